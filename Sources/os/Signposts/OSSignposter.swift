/// A recorder of intervals and events for measurements.
///
/// While nothing records, each call costs one atomic load.
public struct OSSignposter: @unchecked Sendable {
  let log: OSLog

  /// A signposter that records nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Creates a signposter for the default log.
  public init() {
    log = .default
  }

  /// Creates a signposter for a subsystem, usually the bundle identifier, and a category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a signposter with a predefined category.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a signposter for an existing log.
  public init(logHandle: OSLog) {
    log = logHandle
  }

  /// Creates a signposter for a logger's log.
  public init(logger: Logger) {
    log = logger.log
  }

  /// Whether signposts are recorded.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// Returns a unique identifier.
  public func makeSignpostID() -> OSSignpostID {
    OSSignpostID(log: log)
  }

  /// Returns the identifier of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    if isEnabled { SignpostRecorder.begin(log, name, id, "") }
    return OSSignpostIntervalState(id: id)
  }

  /// Begins an interval with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState {
    if isEnabled { SignpostRecorder.begin(log, name, id, message().interpolation.text) }
    return OSSignpostIntervalState(id: id)
  }

  /// Begins an interval of an animation.
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    beginInterval(name, id: id)
  }

  /// Begins an interval of an animation with a message.
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState {
    beginInterval(name, id: id, message())
  }

  /// Ends an interval. Ending it twice is an error, which is logged and otherwise ignored.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    end(name, state) { "" }
  }

  /// Ends an interval with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> SignpostMetadata
  ) {
    end(name, state) { message().interpolation.text }
  }

  /// Records an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    if isEnabled { SignpostRecorder.event(log, name, id, "") }
  }

  /// Records an event with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata
  ) {
    if isEnabled { SignpostRecorder.event(log, name, id, message().interpolation.text) }
  }

  /// Calls a closure within an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  /// Calls a closure within an interval, with a message at its beginning.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata,
    around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id, message())
    defer { endInterval(name, state) }
    return try task()
  }

  private func end(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: () -> String) {
    guard state.close() else {
      log.write(.fault) { "OSSignposter: interval \"\(name.description)\" was already ended." }
      return
    }
    if isEnabled { SignpostRecorder.end(log, name, state.signpostID, message()) }
  }
}

/// The message of a signpost.
public typealias SignpostMetadata = OSLogMessage
