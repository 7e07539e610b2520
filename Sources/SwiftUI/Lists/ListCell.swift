/// The cell of a row.
final class ListCell: UICollectionViewListCell {
  private weak var list: ListController?
  private(set) var path: IndexPath?
  private var background: ViewHost?
  private var content: RowContentView? { contentView as? RowContentView }

  func show(_ path: IndexPath, in list: ListController) {
    guard let host = list.model.outerHost else { return }
    self.list = list
    self.path = path
    let row = list.row(path)
    let configuration = RowContent(
      id: list.model.sections[path.section].rows.id(path.item), row: row, host: host, list: list)
    if let content, content.showsRow, content.rowID != configuration.id { list.scheduleReclaim() }
    contentConfiguration = configuration
    showBackground(row)
    showAccessories(path, row, list)
    setNeedsLayout()
    selectionDidChange()
  }

  /// Updates the row that it shows before new rows of the list are laid out. If the row was removed, the
  /// content is kept during removal.
  func rowsWillChange(in list: ListController, _ paths: [AnyHashable: IndexPath]) {
    guard var content = contentConfiguration as? RowContent else { return }
    if let path = paths[content.id] {
      content.row = list.row(path)
    } else {
      content.isFrozen = true
    }
    contentConfiguration = content
  }

  /// Keeps the content during removal.
  func rowWillGo() {
    guard var content = contentConfiguration as? RowContent else { return }
    content.isFrozen = true
    contentConfiguration = content
  }

  override func layoutSubviews() {
    list?.cellInLayout = self
    defer { list?.cellInLayout = nil }
    super.layoutSubviews()
  }

  /// The start of the separators at their last layout; `nil` if the list has none.
  private var separatorStart: CGFloat??

  /// Moves the separators to content that was laid out alone, as after another cell has measured the row.
  func contentDidLayOut() {
    guard list?.cellInLayout !== self, let start = separatorStart, start != currentTextStart else { return }
    separatorStart = nil
    setNeedsLayout()
  }

  /// The leading edge of the row's first text, where separators start.
  var textStart: CGFloat? {
    content?.layoutIfNeeded()
    let start = currentTextStart
    separatorStart = .some(start)
    return start
  }

  /// The distance of the separators' end from the trailing edge, if the content sets it.
  var separatorEnd: CGFloat? {
    content?.separatorGuide(.listRowSeparatorTrailing).map { bounds.width - $0 }
  }

  private var currentTextStart: CGFloat? {
    guard let content else { return nil }
    if let guide = content.separatorGuide(.listRowSeparatorLeading) { return guide }
    func text(_ view: UIView) -> UILabel? {
      for child in view.subviews where !child.isHidden {
        if let label = child as? UILabel, view is HostingView { return label }
        if let label = text(child) { return label }
      }
      return nil
    }
    guard let label = text(content) else { return nil }
    let frame = label.convert(label.bounds, to: self)
    return isRightToLeft ? bounds.maxX - frame.maxX : frame.minX - bounds.minX
  }

  private func showAccessories(_ path: IndexPath, _ row: Row, _ list: ListController) {
    var wanted: [UICellAccessory] = []
    if list.model.isEditing {
      if list.model.canSelectSeveral {
        wanted.append(.multiselect(displayed: .whenEditing))
      } else if list.canDelete(path) {
        wanted.append(.delete(displayed: .whenEditing) { [weak self] in self?.deleteRow() })
      }
      if list.canMove(path) { wanted.append(.reorder(displayed: .whenEditing)) }
    }
    if let badge = row.trait(BadgeTrait.self) ?? nil, row.trait(LinkRowTrait.self) != true {
      wanted.append(.label(text: badge))
    }
    if !wanted.isEmpty || !accessories.isEmpty { accessories = wanted }
  }

  private func deleteRow() { if let list, let path { list.delete(path) } }

  private func showBackground(_ row: Row) {
    let custom = row.trait(RowBackgroundTrait.self) ?? nil
    guard custom != nil || background != nil else { return }
    background?.end()
    background = nil
    guard let custom, let node = row.items.first?.node else { return backgroundView = nil }
    let host = ViewHost(parent: node)
    host.respectsSafeArea = false
    host.start(parent: node) { AnyView._makeNode(custom, $0) }
    host.view.isUserInteractionEnabled = false
    background = host
    backgroundView = host.view
  }

  func leave() {
    content?.leave()
    list?.scheduleReclaim()
  }

  func reclaim() { content?.reclaim() }
  var shownHost: ViewHost? { content?.shownHost }

  /// The links and buttons triggered by the row, all of which iOS triggers.
  var rowControls: [TapControlView] {
    var found: [TapControlView] = []
    func find(_ view: UIView) {
      // The control of a button is above its label, whose controls are not triggered.
      let own = view.subviews.lazy.compactMap { $0 as? TapControlView }.first { $0.isTriggeredByRow }
      if let own { return found.append(own) }
      for child in view.subviews { find(child) }
    }
    find(contentView)
    return found
  }

  func selectionDidChange() {
    // Appearing and disappearing rows are updated with the next layout.
    guard let list, let path, list.model.isSettled, list.exists(path) else { return }
    let isChosen = list.model.canSelect && list.model.isSelected(list.identity(path))
    if isSelected != isChosen { isSelected = isChosen }
  }
}

/// The content configuration of a row's cell.
@MainActor
struct RowContent: UIContentConfiguration {
  let id: AnyHashable
  var row: Row
  /// The host of the list, whose view has the cell.
  weak var host: ViewHost?
  weak var list: ListController?
  /// Whether the row was removed and must not be accessed.
  var isFrozen = false
  func makeContentView() -> any UIView & UIContentView { RowContentView(self) }
  func updated(for state: any UIConfigurationState) -> RowContent { self }
}

/// A row with its insets.
final class RowContentView: UIView, UIContentView {
  private var content: RowContent
  private var rowView: RowView?

  var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? RowContent else { return }
      content = new
      if !content.isFrozen { show() }
    }
  }

  init(_ content: RowContent) {
    self.content = content
    super.init(frame: .zero)
    show()
  }
  required init?(coder: NSCoder) { return nil }

  func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is RowContent }

  private func show() {
    if rowView?.id != content.id || rowView?.superview !== self {
      if rowView?.superview === self { rowView?.leave() }
      let view = RowView(id: content.id)
      addSubview(view)
      rowView = view
    }
    rowView?.onRowChange = { [weak list = content.list] in list?.rowDidChange($0) }
    rowView?.onLoss = { [weak list = content.list] in list?.scheduleReclaim() }
    if let host = content.host { rowView?.show(content.row, in: host) }
    setNeedsLayout()
  }

  func leave() {
    rowView?.leave()
    rowView = nil
  }

  var showsRow: Bool { rowView != nil }
  var shownHost: ViewHost? { rowView?.shownHost }
  var rowID: AnyHashable { content.id }
  func reclaim() { rowView?.reclaim() }

  /// The space between the content and its accessories, in points.
  private static let minimumInset: CGFloat = 12

  private var insets: EdgeInsets {
    if let own = content.row.trait(RowInsetsTrait.self) ?? nil { return own }
    let margins = layoutMargins
    return EdgeInsets(
      top: RowMargins.text.top,
      leading: max(Self.minimumInset, isRightToLeft ? margins.right : margins.left),
      bottom: RowMargins.text.bottom,
      trailing: max(Self.minimumInset, isRightToLeft ? margins.left : margins.right))
  }

  /// The insets of a row's content with a size for a proposal; smaller around controls.
  private func insets(around size: CGSize, _ proposal: ProposedViewSize, _ insets: EdgeInsets) -> EdgeInsets {
    let items = content.row.items
    guard items.count == 1, let item = items.first, item.containsRowControl,
      (content.row.trait(RowInsetsTrait.self) ?? nil) == nil
    else { return insets }
    var insets = insets
    let margins = item.rowMargins(size, proposal)
    insets.top = max(RowMargins.minimum.top, margins.top)
    insets.bottom = max(RowMargins.minimum.bottom, margins.bottom)
    return insets
  }

  /// The position of a separator guide that the content of the row sets, from the leading edge of the cell.
  func separatorGuide(_ guide: HorizontalAlignment) -> CGFloat? {
    let items = content.row.items
    guard items.count == 1, let item = items.first, !content.isFrozen else { return nil }
    let insets = insets
    let free = max(0, bounds.width - insets.leading - insets.trailing)
    let dimensions = item.dimensions(ProposedViewSize(width: free, height: nil))
    return dimensions[explicit: guide].map { insets.leading + $0 }
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard !content.isFrozen else { return CGSize(width: targetSize.width, height: bounds.height) }
    let insets = insets
    let free = max(0, targetSize.width - insets.leading - insets.trailing)
    let proposal = ProposedViewSize(width: free, height: nil)
    let size = content.row.size(proposal)
    return CGSize(width: targetSize.width, height: height(size, self.insets(around: size, proposal, insets)))
  }

  private func height(_ size: CGSize, _ insets: EdgeInsets) -> CGFloat {
    max(content.host?.root.environment.defaultMinListRowHeight ?? 0, size.height + insets.top + insets.bottom)
  }

  /// The height of content in the space of its row: content with a spacer or a color extends up to the least margins.
  private func stretchedHeight(_ size: CGSize, _ width: CGFloat) -> CGFloat {
    let own = content.row.trait(RowInsetsTrait.self) ?? nil
    let margins = own.map { $0.top + $0.bottom } ?? RowMargins.minimum.top + RowMargins.minimum.bottom
    let space = bounds.height - margins
    guard space > size.height else { return size.height }
    return min(space, content.row.size(ProposedViewSize(width: width, height: space)).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let rowView, !content.isFrozen else { return }
    var insets = insets
    let free = max(0, bounds.width - insets.leading - insets.trailing)
    let proposal = ProposedViewSize(width: free, height: nil)
    let size = content.row.size(proposal)
    insets = self.insets(around: size, proposal, insets)
    let width = min(size.width, free)
    let scale = max(1, traitCollection.displayScale)
    // Margins and safe areas may have changed since the row was measured.
    if abs(height(size, insets) - bounds.height) > 1 / scale {
      (superview as? ListCell)?.invalidateIntrinsicContentSize()
    }
    let tall = stretchedHeight(size, free)
    let y = (bounds.height - tall) / 2 + (insets.top - insets.bottom) / 2
    rowView.frame = CGRect(
      x: isRightToLeft ? bounds.width - insets.leading - width : insets.leading,
      y: (y * scale).rounded() / scale, width: width, height: tall)
    rowView.layOut()
    (superview as? ListCell)?.contentDidLayOut()
  }
}
