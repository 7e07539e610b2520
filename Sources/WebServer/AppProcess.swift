import CSoup
import CSoupShim
import Foundation

/// A process of the app and the stream to it. It serves one page, or several that share it.
final class AppProcess {
  /// The receiver of an app's messages for a page.
  struct Page {
    /// The name of the page's session, which the app finds again after its end.
    var key: String
    /// Called for each message of the app.
    var receive: (UnsafeRawBufferPointer) -> Void
    /// Called with the saved state behind the page's current address.
    var snapshot: (UnsafeRawBufferPointer) -> Void
    /// Called if the app cannot show the page beside others.
    var refuse: () -> Void
    /// Called when the app has ended.
    var end: () -> Void
  }

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
  private var pages: [UInt32: Page] = [:]
  private var lastPage: UInt32 = 0

  /// Whether the app is connected.
  var isRunning: Bool { input != 0 }

  /// Starts the app.
  /// - Parameters:
  ///   - state: The folder for its saved state.
  ///   - lock: The right to the folder, which the app keeps.
  ///   - languages: The languages that the browser prefers, as in `ko-KR,en`.
  ///   - memory: The maximum memory of the process, in bytes.
  init(
    program: String, arguments: [String], state: URL, lock: StateLock, languages: String, memory: Int?
  ) throws {
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
    if let memory { ptl_limit_memory(pid, UInt64(memory)) }
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

  // MARK: Pages

  /// The messages about pages between the server and the app, with the page number 0.
  private enum Control {
    static let open: UInt8 = 1
    static let close: UInt8 = 2
    static let snapshot: UInt8 = 1
    static let refusal: UInt8 = 2
  }

  /// Announces a page to the app.
  /// - Parameter state: The saved state that a page without its own starts with; empty for none.
  /// - Returns: The number of the page.
  func add(_ page: Page, state: [UInt8]) -> UInt32 {
    lastPage += 1
    pages[lastPage] = page
    var message: [UInt8] = [Control.open]
    func append(_ number: UInt32) { withUnsafeBytes(of: number.littleEndian) { message += $0 } }
    append(lastPage)
    append(UInt32(page.key.utf8.count))
    message += page.key.utf8
    append(UInt32(state.count))
    message += state
    message.withUnsafeBytes { write($0, to: 0) }
    return lastPage
  }

  /// Ends a page. The app keeps its state, and ends with its last page.
  func remove(_ number: UInt32) {
    guard pages.removeValue(forKey: number) != nil else { return }
    guard !pages.isEmpty else { return stop() }
    var message: [UInt8] = [Control.close]
    withUnsafeBytes(of: number.littleEndian) { message += $0 }
    message.withUnsafeBytes { write($0, to: 0) }
  }

  private func ended() {
    stop()
    let ended = pages
    pages = [:]
    for page in ended.values { page.end() }
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
      ended()
    }
  }

  private func number(at start: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(received[start + $1]) << (8 * UInt32($1)) }
  }

  private func deliver(_ message: UnsafeRawBufferPointer, to page: UInt32) {
    guard page == 0 else {
      pages[page]?.receive(message)
      return
    }
    guard message.count >= 5 else { return }
    let page = (0..<4).reduce(0 as UInt32) { $0 | UInt32(message[1 + $1]) << (8 * UInt32($1)) }
    switch message[0] {
    case Control.snapshot: pages[page]?.snapshot(UnsafeRawBufferPointer(rebasing: message[5...]))
    case Control.refusal: pages.removeValue(forKey: page)?.refuse()
    default: break
    }
  }

  private func deliver() {
    var start = 0
    while received.count - start >= 8 {
      let length = Int(number(at: start))
      guard length <= Self.maximumMessage else { return ended() }
      guard received.count - start >= 8 + length else { break }
      let page = number(at: start + 4)
      received.withUnsafeBytes {
        deliver(UnsafeRawBufferPointer(rebasing: $0[(start + 8)..<(start + 8 + length)]), to: page)
      }
      start += 8 + length
    }
    received.removeFirst(min(start, received.count))
  }

  // MARK: Sending

  /// - Returns: Whether the app keeps up with its input.
  func send(_ message: UnsafeRawBufferPointer, from page: UInt32) -> Bool {
    guard pending.count + message.count < Self.maximumPending else { return false }
    write(message, to: page)
    return true
  }

  private func write(_ message: UnsafeRawBufferPointer, to page: UInt32) {
    guard input != 0 else { return }
    for value in [UInt32(message.count), page] {
      withUnsafeBytes(of: value.littleEndian) { pending.append(contentsOf: $0) }
    }
    pending.append(contentsOf: message)
    flush()
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
