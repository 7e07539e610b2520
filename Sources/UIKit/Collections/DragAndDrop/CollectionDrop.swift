/// An item of a drop on a collection view or table.
@MainActor
final class CollectionDropItem: NSObject, UICollectionViewDropItem, UITableViewDropItem {
  let dragItem: UIDragItem
  /// The index path in the same view; `nil` for external items.
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, _ sourceIndexPath: IndexPath?, _ previewSize: CGSize) {
    self.dragItem = dragItem
    self.sourceIndexPath = sourceIndexPath
    self.previewSize = previewSize
  }
}

/// A drop being performed, with the destinations of its previews.
@MainActor
final class CollectionDrop {
  /// The destination of a preview.
  enum Goal {
    case item(IndexPath)
    /// A rectangle of an item, in its cell's coordinates.
    case into(IndexPath, CGRect)
    case target(UIDragPreviewTarget)
    case cell(UIView)
  }

  let session: any UIDropSession
  let items: [CollectionDropItem]
  let destination: IndexPath?
  let proposal: UIDropProposal
  private(set) var landings: [ObjectIdentifier: (goal: Goal, animator: DragAnimator)] = [:]

  init(
    _ session: any UIDropSession, _ items: [CollectionDropItem], _ destination: IndexPath?,
    _ proposal: UIDropProposal
  ) {
    (self.session, self.items, self.destination, self.proposal) = (session, items, destination, proposal)
  }

  @discardableResult
  func animateDrop(_ item: UIDragItem, _ goal: Goal, _ given: DragAnimator? = nil) -> DragAnimator {
    let animator = given ?? DragAnimator()
    landings[ObjectIdentifier(item)] = (goal, animator)
    return animator
  }
}

/// The common part of the drop coordinators of collection views and tables.
@MainActor
class CollectionDropAnimator: NSObject {
  let drop: CollectionDrop
  private let host: any CollectionDragHost

  init(_ drop: CollectionDrop, _ host: any CollectionDragHost) { (self.drop, self.host) = (drop, host) }

  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.animateDrop(dragItem, .target(target))
  }

  /// Shows a placeholder cell at the insertion position of data that is being loaded.
  func stand(
    _ cell: UIView, for dragItem: UIDragItem, at path: IndexPath, height: CGFloat = 0,
    update: (() -> Void)?, insert: @escaping (IndexPath) -> Void
  ) -> CollectionDropPlaceholderView {
    var frame = host.placeForInsertion(at: path)
    if height > 0 { frame.size.height = height }
    let context = CollectionDropPlaceholderView(
      dragItem, in: host, cell: cell, frame: frame, at: path, update: update, insert: insert)
    drop.animateDrop(dragItem, .cell(cell), context)
    return context
  }
}

/// A placeholder cell for data that is being loaded.
///
/// It overlaps its neighbors until the data is inserted.
@MainActor
final class CollectionDropPlaceholderView: DragAnimator, UICollectionViewDropPlaceholderContext,
  UITableViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private(set) weak var host: (any CollectionDragHost)?
  private let cell: UIView
  private let update: (() -> Void)?
  private let insertion: IndexPath
  private let insert: (IndexPath) -> Void

  init(
    _ dragItem: UIDragItem, in host: any CollectionDragHost, cell: UIView, frame: CGRect,
    at insertion: IndexPath,
    update: (() -> Void)?, insert: @escaping (IndexPath) -> Void
  ) {
    self.dragItem = dragItem
    self.host = host
    self.cell = cell
    self.update = update
    self.insertion = insertion
    self.insert = insert
    super.init()
    cell.frame = frame
    cell.isHidden = false
    cell.layer.zPosition = 998
    cell.isUserInteractionEnabled = false
    host.addSubview(cell)
    update?()
  }

  func setNeedsCellUpdate() { update?() }

  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let host, cell.superview === host else { return false }
    let counts = host.dragEngine.counts
    guard counts.indices.contains(insertion.section) else { return deletePlaceholder() }
    let path = IndexPath(item: min(insertion.item, counts[insertion.section]), section: insertion.section)
    host.dragEngine.beginUpdates()
    dataSourceUpdates(path)
    insert(path)
    host.dragEngine.endUpdates(animated: true, completion: nil)
    fade()
    return true
  }

  @discardableResult
  func deletePlaceholder() -> Bool {
    guard cell.superview != nil else { return false }
    fade()
    return true
  }

  private func fade() {
    let cell = cell
    UIView.animate(withDuration: CollectionEngine.animationDuration) {
      cell.alpha = 0
    } completion: { _ in
      cell.removeFromSuperview()
    }
  }
}
