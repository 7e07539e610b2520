import Foundation
import Glibc

/// A child process whose output is read line by line.
///
/// It stays in the process group of its parent, so that an interrupt from the terminal reaches it.
final class ChildProcess {
  /// Held while a process is created, so that another one does not inherit the pipe before it is marked as
  /// close-on-exec.
  private static let spawning = NSLock()

  private let process: pid_t
  private let output: Int32

  init(_ executable: String, arguments: [String], environment: [String: String]) throws {
    Self.spawning.lock()
    defer { Self.spawning.unlock() }
    var pipes: [Int32] = [-1, -1]
    guard pipe(&pipes) == 0 else {
      throw ProjectError("\(executable) cannot be run: \(String(cString: strerror(errno)))")
    }
    for descriptor in pipes { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, pipes[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, pipes[1], STDERR_FILENO)
    let argumentList = ([executable] + arguments).map { strdup($0) } + [nil]
    let environmentList = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in argumentList + environmentList { free(pointer) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, executable, &actions, nil, argumentList, environmentList)
    close(pipes[1])
    guard error == 0 else {
      close(pipes[0])
      throw ProjectError("\(executable) cannot be run: \(String(cString: strerror(error)))")
    }
    self.process = process
    output = pipes[0]
  }

  deinit { close(output) }

  /// Reads to the end of the output.
  ///
  /// - Parameters:
  ///   - deadline: Returns the current deadline, or nil for none. It is called before each read; the process is killed
  ///     after the deadline.
  ///   - each: Called with each line.
  /// - Returns: The wait status, and whether the process was killed at its deadline.
  func lines(deadline: () -> Date?, each: (String) -> Void) -> (status: Int32, isTimedOut: Bool) {
    var rest: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    var isTimedOut = false
    while true {
      var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let seconds = deadline().map { max(0, $0.timeIntervalSinceNow) }
      let ready = poll(&request, 1, seconds.map { Int32(min($0, 3600) * 1000) + 1 } ?? -1)
      if ready == 0, let end = deadline(), end.timeIntervalSinceNow <= 0, !isTimedOut {
        isTimedOut = true
        _ = kill(process, SIGKILL)
      }
      guard ready > 0 else { continue }
      let count = read(output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      rest += buffer[..<count]
      var start = rest.startIndex
      while let end = rest[start...].firstIndex(of: 0x0A) {
        each(String(decoding: rest[start..<end], as: UTF8.self))
        start = end + 1
      }
      rest.removeSubrange(..<start)
    }
    if !rest.isEmpty { each(String(decoding: rest, as: UTF8.self)) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return (status, isTimedOut)
  }

  /// Returns the name of the signal that ended a process; nil if it exited.
  static func signalName(of status: Int32) -> String? {
    let signal = status & 0x7F
    return signal == 0 ? nil : String(cString: strsignal(signal))
  }

  /// The exit code in a wait status; `nil` after a signal.
  static func exitCode(of status: Int32) -> Int32? {
    status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }
}
