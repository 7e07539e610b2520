import Foundation
import Glibc

// The lock guards the lines.
/// Forwards an app's standard error to the runner's, and keeps the last lines.
final class ErrorLineReader: @unchecked Sendable {
  private let limit: Int
  private let lock = NSLock()
  private var lines: [String] = []
  private let ended = DispatchSemaphore(value: 0)
  private var hasEnded = false

  init(limit: Int) { self.limit = limit }

  /// Reads until the descriptor is closed.
  func read(_ descriptor: Int32) {
    let thread = Thread {
      var rest = ""
      var buffer = [UInt8](repeating: 0, count: 16384)
      while true {
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        _ = buffer.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, count) }
        rest += String(decoding: buffer[..<count], as: UTF8.self)
        var found = rest.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        rest = found.removeLast()
        self.add(found)
      }
      if !rest.isEmpty { self.add([rest]) }
      close(descriptor)
      self.ended.signal()
    }
    thread.name = "Standard error of the app under test"
    thread.start()
  }

  private func add(_ found: [String]) {
    lock.withLock {
      lines += found
      if lines.count > limit { lines.removeFirst(lines.count - limit) }
    }
  }

  /// Returns the last lines after the app has exited.
  func all() -> [String] {
    if !hasEnded {
      hasEnded = true
      _ = ended.wait(timeout: .now() + 20)
    }
    return lock.withLock { lines }
  }
}
