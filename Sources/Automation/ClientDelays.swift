import CVirtualTime
import Foundation
import QuartzCore
import Synchronization

/// The delays that an app has started with system libraries while time is virtual: timers of the main run loop, sleeps
/// of tasks and clocks, and blocks of `asyncAfter`.
///
/// A driver ends them in order as it advances time. While no driver runs and the main run loop waits, such as in
/// `await` or `wait(for:timeout:)`, they also end after their real time.
package final class ClientDelays: Sendable {
  package static let shared = ClientDelays()

  /// The call of `realTimePassed()` from the main queue.
  private struct Wake {
    /// The real time of the call.
    var time = TimeInterval.infinity
    /// The virtual time of the delay that it is for, and the real time at which that delay ends.
    var target = TimeInterval.infinity
    var due = TimeInterval.infinity
    /// The virtual time when these were computed.
    var start = TimeInterval.infinity
  }

  private struct State {
    /// In descending order, so that the next one is removed from the end.
    var pending: [ClientDelay] = []
    var sequence: UInt64 = 0
    /// The depth of delays that begin now.
    var depth = 0
    /// The number of drivers that advance time, one within the other.
    var drivers = 0
    /// The timer whose function runs.
    var firing: UnsafeRawPointer?
    var wake = Wake()

    mutating func insert(_ delay: ClientDelay) {
      var low = 0
      var high = pending.count
      while low < high {
        let middle = (low + high) / 2
        if pending[middle].time > delay.time { low = middle + 1 } else { high = middle }
      }
      pending.insert(delay, at: low)
    }

    mutating func removeTimer(_ timer: UnsafeRawPointer) -> Bool {
      guard let index = pending.firstIndex(where: { $0.isTimer(timer) }) else { return false }
      pending.remove(at: index)
      return true
    }
  }

  private let state = Mutex(State())
  private static let tolerance: TimeInterval = 1e-9

  private init() {}

  // MARK: Virtual time

  /// Begins virtual time. The frame clock must be virtual already.
  @MainActor
  package func begin() {
    end()
    _ = ptl_time_begin()
  }

  /// Ends virtual time. Pending delays continue in real time.
  @MainActor
  package func end() {
    let now = CACurrentMediaTime()
    ptl_time_end()
    let rest = state.withLock { state in
      defer {
        state.pending = []
        state.depth = 0
      }
      return state.pending
    }
    for delay in rest.reversed() { delay.continueInRealTime(delay.time - now) }
  }

  /// Runs `body`, which advances time.
  @MainActor
  func drive<Result>(_ body: () -> Result) -> Result {
    state.withLock { state in
      state.drivers += 1
      if state.drivers == 1 { state.depth = 0 }
    }
    defer {
      state.withLock { $0.drivers -= 1 }
      wakeInRealTime()
    }
    return body()
  }

  /// The virtual time of the next delay.
  var nextTime: TimeInterval? { state.withLock { $0.pending.last?.time } }

  /// Whether `settle` must advance time to a delay until `end`.
  func isAwaited(until end: TimeInterval) -> Bool {
    state.withLock { $0.pending.contains { $0.isAwaited && $0.time <= end + Self.tolerance } }
  }

  /// Ends the next delay if it is due.
  /// - Returns: Whether there was one.
  @MainActor
  func fireNext(until time: TimeInterval) -> Bool {
    let next: ClientDelay? = state.withLock { state in
      guard let next = state.pending.last, next.time <= time + Self.tolerance else { return nil }
      state.pending.removeLast()
      state.depth = next.depth + 1
      if case .timer(let timer, _) = next.action { state.firing = timer }
      return next
    }
    guard let next else { return false }
    next.fire()
    guard case .timer(let timer, let interval) = next.action else { return true }
    let repeats = interval > 0 && ptl_timer_is_valid(timer)
    let isKept = state.withLock { state in
      state.firing = nil
      guard repeats, !state.pending.contains(where: { $0.isTimer(timer) }) else { return false }
      add(next.action, at: next.time + interval, to: &state)
      return true
    }
    if !isKept { ptl_timer_release(timer) }
    return true
  }

  // MARK: Beginning delays

  private func add(_ action: ClientDelay.Action, at time: TimeInterval, to state: inout State) {
    state.sequence += 1
    state.insert(ClientDelay(time: time, sequence: state.sequence, depth: state.depth, action: action))
  }

  /// The virtual time of a delay that begins now. Deadlines are computed from clocks that run, so that a delay arrives a
  /// little shorter than the app meant it: it is rounded up to milliseconds. Endless chains without a delay would
  /// keep time from passing.
  private func time(after seconds: TimeInterval, in state: State) -> TimeInterval {
    let shortest = state.depth > ClientDelay.longestChain ? 0.001 : 0
    return CACurrentMediaTime() + max(shortest, (seconds * 1000 - 1e-3).rounded(.up) / 1000)
  }

  fileprivate func begin(_ action: ClientDelay.Action, after seconds: TimeInterval) {
    state.withLock { add(action, at: time(after: seconds, in: $0), to: &$0) }
    wakeInRealTime()
  }

  fileprivate func setTimer(_ timer: UnsafeRawPointer, after seconds: TimeInterval, interval: TimeInterval) {
    let wasPending = state.withLock { state in
      defer { add(.timer(timer, interval: interval), at: time(after: seconds, in: state), to: &state) }
      return state.removeTimer(timer)
    }
    if wasPending { ptl_timer_release(timer) }
    wakeInRealTime()
  }

  fileprivate func removeTimer(_ timer: UnsafeRawPointer) {
    if state.withLock({ $0.removeTimer(timer) }) { ptl_timer_release(timer) }
  }

  fileprivate func remaining(of timer: UnsafeRawPointer) -> TimeInterval? {
    state.withLock { state in
      let time = state.pending.first { $0.isTimer(timer) }?.time
      return time.map { max($0 - CACurrentMediaTime(), 0) } ?? (state.firing == timer ? 0 : nil)
    }
  }

  // MARK: Real time

  /// Lets the next delay end in real time, if no driver ends it before.
  private func wakeInRealTime() {
    let wait: TimeInterval? = state.withLock { state in
      guard state.drivers == 0, let next = state.pending.last else { return nil }
      let start = CACurrentMediaTime()
      let now = ProcessInfo.processInfo.systemUptime
      if state.wake.target != next.time || state.wake.start != start {
        state.wake.target = next.time
        state.wake.start = start
        state.wake.due = now + max(next.time - start, 0)
      }
      // An earlier call computes the rest.
      guard state.wake.due < state.wake.time else { return nil }
      state.wake.time = state.wake.due
      return max(state.wake.due - now, 0)
    }
    guard let wait else { return }
    // Called on the main queue.
    ptl_real_after(wait) { MainActor.assumeIsolated { ClientDelays.shared.realTimePassed() } }
  }

  @MainActor
  private func realTimePassed() {
    let now = ProcessInfo.processInfo.systemUptime
    let target: TimeInterval? = state.withLock { state in
      guard now >= state.wake.time else { return nil }
      state.wake.time = .infinity
      guard state.drivers == 0, state.pending.last != nil, now >= state.wake.due else { return nil }
      return state.wake.target
    }
    if let target {
      // Another host may have begun real time since.
      if FrameClock.shared.mode == .virtual {
        FrameClock.shared.advance(by: target - FrameClock.shared.now)
      }
      while fireNext(until: target) {}
    }
    wakeInRealTime()
  }
}

// MARK: Functions of CVirtualTime

@_cdecl("ptl_delays_add_block")
func addDelayedBlock(_ seconds: Double, _ queue: UnsafeRawPointer, _ block: UnsafeRawPointer) {
  ClientDelays.shared.begin(.block(block, queue: queue), after: seconds)
}

@_cdecl("ptl_delays_add_function")
func addDelayedFunction(
  _ seconds: Double, _ queue: UnsafeRawPointer,
  _ body: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void, _ context: UnsafeMutableRawPointer?
) {
  ClientDelays.shared.begin(.function(body, context, queue: queue), after: seconds)
}

@_cdecl("ptl_delays_set_timer")
func setDelayedTimer(_ seconds: Double, _ interval: Double, _ timer: UnsafeRawPointer) {
  ClientDelays.shared.setTimer(timer, after: seconds, interval: interval)
}

@_cdecl("ptl_delays_remaining")
func remainingDelay(_ timer: UnsafeRawPointer) -> Double { ClientDelays.shared.remaining(of: timer) ?? -1 }

@_cdecl("ptl_delays_remove_timer")
func removeDelayedTimer(_ timer: UnsafeRawPointer) { ClientDelays.shared.removeTimer(timer) }
