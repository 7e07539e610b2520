import CoreGraphics
import Foundation

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, unless `path` is set.
  open var values: [Any]?
  /// The path along which a point moves.
  open var path: CGPath?
  /// The times of the values, from 0 to 1. Computed if missing, and in paced modes.
  open var keyTimes: [NSNumber]?
  /// The timing function between each value and the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The tension of cubic curves at each value.
  open var tensionValues: [NSNumber]?
  /// The continuity of cubic curves at each value; lower values give sharper corners.
  open var continuityValues: [NSNumber]?
  /// The bias of cubic curves at each value.
  open var biasValues: [NSNumber]?
  /// Whether an object moving along a path rotates to follow it.
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

/// The interpolation between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  /// Holds each value until the time of the next.
  public static let discrete = Self(rawValue: "discrete")
  /// Moves at a constant speed and ignores key times.
  public static let paced = Self(rawValue: "paced")
  /// Interpolates along a smooth curve through the values.
  public static let cubic = Self(rawValue: "cubic")
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Rotates to match the path's tangent.
  public static let rotateAuto = Self(rawValue: "auto")
  /// Rotates to match the opposite of the path's tangent.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}
