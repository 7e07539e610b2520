import CoreGraphics
import Foundation

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, unless `path` is set.
  open var values: [Any]?
  /// The path that a point follows.
  open var path: CGPath?
  /// When each value is reached, from 0 to 1. Without them, or for paced modes, the times are made up.
  open var keyTimes: [NSNumber]?
  /// The pace between each value and the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight cubic curves are at each value.
  open var tensionValues: [NSNumber]?
  /// How sharp the corners of cubic curves are at each value.
  open var continuityValues: [NSNumber]?
  /// Which side cubic curves lean to at each value.
  open var biasValues: [NSNumber]?
  /// Whether what follows a path turns with it.
  open var rotationMode: CAAnimationRotationMode?

  override func emptyCopy() -> CAAnimation { CAKeyframeAnimation() }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate() as! CAKeyframeAnimation
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    copy.rotationMode = rotationMode
    return copy
  }

  override func compile(for layer: CALayer) -> AnimationEffect {
    guard let target else { return .none }
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    let times = isPaced ? nil : keyTimes.map { $0.map(\.doubleValue) }
    func track(_ target: AnimationTarget, _ curve: KeyframeCurve, additive: Bool) -> AnimationEffect {
      .track(
        AnimationTrack(
          target: target, curve: .keyframes(curve), isAdditive: additive, isCumulative: isCumulative))
    }
    if let path {
      guard
        var curve = KeyframeCurve(
          path: path, times: times, functions: timingFunctions, isPaced: isPaced,
          isDiscrete: calculationMode == .discrete)
      else { return .none }
      let move = track(target, curve, additive: isAdditive)
      guard let rotationMode, let turn = AnimationTarget(keyPath: "transform.rotation.z") else { return move }
      curve.output = rotationMode == .rotateAutoReverse ? .reversedAngle : .angle
      return .together([move, track(turn, curve, additive: true)])
    }
    let list = (values ?? []).compactMap { AnimatableValue($0, as: target.kind) }
    guard
      let curve = KeyframeCurve(
        values: list, times: times, functions: timingFunctions, mode: calculationMode,
        shape: (tensionValues, continuityValues, biasValues))
    else { return .none }
    return track(target, curve, additive: isAdditive)
  }
}

/// How values between keyframes come about.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  /// Each value holds until the next one's time.
  public static let discrete = Self(rawValue: "discrete")
  /// At an even speed; key times are ignored.
  public static let paced = Self(rawValue: "paced")
  /// Along a smooth curve through the values.
  public static let cubic = Self(rawValue: "cubic")
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Turned along the path.
  public static let rotateAuto = Self(rawValue: "auto")
  /// Turned against the path.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}
