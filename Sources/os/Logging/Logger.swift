/// Writes messages to a channel of the log.
///
/// A message that is not written costs one test: its interpolations are not evaluated.
///
/// Differs from iOS: lines go to the standard error stream, and a value without a privacy argument is shown.
public struct Logger: @unchecked Sendable {
  let log: OSLog

  /// Writes to the channel without a name.
  public init() {
    log = .default
  }

  /// Writes to a channel, usually with the bundle identifier as its subsystem.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes to an existing channel.
  public init(_ logObj: OSLog) {
    log = logObj
  }

  /// Writes a message of the default kind.
  public func log(_ message: @autoclosure () -> OSLogMessage) {
    write(.default, message)
  }

  /// Writes a message of the given kind.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    write(level, message)
  }

  /// Writes what helps only while tracking down an error.
  public func trace(_ message: @autoclosure () -> OSLogMessage) {
    write(.debug, message)
  }

  /// Writes what helps only while debugging.
  public func debug(_ message: @autoclosure () -> OSLogMessage) {
    write(.debug, message)
  }

  /// Writes what is helpful but not essential.
  public func info(_ message: @autoclosure () -> OSLogMessage) {
    write(.info, message)
  }

  /// Writes what is essential for troubleshooting.
  public func notice(_ message: @autoclosure () -> OSLogMessage) {
    write(.default, message)
  }

  /// Writes what may become an error.
  public func warning(_ message: @autoclosure () -> OSLogMessage) {
    write(.error, message)
  }

  /// Writes an error.
  public func error(_ message: @autoclosure () -> OSLogMessage) {
    write(.error, message)
  }

  /// Writes a critical error: a bug in the program.
  public func critical(_ message: @autoclosure () -> OSLogMessage) {
    write(.fault, message)
  }

  /// Writes a fault: a bug in the program.
  public func fault(_ message: @autoclosure () -> OSLogMessage) {
    write(.fault, message)
  }

  private func write(_ type: OSLogType, _ message: () -> OSLogMessage) {
    log.write(type, message)
  }
}

extension OSLog {
  func write(_ type: OSLogType, _ message: () -> OSLogMessage) {
    guard isEnabled(type: type) else { return }
    LogOutput.write(
      LogEntry(type: type, subsystem: subsystem, category: category, message: message().interpolation.text))
  }
}
