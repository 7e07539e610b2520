/// Which part of a layout is stale.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  package struct Element: Hashable {
    package var kind: String
    package var indexPath: IndexPath
  }

  private var isEverything = false
  private var areCounts = false
  /// Whether the collection view's bounds are what changed.
  package var isBoundsChange = false
  private var items: [IndexPath]?
  private var supplementaryElements: [String: [IndexPath]]?
  private var decorationElements: [String: [IndexPath]]?

  public override init() { super.init() }

  /// Whether nothing that the layout knew holds any more: after `reloadData()`, and when the layout is put in place.
  open var invalidateEverything: Bool { isEverything }
  /// Whether the numbers of sections and items may be others.
  open var invalidateDataSourceCounts: Bool { areCounts }
  open var invalidatedItemIndexPaths: [IndexPath]? { items }
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaryElements }
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorationElements }

  /// How far the content moves under the view, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much larger the content is, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// The items that a person moves: where they were in the data source, and where they are now.
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
