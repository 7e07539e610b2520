/// A writer to a log.
///
/// A message below the minimum level costs one comparison; its interpolations are not evaluated.
///
/// Differs from iOS: writes to standard error, and values without a privacy argument are shown.
public struct Logger: Sendable {
  let log: OSLog

  /// Creates a logger for the default log.
  public init() {
    log = .default
  }

  /// Creates a logger for a subsystem, usually the bundle identifier, and a category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger for an existing log.
  public init(_ logObj: OSLog) {
    log = logObj
  }

  /// Logs a message at the default level.
  public func log(_ message: @autoclosure () -> OSLogMessage) {
    write(.default, message)
  }

  /// Logs a message at a level.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    write(level, message)
  }

  /// Logs a trace message, useful while investigating a problem.
  public func trace(_ message: @autoclosure () -> OSLogMessage) {
    write(.debug, message)
  }

  /// Logs a debug message, useful during development.
  public func debug(_ message: @autoclosure () -> OSLogMessage) {
    write(.debug, message)
  }

  /// Logs a message that is helpful but not essential.
  public func info(_ message: @autoclosure () -> OSLogMessage) {
    write(.info, message)
  }

  /// Logs a message that is essential for troubleshooting.
  public func notice(_ message: @autoclosure () -> OSLogMessage) {
    write(.default, message)
  }

  /// Logs a warning.
  public func warning(_ message: @autoclosure () -> OSLogMessage) {
    write(.error, message)
  }

  /// Logs an error.
  public func error(_ message: @autoclosure () -> OSLogMessage) {
    write(.error, message)
  }

  /// Logs a critical error: a bug in the program.
  public func critical(_ message: @autoclosure () -> OSLogMessage) {
    write(.fault, message)
  }

  /// Logs a fault: a bug in the program.
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
