import OrderedDiff

/// The properties that the table gives to its rows: margins, separators and positions in sections.
extension UITableView {
  static func standardRowHeight(_ table: UITableView) -> CGFloat {
    UIFontMetrics(forTextStyle: .body).scaledValue(for: 44, compatibleWith: table.traitCollection).rounded(
      .up)
  }

  /// The distance of content from the edges of the table (Metrics.md 1.12).
  package var rowMargin: CGFloat {
    let width = bounds.width
    if cellLayoutMarginsFollowReadableWidth, width > Self.readableWidth + 40 {
      return (width - Self.readableWidth) / 2
    }
    return SystemMargins.list(width: width)
  }

  private static let readableWidth: CGFloat = 672

  /// The distance of the cards of an inset group from the edges.
  var cardInsets: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    let safe = insetsContentViewsToSafeArea ? safeAreaInsets : .zero
    return UIEdgeInsets(top: 0, left: rowMargin + safe.left, bottom: 0, right: rowMargin + safe.right)
  }

  var headerExtent: CGFloat { tableHeaderView?.bounds.height ?? 0 }
  var footerExtent: CGFloat { tableFooterView?.bounds.height ?? 0 }

  /// Lays out the table header and footer, and the background view.
  func layOutEnds() {
    let width = bounds.width
    if let view = tableHeaderView {
      place(view, CGRect(x: 0, y: 0, width: width, height: view.bounds.height))
    }
    if let view = tableFooterView {
      place(view, CGRect(x: 0, y: tableLayout.geometry.end, width: width, height: view.bounds.height))
    }
    editing.fillers?.layOut(in: self)
    if let view = backgroundView {
      place(view, bounds)
      if subviews.first !== view { sendSubviewToBack(view) }
    }
    if tableHeaderView.map({ $0.bounds.height != editing.headerExtent }) ?? (editing.headerExtent != 0) {
      editing.headerExtent = headerExtent
      heightsDidChange()
    }
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Appearance

  func rowAppearanceDidChange() {
    editing.rowMargin = rowMargin
    for cell in engine.visible(\.isCell) { (cell.view as? UITableViewCell).map { give($0) } }
    for holder in engine.visible({ !$0.isCell }) {
      if let holder = holder.view as? TableSectionHolder { alignMargins(holder.content) }
    }
    setNeedsLayout()
  }

  func updateRowMargins() {
    if editing.rowMargin != rowMargin { rowAppearanceDidChange() }
  }

  /// Updates the properties of a cell that depend on the table.
  func give(_ cell: UITableViewCell) {
    cell.table = self
    let isCard = style == .insetGrouped
    cell.place.tableStyle = style
    cell.place.margin = isCard ? SystemMargins.list(width: bounds.width) : rowMargin
    cell.place.separatorStyle = separatorStyle
    cell.place.separatorColor = separatorColor
    cell.place.separatorEffect = separatorEffect
    cell.place.tableSeparatorInset = editing.separatorInset
    cell.place.insetsFromCellEdges = separatorInsetReference == .fromCellEdges
    let safe = insetsContentViewsToSafeArea && !isCard ? safeAreaInsets : .zero
    let margin = cell.place.margin
    var margins = UIEdgeInsets(top: 11, left: margin + safe.left, bottom: 11, right: margin + safe.right)
    if isRightToLeft { margins.left += indexExtent } else { margins.right += indexExtent }
    if cell.layoutMargins != margins { cell.layoutMargins = margins }
    cell.setNeedsUpdateConfiguration()
  }

  /// Prepares a cell for its row before it is shown.
  func prepare(_ cell: UITableViewCell, _ indexPath: IndexPath) {
    give(cell)
    if let level = TableMethods.indentationLevel.ask(
      storedDelegate, { $0.tableView(self, indentationLevelForRowAt: indexPath) })
    {
      cell.indentationLevel = level
    }
    updateEditingControls(to: cell, indexPath, animated: false)
  }

  /// Updates the separators: a selected row also hides the one above it (Metrics.md 1.7).
  func updateSeparators(around cell: UITableViewCell) {
    cell.updateSeparator()
    guard let path = engine.key(of: cell)?.path, path.item > 0 else { return }
    let above = engine.cell(at: ItemPath(section: path.section, item: path.item - 1)) as? UITableViewCell
    above?.place.hidesSeparator =
      (cell.isSelected || cell.isHighlighted) && cell.selectionStyle != .none
    above?.updateSeparator()
  }

  // MARK: Heights

  /// Measures visible rows with automatic height again.
  func measureVisibleAgain() {
    for element in engine.visible(\.isCell) {
      guard let cell = element.view as? UITableViewCell,
        tableLayout.asksForPreferredAttributes(for: element.attributes)
      else { continue }
      tableLayout.setMeasured(cell.fittingHeight(width: element.attributes.size.width), at: element.key.path)
    }
    sectionViews.removeUnused()
  }

  func rowsDidChange() {
    guard !engine.isUpdating else { return }
    reloadSectionIndexTitles()
  }

  func accessoryWasTapped(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if let cell = cellForRow(at: path) { cell.rare?.accessoryTrigger?.perform(cell) }
    storedDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}

extension CollectionEngine {
  /// Measures everything again, for example after a change of the text size.
  func reloadHeights() {
    let context = layout.makeInvalidationContext()
    context.setInvalidatesEverything()
    layout.invalidateLayout(with: context)
    for element in live.values { element.measuredSize = nil }
  }

  /// The index path being requested from the data source.
  var requestedIndexPath: IndexPath? { requested?.indexPath }
}
