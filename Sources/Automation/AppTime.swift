import CoreFoundation
import Foundation
import QuartzCore
import UIKit

/// How time passes for an app under test: by request on a simulated device, by itself in a window.
@MainActor
package final class AppTime {
  /// The longest that an app in a window may keep moving before a request goes on, in seconds.
  private static let realLimit = 10.0
  /// The longest that an app on a simulated device may keep moving, in seconds of its own time.
  private static let virtualLimit = 60.0

  package init() {}

  private var isVirtual: Bool { FrameClock.shared.mode == .virtual }

  /// Runs work on the main queue and the main run loop that is due, and commits what it changed.
  private func drain() {
    CATransaction.flush()
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    CATransaction.flush()
  }

  /// Lets the interface come to rest.
  /// - Returns: whether it did, within a minute.
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

  /// Lets a gesture's time pass.
  package func advance(by seconds: TimeInterval) {
    if isVirtual {
      drain()
      FrameClock.shared.advance(by: seconds)
      drain()
    } else {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
    }
  }

  /// Lets up to so many seconds pass in which sleeping tasks, timers and the network may move the app on. Virtual time
  /// passes along with real time, so that delays of either kind end together.
  package func wait(_ seconds: TimeInterval) {
    let start = Date()
    _ = RunLoop.main.run(mode: .default, before: start.addingTimeInterval(seconds))
    if isVirtual { FrameClock.shared.advance(by: Date().timeIntervalSince(start)) }
    drain()
  }
}
