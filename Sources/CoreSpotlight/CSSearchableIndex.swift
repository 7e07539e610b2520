// Every `@unchecked Sendable`: an object is configured before it is shared between threads, and a query's results
// are read in its handlers. Errors are immutable.

import Foundation
import FoundationExtensions
import Synchronization

public let CSIndexErrorDomain = "CSIndexErrorDomain"

public struct CSIndexError: _BridgedStoredNSError, @unchecked Sendable {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = CSIndexError
    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case invalidClientStateError = -1002
    case remoteConnectionError = -1003
    case quotaExceeded = -1004
    case indexingUnsupported = -1005
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { CSIndexErrorDomain }
  public static var unknownError: Code { .unknownError }
  public static var indexUnavailableError: Code { .indexUnavailableError }
  public static var invalidItemError: Code { .invalidItemError }
  public static var invalidClientStateError: Code { .invalidClientStateError }
  public static var remoteConnectionError: Code { .remoteConnectionError }
  public static var quotaExceeded: Code { .quotaExceeded }
  public static var indexingUnsupported: Code { .indexingUnsupported }
}

/// The items of the app that can be found, in a file of its container.
///
/// Differs from iOS: only the app itself searches the index, with `CSSearchQuery` and `CSUserQuery`; the desktop's search
/// does not.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let shared = CSSearchableIndex(name: "default")

  open class func `default`() -> CSSearchableIndex { shared }
  open class func isIndexingAvailable() -> Bool { true }

  open weak var indexDelegate: (any CSSearchableIndexDelegate)?
  private let name: String

  public init(name: String) { self.name = name }

  /// - Parameter protectionClass: Without effect: the container is not encrypted.
  public convenience init(
    name: String, protectionClass: FileProtectionType?, bundleIdentifier: String = "", options: Int = 0
  ) { self.init(name: name) }

  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let entries = items.map { SearchIndex.Entry($0) }
    finish(completionHandler) { index in for entry in entries { index[entry.identifier] = entry } }
  }

  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { finish(completionHandler) { index in for identifier in identifiers { index[identifier] = nil } } }

  /// Deletes the items of domains and of the domains below them, such as “a.b” below “a”.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    finish(completionHandler) { index in
      index = index.filter { _, entry in
        !domainIdentifiers.contains { entry.domain == $0 || entry.domain?.hasPrefix($0 + ".") == true }
      }
    }
  }

  open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    finish(completionHandler) { $0 = [:] }
  }

  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    try await waiting { self.indexSearchableItems(items, completionHandler: $0) }
  }
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    try await waiting { self.deleteSearchableItems(withIdentifiers: identifiers, completionHandler: $0) }
  }
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
    try await waiting {
      self.deleteSearchableItems(withDomainIdentifiers: domainIdentifiers, completionHandler: $0)
    }
  }
  open func deleteAllSearchableItems() async throws {
    try await waiting { self.deleteAllSearchableItems(completionHandler: $0) }
  }

  private func waiting(_ body: (@escaping @Sendable ((any Error)?) -> Void) -> Void) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      body { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  private func finish(
    _ completion: (@Sendable ((any Error)?) -> Void)?,
    _ change: @escaping @Sendable (inout [String: SearchIndex.Entry]) -> Void
  ) {
    SearchIndex.queue.async { [name] in
      do {
        try SearchIndex.update(name, change)
        completion?(nil)
      } catch {
        completion?(CSIndexError(.indexUnavailableError, userInfo: [NSUnderlyingErrorKey: error]))
      }
    }
  }
}

/// Methods that index items again. Never called: the index is not lost.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}

/// The files of the indexes.
enum SearchIndex {
  /// An item, with the facts that queries compare and results show.
  struct Entry: Codable, Sendable {
    var identifier: String
    var domain: String?
    var expiration: Date
    var type: String
    var title: String?
    var displayName: String?
    var summary: String?
    var keywords: [String]?
    var text: String?
    var alternateNames: [String]?
    var thumbnail: Data?

    init(_ item: CSSearchableItem) {
      identifier = item.uniqueIdentifier
      domain = item.domainIdentifier
      expiration = item.expirationDate ?? Date(timeIntervalSinceNow: 30 * 86_400)
      let set = item.attributeSet
      type = set.contentType
      (title, displayName, summary) = (set.title, set.displayName, set.contentDescription)
      (keywords, text, alternateNames) = (set.keywords, set.textContent, set.alternateNames)
      thumbnail = set.thumbnailData
    }

    var item: CSSearchableItem {
      let set = CSSearchableItemAttributeSet(itemContentType: type)
      (set.title, set.displayName, set.contentDescription) = (title, displayName, summary)
      (set.keywords, set.textContent, set.alternateNames) = (keywords, text, alternateNames)
      set.thumbnailData = thumbnail
      let item = CSSearchableItem(uniqueIdentifier: identifier, domainIdentifier: domain, attributeSet: set)
      item.expirationDate = expiration
      return item
    }
  }

  /// Changes and queries, in their order.
  static let queue = DispatchQueue(label: "CoreSpotlight")
  /// Indexes of programs without a container, such as tests.
  private static let memory = Mutex<[String: [String: Entry]]>([:])

  private static func file(_ name: String) -> URL? {
    AppContainer.current?.appendingPathComponent("Library/CoreSpotlight/\(name).json")
  }

  private static var names: [String] {
    let stored = memory.withLock { Array($0.keys) }
    let folder = file("default")?.deletingLastPathComponent()
    let files = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
    return Set(stored + files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }).sorted()
  }

  private static func read(_ name: String) throws -> [String: Entry] {
    guard let file = file(name) else { return memory.withLock { $0[name] ?? [:] } }
    guard let data = FileManager.default.contents(atPath: file.path) else { return [:] }
    return try JSONDecoder().decode([String: Entry].self, from: data)
  }

  static func update(_ name: String, _ change: (inout [String: Entry]) -> Void) throws {
    var entries = try read(name)
    change(&entries)
    guard let file = file(name) else { return memory.withLock { [entries] in $0[name] = entries } }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(entries).write(to: file, options: .atomic)
  }

  /// The entries of all indexes that have not expired, by their titles.
  static func all() throws -> [Entry] {
    let now = Date()
    return try names.flatMap { try read($0).values }.filter { $0.expiration > now }
      .sorted { ($0.title ?? $0.identifier, $0.identifier) < ($1.title ?? $1.identifier, $1.identifier) }
  }
}
