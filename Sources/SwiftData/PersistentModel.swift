import CoreData
import Synchronization

/// An object of a model class.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// The link to the object's context. Generated for classes marked `@Model`.
  var _record: _ModelRecord { get }
  /// The stored properties. Generated for classes marked `@Model`.
  static var _properties: [_ModelProperty] { get }
  /// Creates an object whose values are in the store. Generated for classes marked `@Model`.
  init(_record: _ModelRecord)
}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier { _record.identifier }
  public var id: PersistentIdentifier { _record.identifier }
  /// The context of the object; `nil` before it is inserted.
  public var modelContext: ModelContext? { _record.context }
  public var isDeleted: Bool { _record.object?.isDeleted ?? false }
  public var hasChanges: Bool { _record.object?.hasChanges ?? false }

  public static func == (a: Self, b: Self) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The link of a model object to its context.
public final class _ModelRecord {
  /// The values in the store; `nil` before the object is inserted.
  var object: NSManagedObject?
  weak var context: ModelContext?
  let registrar = ObservationRegistrar()
  private lazy var temporary = UUID()

  public init() {}

  init(_ object: NSManagedObject, _ context: ModelContext) {
    self.object = object
    self.context = context
  }

  var identifier: PersistentIdentifier {
    object.map { PersistentIdentifier(managed: $0.objectID) } ?? PersistentIdentifier(temporary: temporary)
  }
}

/// The identity of a model object.
///
/// Unchecked because of the identifier of Core Data, which guards its state with a mutex.
public struct PersistentIdentifier: Hashable, @unchecked Sendable {
  private enum Storage: Hashable {
    case managed(NSManagedObjectID), temporary(UUID)
    /// The description of an object in a store that was not open when the identifier was decoded.
    case described(URL, entityName: String)
  }
  private let storage: Storage

  init(managed: NSManagedObjectID) { storage = .managed(managed) }
  init(temporary: UUID) { storage = .temporary(temporary) }

  var managed: NSManagedObjectID? {
    switch storage {
    case .managed(let id): id
    case .described(let url, _): OpenStores.shared.identifier(for: url)
    case .temporary: nil
    }
  }
  public var entityName: String {
    if case .described(_, let name) = storage { name } else { managed?.entity.name ?? "" }
  }
  public var storeIdentifier: String? {
    if case .described(let url, _) = storage { url.host } else { managed?.persistentStore?.identifier }
  }
}

extension PersistentIdentifier: Codable {
  private enum CodingKeys: String, CodingKey { case implementation }
  private struct Implementation: Codable {
    var uriRepresentation: URL?
    var temporaryIdentifier: UUID?
    var entityName: String
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let coded = try container.decode(Implementation.self, forKey: .implementation)
    if let url = coded.uriRepresentation {
      storage =
        OpenStores.shared.identifier(for: url).map { .managed($0) }
        ?? .described(url, entityName: coded.entityName)
    } else if let id = coded.temporaryIdentifier {
      storage = .temporary(id)
    } else {
      throw DecodingError.dataCorruptedError(
        forKey: .implementation, in: container, debugDescription: "An identifier without an object")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var coded = Implementation(entityName: entityName)
    switch storage {
    case .managed(let id): coded.uriRepresentation = id.uriRepresentation()
    case .described(let url, _): coded.uriRepresentation = url
    case .temporary(let id): coded.temporaryIdentifier = id
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(coded, forKey: .implementation)
  }
}

/// The coordinators of the containers in use, which find the objects of decoded identifiers.
final class OpenStores: Sendable {
  static let shared = OpenStores()
  // Unchecked: coordinators guard their state with locks.
  private struct Entry: @unchecked Sendable { weak var coordinator: NSPersistentStoreCoordinator? }
  private let entries = Mutex<[Entry]>([])

  func add(_ coordinator: NSPersistentStoreCoordinator) {
    entries.withLock { entries in
      entries.removeAll { $0.coordinator == nil }
      entries.append(Entry(coordinator: coordinator))
    }
  }

  func identifier(for url: URL) -> NSManagedObjectID? {
    for entry in entries.withLock({ $0 }) {
      if let found = entry.coordinator?.managedObjectID(forURIRepresentation: url) { return found }
    }
    return nil
  }
}
