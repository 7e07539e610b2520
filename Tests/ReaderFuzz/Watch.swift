import Foundation

/// Reports the round in which the process traps, and aborts a round that does not end.
enum Watch {
  /// The maximum processor time of a round in seconds, which is independent of the load of the machine.
  private static let limit = 20

  // Read in a signal handler, while nothing else runs.
  nonisolated(unsafe) private static var round = 0

  static func start() {
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGPROF] {
      signal(number) { number in
        Watch.write(number == SIGPROF ? "hangs in round " : "traps in round ", Watch.round)
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Begins a round.
  static func begin(_ number: Int) {
    round = number
    // Setting the timer is a system call, so it is done only occasionally.
    guard number % 64 == 0 else { return }
    var timer = itimerval()
    timer.it_value.tv_sec = limit
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }

  /// Writes without allocating memory, as required in a signal handler.
  private static func write(_ text: StaticString, _ number: Int) {
    Foundation.write(2, text.utf8Start, text.utf8CodeUnitCount)
    var rest = number
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { digits in
      var at = 23
      digits[at] = 10
      repeat {
        at -= 1
        digits[at] = 48 + UInt8(rest % 10)
        rest /= 10
      } while rest > 0
      Foundation.write(2, digits.baseAddress! + at, 24 - at)
    }
  }
}
