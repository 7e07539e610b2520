import UniformTypeIdentifiers

/// A document in a file, with asynchronous reading and writing and automatic saving.
///
/// Subclasses override `contents(forType:)` and `load(fromContents:ofType:)`. The contents are `Data`, or a
/// `FileWrapper` for documents that are folders. A subclass with its own file format overrides `read(from:)` and
/// `writeContents(_:to:for:originalContentsURL:)`, which are called off the main thread.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let closed = State(rawValue: 1 << 0)
    public static let inConflict = State(rawValue: 1 << 1)
    /// The last save failed.
    public static let savingError = State(rawValue: 1 << 2)
    /// Editing is disabled while the document is being read or reverted.
    public static let editingDisabled = State(rawValue: 1 << 3)
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }

  public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }

  /// Posted when `documentState` has changed.
  public nonisolated static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")

  /// The delay of automatic saving after a change, in seconds.
  private static let autosaveDelay: TimeInterval = 15

  open private(set) var fileURL: URL
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The uniform type identifier of the file's content.
  open var fileType: String? {
    UTType(filenameExtension: fileURL.pathExtension)?.identifier
  }
  open var fileModificationDate: Date?
  /// The type used for saving the document.
  open var savingFileType: String? { fileType }
  /// The progress of the current read or write; nil if there is none.
  open private(set) var progress: Progress?
  open private(set) var documentState: State = .closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }
  }
  /// The undo manager. Its operations count as changes of the document.
  open var undoManager: UndoManager! {
    didSet { observeUndo() }
  }

  private nonisolated let queue = DispatchQueue(label: "UIDocument")
  private var changeCount = 0
  private var savedCount = 0
  private var pendingSave: FrameClock.Deadline?
  // Also read by the deinitializer, which is not isolated and has the only reference.
  private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []
  private nonisolated(unsafe) var undoObservers: [any NSObjectProtocol] = []

  public init(fileURL url: URL) {
    fileURL = url
    super.init()
    let center = NotificationCenter.default
    for name in [UIApplication.didEnterBackgroundNotification, UIApplication.willTerminateNotification] {
      observers.append(
        center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
          // The application posts these notifications on the main thread.
          MainActor.assumeIsolated { self?.autosaveNow() }
        })
    }
  }

  deinit {
    for observer in observers + undoObservers { NotificationCenter.default.removeObserver(observer) }
  }

  // MARK: Contents

  /// Returns the contents to write. The base class has none.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// Loads contents that were read.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  // MARK: Opening and closing

  /// Reads the file. Calls the completion handler with the result.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    documentState.insert(.editingDisabled)
    readInBackground(fileURL) { [self] succeeded in
      documentState = succeeded ? .normal : .closed
      completionHandler?(succeeded)
    }
  }

  private func readInBackground(_ url: URL, _ completion: @escaping @MainActor (Bool) -> Void) {
    beginProgress()
    performAsynchronousFileAccess { [self] in
      let result = Result { try read(from: url) }
      DispatchQueue.main.async {
        // The main queue runs on the main thread.
        MainActor.assumeIsolated {
          self.endProgress()
          if case .failure(let error) = result {
            self.handleError(error, userInteractionPermitted: true)
            return completion(false)
          }
          self.fileModificationDate =
            try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
          completion(true)
        }
      }
    }
  }

  /// Reads a file off the main thread, then calls `load(fromContents:ofType:)` on the main thread.
  open nonisolated func read(from url: URL) throws {
    let isFolder = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
    // Handed over to the main thread; not used here again.
    nonisolated(unsafe) let contents: Any = isFolder ? try FileWrapper(url: url) : try Data(contentsOf: url)
    let document = self
    let load: @Sendable () throws -> Void = {
      try MainActor.assumeIsolated { try document.load(fromContents: contents, ofType: document.fileType) }
    }
    try Thread.isMainThread ? load() : DispatchQueue.main.sync(execute: load)
  }

  private func beginProgress() {
    progress = Progress(totalUnitCount: 1)
    documentState.insert(.progressAvailable)
  }

  private func endProgress() {
    progress?.completedUnitCount = 1
    progress = nil
    documentState.remove(.progressAvailable)
  }

  /// Saves changes and closes the document.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    saveIfNeeded { [self] succeeded in
      if succeeded {
        pendingSave?.cancel()
        pendingSave = nil
        documentState = .closed
      }
      completionHandler?(succeeded)
    }
  }

  @discardableResult
  open func open() async -> Bool {
    await withCheckedContinuation { done in open { done.resume(returning: $0) } }
  }
  @discardableResult
  open func close() async -> Bool {
    await withCheckedContinuation { done in close { done.resume(returning: $0) } }
  }

  /// Reads the file again, or reads another.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    documentState.insert(.editingDisabled)
    disableEditing()
    readInBackground(url) { [self] succeeded in
      documentState.remove(.editingDisabled)
      enableEditing()
      if succeeded { updateChangeCount(.cleared) }
      completionHandler?(succeeded)
    }
  }

  @discardableResult
  open func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { done in revert(toContentsOf: url) { done.resume(returning: $0) } }
  }

  // MARK: Saving

  /// Writes the contents. Calls the completion handler with the result.
  open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
    let count = changeCount
    // Handed over to the file queue; not used here again.
    nonisolated(unsafe) let contents: Any
    do {
      contents = try self.contents(forType: savingFileType ?? "public.data")
    } catch {
      finishSave(.failure(error), url, saveOperation, count, completionHandler)
      return
    }
    beginProgress()
    performAsynchronousFileAccess { [self] in
      let result = Result {
        try writeContents(contents, andAttributes: nil, safelyTo: url, for: saveOperation)
      }
      DispatchQueue.main.async {
        // The main queue runs on the main thread.
        MainActor.assumeIsolated {
          self.endProgress()
          self.finishSave(result, url, saveOperation, count, completionHandler)
        }
      }
    }
  }

  /// Writes contents and attributes without damaging the existing file on failure. Called off the main thread.
  open nonisolated func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    try writeContents(
      contents, to: url, for: saveOperation, originalContentsURL: saveOperation == .forOverwriting ? url : nil
    )
    var attributes: [FileAttributeKey: Any] = [:]
    let all = try fileAttributesToWrite(to: url, for: saveOperation).merging(additionalFileAttributes ?? [:])
    { $1 }
    for (key, value) in all {
      if let key = key.base as? FileAttributeKey { attributes[key] = value }
      if let key = key.base as? String { attributes[FileAttributeKey(rawValue: key)] = value }
    }
    if !attributes.isEmpty { try FileManager.default.setAttributes(attributes, ofItemAtPath: url.path) }
  }

  /// Writes contents, which are `Data` or a `FileWrapper`. Called off the main thread.
  open nonisolated func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    switch contents {
    case let data as Data: try data.write(to: url, options: .atomic)
    case let data as NSData: try data.write(to: url, options: .atomic)
    case let wrapper as FileWrapper:
      try wrapper.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
    default: throw CocoaError(.fileWriteUnknown)
    }
  }

  /// Returns the attributes for a file that is about to be written. The base class returns none.
  open nonisolated func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws
    -> [AnyHashable: Any]
  { [:] }

  /// Returns the file name extension of a type, or of the document's file if the type has none.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
  }

  @discardableResult
  open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { done in save(to: url, for: saveOperation) { done.resume(returning: $0) } }
  }

  private func finishSave(
    _ result: Result<Void, any Error>, _ url: URL, _ operation: SaveOperation, _ count: Int,
    _ completion: ((Bool) -> Void)?
  ) {
    switch result {
    case .success:
      savedCount = count
      if operation == .forCreating {
        fileURL = url
        documentState.remove(.closed)
      }
      documentState.remove(.savingError)
      fileModificationDate = Date()
      completion?(true)
    case .failure(let error):
      documentState.insert(.savingError)
      handleError(error, userInteractionPermitted: true)
      completion?(false)
    }
  }

  /// Saves the document if it has changes. Called after a delay, and when the application enters the
  /// background.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) { saveIfNeeded(completionHandler) }

  private func saveIfNeeded(_ completion: ((Bool) -> Void)?) {
    guard hasUnsavedChanges else {
      completion?(true)
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completion)
  }

  private func autosaveNow() {
    pendingSave?.cancel()
    pendingSave = nil
    if hasUnsavedChanges, !documentState.contains(.closed) { autosave(completionHandler: nil) }
  }

  /// Performs file accesses serially off the main thread.
  open nonisolated func performAsynchronousFileAccess(_ block: @escaping () -> Void) {
    // Handed over to the queue; not used here again.
    nonisolated(unsafe) let block = block
    queue.async { block() }
  }

  // MARK: Changes

  open var hasUnsavedChanges: Bool { changeCount != savedCount }

  /// Records a change, which is saved automatically after a delay.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changeCount += 1
    case .undone: changeCount -= 1
    case .cleared: savedCount = changeCount
    }
    guard hasUnsavedChanges, pendingSave == nil else { return }
    pendingSave = FrameClock.shared.schedule(after: Self.autosaveDelay) { [weak self] in self?.autosaveNow() }
  }

  private func observeUndo() {
    for observer in undoObservers { NotificationCenter.default.removeObserver(observer) }
    undoObservers = []
    guard let undoManager else { return }
    let kinds: [(Notification.Name, ChangeKind)] = [
      (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
      (.NSUndoManagerDidRedoChange, .redone),
    ]
    for (name, kind) in kinds {
      undoObservers.append(
        NotificationCenter.default.addObserver(forName: name, object: undoManager, queue: nil) {
          [weak self] _ in
          // The undo manager of a document is used on the main thread.
          MainActor.assumeIsolated {
            guard let self else { return }
            // Nested groups and those created while undoing are not separate changes.
            if kind == .done, undoManager.groupingLevel > 0 || undoManager.isUndoing || undoManager.isRedoing
            {
              return
            }
            self.updateChangeCount(kind)
          }
        })
    }
  }

  // MARK: Errors

  /// Called when reading or writing failed.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  /// Called when editing is disabled until `enableEditing()`.
  open func disableEditing() {}
  open func enableEditing() {}
}
