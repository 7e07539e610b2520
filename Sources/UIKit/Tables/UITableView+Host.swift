import OrderedDiff

extension UITableView: CollectionEngineHost {
  package var engineOwner: BatchUpdateFault.Owner { .tableView }
  package var engineHasDataSource: Bool { storedDataSource != nil }
  package func engineNumberOfSections() -> Int { storedDataSource?.numberOfSections(in: self) ?? 0 }
  package func engineNumberOfItems(in section: Int) -> Int {
    storedDataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  package func engineMakeCell(at indexPath: IndexPath) -> (any CollectionElementView)? {
    guard let cell = storedDataSource?.tableView(self, cellForRowAt: indexPath) else { return nil }
    // Cells that the app created itself are reused as well.
    if cell.elementRecord.kind == nil { cell.elementRecord.kind = .cell }
    prepare(cell, indexPath)
    return cell
  }

  package func engineMakeSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> (any CollectionElementView)?
  {
    let end: TableSectionEnd = kind == TableLayout.headerKind ? .header : .footer
    guard let content = makeSectionView(end, indexPath.section) else { return nil }
    sectionViews.kept[end, indexPath.section] = nil
    return TableSectionHolder(content, end)
  }

  package func engineWillDisplay(
    _ view: any CollectionElementView, _ kind: ElementKind, at indexPath: IndexPath
  ) {
    if let cell = view as? UITableViewCell {
      storedDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    } else if let holder = view as? TableSectionHolder {
      switch holder.end {
      case .header:
        storedDelegate?.tableView(self, willDisplayHeaderView: holder.content, forSection: indexPath.section)
      case .footer:
        storedDelegate?.tableView(self, willDisplayFooterView: holder.content, forSection: indexPath.section)
      }
    }
  }

  package func engineDidEndDisplaying(
    _ view: any CollectionElementView, _ kind: ElementKind, at indexPath: IndexPath
  ) {
    if let cell = view as? UITableViewCell {
      swipedCellDidEnd(cell)
      storedDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    } else if let holder = view as? TableSectionHolder {
      switch holder.end {
      case .header:
        storedDelegate?.tableView(
          self, didEndDisplayingHeaderView: holder.content, forSection: indexPath.section)
      case .footer:
        storedDelegate?.tableView(
          self, didEndDisplayingFooterView: holder.content, forSection: indexPath.section)
      }
      sectionViews.retire(holder)
    }
  }

  // MARK: Prefetching

  package var engineWantsPrefetching: Bool { isPrefetchingEnabled && prefetchDataSource != nil }
  package func enginePrefetch(_ indexPaths: [IndexPath]) {
    prefetchDataSource?.tableView(self, prefetchRowsAt: indexPaths)
  }
  package func engineCancelPrefetching(_ indexPaths: [IndexPath]) {
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: indexPaths)
  }

  // MARK: Selection

  package func engineShouldHighlight(_ indexPath: IndexPath) -> Bool {
    if cellForRow(at: indexPath)?.place.isSwiped == true { return false }
    return storedDelegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
  }
  package func engineDidHighlight(_ indexPath: IndexPath) {
    storedDelegate?.tableView(self, didHighlightRowAt: indexPath)
  }
  package func engineDidUnhighlight(_ indexPath: IndexPath) {
    storedDelegate?.tableView(self, didUnhighlightRowAt: indexPath)
  }
  package func engineWillSelect(_ indexPath: IndexPath) -> IndexPath? {
    guard let delegate = storedDelegate else { return indexPath }
    return delegate.tableView(self, willSelectRowAt: indexPath)
  }
  package func engineWillDeselect(_ indexPath: IndexPath) -> IndexPath? {
    guard let delegate = storedDelegate else { return indexPath }
    return delegate.tableView(self, willDeselectRowAt: indexPath)
  }
  package func engineOffersMultipleSelection(_ indexPath: IndexPath) -> Bool {
    storedDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
  }
  /// Starts selecting rows in editing mode, with a two-finger pan.
  package func engineDidBeginMultipleSelection(_ indexPath: IndexPath) {
    storedDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: indexPath)
    if !engineAllowsMultipleSelection, allowsMultipleSelectionDuringEditing {
      setEditing(true, animated: true)
    }
  }
  package func engineDidEndMultipleSelection() {
    storedDelegate?.tableViewDidEndMultipleSelectionInteraction(self)
  }

  package func engineShowsMenu(_ indexPath: IndexPath) -> Bool {
    storedDelegate?.tableView(self, shouldShowMenuForRowAt: indexPath) ?? false
  }
  package func engineCanPerform(_ action: Selector, _ indexPath: IndexPath) -> Bool {
    storedDelegate?.tableView(self, canPerformAction: action, forRowAt: indexPath, withSender: nil) ?? false
  }
  package func enginePerform(_ action: Selector, _ indexPath: IndexPath, _ sender: Any?) {
    storedDelegate?.tableView(self, performAction: action, forRowAt: indexPath, withSender: sender)
  }

  package func engineItemsDidMove(_ newPath: (ItemPath) -> ItemPath?) { editing.focus?.apply(newPath) }
  package func engineCanFocus(_ indexPath: IndexPath) -> Bool {
    guard allowsFocus, !isEditing || allowsFocusDuringEditing else { return false }
    return storedDelegate?.tableView(self, canFocusRowAt: indexPath) ?? true
  }
  package func engineSelectionFollowsFocus(_ indexPath: IndexPath) -> Bool {
    TableMethods.selectionFollowsFocus.ask(storedDelegate) {
      $0.tableView(self, selectionFollowsFocusForRowAt: indexPath)
    } ?? selectionFollowsFocus
  }

  package func engineDidSelect(_ indexPath: IndexPath) {
    cellForRow(at: indexPath)?.startSelectionSegue()
    storedDelegate?.tableView(self, didSelectRowAt: indexPath)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }
  package func engineDidDeselect(_ indexPath: IndexPath) {
    storedDelegate?.tableView(self, didDeselectRowAt: indexPath)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }
  package func enginePerformPrimaryAction(_ indexPath: IndexPath) {
    guard let delegate = storedDelegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: indexPath)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: indexPath)
  }
  package var engineAllowsSelection: Bool {
    guard isEditing else { return allowsSelection || allowsMultipleSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }
  package var engineAllowsMultipleSelection: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}

extension UITableViewCell: CollectionElementView {
  package func elementApply(_ attributes: UICollectionViewLayoutAttributes) {
    guard let row = attributes as? TableRowAttributes else { return }
    guard place.isFirst != row.isFirst || place.isLast != row.isLast else { return }
    place.isFirst = row.isFirst
    place.isLast = row.isLast
    setNeedsLayout()
  }

  package func elementPreferredAttributes(fitting attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let height = systemLayoutSizeFitting(
      CGSize(width: attributes.size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard height != attributes.size.height else { return attributes }
    let preferred = attributes.duplicate()
    preferred.frame = CGRect(
      origin: attributes.frame.origin, size: CGSize(width: attributes.size.width, height: height))
    return preferred
  }

  package func elementSetSelected(_ isSelected: Bool, animated: Bool) {
    setSelected(isSelected, animated: animated)
  }
  package func elementSetHighlighted(_ isHighlighted: Bool, animated: Bool) {
    setHighlighted(isHighlighted, animated: animated)
  }
}
