import Foundation

/// Work of other processes that an app waits for, such as the load of a page.
///
/// It takes real time. Tests in virtual time wait for it before they let time pass, so that it takes none of theirs.
@MainActor
package final class OutsideWork {
  /// The time after which work is no longer waited for, in seconds.
  private static let longest = 20.0
  private static var running: [ObjectIdentifier: TimeInterval] = [:]

  /// Whether work that began a short time ago has not ended.
  package static var isPending: Bool {
    guard !running.isEmpty else { return false }
    let now = ProcessInfo.processInfo.systemUptime
    return running.values.contains { now - $0 < longest }
  }

  /// Runs the main run loop until no work is pending.
  ///
  /// - Parameter turn: Called after each turn of the run loop.
  package static func wait(afterEachTurn turn: () -> Void = {}) {
    while isPending {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
      turn()
    }
  }

  package init() { Self.running[ObjectIdentifier(self)] = ProcessInfo.processInfo.systemUptime }

  /// Ends the work. Repeated calls have no effect.
  package func end() { Self.running[ObjectIdentifier(self)] = nil }

  isolated deinit { end() }
}
