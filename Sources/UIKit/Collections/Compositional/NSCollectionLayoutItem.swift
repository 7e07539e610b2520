/// An item of a compositional layout, which corresponds to a cell.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
  open private(set) var layoutSize: NSCollectionLayoutSize
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplements }
  /// The insets of the item's content; no effect on estimated dimensions.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  var supplements: [NSCollectionLayoutSupplementaryItem] = []

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    supplements = supplementaryItems
    super.init()
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The frame of an item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  open private(set) var frame: CGRect
  open private(set) var zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A group of items. Groups are items and can be nested.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  package enum Kind {
    case horizontal, vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Kind
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// The number of repetitions of the only subitem; `nil` fills the group with the subitems in turn.
  let count: Int?
  /// The spacing between subitems.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { supplements }
    set { supplements = newValue }
  }

  init(
    _ size: NSCollectionLayoutSize, _ arrangement: Kind, _ subitems: [NSCollectionLayoutItem],
    count: Int?
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.count = count
    super.init(layoutSize: size, supplementaryItems: [])
  }

  private class func make(
    _ size: NSCollectionLayoutSize, _ arrangement: Kind, _ subitems: [NSCollectionLayoutItem],
    _ count: Int?
  ) -> Self {
    unsafeDowncast(NSCollectionLayoutGroup(size, arrangement, subitems, count: count), to: Self.self)
  }

  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(layoutSize, .horizontal, subitems, nil)
  }
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(layoutSize, .vertical, subitems, nil)
  }
  /// Creates a group with a repeated subitem that shares the width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .horizontal, [subitem], max(1, count)) }
  /// Creates a group with a repeated subitem that shares the height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .vertical, [subitem], max(1, count)) }
  /// The name of `horizontal(layoutSize:repeatingSubitem:count:)` in Objective-C, which Swift imports too.
  open class func horizontalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
  /// The name of `vertical(layoutSize:repeatingSubitem:count:)` in Objective-C, which Swift imports too.
  open class func verticalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .horizontal, [subitem], max(1, count)) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .vertical, [subitem], max(1, count)) }
  /// Creates a group with frames from a provider, in the group's coordinates.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { make(layoutSize, .custom(itemProvider), [], nil) }

  /// Returns a textual description for debugging.
  open func visualDescription() -> String { "\(type(of: self)): \(subitems.count) subitems" }
}

/// A supplementary item of an item, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  open private(set) var elementKind: String
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

  init(
    _ size: NSCollectionLayoutSize, _ kind: String, _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    elementKind = kind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: size, supplementaryItems: [])
  }
}

/// A supplementary item at the boundary of a section or layout, such as a header or footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  open private(set) var alignment: NSRectAlignment
  open private(set) var offset: CGPoint
  /// Whether the item extends the boundary; otherwise, it overlaps the content.
  open var extendsBoundary = true
  /// Whether the item is pinned while its section is visible.
  open var pinToVisibleBounds = false

  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
  {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
  }
}

/// A decoration behind the content of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  open private(set) var elementKind: String
  open var zIndex = -1

  /// Creates a background for a whole section with its headers and footers, reduced by `contentInsets`.
  open class func background(elementKind: String) -> Self {
    unsafeDowncast(NSCollectionLayoutDecorationItem(elementKind), to: Self.self)
  }

  private init(_ kind: String) {
    elementKind = kind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }
}

extension NSRectAlignment {
  var isTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
  var isBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
  var isLeading: Bool { self == .leading || self == .topLeading || self == .bottomLeading }
  var isTrailing: Bool { self == .trailing || self == .topTrailing || self == .bottomTrailing }
}
