/// A dimension of an item in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, NSCopying {
  package enum Kind: Hashable, Sendable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  package let kind: Kind
  /// The fraction, or the length in points.
  open var dimension: CGFloat { value }
  private let value: CGFloat

  package init(_ kind: Kind, _ value: CGFloat) {
    self.kind = kind
    self.value = value
    super.init()
  }

  /// A fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.fractionalWidth, fractionalWidth)
  }
  /// A fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionalHeight, fractionalHeight)
  }
  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
  /// An estimated length in points until the item was measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }
  /// An estimated length, later that of the largest sibling.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    make(.uniform, estimatedDimension)
  }

  private class func make(_ kind: Kind, _ value: CGFloat) -> Self {
    // The class is open like Apple's, but subclasses cannot add initializers that would be needed here.
    unsafeDowncast(NSCollectionLayoutDimension(kind, value), to: Self.self)
  }

  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated }
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Whether the item is self-sizing.
  var isOpen: Bool { kind == .estimated || kind == .uniform }

  /// The length in a container, in points; an estimate for self-sizing items.
  func resolved(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: value * container.width
    case .fractionalHeight: value * container.height
    case .absolute, .estimated, .uniform: value
    }
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The size of an item in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying {
  open private(set) var widthDimension: NSCollectionLayoutDimension
  open private(set) var heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  func resolved(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.resolved(in: container), height: heightDimension.resolved(in: container))
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The spacing between items: fixed or flexible.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  open var spacing: CGFloat { value }
  open var isFixedSpacing: Bool { !isFlexible }
  open var isFlexibleSpacing: Bool { isFlexible }
  private let value: CGFloat
  private let isFlexible: Bool

  private init(_ value: CGFloat, isFlexible: Bool) {
    self.value = value
    self.isFlexible = isFlexible
    super.init()
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false), to: Self.self)
  }
  /// A minimum spacing; remaining space is distributed.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true), to: Self.self)
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The spacing around an item.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  open private(set) var leading: NSCollectionLayoutSpacing?
  open private(set) var top: NSCollectionLayoutSpacing?
  open private(set) var trailing: NSCollectionLayoutSpacing?
  open private(set) var bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The anchor of a supplementary item.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  open private(set) var edges: NSDirectionalRectEdge
  open private(set) var offset: CGPoint
  open var isAbsoluteOffset: Bool { !isFractional }
  open var isFractionalOffset: Bool { isFractional }
  private let isFractional: Bool

  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  /// Creates an anchor with an offset in fractions of the anchored item's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    self.isFractional = isFractional
    super.init()
  }

  /// The anchor point in unit coordinates, left to right.
  private var part: CGPoint {
    func place(_ low: Bool, _ high: Bool) -> CGFloat { low == high ? 0.5 : low ? 0 : 1 }
    return CGPoint(
      x: place(edges.contains(.leading), edges.contains(.trailing)),
      y: place(edges.contains(.top), edges.contains(.bottom)))
  }

  /// The frame of an anchored item in a rectangle, left to right.
  func frame(of size: CGSize, in rect: CGRect, itemAnchor: NSCollectionLayoutAnchor?) -> CGRect {
    let own = itemAnchor?.part ?? part
    let shift = isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    let itemShift =
      itemAnchor.map {
        $0.isFractional ? CGPoint(x: $0.offset.x * size.width, y: $0.offset.y * size.height) : $0.offset
      } ?? .zero
    return CGRect(
      x: rect.minX + part.x * rect.width - own.x * size.width + shift.x + itemShift.x,
      y: rect.minY + part.y * rect.height - own.y * size.height + shift.y + itemShift.y,
      width: size.width, height: size.height)
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
