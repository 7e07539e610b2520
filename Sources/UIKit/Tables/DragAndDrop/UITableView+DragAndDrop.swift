import OrderedDiff

extension UITableView: CollectionDragHost {
  var dragEngine: CollectionEngine { engine }

  func dragAndDropDidChange() {
    let dragDrop = editing.dragDrop ?? CollectionDragDrop(self)
    editing.dragDrop = dragDrop
    dragDrop.update(
      drags: dragDelegate != nil, isEnabled: dragInteractionEnabled,
      drops: dropDelegate != nil || dragDelegate != nil)
  }

  // MARK: Dragging

  var givesDrags: Bool { dragDelegate != nil && dragInteractionEnabled }
  func dragItems(for session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: indexPath) ?? []
  }
  func dragItemsToAdd(to session: any UIDragSession, at indexPath: IndexPath, _ point: CGPoint)
    -> [UIDragItem]
  {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: indexPath, point: point) ?? []
  }
  func dragParameters(at indexPath: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: indexPath)
  }
  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }
  func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }
  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  // MARK: Dropping

  /// Returns whether the table's own rows are being moved, which is possible without a drop delegate.
  private func isOwn(_ session: any UIDropSession) -> Bool {
    hasActiveDrag && editing.dragDrop?.drag.session === session.localDragSession
  }

  func dropCanBeHandled(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? isOwn(session)
  }
  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }
  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }
  func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }
  func dropProposal(_ session: any UIDropSession, at destination: IndexPath?)
    -> (proposal: UIDropProposal, intent: CollectionDropIntent)?
  {
    guard let dropDelegate else {
      return (UIDropProposal(operation: isOwn(session) ? .move : .cancel), .insert)
    }
    return TableMethods.dropProposal.ask(dropDelegate) {
      $0.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    }.map { proposal in
      switch proposal.intent {
      case .unspecified: (proposal, .unspecified)
      case .insertAtDestinationIndexPath: (proposal, .insert)
      case .insertIntoDestinationIndexPath: (proposal, .into)
      case .automatic: (proposal, automaticIntent(session, destination))
      }
    }
  }

  private func automaticIntent(_ session: any UIDropSession, _ destination: IndexPath?)
    -> CollectionDropIntent
  {
    guard let destination else { return .insert }
    let frame = rectForRow(at: destination)
    let place = session.location(in: self).y
    return frame.insetBy(dx: 0, dy: frame.height / 4).minY...frame.maxY - frame.height / 4 ~= place
      ? .into : .insert
  }

  func performDrop(_ drop: CollectionDrop) {
    dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(drop, self))
  }
  func dropParameters(at indexPath: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: indexPath)
  }

  // MARK: Moving

  func acceptsMoves(of indexPath: IndexPath) -> Bool { canMove(indexPath) }
  func moveItem(from: IndexPath, to: IndexPath) { storedDataSource?.tableView(self, moveRowAt: from, to: to) }
  func movementTarget(_ origin: ItemPath, _ current: ItemPath, _ proposed: ItemPath) -> ItemPath {
    guard let delegate = storedDelegate else { return proposed }
    return ItemPath(
      delegate.tableView(
        self, targetIndexPathForMoveFromRowAt: IndexPath(origin), toProposedIndexPath: IndexPath(proposed)))
  }
  var reorderingDelay: TimeInterval { 0 }
}
