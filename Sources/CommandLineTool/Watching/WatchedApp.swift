import Foundation

/// A running app that `portolan watch` can replace, connected by two named pipes.
final class WatchedApp {
  private let process = Process()
  private let path: String
  private let input: Int32
  private let output: Int32
  private var received = ""

  /// Starts a program.
  /// - Parameters:
  ///   - environment: Variables besides those of this process.
  ///   - folder: The folder of the pipes and of the state that is carried over.
  ///   - number: A number that no earlier app has.
  init(
    _ program: URL, _ arguments: [String], environment: [String: String] = [:], folder: URL, number: Int
  ) throws {
    path = folder.appendingPathComponent("app-\(number)").path
    for suffix in [".in", ".out"] {
      unlink(path + suffix)
      guard mkfifo(path + suffix, 0o600) == 0 else {
        throw CommandError("\(path)\(suffix) cannot be created: \(String(cString: strerror(errno)))")
      }
    }
    input = open(path + ".in", O_RDWR | O_NONBLOCK | O_CLOEXEC)
    output = open(path + ".out", O_RDWR | O_NONBLOCK | O_CLOEXEC)
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }.merging([
      "PORTOLAN_WATCH": path, "PORTOLAN_WATCH_STATE": folder.appendingPathComponent("state.json").path,
    ]) { $1 }
    try process.run()
  }

  deinit {
    close(input)
    close(output)
    for suffix in [".in", ".out"] { unlink(path + suffix) }
  }

  var isRunning: Bool { process.isRunning }

  /// Whether the app ended as a person ends it.
  var hasEndedNormally: Bool {
    !process.isRunning && process.terminationReason == .exit && process.terminationStatus == 0
  }

  func send(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(input, bytes, bytes.count)
  }

  /// Shows the errors of a build over the app; none hides them.
  func show(errors: [String]) {
    guard let data = try? JSONEncoder().encode(errors) else { return }
    send("errors " + String(decoding: data, as: UTF8.self))
  }

  /// Waits for a message.
  /// - Returns: Whether it came before the app ended or the time was over.
  func wait(for message: String, seconds: Double) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    var bytes = [UInt8](repeating: 0, count: 4096)
    while Date() < deadline {
      var descriptor = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      _ = poll(&descriptor, 1, 50)
      let count = read(output, &bytes, bytes.count)
      if count > 0 { received += String(decoding: bytes[..<count], as: UTF8.self) }
      if let range = received.range(of: message + "\n") {
        received.removeSubrange(received.startIndex..<range.upperBound)
        return true
      }
      if !process.isRunning { return false }
    }
    return false
  }

  /// Asks the app to end, as closing its window does.
  func terminate() {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  /// Ends the app at once, without writing state.
  func kill() {
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}
