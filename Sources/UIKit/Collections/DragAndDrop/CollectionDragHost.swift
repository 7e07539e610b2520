import OrderedDiff

/// The intent of a drop in a collection view or table.
enum CollectionDropIntent { case unspecified, insert, into }

/// A collection view or table with drag and drop, which calls the app's delegate methods.
@MainActor
protocol CollectionDragHost: CollectionEngineHost {
  var dragEngine: CollectionEngine { get }

  var givesDrags: Bool { get }
  func dragItems(for session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
  func dragItemsToAdd(to session: any UIDragSession, at indexPath: IndexPath, _ point: CGPoint)
    -> [UIDragItem]
  func dragParameters(at indexPath: IndexPath) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragIsRestricted(_ session: any UIDragSession) -> Bool

  func dropCanBeHandled(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  /// The drop proposal; `nil` if the app does not provide one.
  func dropProposal(_ session: any UIDropSession, at destination: IndexPath?)
    -> (proposal: UIDropProposal, intent: CollectionDropIntent)?
  func performDrop(_ drop: CollectionDrop)
  func dropParameters(at indexPath: IndexPath) -> UIDragPreviewParameters?

  /// Whether the data source handles moves, so that no drop must be performed.
  func acceptsMoves(of indexPath: IndexPath) -> Bool
  func moveItem(from: IndexPath, to: IndexPath)
  func movementTarget(_ origin: ItemPath, _ current: ItemPath, _ proposed: ItemPath) -> ItemPath
  /// The delay before items are rearranged, in seconds.
  var reorderingDelay: TimeInterval { get }
}

/// A cell that shows its drag and drop state.
@MainActor
protocol DraggableCell: CollectionElementView {
  func setDragState(_ state: UICellConfigurationState.DragState)
  func setDropState(_ state: UICellConfigurationState.DropState)
}

extension UICollectionViewCell: DraggableCell {
  func setDragState(_ state: UICellConfigurationState.DragState) {
    dragState = DragState(rawValue: state.rawValue) ?? .none
  }
  func setDropState(_ state: UICellConfigurationState.DropState) { dropState = state }
}

extension UITableViewCell: DraggableCell {
  func setDragState(_ state: UICellConfigurationState.DragState) {
    guard place.dragState != state else { return }
    place.dragState = state
    dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
    setNeedsUpdateConfiguration()
  }
  func setDropState(_ state: UICellConfigurationState.DropState) {
    guard place.dropState != state else { return }
    place.dropState = state
    setNeedsUpdateConfiguration()
  }
}
