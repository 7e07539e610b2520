import UIKit

/// A grid of all photos. Pinching changes the number of columns; a long press starts dragging; in edit mode,
/// several photos can be selected, deleted, and restored with undo.
final class LibraryController: UICollectionViewController, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  private enum Section { case all }
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Photo>

  /// The layouts from the densest to the largest, by the number of columns on a phone.
  private let layouts = [5, 3, 1].map { columns in
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 2
    layout.minimumInteritemSpacing = 2
    return (columns: columns, layout: layout)
  }
  private var density = 1
  private var source: UICollectionViewDiffableDataSource<Section, Photo>!
  private var nextNumber = 60
  private let undo = UndoManager()
  private var blend: UICollectionViewTransitionLayout?
  private var pinchTarget = 1

  init() {
    super.init(collectionViewLayout: layouts[density].layout)
    title = "Library"
  }

  required init?(coder: NSCoder) { nil }

  override var undoManager: UndoManager? { undo }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, _, photo in
      cell.show(photo)
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, photo in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: photo)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.registerUndo(transaction.initialSnapshot)
    }
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.dragInteractionEnabled = true
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    collectionView.addGestureRecognizer(PinchRecognizer { [weak self] in self?.pinch($0) })
    var snapshot = Snapshot()
    snapshot.appendSections([.all])
    snapshot.appendItems((0..<nextNumber).map { Photo(number: $0) })
    source.apply(snapshot, animatingDifferences: false)
    showButtons()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    for (columns, layout) in layouts {
      // Scales the number of columns with the width of the screen.
      let count = max(1, (CGFloat(columns) * view.bounds.width / 390).rounded())
      let gaps = (count - 1) * layout.minimumInteritemSpacing
      let side = ((view.bounds.width - gaps) / count).rounded(.down)
      let size = CGSize(width: side, height: columns == 1 ? side * 0.66 : side)
      if layout.itemSize != size { layout.itemSize = size }
    }
  }

  // MARK: Editing

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: indexPath, animated: animated)
    }
    showButtons()
  }

  private func showButtons() {
    navigationItem.rightBarButtonItem = editButtonItem
    let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addPhoto() })
    let delete = UIBarButtonItem(
      systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.deleteSelected() })
    delete.accessibilityLabel = "Delete"
    let back = UIBarButtonItem(
      systemItem: .undo, primaryAction: UIAction { [weak self] _ in self?.undo.undo() })
    navigationItem.leftBarButtonItems = isEditing ? [delete, back] : [add]
  }

  private func addPhoto() {
    var snapshot = source.snapshot()
    let photo = Photo(number: nextNumber)
    nextNumber += 1
    if let first = snapshot.itemIdentifiers.first {
      snapshot.insertItems([photo], beforeItem: first)
    } else {
      snapshot.appendItems([photo])
    }
    change(to: snapshot)
  }

  private func deleteSelected() {
    let paths = collectionView.indexPathsForSelectedItems ?? []
    remove(paths.compactMap { source.itemIdentifier(for: $0) })
  }

  private func change(to snapshot: Snapshot) {
    registerUndo(source.snapshot())
    source.apply(snapshot)
  }

  private func registerUndo(_ snapshot: Snapshot) {
    undo.registerUndo(withTarget: self) { $0.change(to: snapshot) }
  }

  // MARK: Drag

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let photo = source.itemIdentifier(for: indexPath) else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: "Photo \(photo.number)" as NSString))
    item.localObject = photo
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    collectionView.hasActiveDrag
      ? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      : UICollectionViewDropProposal(operation: .forbidden)
  }

  /// Moves within the grid are handled by the data source's reordering handlers.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}

  // MARK: Menu

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let photos = indexPaths.compactMap { source.itemIdentifier(for: $0) }
    guard !photos.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(children: [
        UIAction(title: "Move to Front", image: UIImage(systemName: "arrow.up")) { _ in
          self?.moveToFront(photos)
        },
        UIAction(title: "Remove", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
          self?.remove(photos)
        },
      ])
    })
  }

  private func moveToFront(_ photos: [Photo]) {
    var snapshot = source.snapshot()
    for photo in photos.reversed() {
      if let first = snapshot.itemIdentifiers.first, first != photo {
        snapshot.moveItem(photo, beforeItem: first)
      }
    }
    change(to: snapshot)
  }

  private func remove(_ photos: [Photo]) {
    var snapshot = source.snapshot()
    snapshot.deleteItems(photos)
    change(to: snapshot)
  }

  // MARK: Pinch

  /// Pinching open enlarges the pictures, with an interactive layout transition.
  private func pinch(_ gesture: UIPinchGestureRecognizer) {
    switch gesture.state {
    case .changed where blend == nil:
      let step = gesture.scale > 1.02 ? 1 : gesture.scale < 0.98 ? -1 : 0
      guard step != 0, layouts.indices.contains(density + step) else { return }
      pinchTarget = density + step
      blend = collectionView.startInteractiveTransition(to: layouts[pinchTarget].layout) {
        [weak self] _, finished in
        guard let self else { return }
        if finished { density = pinchTarget }
        blend = nil
      }
    case .changed:
      guard let blend else { return }
      let ratio = CGFloat(layouts[density].columns) / CGFloat(layouts[pinchTarget].columns)
      let progress = (gesture.scale - 1) / (ratio - 1)
      blend.transitionProgress = min(1, max(0, progress))
      blend.invalidateLayout()
    case .ended, .cancelled:
      guard let blend else { return }
      if gesture.state == .ended, blend.transitionProgress > 0.4 {
        collectionView.finishInteractiveTransition()
      } else {
        collectionView.cancelInteractiveTransition()
      }
    default: break
    }
  }
}
