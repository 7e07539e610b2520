import Foundation

// The lock guards the representations; the app sets the other properties before it is shared.
/// A provider of an item's data in one or more representations, for drag and drop, the pasteboard and
/// sharing.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// A closure that loads the data of a representation.
  private typealias DataLoader = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private struct Representation {
    var typeIdentifier: String
    var load: DataLoader
    /// The object itself, for consumers in the same process.
    var object: AnyObject?
    var item: (any NSSecureCoding)?
    var file: URL?
  }

  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
  public typealias LoadHandler = @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

  /// The domain of errors.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// Codes of the errors in loading an item.
  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  private let lock = NSLock()
  private var representations: [Representation] = []

  /// The suggested file name of the item.
  open var suggestedName: String?

  /// Creates a provider without representations.
  public override init() {}

  /// Creates a provider with all representations of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of an item of one type.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier else { return }
    let box = UncheckedItem(item: item)
    add(
      Representation(
        typeIdentifier: typeIdentifier,
        load: { done in
          if let data = Self.data(of: box.item) {
            done(data, nil)
          } else {
            done(nil, Self.error(.unavailableCoercionError))
          }
          return nil
        }, object: item as AnyObject, item: item))
  }

  /// Creates a provider of a file; `nil` if the file does not exist.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else {
      return nil
    }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    add(
      Representation(
        typeIdentifier: TypeIdentifier.forExtension(fileURL.pathExtension),
        load: { done in
          do { done(try Data(contentsOf: fileURL), nil) } catch { done(nil, error) }
          return nil
        }, file: fileURL))
  }

  // MARK: Available representations

  /// The types of the representations, in registration order.
  open var registeredTypeIdentifiers: [String] { lock.withLock { representations.map(\.typeIdentifier) } }

  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
    registeredTypeIdentifiers
  }

  /// Whether a representation conforms to a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(for: typeIdentifier) != nil
  }

  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    hasItemConformingToTypeIdentifier(typeIdentifier)
  }

  /// Whether an object of a class can be loaded.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    readable(aClass) != nil
  }

  /// Whether a value of a bridged type, such as `String` or `URL`, can be loaded.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  // MARK: Registering

  /// Registers a data representation that is loaded on demand.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    add(Representation(typeIdentifier: typeIdentifier, load: loadHandler))
  }

  /// Registers a file representation that is loaded on demand.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    add(
      Representation(
        typeIdentifier: typeIdentifier,
        load: { done in
          loadHandler { url, _, error in
            guard let url else { return done(nil, error ?? Self.error(.itemUnavailableError)) }
            do { done(try Data(contentsOf: url), nil) } catch { done(nil, error) }
          }
        }))
  }

  /// Registers all representations of an object.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    let object = UncheckedObject(object)
    for type in object.writing.writableTypeIdentifiersForItemProvider {
      add(
        Representation(
          typeIdentifier: type,
          load: { object.writing.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) },
          object: object.writing))
    }
  }

  /// Registers an object of a class that is loaded on demand.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) ->
      Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      add(
        Representation(
          typeIdentifier: type,
          load: { done in
            loadHandler { object, error in
              guard let object else { return done(nil, error ?? Self.error(.itemUnavailableError)) }
              object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
            }
          }))
    }
  }

  /// Registers an item of a type that is loaded on demand.
  open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
    add(
      Representation(
        typeIdentifier: typeIdentifier,
        load: { done in
          loadHandler(
            { item, error in
              if let data = item.flatMap({ Self.data(of: $0) }) {
                done(data, nil)
              } else {
                done(nil, error ?? Self.error(.itemUnavailableError))
              }
            }, nil, nil)
          return nil
        }))
  }

  // MARK: Loading

  /// Loads the data of a representation that conforms to a type. The handler is called on an arbitrary
  /// thread.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let representation = representation(for: typeIdentifier) else {
      completionHandler(nil, Self.error(.itemUnavailableError))
      return Self.finished()
    }
    return representation.load(completionHandler) ?? Self.finished()
  }

  /// Loads a copy of a file. The copy is deleted when the handler returns.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName
    let type = representation(for: typeIdentifier)?.typeIdentifier ?? typeIdentifier
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var url = folder.appendingPathComponent((name ?? "item").replacingOccurrences(of: "/", with: "-"))
        if let ending = TypeIdentifier.extension(for: type) { url.appendPathExtension(ending) }
        try data.write(to: url)
        completionHandler(url, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Loads an object of a class.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let (type, representation) = readable(aClass) else {
      completionHandler(nil, Self.error(.unavailableCoercionError))
      return Self.finished()
    }
    if let object = representation.object, Swift.type(of: object) == aClass as AnyClass,
      let readable = object as? any NSItemProviderReading
    {
      completionHandler(readable, nil)
      return Self.finished()
    }
    let reader = UncheckedClass(type: aClass)
    let progress = representation.load { data, error in
      guard let data else { return completionHandler(nil, error ?? Self.error(.itemUnavailableError)) }
      do {
        completionHandler(try reader.type.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
    return progress ?? Self.finished()
  }

  /// Loads a value of a bridged type, such as `String` or `URL`.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    // Bridging uses no state, and the handler may be called on any thread.
    nonisolated(unsafe) let complete = { (object: Any?, error: (any Error)?) in
      guard let object = object as? T._ObjectiveCType else { return completionHandler(nil, error) }
      var value: T?
      T._forceBridgeFromObjectiveC(object, result: &value)
      completionHandler(value, nil)
    }
    return loadObject(ofClass: T._ObjectiveCType.self) { complete($0, $1) }
  }

  /// Loads the item of a type, as it was registered or as data.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    guard let representation = representation(for: typeIdentifier) else {
      completionHandler?(nil, Self.error(.itemUnavailableError))
      return
    }
    if let item = representation.item ?? representation.file.map({ $0 as NSURL }) {
      completionHandler?(item, nil)
      return
    }
    _ = representation.load { completionHandler?($0.map { $0 as NSData }, $1) }
  }

  /// Loads the item of a type, as it was registered or as data.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    let box: UncheckedItem = try await withCheckedThrowingContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        if let item {
          continuation.resume(returning: UncheckedItem(item: item))
        } else {
          continuation.resume(throwing: error ?? Self.error(.itemUnavailableError))
        }
      }
    }
    return box.item
  }

  // MARK: Helpers

  private func add(_ representation: Representation) {
    lock.withLock { representations.append(representation) }
  }

  private func representation(for typeIdentifier: String) -> Representation? {
    lock.withLock {
      representations.first { $0.typeIdentifier == typeIdentifier }
        ?? representations.first { TypeIdentifier.conforms($0.typeIdentifier, to: typeIdentifier) }
    }
  }

  private func readable(_ aClass: any NSItemProviderReading.Type) -> (String, Representation)? {
    for type in aClass.readableTypeIdentifiersForItemProvider {
      if let found = representation(for: type) { return (found.typeIdentifier, found) }
    }
    return nil
  }

  private static func finished() -> Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }

  private static func error(_ code: ErrorCode) -> any Error {
    NSError(domain: errorDomain, code: code.rawValue)
  }

  private static func data(of item: any NSSecureCoding) -> Data? {
    switch item {
    case let item as NSData: item as Data
    case let item as NSString: Data((item as String).utf8)
    case let item as NSURL: Data(item.absoluteString.utf8)
    default: try? NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
    }
  }
}

/// Transfers an object between threads; the provider and its consumer are responsible for its thread safety.
private struct UncheckedObject: @unchecked Sendable {
  let writing: any NSItemProviderWriting
  init(_ writing: any NSItemProviderWriting) { self.writing = writing }
}

// Immutable items that pass from the thread that loads them to the one that receives them. A metatype is immutable.
private struct UncheckedItem: @unchecked Sendable { let item: any NSSecureCoding }
private struct UncheckedClass: @unchecked Sendable { let type: any NSItemProviderReading.Type }
