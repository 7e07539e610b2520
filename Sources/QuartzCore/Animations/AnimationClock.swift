import Foundation

/// A shared clock for a set of animations, which can be paused, scrubbed, reversed and continued together.
///
/// Set it as the `clock` of animations before adding them, with times relative to 0. When the running clock
/// reaches its end, or its start if it runs backwards, the animations are removed from their layers together;
/// until then they hold their first and last values. Interactive transitions and
/// `UIViewPropertyAnimator.fractionComplete` scrub such a clock.
@MainActor
package final class AnimationClock {
  package enum End: Sendable { case start, end }

  /// The pacing of time between two moments.
  package enum Course: Sendable {
    case linear
    case timing(CAMediaTimingFunction)
    case spring(SpringCurve)

    func value(_ seconds: Double, of duration: Double) -> Double {
      switch self {
      case .linear: seconds / duration
      case .timing(let function): function.value(at: seconds / duration)
      case .spring(let spring): spring.value(at: seconds)
      }
    }
  }

  private enum Motion {
    case still(Double)
    case running(since: CFTimeInterval, from: Double, to: Double, duration: Double, course: Course)
  }

  /// The duration in seconds, including delays.
  package let duration: Double
  private var motion = Motion.still(0)
  /// Called once, after the animations were removed from their layers.
  package var completion: ((End) -> Void)?
  /// Whether the clock reached an end or was stopped. It cannot be restarted.
  package private(set) var isFinished = false
  /// The end toward which the clock last ran.
  package private(set) var target = End.end

  package init(duration: Double) { self.duration = max(duration, 0) }

  package var isRunning: Bool {
    if case .running = motion { return true }
    return false
  }

  /// The current time, from 0 to `duration`.
  package var time: Double { time(at: FrameClock.shared.now) }

  /// `time` as a fraction of `duration`.
  package var fraction: Double { duration > 0 ? time / duration : 1 }

  func time(at now: CFTimeInterval) -> Double {
    switch motion {
    case .still(let t): return t
    case .running(let since, let from, let to, let length, let course):
      let seconds = now - since
      if length <= 0 || seconds >= length - 1e-9 { return to }
      // Values beyond the ends are clamped.
      return min(max(from + (to - from) * course.value(max(seconds, 0), of: length), 0), duration)
    }
  }

  /// Runs the clock from its current time to an end, at normal speed unless `duration` is given.
  package func run(to end: End = .end, duration length: Double? = nil, course: Course = .linear) {
    guard !isFinished else { return }
    let now = FrameClock.shared.now
    let from = time(at: now)
    let to = end == .end ? duration : 0
    target = end
    motion = .running(since: now, from: from, to: to, duration: length ?? abs(to - from), course: course)
    AnimationScheduler.shared.add(self)
  }

  /// Pauses the clock.
  package func pause() {
    guard isRunning else { return }
    motion = .still(time)
    AnimationScheduler.shared.timingChanged()
  }

  /// Pauses the clock at a time in seconds.
  package func scrub(to seconds: Double) {
    guard !isFinished else { return }
    motion = .still(min(max(seconds, 0), duration))
    AnimationScheduler.shared.scrubbed(self)
  }

  /// Pauses the clock at a fraction of the duration.
  package func scrub(toFraction fraction: Double) { scrub(to: fraction * duration) }

  /// Stops immediately and removes the animations from their layers. Calls `completion` with `end`, unless it
  /// is `nil`.
  package func stop(at end: End?) {
    guard !isFinished else { return }
    motion = .still(time)
    AnimationScheduler.shared.finish(self, at: end)
  }

  /// Whether a running clock has reached its end.
  func hasArrived(at now: CFTimeInterval) -> Bool {
    guard case .running(let since, _, _, let length, _) = motion else { return false }
    return now - since >= length - 1e-9
  }

  func markFinished() {
    motion = .still(time)
    isFinished = true
  }

  func shift(by seconds: CFTimeInterval) {
    guard case .running(let since, let from, let to, let length, let course) = motion else { return }
    motion = .running(since: since + seconds, from: from, to: to, duration: length, course: course)
  }
}
