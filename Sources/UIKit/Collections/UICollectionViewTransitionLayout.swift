/// A layout that interpolates between two layouts according to `transitionProgress`.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  open private(set) var currentLayout: UICollectionViewLayout
  open private(set) var nextLayout: UICollectionViewLayout

  private var values: [String: CGFloat] = [:]
  private var blends: [ElementKey: Blend] = [:]
  private var oldRect = CGRect.zero
  private var newRect = CGRect.zero
  private var oldSize = CGSize.zero
  private var newSize = CGSize.zero
  private var samples: [(time: CFTimeInterval, progress: CGFloat)] = []

  private struct Blend {
    var old: UICollectionViewLayoutAttributes?
    var new: UICollectionViewLayoutAttributes?
  }

  public init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    self.nextLayout = nextLayout
    super.init()
  }

  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// The progress from 0 (old layout) to 1 (new layout). Call `invalidateLayout()` after changes.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      samples.append((FrameClock.shared.now, transitionProgress))
      if samples.count > 4 { samples.removeFirst() }
    }
  }

  /// Stores a custom value for the current progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// The last stored value; zero if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// The recent velocity of the progress, per second.
  var progressVelocity: CGFloat {
    guard let first = samples.first, let last = samples.last, last.time > first.time,
      FrameClock.shared.now - last.time < 0.1
    else { return 0 }
    return (last.progress - first.progress) / (last.time - first.time)
  }

  var startOffset: CGPoint { oldRect.origin }
  var endOffset: CGPoint { newRect.origin }

  func begin(from oldRect: CGRect, _ oldSize: CGSize, to newRect: CGRect, _ newSize: CGSize) {
    (self.oldRect, self.oldSize, self.newRect, self.newSize) = (oldRect, oldSize, newRect, newSize)
    blends = [:]
    for attributes in currentLayout.layoutAttributesForElements(in: oldRect) ?? [] {
      blends[attributes.key, default: Blend()].old = attributes
    }
    for attributes in nextLayout.layoutAttributesForElements(in: newRect) ?? [] {
      blends[attributes.key, default: Blend()].new = attributes
    }
    for (key, blend) in blends {
      if blend.old == nil { blends[key]?.old = CollectionEngine.attributes(in: currentLayout, key) }
      if blend.new == nil { blends[key]?.new = CollectionEngine.attributes(in: nextLayout, key) }
    }
  }

  open override func prepare() {
    super.prepare()
    engine?.host.setContentOffsetNow(Self.mix(oldRect.origin, newRect.origin, transitionProgress))
  }

  open override var collectionViewContentSize: CGSize {
    CGSize(
      width: Self.mix(oldSize.width, newSize.width, transitionProgress),
      height: Self.mix(oldSize.height, newSize.height, transitionProgress))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    blends.sorted { $0.key < $1.key }.compactMap { blended($0.value) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(ElementKey(.cell, indexPath))
  }

  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(ElementKey(.supplementary(elementKind), indexPath)) }

  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(ElementKey(.decoration(elementKind), indexPath)) }

  private func attributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    blended(
      blends[key]
        ?? Blend(
          old: CollectionEngine.attributes(in: currentLayout, key),
          new: CollectionEngine.attributes(in: nextLayout, key)))
  }

  private func blended(_ blend: Blend) -> UICollectionViewLayoutAttributes? {
    let part = transitionProgress
    guard let old = blend.old, let new = blend.new else {
      guard let only = (blend.old ?? blend.new)?.duplicate() else { return nil }
      only.alpha *= blend.old == nil ? min(1, max(0, part)) : min(1, max(0, 1 - part))
      // Keeps its position on screen while the offset changes between the layouts.
      let own = blend.old == nil ? newRect.origin : oldRect.origin
      let now = Self.mix(oldRect.origin, newRect.origin, part)
      only.center.x += now.x - own.x
      only.center.y += now.y - own.y
      return only
    }
    let mixed = new.duplicate()
    mixed.center = Self.mix(old.center, new.center, part)
    mixed.size = CGSize(
      width: max(0, Self.mix(old.size.width, new.size.width, part)),
      height: max(0, Self.mix(old.size.height, new.size.height, part)))
    mixed.alpha = min(1, max(0, Self.mix(old.alpha, new.alpha, part)))
    if old.isTransformed || new.isTransformed {
      mixed.transform = Self.mix(old.transform, new.transform, part)
    }
    mixed.zIndex = part < 0.5 ? old.zIndex : new.zIndex
    return mixed
  }

  package override func asksForPreferredAttributes(for attributes: UICollectionViewLayoutAttributes) -> Bool {
    false
  }

  private static func mix(_ old: CGFloat, _ new: CGFloat, _ part: CGFloat) -> CGFloat {
    old + (new - old) * part
  }
  private static func mix(_ old: CGPoint, _ new: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: mix(old.x, new.x, part), y: mix(old.y, new.y, part))
  }
  private static func mix(_ old: CGAffineTransform, _ new: CGAffineTransform, _ part: CGFloat)
    -> CGAffineTransform
  {
    CGAffineTransform(
      a: mix(old.a, new.a, part), b: mix(old.b, new.b, part), c: mix(old.c, new.c, part),
      d: mix(old.d, new.d, part), tx: mix(old.tx, new.tx, part), ty: mix(old.ty, new.ty, part))
  }
}
