import AutomationProtocol
import CXCUIAutomation
import Foundation
import Glibc

// The lock guards the status; the thread of the test makes the requests.
/// The process of an app under test, and the connection to it.
final class AppProcess: @unchecked Sendable {
  /// The reason why a request failed.
  enum Failure: Error {
    /// The app exited; includes a description.
    case ended(String)
    /// The app hangs; includes the frames at which it does.
    case notAnswered(seconds: Double, report: String)
    case refused(String)
  }

  /// The longest work on a request, in seconds of processor time, and the longest time without work. The process that writes a
  /// crash report works for the app.
  static let replyLimit = 60.0
  /// The time between looks at an app that does not answer, in seconds.
  private static let lookInterval = 1.0
  /// The number of lines of standard error to keep for crash reports.
  private static let keptLines = 200

  let identifier: pid_t
  private let channel: MessageChannel
  private let errorLines = ErrorLineReader(limit: AppProcess.keptLines)
  private var status: Int32?
  private let lock = NSLock()
  /// Whether the app was asked to exit.
  private var isExpectedToEnd = false

  /// Starts a program, by forking a prewarmed process where there is one.
  /// - Throws: The reason why it could not be started.
  init(_ launch: AppLaunch) throws {
    let connection = try DescriptorPair(.sockets)
    let errors = try DescriptorPair(.pipe)
    let descriptors = LaunchDescriptors(connection: connection.remote, errors: errors.remote)
    identifier = try PrewarmedApps.shared.launch(launch, descriptors) ?? launch.spawn(descriptors)
    channel = MessageChannel(descriptor: connection.keepLocal())
    errorLines.read(errors.keepLocal())
  }

  deinit {
    kill()
    close(channel.descriptor)
  }

  // MARK: Requests

  /// Sends a request and waits for the reply.
  func ask(_ request: AutomationRequest) throws -> AutomationReply {
    do {
      try channel.send(request)
      try waitForReply()
      let reply = try channel.receive(AutomationReply.self, timeout: Self.replyLimit)
      if case .failure(let message) = reply { throw Failure.refused(message) }
      return reply
    } catch MessageChannel.Failure.timedOut {
      throw Failure.notAnswered(seconds: Self.replyLimit, report: endWithReport())
    } catch is MessageChannel.Failure {
      throw Failure.ended(endingDescription())
    } catch is MessageReader.Malformed {
      kill()
      throw Failure.ended("The app under test sent a message that cannot be read.")
    }
  }

  private func waitForReply() throws {
    let isAnswered = try isDone { try channel.hasInput(within: Self.lookInterval) }
    if !isAnswered { throw MessageChannel.Failure.timedOut }
  }

  /// Looks at the app until it has done something, or hangs.
  ///
  /// - Parameter look: Waits for a moment, and returns whether the app has done it.
  private func isDone(_ look: () throws -> Bool) rethrows -> Bool {
    if try look() { return true }
    let usage = ProcessUsage(of: identifier)
    func now() -> Double { ProcessInfo.processInfo.systemUptime }
    var deadline = WorkDeadline(
      limit: Self.replyLimit, time: now(), processorSeconds: usage.processorSecondsOfFamily)
    while try !look() {
      if deadline.isOver(time: now(), processorSeconds: usage.processorSecondsOfFamily) { return false }
    }
    return true
  }

  // MARK: Termination

  /// Whether the process runs.
  var isRunning: Bool { reap(waits: false) == nil }

  /// Terminates the app normally, or forcibly after two seconds.
  func terminate() {
    guard isRunning else { return }
    lock.withLock { isExpectedToEnd = true }
    _ = try? ask(.terminate)
    _ = hasEnded(within: 2)
    kill()
  }

  /// Kills the process.
  func kill() {
    guard reap(waits: false) == nil else { return }
    lock.withLock { isExpectedToEnd = true }
    _ = Glibc.kill(identifier, SIGKILL)
    _ = reap(waits: true)
  }

  /// Ends a process that hangs.
  /// - Returns: where its main thread was.
  private func endWithReport() -> String {
    lock.withLock { isExpectedToEnd = true }
    // Lets the process write a crash report.
    _ = Glibc.kill(identifier, SIGQUIT)
    waitForEnd()
    return CrashReport(lines: errorLines.all()).text
  }

  /// Waits until the process has exited, which may write a crash report first, and ends one that hangs.
  private func waitForEnd() {
    _ = isDone { hasEnded(within: Self.lookInterval) }
    kill()
  }

  private func hasEnded(within seconds: Double) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while reap(waits: false) == nil {
      guard Date() < deadline else { return false }
      usleep(500)
    }
    return true
  }

  /// The wait status after the process has exited.
  private func reap(waits: Bool) -> Int32? {
    lock.withLock {
      if let status { return status }
      var found: Int32 = 0
      guard waitpid(identifier, &found, waits ? 0 : WNOHANG) == identifier else { return nil }
      status = found
      return found
    }
  }

  /// The description of a crash after the latest request; nil where the app runs or was asked to end.
  func unreportedCrash() -> String? {
    guard let status = reap(waits: false), status & 0x7F != 0, !lock.withLock({ isExpectedToEnd }) else {
      return nil
    }
    return endingDescription()
  }

  /// A description of the exit, with the last lines of output.
  private func endingDescription() -> String {
    // The socket closes shortly before the process exits; writing a crash report takes longer.
    waitForEnd()
    let status = reap(waits: true) ?? 0
    let signal = status & 0x7F
    var text =
      signal == 0
      ? "The app under test exited with status \((status >> 8) & 0xFF)."
      : "The app under test crashed: \(String(cString: strsignal(signal)))."
    let lines = errorLines.all()
    if signal != 0, !lines.isEmpty { text += "\n" + CrashReport(lines: lines).text }
    return text
  }
}
