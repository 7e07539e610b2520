/// Marks stretches of time and points in time, to be measured.
///
/// While nothing records, each call costs one atomic load.
public struct OSSignposter: @unchecked Sendable {
  let log: OSLog

  /// Marks nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Marks in the channel without a name.
  public init() {
    log = .default
  }

  /// Marks in a channel, usually with the bundle identifier as its subsystem.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Marks in a channel of one of the system's categories.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Marks in an existing channel.
  public init(logHandle: OSLog) {
    log = logHandle
  }

  /// Marks in the channel of a logger.
  public init(logger: Logger) {
    log = logger.log
  }

  /// Whether signposts are recorded.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// Makes an identifier that no other signpost has.
  public func makeSignpostID() -> OSSignpostID {
    OSSignpostID(log: log)
  }

  /// Makes the identifier that belongs to an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }

  /// Starts a stretch of time.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    if isEnabled { SignpostRecorder.begin(log, name, id, "") }
    return OSSignpostIntervalState(id: id)
  }

  /// Starts a stretch of time, with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState {
    if isEnabled { SignpostRecorder.begin(log, name, id, message().interpolation.text) }
    return OSSignpostIntervalState(id: id)
  }

  /// Starts a stretch of time that shows an animation.
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    beginInterval(name, id: id)
  }

  /// Starts a stretch of time that shows an animation, with a message.
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState {
    beginInterval(name, id: id, message())
  }

  /// Ends a stretch of time. A second end is a mistake of the caller's: it is logged and has no effect.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    end(name, state) { "" }
  }

  /// Ends a stretch of time, with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> SignpostMetadata
  ) {
    end(name, state) { message().interpolation.text }
  }

  /// Marks a point in time.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    if isEnabled { SignpostRecorder.event(log, name, id, "") }
  }

  /// Marks a point in time, with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata
  ) {
    if isEnabled { SignpostRecorder.event(log, name, id, message().interpolation.text) }
  }

  /// Runs a closure within a stretch of time.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  /// Runs a closure within a stretch of time, with a message at its start.
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
