import UIKit

/// A grid of square tiles that creates only the visible ones, so that ten thousand pictures cost as much as
/// twenty.
final class PhotoGridView: UIScrollView {
  private let loader: ThumbnailLoader
  private var tiles: [Int: PhotoTile] = [:]
  private var spare: [PhotoTile] = []
  private static let spacing: CGFloat = 2

  var photos: [Photo] = [] {
    didSet {
      for index in tiles.keys { recycle(index) }
      setNeedsLayout()
    }
  }
  var onTap: ((Int) -> Void)?
  var selectedIndexes: Set<Int> = [] { didSet { updateCheckmarks() } }

  init(loader: ThumbnailLoader) {
    self.loader = loader
    super.init(frame: .zero)
    alwaysBounceVertical = true
  }

  required init?(coder: NSCoder) { fatalError("PhotoGridView is made in code") }

  private var usableWidth: CGFloat { bounds.width - adjustedContentInset.left - adjustedContentInset.right }

  private var columns: Int { max(3, Int((usableWidth / 130).rounded())) }

  /// The size of a tile, in whole pixels.
  private var side: CGFloat {
    let gaps = CGFloat(columns - 1) * Self.spacing
    let scale = max(1, traitCollection.displayScale)
    return max(1, ((usableWidth - gaps) / CGFloat(columns) * scale).rounded(.down) / scale)
  }

  private func frame(of index: Int) -> CGRect {
    let pitch = side + Self.spacing
    return CGRect(
      x: CGFloat(index % columns) * pitch, y: CGFloat(index / columns) * pitch, width: side, height: side)
  }

  override func layoutSubviews() {
    let rows = (photos.count + columns - 1) / columns
    contentSize = CGSize(
      width: usableWidth, height: max(0, CGFloat(rows) * (side + Self.spacing) - Self.spacing))
    showVisibleTiles()
    super.layoutSubviews()
  }

  private func showVisibleTiles() {
    guard !photos.isEmpty, bounds.height > 0 else { return }
    let pitch = side + Self.spacing
    let first = max(0, Int(bounds.minY / pitch)) * columns
    let last = min(photos.count, (Int(bounds.maxY / pitch) + 1) * columns)
    let visible = first..<max(first, last)
    for index in tiles.keys where !visible.contains(index) { recycle(index) }
    for index in visible {
      let tile = tiles[index] ?? makeTile(index)
      tile.frame = frame(of: index)
    }
  }

  private func makeTile(_ index: Int) -> PhotoTile {
    let tile = spare.popLast() ?? newTile()
    tile.tag = index
    tile.isHidden = false
    tile.show(photos[index], size: CGSize(width: side, height: side))
    tile.showsCheckmark = selectedIndexes.contains(index)
    tiles[index] = tile
    return tile
  }

  private func newTile() -> PhotoTile {
    let tile = PhotoTile(loader: loader)
    tile.addAction(
      UIAction { [weak self, weak tile] _ in
        if let tile { self?.onTap?(tile.tag) }
      }, for: .touchUpInside)
    addSubview(tile)
    return tile
  }

  private func recycle(_ index: Int) {
    guard let tile = tiles.removeValue(forKey: index) else { return }
    tile.isHidden = true
    spare.append(tile)
  }

  private func updateCheckmarks() {
    for (index, tile) in tiles { tile.showsCheckmark = selectedIndexes.contains(index) }
  }
}
