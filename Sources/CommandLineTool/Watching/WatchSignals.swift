import Foundation

/// The signals that end `portolan watch` together with its app.
enum WatchSignals {
  // Written by the signal handler; reads and writes of `sig_atomic_t` are atomic.
  private nonisolated(unsafe) static var interrupted: sig_atomic_t = 0

  static var isInterrupted: Bool { interrupted != 0 }

  static func begin() {
    // A pipe whose app has ended must not end this process.
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number) { _ in WatchSignals.interrupted = 1 } }
  }
}
