import Foundation
import os

/// The messages that this process has logged.
///
/// Differs from iOS: the latest 4,096 messages are kept, and those below the minimum level never exist.
open class OSLogStore {
  /// The processes whose messages a store has.
  public enum Scope: Int, Sendable {
    /// This process.
    case currentProcessIdentifier = 1
  }

  /// Creates a store of the messages of a scope.
  public init(scope: Scope) throws {}

  /// Files of logs are those of Apple's systems.
  @available(*, unavailable, message: "Portolan has no files of logs")
  public init(url: URL) throws { fatalError("unavailable") }

  /// Returns the position of a time.
  open func position(date: Date) -> OSLogPosition { OSLogPosition(date) }

  /// Returns the position of a time before now, in seconds.
  open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(Date(timeIntervalSinceNow: -abs(seconds)))
  }

  /// Returns the position of a time after the start of the system, in seconds.
  open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
  }

  /// Returns the messages from a position on, oldest first.
  ///
  /// - Parameter predicate: A condition for properties such as `subsystem`, `category` and `composedMessage`.
  open func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    let entries = LogHistory.records.map(OSLogEntryLog.init)
      .filter { entry in
        (position.map { entry.date >= $0.date } ?? true) && predicate?.evaluate(with: entry) != false
      }
    return AnySequence(options.contains(.reverse) ? entries.reversed() : entries)
  }
}

/// A position in a store of messages.
open class OSLogPosition: NSObject {
  let date: Date
  init(_ date: Date) { self.date = date }
}

/// Options for the order of messages.
open class OSLogEnumerator: NSObject {
  /// Options for the order of messages.
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The newest message is first.
    public static let reverse = Options(rawValue: 1)
  }
}

/// An entry of a log.
open class OSLogEntry: NSObject {
  /// The time for which an entry is kept.
  public enum StoreCategory: Int, Sendable {
    case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
  }

  /// The text with its arguments.
  public let composedMessage: String
  public let date: Date
  public let storeCategory = StoreCategory.shortTerm

  init(_ message: String, _ date: Date) {
    composedMessage = message
    self.date = date
  }
}

/// An entry with the process that logged it.
public protocol OSLogEntryFromProcess: NSObjectProtocol {
  var activityIdentifier: UInt64 { get }
  var process: String { get }
  var processIdentifier: pid_t { get }
  /// The name of the executable.
  var sender: String { get }
  var threadIdentifier: UInt64 { get }
}

/// An entry with a log and a format.
public protocol OSLogEntryWithPayload: NSObjectProtocol {
  var category: String { get }
  /// Differs from iOS: the text with its arguments.
  var formatString: String { get }
  var subsystem: String { get }
}

/// A message of a log.
open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
  /// The level of a message.
  public enum Level: Int, Sendable {
    case undefined, debug, info, notice, error, fault
  }

  public let level: Level
  public let subsystem: String
  public let category: String
  public let process = ProcessInfo.processInfo.processName
  public let processIdentifier = ProcessInfo.processInfo.processIdentifier
  public let threadIdentifier: UInt64
  public var activityIdentifier: UInt64 { 0 }
  public var sender: String { process }
  public var formatString: String { composedMessage }

  init(_ record: LogHistory.Record) {
    level =
      switch record.entry.type {
      case .debug: .debug
      case .info: .info
      case .error: .error
      case .fault: .fault
      default: .notice
      }
    subsystem = record.entry.subsystem
    category = record.entry.category
    threadIdentifier = record.thread
    super.init(record.entry.message, Date(timeIntervalSince1970: record.time))
  }
}
