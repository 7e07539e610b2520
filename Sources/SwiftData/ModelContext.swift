import Combine
import CoreData

/// The objects of a container that are in use, and their changes.
///
/// Unchecked, as on iOS: the app uses a context on one actor or queue, the main context on the main actor.
public final class ModelContext: @unchecked Sendable {
  public let container: ModelContainer
  /// Whether changes are saved at the end of the main loop's turn.
  public var autosaveEnabled: Bool
  let managed: NSManagedObjectContext
  /// Sends when objects have been inserted, changed or deleted.
  let changes = PassthroughSubject<Void, Never>()
  private var isSaveScheduled = false

  /// Posted before a context saves.
  public static let willSave = Notification.Name("ModelContextWillSave")
  /// Posted after a context has saved.
  public static let didSave = Notification.Name("ModelContextDidSave")

  public convenience init(_ container: ModelContainer) { self.init(container, isMain: false) }

  init(_ container: ModelContainer, isMain: Bool) {
    self.container = container
    autosaveEnabled = isMain
    managed = NSManagedObjectContext(
      concurrencyType: isMain ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    managed.persistentStoreCoordinator = container.coordinator
    managed.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    managed.automaticallyMergesChangesFromParent = true
    container.add(self)
  }

  public var undoManager: UndoManager? {
    get { managed.undoManager }
    set { managed.undoManager = newValue }
  }

  // MARK: Objects

  /// Returns the model object of a managed object; one instance for each.
  func model(of object: NSManagedObject) -> (any PersistentModel)? {
    if let known = object.representation as? any PersistentModel { return known }
    guard let type = object.entity.name.flatMap({ ModelRegistry.shared.type(named: $0) }) else { return nil }
    let model = type.init(_record: _ModelRecord(object, self))
    object.representation = model
    return model
  }

  /// Returns the managed object of a model object, which is inserted if it has none.
  func object(for model: any PersistentModel) -> NSManagedObject {
    let record = model._record
    if let object = record.object {
      // An object of another context stands for the same row.
      return record.context === self ? object : managed.object(with: object.objectID)
    }
    let type = Swift.type(of: model)
    guard let entity = entity(of: type) else {
      fatalError("\(type) is not in the schema of the context's container")
    }
    let properties = type._properties
    let values = properties.map { $0.read(model) }
    let object = NSManagedObject(entity: entity, insertInto: managed)
    record.object = object
    record.context = self
    object.representation = model
    for (property, value) in zip(properties, values) {
      if let value = StoredValue.encode(value, property.kind, self) {
        object.setValue(value, forKey: property.name)
      }
    }
    return object
  }

  /// Sets a property of an object and announces changes of the relationship's other end.
  func set(_ value: Any?, _ property: _ModelProperty, of object: NSManagedObject) {
    guard property.kind.destination != nil else {
      object.setValue(value, forKey: property.name)
      return didChange()
    }
    func ends(_ value: Any?) -> [NSManagedObject] {
      (value as? NSSet)?.allObjects as? [NSManagedObject] ?? [value as? NSManagedObject].compactMap { $0 }
    }
    let affected = Set(ends(object.value(forKey: property.name)) + ends(value))
    object.setValue(value, forKey: property.name)
    if let inverse = object.entity.relationshipsByName[property.name]?.inverseRelationship {
      for other in affected { announce(other, inverse.name) }
    }
    didChange()
  }

  private func announce(_ object: NSManagedObject, _ name: String) {
    guard let model = object.representation as? any PersistentModel else { return }
    func announce<Model: PersistentModel>(_ model: Model) {
      for property in Model._properties where property.name == name {
        guard let keyPath = property.keyPath as? PartialKeyPath<Model> else { continue }
        Announcement.send(model, keyPath)
      }
    }
    announce(model)
  }

  // MARK: Changes

  public func insert<Model: PersistentModel>(_ model: Model) {
    _ = object(for: model)
    didChange()
  }

  public func delete<Model: PersistentModel>(_ model: Model) {
    guard let object = model._record.object else { return }
    managed.delete(object)
    didChange()
  }

  /// Deletes all objects of a class that satisfy a predicate.
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor<Model>(predicate: predicate)) {
      if let object = found._record.object { managed.delete(object) }
    }
    didChange()
  }

  func deleteAll(_ type: any PersistentModel.Type) throws {
    let request = NSFetchRequest<NSManagedObject>(entityName: Schema.entityName(for: type))
    for object in try managed.fetch(request) { managed.delete(object) }
    didChange()
  }

  public var hasChanges: Bool { managed.hasChanges }
  public var insertedModelsArray: [any PersistentModel] { managed.insertedObjects.compactMap(model) }
  public var changedModelsArray: [any PersistentModel] { managed.updatedObjects.compactMap(model) }
  public var deletedModelsArray: [any PersistentModel] { managed.deletedObjects.compactMap(model) }

  public func save() throws {
    guard managed.hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    try managed.save()
    NotificationCenter.default.post(name: Self.didSave, object: self)
    container.didSave(self)
  }

  public func rollback() {
    managed.rollback()
    changes.send()
  }

  public func processPendingChanges() { managed.processPendingChanges() }

  /// Runs a block and saves its changes.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  func didMerge() { changes.send() }

  private func didChange() {
    changes.send()
    guard autosaveEnabled, !isSaveScheduled else { return }
    isSaveScheduled = true
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      isSaveScheduled = false
      guard autosaveEnabled else { return }
      do {
        try save()
      } catch {
        FileHandle.standardError.write(Data("SwiftData: error: autosave failed: \(error)\n".utf8))
      }
    }
  }

  /// The entity of a model; `nil` if the schema of the container does not have the model.
  func entity(of type: any PersistentModel.Type) -> NSEntityDescription? {
    managed.persistentStoreCoordinator?.managedObjectModel.entitiesByName[Schema.entityName(for: type)]
  }

  // MARK: Fetching

  public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
    let (request, rest) = try descriptor.request()
    let models = try managed.fetch(request).compactMap { model(of: $0) as? Model }
    guard let rest else { return models }
    return try descriptor.window(models.filter { try rest.evaluate($0) })
  }

  public func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> Int {
    let (request, rest) = try descriptor.request()
    return try rest == nil ? managed.count(for: request) : fetch(descriptor).count
  }

  public func fetchIdentifiers<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws
    -> [PersistentIdentifier]
  { try fetch(descriptor).map(\.persistentModelID) }

  public func enumerate<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (Model) throws -> Void
  ) throws { try fetch(descriptor).forEach(block) }

  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let id = persistentModelID.managed, let model = model(of: managed.object(with: id)) else {
      fatalError("The identifier is not one of the context's store")
    }
    return model
  }

  public func registeredModel<Model: PersistentModel>(for persistentModelID: PersistentIdentifier) -> Model? {
    persistentModelID.managed.flatMap { managed.registeredObject(for: $0) }.flatMap { model(of: $0) }
      as? Model
  }
}

/// Announces a change of a property whose value changed in the store.
private enum Announcement {
  static func send<Model: PersistentModel>(_ model: Model, _ keyPath: PartialKeyPath<Model>) {
    func open<Value>(_ keyPath: KeyPath<Model, Value>) {
      model._record.registrar.withMutation(of: model, keyPath: keyPath) {}
    }
    func cast<Value>(_ type: Value.Type) {
      if let typed = keyPath as? KeyPath<Model, Value> { open(typed) }
    }
    _openExistential(type(of: keyPath).valueType, do: cast)
  }
}
