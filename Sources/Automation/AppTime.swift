import CoreFoundation
import Foundation
import QuartzCore
import UIKit

/// Advances time for an app under test: on demand on a simulated device, in real time in a window.
///
/// Tests within the app's process (`TestApp`) and UI tests in a process of their own share it.
@MainActor
package final class AppTime {
  /// The maximum real time to wait for an app to become idle, in seconds.
  private static let realLimit = 10.0
  /// The virtual time between looks at the real time, in seconds.
  private static let virtualStep = 0.5
  /// The maximum virtual time to wait for an app on a simulated device to become idle, in seconds.
  package nonisolated static let virtualLimit = 60.0

  package init() {}

  private var isVirtual: Bool { FrameClock.shared.mode == .virtual }

  /// Runs pending work of the main queue and main run loop, and commits changes.
  package func drain() {
    CATransaction.flush()
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    CATransaction.flush()
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
    for _ in 0..<100 {
      drain()
      let settled = settleInVirtualTime(limit: limit)
      drain()
      if FrameClock.shared.isIdle { atRest() }
      if FrameClock.shared.isIdle || !settled { return settled }
    }
    return false
  }

  /// Advances virtual time in steps, so that an interface that never comes to rest ends the wait in real time, too.
  private func settleInVirtualTime(limit: TimeInterval) -> Bool {
    let end = CACurrentMediaTime() + limit
    let deadline = Date(timeIntervalSinceNow: Self.realLimit)
    while true {
      let start = CACurrentMediaTime()
      let rest = end - start
      if FrameClock.shared.settle(limit: min(rest, Self.virtualStep)) { return true }
      // Nothing is due within the step.
      if CACurrentMediaTime() == start { return FrameClock.shared.settle(limit: rest) }
      if end - CACurrentMediaTime() <= 0 || Date() > deadline { return false }
    }
  }

  private func settleInRealTime() -> Bool {
    let end = Date(timeIntervalSinceNow: Self.realLimit)
    repeat {
      drain()
      if FrameClock.shared.isIdle { return true }
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
    if isVirtual {
      drain()
      FrameClock.shared.advance(by: seconds)
      drain()
    } else {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
    }
  }

  /// Waits up to the given number of seconds for tasks, timers and the network. Virtual time advances along
  /// with real time, so that both kinds of delays end together.
  package func wait(_ seconds: TimeInterval) {
    let start = Date()
    _ = RunLoop.main.run(mode: .default, before: start.addingTimeInterval(seconds))
    if isVirtual { FrameClock.shared.advance(by: Date().timeIntervalSince(start)) }
    drain()
  }
}
