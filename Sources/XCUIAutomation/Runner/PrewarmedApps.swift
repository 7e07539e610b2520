import AutomationProtocol
import CXCUIAutomation
import Foundation

// The lock guards the processes.
/// Prewarmed processes, which have executed an app's launch sequence up to `UIApplicationMain(_:_:_:_:)`.
///
/// Launching an app again with the same arguments and environment forks its prewarmed process, which has loaded its
/// libraries already. iOS prewarms apps up to the same place
/// (developer.apple.com/documentation/uikit/about-the-app-launch-sequence).
final class PrewarmedApps: @unchecked Sendable {
  static let shared = PrewarmedApps()

  /// The maximum number of processes. The least recently used one exits first.
  private static let limit = 2

  private let lock = NSLock()
  /// The least recently used process first.
  private var processes: [PrewarmedApp] = []
  /// Apps that cannot be forked, for example because they start threads before `UIApplicationMain(_:_:_:_:)`.
  private var unsuitable: Set<URL> = []

  /// Launches an app.
  /// - Returns: The identifier of the process, a child of this one; `nil` if the app cannot be prewarmed.
  func launch(_ launch: AppLaunch, _ descriptors: LaunchDescriptors) -> pid_t? {
    lock.withLock {
      guard !unsuitable.contains(launch.executable), let app = process(for: launch) else { return nil }
      if let identifier = app.fork(descriptors) { return identifier }
      processes.removeAll { $0 === app }
      unsuitable.insert(launch.executable)
      return nil
    }
  }

  private func process(for launch: AppLaunch) -> PrewarmedApp? {
    let known = processes.firstIndex { $0.launch == launch && $0.isCurrent }.map { processes.remove(at: $0) }
    guard let app = known ?? PrewarmedApp(launch) else { return nil }
    processes.removeAll { $0.launch == launch }
    processes.append(app)
    if processes.count > Self.limit { processes.removeFirst() }
    return app
  }
}

/// A process that waits at `UIApplicationMain(_:_:_:_:)` and forks for each launch.
private final class PrewarmedApp {
  let launch: AppLaunch
  private let identifier: pid_t
  private let control: MessageChannel
  private let date: Date?
  private let errorLines = ErrorLineReader(limit: 1)

  init?(_ launch: AppLaunch) {
    guard ptl_adopt_orphans() == 0, let control = try? DescriptorPair(.sockets),
      let errors = try? DescriptorPair(.pipe),
      let identifier = try? launch.spawn(
        LaunchDescriptors(connection: control.remote, errors: errors.remote), isPrewarmed: true)
    else { return nil }
    self.launch = launch
    self.identifier = identifier
    self.control = MessageChannel(descriptor: control.keepLocal())
    date = Self.modificationDate(of: launch.executable)
    errorLines.read(errors.keepLocal())
  }

  deinit {
    close(control.descriptor)
    // Processes that have not reached the main function do not read the socket.
    kill(identifier, SIGKILL)
    while waitpid(identifier, nil, 0) < 0, errno == EINTR {}
  }

  /// Whether the executable is unchanged.
  var isCurrent: Bool { Self.modificationDate(of: launch.executable) == date }

  private static func modificationDate(of file: URL) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
  }

  /// Forks the process.
  /// - Returns: The identifier of the new process; `nil` if the process has ended, hangs, or has several threads.
  func fork(_ descriptors: LaunchDescriptors) -> pid_t? {
    guard (try? control.send(descriptors)) != nil,
      let reply = try? control.receive(LaunchReply.self, timeout: AppProcess.replyLimit), reply.process > 0
    else { return nil }
    return reply.process
  }
}
