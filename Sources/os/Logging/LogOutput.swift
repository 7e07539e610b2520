import Glibc
import Synchronization

/// A log message.
package struct LogEntry: Hashable, Sendable {
  package var type: OSLogType
  package var subsystem: String
  package var category: String
  package var message: String

  /// The entry as one line: `error [com.example.app:network] The server did not answer.`
  ///
  /// Contains no time, process or thread, so that identical runs produce identical logs. Line breaks in the
  /// message are escaped as `\n`.
  package var line: String {
    var line = type.label
    if !subsystem.isEmpty || !category.isEmpty { line += " [\(subsystem):\(category)]" }
    line += " "
    for scalar in message.unicodeScalars {
      switch scalar {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}

/// The destination of messages: standard error, or a capturing closure.
///
/// The environment variable `OS_ACTIVITY_MODE` sets the minimum level: `debug`, `info` (the default),
/// `default` or `disable`.
package enum LogOutput {
  private struct Capture {
    var id: UInt64
    var take: @Sendable (LogEntry) -> Void
  }

  private static let leastGravity: UInt8 = {
    guard let mode = getenv("OS_ACTIVITY_MODE").map({ String(cString: $0) }) else {
      return OSLogType.info.gravity
    }
    return switch mode.lowercased() {
    case "debug": OSLogType.debug.gravity
    case "default": OSLogType.default.gravity
    case "disable": .max
    default: OSLogType.info.gravity
    }
  }()

  private static let captures = Mutex<(next: UInt64, list: [Capture])>((0, []))
  private static let captureCount = Atomic<Int>(0)

  package static func isEnabled(_ type: OSLogType) -> Bool {
    type.gravity >= leastGravity || captureCount.load(ordering: .relaxed) > 0
  }

  /// Writes a line with a single system call, unless the log is captured.
  package static func write(_ entry: LogEntry) {
    LogHistory.add(entry)
    if captureCount.load(ordering: .acquiring) > 0 {
      let takers = captures.withLock { state in state.list.map(\.take) }
      if !takers.isEmpty {
        for take in takers { take(entry) }
        return
      }
    }
    guard entry.type.gravity >= leastGravity else { return }
    var line = entry.line
    line += "\n"
    line.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let written = Glibc.write(STDERR_FILENO, rest.baseAddress, rest.count)
        if written < 0 {
          guard errno == EINTR else { return }
          continue
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      }
    }
  }

  /// Calls a closure while capturing messages of all levels, instead of writing them to standard error.
  package static func capturing<R>(
    _ take: @escaping @Sendable (LogEntry) -> Void, _ body: () throws -> R
  ) rethrows -> R {
    let id = beginCapture(take)
    defer { endCapture(id) }
    return try body()
  }

  /// Captures all messages until ``endCapture(_:)``.
  package static func beginCapture(_ take: @escaping @Sendable (LogEntry) -> Void) -> UInt64 {
    let id = captures.withLock { state in
      state.next += 1
      state.list.append(Capture(id: state.next, take: take))
      return state.next
    }
    captureCount.add(1, ordering: .acquiringAndReleasing)
    return id
  }

  package static func endCapture(_ id: UInt64) {
    let removed = captures.withLock { state in
      let before = state.list.count
      state.list.removeAll { $0.id == id }
      return before - state.list.count
    }
    if removed > 0 { captureCount.subtract(removed, ordering: .acquiringAndReleasing) }
  }
}
