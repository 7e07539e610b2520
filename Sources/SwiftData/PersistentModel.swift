import CoreData

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
  private let temporary = UUID()

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
  private enum Storage: Hashable { case managed(NSManagedObjectID), temporary(UUID) }
  private let storage: Storage

  init(managed: NSManagedObjectID) { storage = .managed(managed) }
  init(temporary: UUID) { storage = .temporary(temporary) }

  var managed: NSManagedObjectID? {
    if case .managed(let id) = storage { id } else { nil }
  }
  public var entityName: String { managed?.entity.name ?? "" }
  public var storeIdentifier: String? { managed?.persistentStore?.identifier }
}
