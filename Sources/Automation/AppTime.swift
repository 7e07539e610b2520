import AutomationProtocol
import CVirtualTime
import CoreFoundation
import Foundation
import MainLoop
import QuartzCore
import UIKit

/// Advances time for an app under test: on demand on a simulated device, in real time in a window.
///
/// Tests within the app's process (`TestApp`) and UI tests in a process of their own share it.
@MainActor
package final class AppTime {
  /// The maximum real time to wait for an app in a window to become idle, in seconds.
  private static let longestWait = 10.0
  /// The maximum processor time to wait for an app on a simulated device to become idle, in seconds.
  private static let longestWork = 30.0
  /// The virtual time between looks at the processor time, in seconds.
  private static let virtualStep = 0.5
  /// The maximum virtual time to wait for an app on a simulated device to become idle, in seconds.
  package nonisolated static let virtualLimit = 60.0

  package init() {}

  /// The processor time to wait for a task of another executor, and the real time if it does not work, in seconds. One that runs longer
  /// is not waited for again.
  private static let longestJob = 2.0

  private let delays = ClientDelays.shared
  private var endlessJobs = 0

  private var isVirtual: Bool { FrameClock.shared.mode == .virtual }

  // MARK: Virtual time

  /// Begins virtual time for the app's own delays. The frame clock must be virtual already.
  package func begin() { delays.begin() }

  /// Ends virtual time; pending delays of the app continue in real time.
  package func end() { delays.end() }

  /// Advances the frame clock and the clocks that the app reads.
  private func moveClock(to time: TimeInterval) {
    let start = FrameClock.shared.now
    FrameClock.shared.advance(by: time - start)
    ptl_time_skip(FrameClock.shared.now - start)
  }

  /// Waits until the frame clock is idle. Advances in steps, so that the work of an interface that is never idle ends the wait, too.
  private func settleClock(until end: TimeInterval, before deadline: inout WorkDeadline) -> Bool {
    let first = FrameClock.shared.now
    defer { ptl_time_skip(FrameClock.shared.now - first) }
    while true {
      let start = FrameClock.shared.now
      if FrameClock.shared.settle(limit: min(end - start, Self.virtualStep)) { return true }
      // Nothing is due within the step.
      if FrameClock.shared.now == start { return FrameClock.shared.settle(limit: end - start) }
      if FrameClock.shared.now >= end || deadline.isOver(.ofAllThreads) { return false }
    }
  }

  /// Runs pending work of the main queue and main run loop, and commits changes.
  ///
  /// A turn of the run loop may serve another source than the main queue, and another thread that adds to an empty main queue
  /// signals it afterwards. The queue is therefore served without a signal, too. While it runs the caller, it is not served at
  /// all.
  package func drain() {
    CATransaction.flush()
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    ptl_main_queue_serve()
    CATransaction.flush()
  }

  /// Runs pending work, and waits for tasks of other executors and for work of other processes.
  private func drainTasks() {
    drainJobs()
    OutsideWork.wait {
      CATransaction.flush()
      if !OutsideWork.isPending { drainJobs() }
    }
  }

  /// Runs pending work, and waits for tasks of other executors until they end or suspend.
  ///
  /// A job may end, and leave work to the main queue, right after that was served. Only when none has ended since before
  /// the main queue was served, is there nothing left.
  private func drainJobs() {
    var deadline: WorkDeadline?
    while true {
      let before = ptl_time_calls()
      drain()
      let calls = ptl_time_calls()
      endlessJobs = min(endlessJobs, calls.running)
      if calls.ended == before.ended, calls.running == endlessJobs { return }
      if deadline?.isOver(.ofOtherThreads) == true {
        endlessJobs = calls.running
        return
      }
      deadline = deadline ?? WorkDeadline(limit: Self.longestJob, .ofOtherThreads)
      if calls.running > endlessJobs {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
      }
    }
  }

  /// Waits until the interface is idle.
  ///
  /// - Parameters:
  ///   - limit: The longest wait, in seconds of virtual time.
  ///   - atRest: Called whenever the interface is idle. The wait continues until changes made by the closure are idle,
  ///     too.
  /// - Returns: Whether the interface became idle within the limit.
  @discardableResult
  package func settle(limit: TimeInterval = AppTime.virtualLimit, atRest: () -> Void = {}) -> Bool {
    guard isVirtual else { return settleInRealTime() }
    return delays.drive { settleInVirtualTime(until: FrameClock.shared.now + limit, atRest) }
  }

  private func settleInVirtualTime(until end: TimeInterval, _ atRest: () -> Void) -> Bool {
    var deadline = WorkDeadline(limit: Self.longestWork, .ofAllThreads)
    var rounds = 0
    while rounds < 100 {
      drainTasks()
      let next = min(delays.nextTime ?? .infinity, end)
      let settled = settleClock(until: next, before: &deadline)
      drainTasks()
      if let due = delays.nextTime, due <= end, settled ? delays.isAwaited(until: end) : due <= next {
        moveClock(to: due)
      }
      if delays.fireNext(until: FrameClock.shared.now) { continue }
      if FrameClock.shared.isIdle { atRest() }
      if FrameClock.shared.isIdle, !delays.isAwaited(until: end) { return settled }
      if !settled { return false }
      rounds += 1
    }
    return false
  }

  private func settleInRealTime() -> Bool {
    let end = Date(timeIntervalSinceNow: Self.longestWait)
    repeat {
      drain()
      if FrameClock.shared.isIdle, !OutsideWork.isPending { return true }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1.0 / 60))
    } while Date() < end
    return FrameClock.shared.isIdle
  }

  /// Pauses so that a person can follow the test in a window; no effect on a simulated device.
  package func rest(_ seconds: TimeInterval) {
    if !isVirtual { RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds)) }
  }

  /// Advances time for a gesture.
  package func advance(by seconds: TimeInterval) {
    guard isVirtual else { return RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds)) }
    delays.drive {
      drainTasks()
      let end = FrameClock.shared.now + max(seconds, 0)
      while let next = delays.nextTime, next <= end {
        moveClock(to: next)
        _ = delays.fireNext(until: next)
        drainTasks()
      }
      moveClock(to: end)
      drainTasks()
    }
  }

  /// Waits up to the given number of seconds for tasks, timers and the network. Virtual time advances along
  /// with real time, so that both kinds of delays end together.
  package func wait(_ seconds: TimeInterval) {
    let start = ProcessInfo.processInfo.systemUptime
    let virtualStart = FrameClock.shared.now
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
    guard isVirtual else { return drain() }
    let elapsed = ProcessInfo.processInfo.systemUptime - start
    // Delays that ended in real time have advanced virtual time already.
    delays.drive {
      while let next = delays.nextTime, next <= virtualStart + elapsed {
        FrameClock.shared.advance(by: next - FrameClock.shared.now)
        _ = delays.fireNext(until: next)
        drainJobs()
      }
      FrameClock.shared.advance(by: virtualStart + elapsed - FrameClock.shared.now)
      drainJobs()
    }
  }
}
