import Foundation

/// The timing of an animation, in the form that frames evaluate.
struct AnimationTimeline {
  /// In the parent's time.
  var begin: Double
  var speed: Double
  var offset: Double
  var duration: Double
  /// The length of all runs in local time; infinite for endless ones.
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
      // HUGE_VALF and the greatest Float both mean for ever.
      activeDuration = count > 1e9 ? .infinity : run * (count > 0 ? count : 1)
    }
  }

  enum Phase { case before, active, after }

  /// Local time at the parent's time.
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
    // Sums of frame times fall short of a round duration by a few bits.
    return t >= activeDuration - 1e-9 && speed > 0 ? .after : .active
  }

  /// Whether it never ends by itself.
  var isEndless: Bool { activeDuration == .infinity || speed == 0 }

  /// The moment at the parent's time; nil where the animation shows nothing. `holds` keeps both ends.
  func moment(at parent: Double, holds: Bool = false) -> AnimationMoment? {
    let forward = speed >= 0
    let t: Double
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
    // The end of the last run is its end, not the start of another.
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
