import CoreGraphics
import Foundation

/// The effect of a compiled animation.
enum AnimationEffect {
  case none
  case track(AnimationTrack)
  /// Animations relative to the time of their group.
  case group([(timeline: AnimationTimeline, effect: AnimationEffect)])
  /// Several values with the same timing.
  case together([AnimationEffect])
  case transition(TransitionEffect)
}

/// A moment within an animation.
struct AnimationMoment {
  /// The elapsed fraction of the run, after applying the timing function.
  var progress: Double
  /// The elapsed seconds of the run, after applying the timing function.
  var seconds: Double
  /// The number of completed runs.
  var iteration: Int
}

/// An animated value of a layer.
struct AnimationTrack {
  var target: AnimationTarget
  var curve: ValueCurve
  var isAdditive: Bool
  var isCumulative: Bool

  /// The component's value at `moment`. `base` is the value without this animation.
  func value(at moment: AnimationMoment, base: AnimatableValue) -> AnimatableValue {
    let origin = isAdditive ? AnimationTrack.zero(like: base) : base
    var value = curve.value(at: moment, base: origin)
    if isCumulative, moment.iteration > 0 {
      let run = AnimationMoment(progress: 1, seconds: .infinity, iteration: 0)
      value = .add(value, curve.value(at: run, base: origin).repeated(moment.iteration))
    }
    return isAdditive ? .add(base, value) : value
  }

  private static func zero(like value: AnimatableValue) -> AnimatableValue {
    if case .transform = value { return .transform(CATransform3DIdentity) }
    return .subtract(value, value)
  }
}

/// A value as a function of time.
enum ValueCurve {
  enum Ends {
    case between(AnimatableValue, AnimatableValue)
    case from(AnimatableValue)
    case to(AnimatableValue)
    case by(AnimatableValue)

    @inline(__always)
    func mix(_ f: Double, base: AnimatableValue) -> AnimatableValue {
      switch self {
      case .between(let a, let b): .mix(a, b, f)
      case .from(let a): .mix(a, base, f)
      case .to(let b): .mix(base, b, f)
      case .by(let b): .mix(base, .add(base, b), f)
      }
    }
  }

  case basic(Ends)
  case spring(Ends, SpringCurve)
  case keyframes(KeyframeCurve)

  func value(at moment: AnimationMoment, base: AnimatableValue) -> AnimatableValue {
    switch self {
    case .basic(let ends): ends.mix(moment.progress, base: base)
    case .spring(let ends, let spring):
      ends.mix(moment.seconds == .infinity ? 1 : spring.value(at: moment.seconds), base: base)
    case .keyframes(let curve): curve.value(at: moment.progress)
    }
  }
}
