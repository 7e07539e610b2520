/// Changes properties of a view as the device is tilted.
///
/// Differs from iOS: hosts do not report the attitude of the device; it is considered level, where effects
/// have no influence.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the values for a viewer offset, by key path relative to the view.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Interpolates one property between two values as the device is tilted.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

  open private(set) var keyPath: String
  open private(set) var type: EffectType
  /// The value added to the property at each end of the tilt.
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("UIInterpolatingMotionEffect is never archived here") }

  /// Numbers are interpolated from the minimum at an offset of -1 through zero at 0 to the maximum at 1.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard let end = (offset < 0 ? minimumRelativeValue : maximumRelativeValue) as? any NSNumberConvertible
    else { return nil }
    return [keyPath: NSNumber(value: end.double * abs(offset))]
  }
}

/// Applies several effects together.
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    guard let motionEffects else { return nil }
    return motionEffects.reduce(into: [:]) { all, effect in
      all.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
    }
  }
}

private protocol NSNumberConvertible { var double: Double { get } }
extension Int: NSNumberConvertible { fileprivate var double: Double { Double(self) } }
extension Double: NSNumberConvertible { fileprivate var double: Double { self } }
extension CGFloat: NSNumberConvertible { fileprivate var double: Double { Double(self) } }
extension NSNumber: NSNumberConvertible { fileprivate var double: Double { doubleValue } }

extension UIView {
  var defaultMotionEffects: [UIMotionEffect] {
    get { rare?.motionEffects ?? [] }
    set { extendedState.motionEffects = newValue }
  }

}
