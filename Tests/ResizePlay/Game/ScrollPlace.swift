import UIKit

/// The position of a scroll view, by its visible content rather than by an offset that depends on estimated
/// heights.
@MainActor
package struct ScrollPlace: Equatable {
  private enum Anchor: Equatable {
    case offset(CGPoint)
    /// The first row or item that begins in the bounds, or else the first visible one, and the distance of its
    /// top below the top of the bounds. In a new instance, an estimated height may keep a row that begins above the
    /// bounds out of sight and unmeasured.
    case item(IndexPath, CGFloat)
  }

  private let anchor: Anchor

  init(_ view: UIScrollView) {
    let offset = view.contentOffset
    let isAtTop = offset.y <= -view.adjustedContentInset.top + 0.5
    var items: [(path: IndexPath, top: CGFloat)] = []
    if !isAtTop, let table = view as? UITableView {
      items = (table.indexPathsForVisibleRows ?? []).map { ($0, table.rectForRow(at: $0).minY - offset.y) }
    } else if !isAtTop, let grid = view as? UICollectionView {
      items = grid.indexPathsForVisibleItems.sorted().compactMap { path in
        grid.collectionViewLayout.layoutAttributesForItem(at: path).map { (path, $0.frame.minY - offset.y) }
      }
    }
    anchor =
      (items.first { $0.top >= 0 } ?? items.first).map { .item($0.path, $0.top) } ?? .offset(offset)
  }

  /// Scrolls a scroll view of another instance to the same position.
  /// - Returns: Whether it scrolled.
  func apply(to view: UIScrollView) -> Bool {
    let start = view.contentOffset
    for _ in 0..<3 {
      guard let offset = offset(in: view),
        abs(offset.y - view.contentOffset.y) + abs(offset.x - view.contentOffset.x) > 0.01
      else { break }
      view.setContentOffset(offset, animated: false)
      view.layoutIfNeeded()
    }
    return view.contentOffset != start
  }

  private func offset(in view: UIScrollView) -> CGPoint? {
    switch anchor {
    case .offset(let offset): return offset
    case .item(let path, let distance):
      let frame: CGRect?
      switch view {
      case let table as UITableView:
        guard path.section < table.numberOfSections, path.row < table.numberOfRows(inSection: path.section)
        else { return nil }
        frame = table.rectForRow(at: path)
      case let grid as UICollectionView:
        guard path.section < grid.numberOfSections,
          path.item < grid.numberOfItems(inSection: path.section)
        else { return nil }
        frame = grid.collectionViewLayout.layoutAttributesForItem(at: path)?.frame
      default: frame = nil
      }
      return frame.map { CGPoint(x: view.contentOffset.x, y: $0.minY - distance) }
    }
  }
}
