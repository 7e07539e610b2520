import Foundation
import Synchronization

/// A time interval in seconds.
public typealias CFTimeInterval = Double

/// The time of the virtual clock as a bit pattern; zero means the real clock.
let virtualMediaTime = Atomic<UInt64>(0)

/// The current absolute time in seconds.
///
/// Monotonic and unrelated to the calendar. While the frame clock is virtual (under a test driver), this is
/// the virtual time, so that `layer.beginTime = CACurrentMediaTime() + 1` works the same in both modes.
public func CACurrentMediaTime() -> CFTimeInterval {
  let bits = virtualMediaTime.load(ordering: .relaxed)
  return bits == 0 ? realMediaTime() : Double(bitPattern: bits)
}

func realMediaTime() -> CFTimeInterval {
  var t = timespec()
  clock_gettime(CLOCK_MONOTONIC, &t)
  return Double(t.tv_sec) + Double(t.tv_nsec) * 1e-9
}
