import Glibc
import Synchronization

/// The latest messages of this process.
package enum LogHistory {
  /// A message with its time.
  package struct Record: Sendable {
    package let entry: LogEntry
    /// Seconds since 1970.
    package let time: Double
    package let thread: UInt64
  }

  /// The number of messages that are kept.
  package static let capacity = 4096

  // A ring: once it is full, `next` is the position of the oldest record.
  private static let ring = Mutex<(records: [Record], next: Int)>(([], 0))

  /// The messages from the oldest to the newest.
  package static var records: [Record] {
    ring.withLock { ring in Array(ring.records[ring.next...] + ring.records[..<ring.next]) }
  }

  static func add(_ entry: LogEntry) {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let record = Record(
      entry: entry, time: Double(now.tv_sec) + Double(now.tv_nsec) / 1e9, thread: UInt64(pthread_self()))
    ring.withLock { ring in
      if ring.records.count < capacity {
        ring.records.append(record)
      } else {
        ring.records[ring.next] = record
        ring.next = (ring.next + 1) % capacity
      }
    }
  }
}
