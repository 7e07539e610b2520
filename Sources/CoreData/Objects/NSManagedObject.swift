/// An object whose properties are described by an entity and kept in a store.
///
/// An object whose values have not been read is a fault; reading a property reads all of them. A changed object is
/// kept by its context until it is saved.
open class NSManagedObject: ObjCBase, KeyValueReadable, ObservableObject {
  /// The stage of an object in its context.
  enum Stage { case unchanged, inserted, updated, deleted, dead }

  public final let entity: NSEntityDescription
  public final internal(set) var objectID: NSManagedObjectID
  public final internal(set) weak var managedObjectContext: NSManagedObjectContext?
  final var stage = Stage.unchanged
  /// The values by their place in the entity's layout; nil for a fault.
  final var values: [Any?]?
  /// The values before the first unsaved change.
  final var committed: [Any?]?
  /// The version of the row that the values were read from.
  final var version: Int64 = 0
  /// The objects that were fetched together and are read together.
  final var batch: FaultBatch?
  /// The object's place among those of the batch.
  final var batchIndex = 0
  /// The object of a higher layer that stands for this one.
  package final weak var representation: AnyObject?
  private final var publisher: ObservableObjectPublisher?

  /// Creates an object and inserts it into a context.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    let id = FaultCreation.id
    objectID = id ?? NSManagedObjectID(entity: entity)
    super.init()
    guard id == nil else { return }
    values = entity.layout.defaults
    for (index, kind) in entity.layout.kinds.enumerated() {
      if case .toMany(let relationship) = kind {
        values?[index] = ToManyMembers.empty(isOrdered: relationship.isOrdered)
      }
    }
    context?.insert(self)
  }

  /// Creates an object of the entity that this class represents, and inserts it into a context.
  public convenience init(context moc: NSManagedObjectContext) {
    let cls: NSManagedObject.Type = Self.self
    guard let entity = moc.model?.entity(of: cls) else {
      fatalError(
        "NSInvalidArgumentException: +[\(cls) entity] failed to find an NSEntityDescription for \(cls) in the model of the context."
      )
    }
    self.init(entity: entity, insertInto: moc)
  }

  /// Creates an object of the entity that this class represents, which belongs to no context.
  ///
  /// Differs from iOS: the object can be used, as previews do.
  public convenience override init() { self.init(entity: Self.entity(), insertInto: nil) }

  /// The entity that this class represents, in the models in use.
  open class func entity() -> NSEntityDescription {
    guard let entity = LoadedModels.entity(of: self) else {
      fatalError("NSInvalidArgumentException: no NSEntityDescriptions in any model claim the class \(self).")
    }
    return entity
  }

  // MARK: State

  public final var isInserted: Bool { stage == .inserted }
  public final var isUpdated: Bool { stage == .updated }
  public final var isDeleted: Bool { stage == .deleted }
  public final var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  public final var hasPersistentChangedValues: Bool {
    changedValues().contains { entity.propertiesByName[$0.key]?.isTransient == false }
  }
  /// Whether the values have not been read.
  public final var isFault: Bool { values == nil }
  public final var faultingState: Int { isFault ? 1 : 0 }

  /// Whether the members of a relationship have not been read.
  open func hasFault(forRelationshipNamed key: String) -> Bool {
    guard let values, let index = entity.layout.indexes[key] else { return true }
    return (values[index] as? ToManyMembers)?.isLoaded == false
  }

  /// The identifiers of a relationship's objects, without reading the objects.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    guard let index = entity.layout.indexes[key] else { return [] }
    switch read(index) {
    case let members as ToManyMembers: return loaded(members, index).ids
    case let id as NSManagedObjectID: return [id]
    default: return []
    }
  }

  /// The unsaved values by name.
  open func changedValues() -> [String: Any] {
    guard let values, let committed else { return isInserted ? current() : [:] }
    var changed: [String: Any] = [:]
    for index in values.indices where !Self.areSame(values[index], committed[index]) {
      changed[entity.layout.names[index]] = exposed(values[index], index) ?? NSNull()
    }
    return changed
  }

  /// The values since the last notification of changes.
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// The saved values; all if the argument is nil.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let saved = committed ?? values ?? entity.layout.defaults
    var result: [String: Any] = [:]
    for key in keys ?? entity.layout.names {
      guard let index = entity.layout.indexes[key] else { continue }
      result[key] = exposed(saved[index], index) ?? NSNull()
    }
    return result
  }

  private func current() -> [String: Any] {
    var result: [String: Any] = [:]
    for (index, name) in entity.layout.names.enumerated() {
      if let value = exposed(values?[index], index) { result[name] = value }
    }
    return result
  }

  static func areSame(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a as ToManyMembers, _): !a.hasChanges
    case (let a as NSManagedObjectID, let b as NSManagedObjectID): a === b
    case (let a as NSObject, let b as NSObject): a.isEqual(b)
    case (let a as AnyHashable, let b as AnyHashable): a == b
    default: false
    }
  }

  // MARK: Life cycle

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func prepareForDeletion() {}
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}

  // MARK: Validation

  open func validateForInsert() throws { try validateProperties() }
  open func validateForUpdate() throws { try validateProperties() }
  open func validateForDelete() throws { try validateDeletion() }
  open func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>?, forKey key: String) throws
  {
    if let index = entity.layout.indexes[key] {
      try validate(value?.pointee, entity.layout.property(at: index))
    }
  }

  // MARK: Key-value coding

  open override func value(forKey key: String) -> Any? {
    if let index = entity.layout.indexes[key] {
      // A transient property may have an accessor of its own.
      if entity.layout.property(at: index).isTransient, let value = KeyValueCoding.property(key, of: self) {
        return value
      }
      return managedValue(key)
    }
    if entity.layout.fetched[key] != nil || key == "objectID" || key == "self" { return managedValue(key) }
    return super.value(forKey: key)
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    guard entity.layout.indexes[key] != nil else { return super.setValue(value, forKey: key) }
    setManagedValue(value, forKey: key)
  }

  /// Returns the value without a notification of the access, but with the object's values read.
  open func primitiveValue(forKey key: String) -> Any? {
    entity.layout.indexes[key].flatMap { exposed(read($0), $0) }
  }

  /// Sets the value without notifying observers and inverse relationships.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard let index = entity.layout.indexes[key] else { return }
    willChange()
    fire()
    values?[index] = stored(value, index)
  }

  open func willAccessValue(forKey key: String?) { if key != nil { fire() } }
  open func didAccessValue(forKey key: String?) {}

  /// Returns a mutable set whose changes change the relationship.
  open func mutableSetValue(forKey key: String) -> NSMutableSet { ManagedMutableSet(self, key) }

  /// Returns a mutable ordered set whose changes change the relationship.
  open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    ManagedMutableOrderedSet.make(self, key)
  }

  package func readValue(forKey key: String) -> Any?? {
    if entity.layout.indexes[key] != nil || key == "objectID" { return .some(value(forKey: key)) }
    return nil
  }

  // MARK: Publishing

  /// A publisher that sends before the object changes.
  public final var objectWillChange: ObservableObjectPublisher {
    if let publisher { return publisher }
    let made = ObservableObjectPublisher()
    publisher = made
    return made
  }

  final func announceChange() { publisher?.send() }

  open override var description: String {
    "<\(Swift.type(of: self)): \(objectID)> (entity: \(entity.name ?? ""); data: \(isFault ? "<fault>" : "\(current())"))"
  }
}

/// The creation of a fault for a row in the store.
enum FaultCreation {
  /// The identifier of the fault that is being created.
  @TaskLocal static var id: NSManagedObjectID?

  static func make(_ id: NSManagedObjectID) -> NSManagedObject {
    $id.withValue(id) { id.entity.makeObject(in: nil) }
  }
}

/// The reason for a change of an object as a whole.
public struct NSSnapshotEventType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let undoInsertion = NSSnapshotEventType(rawValue: 2)
  public static let undoDeletion = NSSnapshotEventType(rawValue: 4)
  public static let undoUpdate = NSSnapshotEventType(rawValue: 8)
  public static let rollback = NSSnapshotEventType(rawValue: 16)
  public static let refresh = NSSnapshotEventType(rawValue: 32)
  public static let mergePolicy = NSSnapshotEventType(rawValue: 64)
}
