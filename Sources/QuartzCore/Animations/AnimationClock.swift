import Foundation

/// A time of its own for a set of animations, so that they can be paused, scrubbed, reversed and continued together.
///
/// Give it to animations as `clock` before adding them, with times counted from 0. They hold their first and last values
/// and leave their layers together when the clock, running, reaches its end, or its start when it runs backwards.
/// Interactive transitions scrub one of these, as does `UIViewPropertyAnimator.fractionComplete`.
@MainActor
package final class AnimationClock {
  package enum End: Sendable { case start, end }

  /// The course of time from one moment to another.
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

  /// The length in seconds, delays included.
  package let duration: Double
  private var motion = Motion.still(0)
  /// Called once, after the animations have left their layers.
  package var completion: ((End) -> Void)?
  /// Whether the clock came to an end or was stopped; it does not start again.
  package private(set) var isFinished = false
  /// Which end the clock last ran to.
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
      // Beyond the ends there is nothing to show.
      return min(max(from + (to - from) * course.value(max(seconds, 0), of: length), 0), duration)
    }
  }

  /// Lets time run from where it stands to an end, at the normal pace unless `duration` says how long it takes.
  package func run(to end: End = .end, duration length: Double? = nil, course: Course = .linear) {
    guard !isFinished else { return }
    let now = FrameClock.shared.now
    let from = time(at: now)
    let to = end == .end ? duration : 0
    target = end
    motion = .running(since: now, from: from, to: to, duration: length ?? abs(to - from), course: course)
    AnimationScheduler.shared.add(self)
  }

  /// Stops time.
  package func pause() {
    guard isRunning else { return }
    motion = .still(time)
    AnimationScheduler.shared.timingChanged()
  }

  /// Stops time at `seconds`.
  package func scrub(to seconds: Double) {
    guard !isFinished else { return }
    motion = .still(min(max(seconds, 0), duration))
    AnimationScheduler.shared.scrubbed(self)
  }

  /// Stops time at a fraction of the duration.
  package func scrub(toFraction fraction: Double) { scrub(to: fraction * duration) }

  /// Ends now: the animations leave their layers. `completion` is called with `end`, or not at all for nil.
  package func stop(at end: End?) {
    guard !isFinished else { return }
    motion = .still(time)
    AnimationScheduler.shared.finish(self, at: end)
  }

  /// Whether a running clock has arrived.
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
