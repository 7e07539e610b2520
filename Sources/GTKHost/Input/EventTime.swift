import Foundation
import QuartzCore

/// Converts 32-bit event times in milliseconds to seconds of `CACurrentMediaTime()`.
enum EventTime {
  /// Wayland compositors and X servers use the monotonic clock. A time stamp older than ten seconds comes
  /// from a server with another clock, so the current time is used.
  static func seconds(_ stamp: UInt32, now: TimeInterval = CACurrentMediaTime()) -> TimeInterval {
    let milliseconds = Int(now * 1000)
    let age = Int32(bitPattern: UInt32(truncatingIfNeeded: milliseconds) &- stamp)
    guard stamp != 0, age >= 0, age < 10_000 else { return now }
    return Double(milliseconds - Int(age)) / 1000
  }
}
