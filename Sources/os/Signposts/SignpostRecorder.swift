import Glibc
import Synchronization

/// A recorded interval or event.
package struct SignpostRecord: Hashable, Sendable {
  package var name: String
  package var subsystem: String
  package var category: String
  package var id: OSSignpostID
  /// The start in nanoseconds of the monotonic clock.
  package var start: UInt64
  /// The end; equal to `start` for an event.
  package var end: UInt64
  /// The messages of begin and end, in that order.
  package var message: String

  /// The duration in nanoseconds.
  package var duration: UInt64 { end - start }
}

/// An in-memory recorder of signposts. While it is disabled, a signpost costs one atomic load.
package enum SignpostRecorder {
  private struct Open: Hashable {
    var log: ObjectIdentifier
    var id: OSSignpostID
    var name: String
  }

  private struct State {
    var open: [Open: SignpostRecord] = [:]
    var records: [SignpostRecord] = []
  }

  private static let recording = Atomic<Bool>(false)
  private static let state = Mutex(State())

  package static var isRecording: Bool { recording.load(ordering: .relaxed) }

  /// Clears the records and starts recording.
  package static func start() {
    state.withLock { $0 = State() }
    recording.store(true, ordering: .releasing)
  }

  /// Stops recording. Returns completed records in the order of completion.
  package static func stop() -> [SignpostRecord] {
    recording.store(false, ordering: .releasing)
    return state.withLock { state in
      let records = state.records
      state = State()
      return records
    }
  }

  static func begin(_ log: OSLog, _ name: StaticString, _ id: OSSignpostID, _ message: String) {
    let name = name.description
    let record = SignpostRecord(
      name: name, subsystem: log.subsystem, category: log.category, id: id, start: now(), end: 0,
      message: message)
    state.withLock { $0.open[Open(log: ObjectIdentifier(log), id: id, name: name)] = record }
  }

  static func end(_ log: OSLog, _ name: StaticString, _ id: OSSignpostID, _ message: String) {
    let end = now()
    let key = Open(log: ObjectIdentifier(log), id: id, name: name.description)
    state.withLock { state in
      guard var record = state.open.removeValue(forKey: key) else { return }
      record.end = end
      if !message.isEmpty { record.message += record.message.isEmpty ? message : " " + message }
      state.records.append(record)
    }
  }

  static func event(_ log: OSLog, _ name: StaticString, _ id: OSSignpostID, _ message: String) {
    let time = now()
    let record = SignpostRecord(
      name: name.description, subsystem: log.subsystem, category: log.category, id: id, start: time,
      end: time, message: message)
    state.withLock { $0.records.append(record) }
  }

  private static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
