import OrderedDiff

extension UICollectionView: CollectionEngineHost {
  package var engineOwner: BatchUpdateFault.Owner { .collectionView }

  // MARK: Data

  package var engineHasDataSource: Bool { storedDataSource != nil }
  package func engineNumberOfSections() -> Int { storedDataSource?.numberOfSections(in: self) ?? 0 }
  package func engineNumberOfItems(in section: Int) -> Int {
    storedDataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  package func engineMakeCell(at indexPath: IndexPath) -> (any CollectionElementView)? {
    guard let dataSource = storedDataSource else { return nil }
    let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
    guard cell.elementRecord.reuseIdentifier == nil else {
      cell.isEditing = isEditing
      return cell
    }
    // A failed dequeue was already reported.
    guard !behavior.takeFailure() else { return nil }
    UIKitFault.raise(
      .internalInconsistency,
      """
      the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be \
      retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:
      """)
    return nil
  }

  package func engineMakeSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> (any CollectionElementView)?
  {
    guard let dataSource = storedDataSource else { return nil }
    let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
    guard view.elementRecord.reuseIdentifier == nil else { return view }
    guard !behavior.takeFailure() else { return nil }
    UIKitFault.raise(
      .internalInconsistency,
      """
      the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),\(indexPath)) \
      was not retrieved by calling \
      -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil
      """)
    return nil
  }

  /// Returns a reused or new view; raises a fault if none is registered.
  func dequeue(_ kind: ElementKind, _ identifier: String, _ indexPath: IndexPath)
    -> (any CollectionElementView)?
  {
    if let view = engine.dequeue(kind, identifier, for: indexPath) { return view }
    behavior.recordFailure()
    if engine.reuse.hasSource(for: ReuseQueues.Name(kind, identifier)) {
      UIKitFault.raise(
        .internalInconsistency,
        """
        invalid nib or class registered for identifier (\(identifier)) - nib must contain exactly one top level \
        object which must be a \(kind.isCell ? "UICollectionViewCell" : "UICollectionReusableView") instance
        """)
    } else {
      UIKitFault.raise(
        .internalInconsistency,
        """
        could not dequeue a view of kind: \(kind.name ?? "UICollectionElementKindCell") with identifier \(identifier) \
        - must register a nib or a class for the identifier or connect a prototype cell in a storyboard
        """)
    }
    return nil
  }

  // MARK: Display

  package func engineWillDisplay(
    _ view: any CollectionElementView, _ kind: ElementKind, at indexPath: IndexPath
  ) {
    if let cell = view as? UICollectionViewCell {
      storedDelegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    } else if kind.category == .supplementaryView, let view = view as? UICollectionReusableView {
      storedDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind.name ?? "", at: indexPath)
    }
  }

  package func engineDidEndDisplaying(
    _ view: any CollectionElementView, _ kind: ElementKind, at indexPath: IndexPath
  ) {
    if let cell = view as? UICollectionViewCell {
      storedDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
    } else if kind.category == .supplementaryView, let view = view as? UICollectionReusableView {
      storedDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind.name ?? "", at: indexPath)
    }
  }

  // MARK: Prefetching

  package var engineWantsPrefetching: Bool { isPrefetchingEnabled && prefetchDataSource != nil }
  package func enginePrefetch(_ indexPaths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, prefetchItemsAt: indexPaths)
  }
  package func engineCancelPrefetching(_ indexPaths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: indexPaths)
  }

  // MARK: Selection

  package var engineAllowsSelection: Bool {
    isEditing ? allowsSelectionDuringEditing || engineAllowsMultipleSelection : allowsSelection
  }
  package var engineAllowsMultipleSelection: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsSelection && allowsMultipleSelection
  }
  package func engineShouldHighlight(_ indexPath: IndexPath) -> Bool {
    storedDelegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
  }
  package func engineDidHighlight(_ indexPath: IndexPath) {
    storedDelegate?.collectionView(self, didHighlightItemAt: indexPath)
  }
  package func engineDidUnhighlight(_ indexPath: IndexPath) {
    storedDelegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }
  package func engineWillSelect(_ indexPath: IndexPath) -> IndexPath? {
    storedDelegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true ? indexPath : nil
  }
  package func engineWillDeselect(_ indexPath: IndexPath) -> IndexPath? {
    storedDelegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true ? indexPath : nil
  }
  package func engineDidSelect(_ indexPath: IndexPath) {
    cellForItem(at: indexPath)?.startSelectionSegue()
    storedDelegate?.collectionView(self, didSelectItemAt: indexPath)
  }
  package func engineDidDeselect(_ indexPath: IndexPath) {
    storedDelegate?.collectionView(self, didDeselectItemAt: indexPath)
  }
  package func enginePerformPrimaryAction(_ indexPath: IndexPath) {
    guard let delegate = storedDelegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath)
    else {
      return
    }
    delegate.collectionView(self, performPrimaryActionForItemAt: indexPath)
  }

  package func engineOffersMultipleSelection(_ indexPath: IndexPath) -> Bool {
    storedDelegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
  }
  package func engineDidBeginMultipleSelection(_ indexPath: IndexPath) {
    storedDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: indexPath)
  }
  package func engineDidEndMultipleSelection() {
    storedDelegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }

  // MARK: Menus

  package func engineShowsMenu(_ indexPath: IndexPath) -> Bool {
    storedDelegate?.collectionView(self, shouldShowMenuForItemAt: indexPath) ?? false
  }
  package func engineCanPerform(_ action: Selector, _ indexPath: IndexPath) -> Bool {
    storedDelegate?.collectionView(self, canPerformAction: action, forItemAt: indexPath, withSender: nil)
      ?? false
  }
  package func enginePerform(_ action: Selector, _ indexPath: IndexPath, _ sender: Any?) {
    storedDelegate?.collectionView(self, performAction: action, forItemAt: indexPath, withSender: sender)
  }

  // MARK: Focus

  package func engineItemsDidMove(_ newPath: (ItemPath) -> ItemPath?) { behavior.focus.apply(newPath) }
  package func engineCanFocus(_ indexPath: IndexPath) -> Bool {
    guard allowsFocus, !isEditing || allowsFocusDuringEditing else { return false }
    return storedDelegate?.collectionView(self, canFocusItemAt: indexPath) ?? true
  }
  package func engineSelectionFollowsFocus(_ indexPath: IndexPath) -> Bool {
    CollectionMethods.selectionFollowsFocus.ask(storedDelegate) {
      $0.collectionView(self, selectionFollowsFocusForItemAt: indexPath)
    } ?? selectionFollowsFocus
  }

  package func engineTargetOffset(forProposed offset: CGPoint) -> CGPoint {
    storedDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset) ?? offset
  }
}
