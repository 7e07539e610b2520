import OrderedDiff

extension CollectionDragHost {
  /// The frame of an item inserted at an index path.
  func placeForInsertion(at path: IndexPath) -> CGRect {
    dragEngine.prepareIfNeeded()
    if let frame = dragEngine.layoutAttributes(ElementKey(.cell, path))?.frame { return frame }
    guard path.item > 0,
      let last = dragEngine.layoutAttributes(
        ElementKey(.cell, IndexPath(item: path.item - 1, section: path.section)))?.frame
    else { return CGRect(x: bounds.midX - 50, y: bounds.midY - 22, width: 100, height: 44) }
    let isBeside = last.maxX + last.width <= bounds.maxX
    return isBeside ? last.offsetBy(dx: last.width, dy: 0) : last.offsetBy(dx: 0, dy: last.height)
  }
}

extension UICollectionView: CollectionDragHost {
  var dragEngine: CollectionEngine { engine }

  // MARK: Dragging

  var givesDrags: Bool { dragDelegate != nil && dragInteractionEnabled }
  func dragItems(for session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: indexPath) ?? []
  }
  func dragItemsToAdd(to session: any UIDragSession, at indexPath: IndexPath, _ point: CGPoint)
    -> [UIDragItem]
  {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: indexPath, point: point) ?? []
  }
  func dragParameters(at indexPath: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: indexPath)
  }
  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }
  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }
  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  // MARK: Dropping

  func dropCanBeHandled(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }
  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }
  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }
  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }
  func dropProposal(_ session: any UIDropSession, at destination: IndexPath?)
    -> (proposal: UIDropProposal, intent: CollectionDropIntent)?
  {
    guard let dropDelegate else { return nil }
    return CollectionMethods.dropProposal.ask(dropDelegate) {
      $0.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    }.map { proposal in
      switch proposal.intent {
      case .unspecified: (proposal, .unspecified)
      case .insertAtDestinationIndexPath: (proposal, .insert)
      case .insertIntoDestinationIndexPath: (proposal, .into)
      }
    }
  }
  func performDrop(_ drop: CollectionDrop) {
    dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop, self))
  }
  func dropParameters(at indexPath: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: indexPath)
  }

  // MARK: Moving

  func acceptsMoves(of indexPath: IndexPath) -> Bool {
    guard let dataSource = storedDataSource, CollectionMethods.move.isImplemented(by: dataSource) else {
      return false
    }
    return dataSource.collectionView(self, canMoveItemAt: indexPath)
  }
  func moveItem(from: IndexPath, to: IndexPath) {
    storedDataSource?.collectionView(self, moveItemAt: from, to: to)
  }
  func movementTarget(_ origin: ItemPath, _ current: ItemPath, _ proposed: ItemPath) -> ItemPath {
    guard let delegate = storedDelegate else { return proposed }
    return ItemPath(
      delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(origin),
        atCurrentIndexPath: IndexPath(current), toProposedIndexPath: IndexPath(proposed)))
  }
  var reorderingDelay: TimeInterval {
    switch reorderingCadence {
    case .immediate: 0
    case .fast: 0.15
    case .slow: 0.5
    }
  }
}
