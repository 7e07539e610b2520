import Foundation

/// Coordinates reading and writing of files among the parts of the app.
///
/// Accesses of one file wait for each other, unless they are nested in one thread. Presenters other than the coordinator's own
/// are asked to relinquish the file before, and learn of changes afterwards, on their queues.
///
/// Differs from iOS: other programs do not take part.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  // Only `isCanceled` changes, under a lock.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = WritingOptions(rawValue: 1)
    public static let forMoving = WritingOptions(rawValue: 2)
    public static let forMerging = WritingOptions(rawValue: 4)
    public static let forReplacing = WritingOptions(rawValue: 8)
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  private let presenter: (any NSFilePresenter)?
  private let lock = NSLock()
  private var isCanceled = false
  open var purposeIdentifier = UUID().uuidString

  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
    presenter = filePresenterOrNil
  }

  // MARK: Presenters

  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    FilePresenters.shared.add(filePresenter)
  }

  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    FilePresenters.shared.remove(filePresenter)
  }

  open class var filePresenters: [any NSFilePresenter] { FilePresenters.shared.all }

  // MARK: Access

  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    access([.reading(url, options)], outError) { reader($0[0]) }
  }

  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    access([.writing(url, options)], outError) { writer($0[0]) }
  }

  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
  ) {
    access([.reading(readingURL, readingOptions), .writing(writingURL, writingOptions)], outError) {
      readerWriter($0[0], $0[1])
    }
  }

  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL, URL) -> Void
  ) {
    access([.writing(url1, options1), .writing(url2, options2)], outError) { writer($0[0], $0[1]) }
  }

  /// Performs an access on a queue, without blocking the caller.
  open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) {
    queue.addOperation {
      var error: NSError?
      self.access(intents, &error) { _ in accessor(nil) }
      if let error { accessor(error) }
    }
  }

  open func item(at oldURL: URL, willMoveTo newURL: URL) {}

  /// Tells the presenters of an item that it has moved.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    send(to: oldURL, waits: false) { $0.presentedItemDidMove(to: newURL) }
  }

  /// Makes accesses fail that have not begun.
  open func cancel() { lock.withLock { isCanceled = true } }

  private func access(_ intents: [NSFileAccessIntent], _ outError: NSErrorPointer, _ body: ([URL]) -> Void) {
    if lock.withLock({ isCanceled }) {
      outError?.pointee = CocoaError(.userCancelled) as NSError
      return
    }
    for intent in intents { prepare(intent) }
    FilePresenters.shared.access.lock()
    body(intents.map(\.url))
    FilePresenters.shared.access.unlock()
    for intent in intents where intent.isWriting { announce(intent) }
  }

  private func presenters(of url: URL) -> [any NSFilePresenter] {
    let path = url.standardizedFileURL.path
    return FilePresenters.shared.all.filter {
      $0 !== presenter && $0.presentedItemURL?.standardizedFileURL.path == path
    }
  }

  private func prepare(_ intent: NSFileAccessIntent) {
    let (isWriting, isWithoutChanges, isDeleting) = (
      intent.isWriting, intent.isWithoutChanges, intent.isDeleting
    )
    send(to: intent.url, waits: true) { presenter in
      if isWriting {
        presenter.relinquishPresentedItem(toWriter: { $0?() })
      } else {
        presenter.relinquishPresentedItem(toReader: { $0?() })
      }
      if !isWithoutChanges { presenter.savePresentedItemChanges { _ in } }
      if isDeleting { presenter.accommodatePresentedItemDeletion { _ in } }
    }
  }

  private func announce(_ intent: NSFileAccessIntent) {
    guard !intent.isDeleting else { return }
    send(to: intent.url, waits: false) { $0.presentedItemDidChange() }
  }

  /// Calls the presenters of a file on their queues.
  /// - Parameter waits: Whether to wait for those whose queue is not that of the caller.
  private func send(to url: URL, waits: Bool, _ message: @escaping @Sendable (any NSFilePresenter) -> Void) {
    for other in presenters(of: url) {
      let queue = other.presentedItemOperationQueue
      let isOwn = queue === OperationQueue.current || queue === OperationQueue.main && Thread.isMainThread
      if waits, isOwn {
        message(other)
      } else {
        // Used by its own queue only, as the protocol has it.
        nonisolated(unsafe) let presenter = other
        queue.addOperations([BlockOperation { message(presenter) }], waitUntilFinished: waits)
      }
    }
  }
}

// Immutable.
/// A file to read or to write.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
  private enum Access {
    case reading(NSFileCoordinator.ReadingOptions)
    case writing(NSFileCoordinator.WritingOptions)
  }

  public let url: URL
  private let access: Access

  private init(_ url: URL, _ access: Access) {
    self.url = url
    self.access = access
  }

  open class func readingIntent(
    with url: URL, options: NSFileCoordinator.ReadingOptions = []
  ) -> NSFileAccessIntent { .reading(url, options) }

  open class func writingIntent(
    with url: URL, options: NSFileCoordinator.WritingOptions = []
  ) -> NSFileAccessIntent { .writing(url, options) }

  static func reading(_ url: URL, _ options: NSFileCoordinator.ReadingOptions) -> NSFileAccessIntent {
    let resolved = options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url
    return NSFileAccessIntent(resolved, .reading(options))
  }

  static func writing(_ url: URL, _ options: NSFileCoordinator.WritingOptions) -> NSFileAccessIntent {
    NSFileAccessIntent(url, .writing(options))
  }

  var isWriting: Bool { if case .writing = access { true } else { false } }
  var isDeleting: Bool {
    if case .writing(let options) = access { options.contains(.forDeleting) } else { false }
  }
  var isWithoutChanges: Bool {
    switch access {
    case .reading(let options): options.contains(.withoutChanges)
    case .writing(let options): options.contains(.forDeleting) || options.contains(.forReplacing)
    }
  }
}

/// A part of the app that shows a file. All methods are optional.
public protocol NSFilePresenter: AnyObject {
  var presentedItemURL: URL? { get }
  var presentedItemOperationQueue: OperationQueue { get }
  var primaryPresentedItemURL: URL? { get }

  func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void)
  func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void)
  func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void)
  func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void)
  func presentedItemDidMove(to newURL: URL)
  func presentedItemDidChange()
  func presentedSubitemDidAppear(at url: URL)
  func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
  func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
  public var primaryPresentedItemURL: URL? { nil }
  public func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void) { reader(nil) }
  public func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void) { writer(nil) }
  public func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  public func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  public func presentedItemDidMove(to newURL: URL) {}
  public func presentedItemDidChange() {}
  public func presentedSubitemDidAppear(at url: URL) {}
  public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}
  public func presentedSubitemDidChange(at url: URL) {}
}

/// The presenters of the app, and the lock of coordinated accesses.
private final class FilePresenters: @unchecked Sendable {
  // Every access is under `lock`.
  static let shared = FilePresenters()

  /// Recursive, because an access may contain another one.
  let access = NSRecursiveLock()
  private let lock = NSLock()
  private var presenters: [any NSFilePresenter] = []

  var all: [any NSFilePresenter] { lock.withLock { presenters } }
  func add(_ presenter: any NSFilePresenter) { lock.withLock { presenters.append(presenter) } }
  func remove(_ presenter: any NSFilePresenter) {
    lock.withLock { presenters.removeAll { $0 === presenter } }
  }
}
