import ObjCRuntime

extension UIView {
  /// The behavior of the view's edges and size when its superview is resized.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  var defaultAutoresizingMask: AutoresizingMask {
    get {
      AutoresizingMask(
        rawValue: UInt(flags.intersection(.autoresizing).rawValue >> Flags.autoresizingShift))
    }
    set {
      let bits = Flags(rawValue: UInt32(truncatingIfNeeded: newValue.rawValue) << Flags.autoresizingShift)
      flags = flags.subtracting(.autoresizing).union(bits.intersection(.autoresizing))
    }
  }

  var defaultAutoresizesSubviews: Bool {
    get { flags.contains(.autoresizesSubviews) }
    set { flags.set(.autoresizesSubviews, newValue) }
  }

  // MARK: Setters' shared work

  package func applyFrame(_ newValue: CGRect) {
    guard !isPossiblyObserved else { return changeGeometry("frame") { self.storeFrame(newValue) } }
    storeFrame(newValue)
  }

  package func applyBounds(_ newValue: CGRect) {
    guard !isPossiblyObserved else { return changeGeometry("bounds") { self.storeBounds(newValue) } }
    storeBounds(newValue)
  }

  func applyCenter(_ newValue: CGPoint) {
    guard !isPossiblyObserved else { return changeGeometry("center") { self.storeCenter(newValue) } }
    storeCenter(newValue)
  }

  private func storeFrame(_ newValue: CGRect) {
    let oldBounds = ownLayer.bounds
    ownLayer.frame = newValue
    geometryDidChange(oldBounds: oldBounds)
  }

  private func storeBounds(_ newValue: CGRect) {
    let oldBounds = ownLayer.bounds
    ownLayer.bounds = newValue
    geometryDidChange(oldBounds: oldBounds)
  }

  private func storeCenter(_ newValue: CGPoint) {
    ownLayer.position = newValue
    geometryDidChange(oldBounds: ownLayer.bounds)
  }

  /// Changes the geometry of a view that may be observed. Notifies observers of the property that is set, and
  /// of dependent properties that change.
  private func changeGeometry(_ key: String, _ change: () -> Void) {
    KeyValueObserving.change(self, setting: key, of: geometryKeys, change)
  }

  /// Handles a change of position or size: autoresizing, safe areas, redrawing.
  package func geometryDidChange(oldBounds: CGRect) {
    let newSize = ownLayer.bounds.size
    if flags.contains(.hostsConstraints) {
      constraintGeometryDidChange(sizeChanged: newSize != oldBounds.size)
    }
    if newSize != oldBounds.size {
      if autoresizesSubviews, !_subviews.isEmpty { resizeSubviews(from: oldBounds.size) }
      setNeedsLayout()
      if flags.contains(.redrawsOnResize) { setNeedsDisplay() }
      if flags.contains(.barItemContent) { barItemGeometryDidChange() }
      rare?.maskView?.layer.setNeedsDisplay()
    }
    let oldInsets = _safeAreaInsets
    if oldInsets != .zero
      || _superview.map({ $0._safeAreaInsets != .zero || $0.flags.contains(.passesSafeAreaOn) }) ?? false
    {
      updateSafeAreaInsets()
    }
    // The insets of subviews depend on their distances from the edges.
    if newSize != oldBounds.size, oldInsets != .zero, oldInsets == _safeAreaInsets {
      for view in _subviews { view.updateSafeAreaInsets() }
    }
  }

  private func resizeSubviews(from oldSize: CGSize) {
    for view in _subviews {
      guard !view.flags.isDisjoint(with: .autoresizing),
        view.flags.contains(.translatesAutoresizing) || view.isPlacedByContainer
      else {
        continue
      }
      view.resize(withOldSuperviewSize: oldSize, mask: view.autoresizingMask)
    }
  }

  private func resize(withOldSuperviewSize old: CGSize, mask: AutoresizingMask) {
    guard let size = _superview?.bounds.size else { return }
    resize(from: old, to: size, mask: mask)
  }

  /// Changes the frame according to a mask when the superview is resized.
  func resize(from old: CGSize, to size: CGSize, mask: AutoresizingMask) {
    var frame = self.frame
    (frame.origin.x, frame.size.width) = Autoresizing.resize(
      origin: frame.origin.x, extent: frame.width, from: old.width, to: size.width,
      leading: mask.contains(.flexibleLeftMargin), middle: mask.contains(.flexibleWidth),
      trailing: mask.contains(.flexibleRightMargin))
    (frame.origin.y, frame.size.height) = Autoresizing.resize(
      origin: frame.origin.y, extent: frame.height, from: old.height, to: size.height,
      leading: mask.contains(.flexibleTopMargin), middle: mask.contains(.flexibleHeight),
      trailing: mask.contains(.flexibleBottomMargin))
    if frame != self.frame { self.frame = frame }
  }

  // MARK: Conversion

  func defaultConvert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let target = view ?? window else { return ownLayer.convert(point, to: nil) }
    if target === self { return point }
    return ownLayer.convert(point, to: target.ownLayer)
  }

  func defaultConvert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let source = view ?? window else { return ownLayer.convert(point, from: nil) }
    if source === self { return point }
    return ownLayer.convert(point, from: source.ownLayer)
  }

  func defaultConvert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard let target = view ?? window else { return ownLayer.convert(rect, to: nil) }
    if target === self { return rect }
    return ownLayer.convert(rect, to: target.ownLayer)
  }

  func defaultConvert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let source = view ?? window else { return ownLayer.convert(rect, from: nil) }
    if source === self { return rect }
    return ownLayer.convert(rect, from: source.ownLayer)
  }

  func defaultConvert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    space.convert(point, from: self)
  }
}

/// A coordinate space: a view or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {
  func defaultConvert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    if let view = space as? UIView { return convert(point, from: view as UIView?) }
    return convert(point, from: nil as UIView?)
  }
  func defaultConvert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    if let view = space as? UIView { return convert(rect, to: view as UIView?) }
    return convert(rect, to: nil as UIView?)
  }
  func defaultConvert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    if let view = space as? UIView { return convert(rect, from: view as UIView?) }
    return convert(rect, from: nil as UIView?)
  }
}

/// UIKit's rule for one axis: a change of the superview's extent is distributed among the flexible parts in
/// proportion to their old extents, or evenly if those are all zero.
enum Autoresizing {
  static func resize(
    origin: CGFloat, extent: CGFloat, from old: CGFloat, to new: CGFloat, leading: Bool, middle: Bool,
    trailing: Bool
  ) -> (CGFloat, CGFloat) {
    let change = new - old
    guard change != 0, leading || middle || trailing else { return (origin, extent) }
    let parts = [
      leading ? max(0, origin) : 0, middle ? max(0, extent) : 0,
      trailing ? max(0, old - origin - extent) : 0,
    ]
    let total = parts[0] + parts[1] + parts[2]
    let flexible = CGFloat((leading ? 1 : 0) + (middle ? 1 : 0) + (trailing ? 1 : 0))
    func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total > 0 ? change * parts[index] / total : change / flexible
    }
    return (origin + share(0, leading), max(0, extent + share(1, middle)))
  }
}
