import CSoup
import Foundation

/// A process of the app, which serves one page, and the stream to it.
final class AppProcess {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The maximum size of a message from the app, in bytes: a frame with many pictures.
  private static let maximumMessage = 256 << 20
  /// The maximum amount of input that waits for an app that does not read it, in bytes.
  private static let maximumPending = 1 << 20

  let pid: pid_t
  private let descriptor: Int32
  private var input: guint = 0
  private var output: guint = 0
  private var received: [UInt8] = []
  private var pending: [UInt8] = []

  /// Called for each message of the app.
  var receive: ((UnsafeRawBufferPointer) -> Void)?
  /// Called when the app has ended.
  var end: (() -> Void)?

  /// Starts the app.
  /// - Parameters:
  ///   - state: The folder for its saved state.
  ///   - lock: The right to the folder, which the app keeps.
  ///   - languages: The languages that the browser prefers, as in `ko-KR,en`.
  init(program: String, arguments: [String], state: URL, lock: StateLock, languages: String) throws {
    var pair: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &pair) == 0
    else {
      throw Failure(description: "no socket: \(String(cString: strerror(errno)))")
    }
    defer { Glibc.close(pair[1]) }
    var environment = ProcessInfo.processInfo.environment
    environment["PORTOLAN_WEB_SOCKET"] = String(pair[1])
    environment["XDG_STATE_HOME"] = state.path
    if let language = Self.locale(languages) { environment["LANGUAGE"] = language }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // A copy of a descriptor to itself is inherited.
    for inherited in [pair[1], lock.descriptor] {
      posix_spawn_file_actions_adddup2(&actions, inherited, inherited)
    }
    let argv = ([program] + arguments).map { strdup($0) } + [nil]
    let envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var pid: pid_t = 0
    let result = posix_spawn(&pid, program, &actions, nil, argv, envp)
    guard result == 0 else {
      Glibc.close(pair[0])
      throw Failure(description: "\(program) did not start: \(String(cString: strerror(result)))")
    }
    self.pid = pid
    descriptor = pair[0]
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    watchInput()
  }

  deinit { stop() }

  /// The first language as a locale's name.
  private static func locale(_ languages: String) -> String? {
    guard let first = languages.split(separator: ",").first?.split(separator: ";").first,
      first.count <= 16, first.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "-") })
    else { return nil }
    return first.replacingOccurrences(of: "-", with: "_")
  }

  /// Closes the stream, after which the app saves its state and exits.
  func stop() {
    guard input != 0 else { return }
    g_source_remove(input)
    if output != 0 { g_source_remove(output) }
    (input, output) = (0, 0)
    Glibc.close(descriptor)
    let pid = pid
    g_child_watch_add(pid, { _, _, _ in }, nil)
  }

  // MARK: Receiving

  private func watchInput() {
    input = g_unix_fd_add(
      descriptor, GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue),
      { _, _, data in
        Unmanaged<AppProcess>.fromOpaque(data!).takeUnretainedValue().readable()
        return 1
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func readable() {
    var buffer = [UInt8](repeating: 0, count: 1 << 17)
    let count = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
    if count > 0 {
      received.append(contentsOf: buffer[..<count])
      deliver()
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      stop()
      end?()
    }
  }

  private func deliver() {
    var start = 0
    while received.count - start >= 8 {
      let length = (0..<4).reduce(0) { $0 | Int(received[start + $1]) << (8 * $1) }
      guard length <= Self.maximumMessage else {
        stop()
        end?()
        return
      }
      guard received.count - start >= 8 + length else { break }
      received.withUnsafeBytes {
        receive?(UnsafeRawBufferPointer(rebasing: $0[(start + 8)..<(start + 8 + length)]))
      }
      start += 8 + length
    }
    received.removeFirst(start)
  }

  // MARK: Sending

  /// - Returns: Whether the app keeps up with its input.
  func send(_ message: UnsafeRawBufferPointer) -> Bool {
    guard input != 0 else { return true }
    guard pending.count + message.count < Self.maximumPending else { return false }
    for value in [UInt32(message.count), 1] {
      withUnsafeBytes(of: value.littleEndian) { pending.append(contentsOf: $0) }
    }
    pending.append(contentsOf: message)
    flush()
    return true
  }

  private func flush() {
    let count = pending.withUnsafeBytes {
      Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    if count > 0 { pending.removeFirst(count) }
    if !pending.isEmpty, output == 0 {
      output = g_unix_fd_add(
        descriptor, G_IO_OUT,
        { _, _, data in
          let process = Unmanaged<AppProcess>.fromOpaque(data!).takeUnretainedValue()
          process.output = 0
          process.flush()
          return 0
        }, Unmanaged.passUnretained(self).toOpaque())
    }
  }
}
