import Foundation

extension TestApp {
  /// Waits for work that takes real time, such as that of a queue, a process or a server.
  ///
  /// The interface settles before each look at the condition.
  ///
  /// - Parameters:
  ///   - timeout: The longest wait, in seconds of real time. A test that passes does not wait for its end, so it may be long enough
  ///     for a busy machine.
  ///   - condition: The condition to wait for.
  /// - Returns: Whether the condition was met in time.
  @discardableResult
  public func wait(timeout: TimeInterval = 60, until condition: () throws -> Bool) rethrows -> Bool {
    let end = ProcessInfo.processInfo.systemUptime + timeout
    while true {
      settle()
      if try condition() { return true }
      guard ProcessInfo.processInfo.systemUptime < end else { return false }
      time.wait(Self.waitingStep)
    }
  }

  /// Waits for work that takes real time, and lets other tasks of the main actor run meanwhile.
  @discardableResult
  public func wait(timeout: TimeInterval = 60, until condition: () throws -> Bool) async rethrows -> Bool {
    let end = ProcessInfo.processInfo.systemUptime + timeout
    while true {
      settle()
      if try condition() { return true }
      guard ProcessInfo.processInfo.systemUptime < end else { return false }
      await Task.yield()
      time.wait(Self.waitingStep)
    }
  }

  /// The real time between looks at a condition, in seconds.
  private static let waitingStep = 0.005
}
