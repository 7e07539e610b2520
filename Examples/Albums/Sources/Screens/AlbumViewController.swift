import UIKit

/// A grid of an album's photos, with an edit mode to hide some of them.
final class AlbumViewController: UIViewController {
  private var photos: [Photo]
  private let loader: ThumbnailLoader
  private lazy var grid = PhotoGridView(loader: loader)
  private lazy var trashItem = UIBarButtonItem(
    systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.removeSelected() })

  init(album: Album, loader: ThumbnailLoader) {
    photos = album.photos
    self.loader = loader
    super.init(nibName: nil, bundle: nil)
    title = album.title
    navigationItem.rightBarButtonItem = editButtonItem
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("AlbumViewController is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    grid.frame = view.bounds
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grid.photos = photos
    grid.onTap = { [weak self] index in self?.didTap(index) }
    view.addSubview(grid)
    toolbarItems = [.flexibleSpace(), trashItem, .flexibleSpace()]
    updateTrash()
  }

  private func didTap(_ index: Int) {
    guard isEditing else {
      let screen = PhotoViewController(photo: photos[index])
      navigationController?.pushViewController(screen, animated: true)
      return
    }
    grid.selectedIndexes.formSymmetricDifference([index])
    updateTrash()
  }

  private func updateTrash() { trashItem.isEnabled = !grid.selectedIndexes.isEmpty }

  private func removeSelected() {
    photos = photos.enumerated().filter { !grid.selectedIndexes.contains($0.offset) }.map(\.element)
    grid.selectedIndexes = []
    grid.photos = photos
    setEditing(false, animated: true)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if !editing { grid.selectedIndexes = [] }
    updateTrash()
    navigationItem.setHidesBackButton(editing, animated: animated)
    navigationController?.setToolbarHidden(!editing, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isEditing { setEditing(false, animated: animated) }
  }
}
