/// The parts of a layout to invalidate.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  package struct Element: Hashable {
    package var kind: String
    package var indexPath: IndexPath
  }

  private var isEverything = false
  private var areCounts = false
  /// Whether the bounds of the collection view have changed.
  package var isBoundsChange = false
  private var items: [IndexPath]?
  private var supplementaryElements: [String: [IndexPath]]?
  private var decorationElements: [String: [IndexPath]]?

  public override init() { super.init() }

  /// Whether all data is invalid, after `reloadData()` and when the layout is set.
  open var invalidateEverything: Bool { isEverything }
  /// Whether the numbers of sections and items may have changed.
  open var invalidateDataSourceCounts: Bool { areCounts }
  open var invalidatedItemIndexPaths: [IndexPath]? { items }
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaryElements }
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorationElements }

  /// The adjustment of the content offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The adjustment of the content size, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// The interactively moved items: their index paths in the data source, and their current ones.
  open package(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open package(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open package(set) var interactiveMovementTarget = CGPoint.zero

  open func invalidateItems(at indexPaths: [IndexPath]) { items = Self.joined(items, indexPaths) }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var elements = supplementaryElements ?? [:]
    elements[elementKind] = Self.joined(elements[elementKind], indexPaths)
    supplementaryElements = elements
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var elements = decorationElements ?? [:]
    elements[elementKind] = Self.joined(elements[elementKind], indexPaths)
    decorationElements = elements
  }

  private static func joined(_ old: [IndexPath]?, _ new: [IndexPath]) -> [IndexPath] {
    var seen = Set(old ?? [])
    return (old ?? []) + new.filter { seen.insert($0).inserted }
  }

  package func setInvalidatesEverything() { isEverything = true }
  package func setInvalidatesCounts() { areCounts = true }
}
