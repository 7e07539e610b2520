import OrderedDiff

/// Where an element of a collection view is and how it looks: what a layout answers for a cell, a supplementary view or a
/// decoration view.
///
/// Frames are in points, in the coordinates of the content.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// Which element, together with the kind.
  open var indexPath: IndexPath {
    get { key.indexPath }
    set { key = ElementKey(key.kind, newValue) }
  }

  package private(set) var key = ElementKey(.cell, ItemPath(section: 0, item: 0))

  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform3D = CATransform3DIdentity
  /// 0 (cannot be seen) to 1.
  open var alpha: CGFloat = 1
  /// Elements with a higher one lie in front.
  open var zIndex = 0
  open var isHidden = false

  /// A supplementary view that stays with the item at its index path, as badges do, and not with the section.
  package var followsItem = false
  /// Whether a view may ask for another width, or height, than these attributes give.
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

  /// Attributes of a class of the app's own, for one element.
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
  /// The kind of a supplementary or decoration view; `nil` for a cell.
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
    // A copy of a subclass that forgot to override `copy(with:)` is one all the same.
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
    MainActor.assumeIsolated {
      let kind = representedElementKind.map { " element kind = (\($0));" } ?? ""
      return "<\(type(of: self)) \(address)> index path: \(key.path);\(kind) frame = \(frame);"
    }
  }
}
