import OrderedDiff

// Every `assumeIsolated`: layouts copy, compare and hash attributes on the main thread.

/// The layout attributes of a cell, supplementary view or decoration view.
///
/// Frames are in points, in content coordinates.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The index path, which identifies the element together with its kind.
  open var indexPath: IndexPath {
    get { key.indexPath }
    set { key = ElementKey(key.kind, newValue) }
  }

  package private(set) var key = ElementKey(.cell, ItemPath(section: 0, item: 0))

  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform3D = CATransform3DIdentity
  /// The opacity from 0 to 1.
  open var alpha: CGFloat = 1
  /// The z-order; higher values are in front.
  open var zIndex = 0
  open var isHidden = false

  /// Whether a supplementary view belongs to the item at its index path, like badges, instead of the section.
  package var followsItem = false
  /// Whether the view may request a different width or height.
  package var fitsWidth = true
  package var fitsHeight = true

  public override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    key = ElementKey(.cell, indexPath)
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    key = ElementKey(.supplementary(elementKind), indexPath)
  }

  public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    key = ElementKey(.decoration(elementKind), indexPath)
  }

  /// Creates attributes of a custom class for an element.
  package static func make(_ type: AnyClass, _ kind: ElementKind, _ indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes
  {
    let made = make(type)
    made.key = ElementKey(kind, indexPath)
    return made
  }

  package static func make(_ type: AnyClass, _ kind: ElementKind, _ path: ItemPath)
    -> UICollectionViewLayoutAttributes
  {
    let made = make(type)
    made.key = ElementKey(kind, path)
    return made
  }

  private static func make(_ type: AnyClass) -> UICollectionViewLayoutAttributes {
    if type == UICollectionViewLayoutAttributes.self { return UICollectionViewLayoutAttributes() }
    return DynamicInit.makeObject(type) as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes()
  }

  open var representedElementCategory: UICollectionView.ElementCategory { key.kind.category }
  /// The kind of a supplementary or decoration view; `nil` for cells.
  open var representedElementKind: String? { key.kind.name }

  // MARK: Geometry

  open var frame: CGRect {
    get {
      let plain = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      guard isTransformed else { return plain }
      let moved = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(transform)
      return moved.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  package var isTransformed: Bool { !CATransform3DIsIdentity(transform3D) }

  // MARK: Copies and equality

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      let copy = Self.make(type(of: self))
      copy.key = key
      copy.center = center
      copy.size = size
      copy.transform3D = transform3D
      copy.alpha = alpha
      copy.zIndex = zIndex
      copy.isHidden = isHidden
      copy.followsItem = followsItem
      copy.fitsWidth = fitsWidth
      copy.fitsHeight = fitsHeight
      return copy
    }
  }

  package func duplicate() -> UICollectionViewLayoutAttributes {
    // Supports subclasses that do not override `copy(with:)`.
    copy(with: nil) as! UICollectionViewLayoutAttributes
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      key == other.key && center == other.center && size == other.size && alpha == other.alpha
        && zIndex == other.zIndex && isHidden == other.isHidden
        && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { key.hashValue }
  }

  nonisolated open override var description: String {
    readUnisolated {
      let kind = representedElementKind.map { " element kind = (\($0));" } ?? ""
      return "<\(type(of: self)) \(address)> index path: \(key.path);\(kind) frame = \(frame);"
    }
  }
}
