import Foundation
import QuartzCore

/// Turns the 32-bit millisecond times of events into seconds of `CACurrentMediaTime()`.
enum EventTime {
  /// Both Wayland compositors and X servers stamp events with the monotonic clock. A stamp that is not of the last ten
  /// seconds comes from a server with a clock of its own, and the event then happened now.
  static func seconds(_ stamp: UInt32, now: TimeInterval = CACurrentMediaTime()) -> TimeInterval {
    let milliseconds = Int(now * 1000)
    let age = Int32(bitPattern: UInt32(truncatingIfNeeded: milliseconds) &- stamp)
    guard stamp != 0, age >= 0, age < 10_000 else { return now }
    return Double(milliseconds - Int(age)) / 1000
  }
}
