import Foundation
import Synchronization

/// A number of seconds.
public typealias CFTimeInterval = Double

/// The time that a virtual clock shows, as a bit pattern; zero stands for the real clock.
let virtualMediaTime = Atomic<UInt64>(0)

/// The current absolute time in seconds.
///
/// It never runs backwards and has no relation to the calendar. While the frame clock is virtual (under a test driver) this is
/// the virtual time, so that `layer.beginTime = CACurrentMediaTime() + 1` means the same in both.
public func CACurrentMediaTime() -> CFTimeInterval {
  let bits = virtualMediaTime.load(ordering: .relaxed)
  return bits == 0 ? realMediaTime() : Double(bitPattern: bits)
}

func realMediaTime() -> CFTimeInterval {
  var t = timespec()
  clock_gettime(CLOCK_MONOTONIC, &t)
  return Double(t.tv_sec) + Double(t.tv_nsec) * 1e-9
}
