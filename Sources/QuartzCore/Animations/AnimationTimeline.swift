import Foundation

/// The timing of an animation, in a form that is evaluated per frame.
struct AnimationTimeline {
  /// The begin time in the parent's time.
  var begin: Double
  var speed: Double
  var offset: Double
  var duration: Double
  /// The duration of all repetitions in local time; infinite for endless animations.
  var activeDuration: Double
  var autoreverses: Bool
  var fillsBackwards: Bool
  var fillsForwards: Bool
  var function: CAMediaTimingFunction?

  @MainActor
  init(_ animation: CAAnimation, defaultDuration: CFTimeInterval, defaultFunction: CAMediaTimingFunction?) {
    begin = animation.beginTime
    speed = Double(animation.speed)
    offset = animation.timeOffset
    duration = animation.duration > 0 ? animation.duration : animation.naturalDuration ?? defaultDuration
    autoreverses = animation.autoreverses
    let fill = animation.fillMode
    fillsBackwards = fill == .backwards || fill == .both
    fillsForwards = fill == .forwards || fill == .both
    function = animation.timingFunction ?? defaultFunction
    let run = duration * (autoreverses ? 2 : 1)
    if animation.repeatDuration > 0 {
      activeDuration = animation.repeatDuration
    } else {
      let count = Double(animation.repeatCount)
      // `HUGE_VALF` and `Float.greatestFiniteMagnitude` both mean infinite repetition.
      activeDuration = count > 1e9 ? .infinity : run * (count > 0 ? count : 1)
    }
  }

  enum Phase { case before, active, after }

  /// Converts the parent's time to local time.
  func local(_ parent: Double) -> Double {
    if speed < 0 { return activeDuration + (parent - begin) * speed + offset }
    return (parent - begin) * speed + offset
  }

  func phase(at parent: Double) -> Phase {
    let t = local(parent)
    if speed < 0 {
      if t <= 0 { return .after }
      return t > activeDuration ? .before : .active
    }
    if t < 0 { return .before }
    // Tolerates accumulated rounding errors of frame times.
    return t >= activeDuration - 1e-9 && speed > 0 ? .after : .active
  }

  /// Whether the animation never ends on its own.
  var isEndless: Bool { activeDuration == .infinity || speed == 0 }

  /// The moment at the parent's time; `nil` if the animation has no effect then. `holds` fills in both
  /// directions, `includesEnd` for the moment of the end, at which a member of a group still has an effect
  /// (lottie-ios, recorded pictures of `pr_1632_1`).
  func moment(at parent: Double, holds: Bool = false, includesEnd: Bool = false) -> AnimationMoment? {
    let forward = speed >= 0
    let t: Double
    let holds = holds || includesEnd && forward && abs(local(parent) - activeDuration) < 1e-6
    switch phase(at: parent) {
    case .active: t = local(parent)
    case .before:
      guard fillsBackwards || holds else { return nil }
      t = forward ? 0 : activeDuration
    case .after:
      guard fillsForwards || holds else { return nil }
      t = forward ? activeDuration : 0
    }
    guard duration > 0 else { return AnimationMoment(progress: 1, seconds: .infinity, iteration: 0) }
    let run = autoreverses ? duration * 2 : duration
    var iteration = (t / run).rounded(.down)
    var inside = t - iteration * run
    // The end of the last run is not the start of another.
    if t >= activeDuration - 1e-9, inside < 1e-9, iteration > 0 {
      iteration -= 1
      inside = run
    }
    if autoreverses, inside > duration { inside = run - inside }
    let elapsed = min(max(inside / duration, 0), 1)
    let progress = function?.value(at: elapsed) ?? elapsed
    return AnimationMoment(
      progress: progress, seconds: progress * duration, iteration: Int(min(iteration, 1e9)))
  }
}
