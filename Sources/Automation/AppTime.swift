import CoreFoundation
import Foundation
import QuartzCore
import UIKit

/// Advances time for an app under test: on request on a simulated device, in real time in a window.
@MainActor
package final class AppTime {
  /// The maximum time to wait for an app in a window to become idle, in seconds.
  private static let realLimit = 10.0
  /// The maximum virtual time to wait for an app on a simulated device to become idle, in seconds.
  private static let virtualLimit = 60.0

  package init() {}

  private var isVirtual: Bool { FrameClock.shared.mode == .virtual }

  /// Runs pending work of the main queue and main run loop, and commits changes.
  private func drain() {
    CATransaction.flush()
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    CATransaction.flush()
  }

  /// Waits until the interface is idle.
  /// - Returns: Whether it became idle within a minute.
  @discardableResult
  package func settle() -> Bool {
    guard isVirtual else { return settleInRealTime() }
    for _ in 0..<100 {
      drain()
      let settled = FrameClock.shared.settle(limit: Self.virtualLimit)
      drain()
      if FrameClock.shared.isIdle || !settled { return settled }
    }
    return false
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
