import CoreData

/// A stored property of a model class. Added to the properties of classes marked `@Model`.
@propertyWrapper
public struct _Persisted<Value> {
  private enum Storage {
    case value(Value)
    /// The value is in the store.
    case stored
  }
  private var storage: Storage

  public init(wrappedValue: Value) { storage = .value(wrappedValue) }
  public init(_stored: Void) { storage = .stored }

  @available(*, unavailable, message: "Only classes marked @Model have persisted properties")
  public var wrappedValue: Value {
    get { fatalError() }
    // swift-format-ignore
    set { fatalError() }
  }

  public static subscript<Model: PersistentModel>(
    _enclosingInstance model: Model, wrapped keyPath: ReferenceWritableKeyPath<Model, Value>,
    storage storagePath: ReferenceWritableKeyPath<Model, _Persisted<Value>>
  ) -> Value {
    get {
      let record = model._record
      record.registrar.access(model, keyPath: keyPath)
      guard let object = record.object else {
        guard case .value(let value) = model[keyPath: storagePath].storage else {
          fatalError("\(Model.self) was created without a value for \(keyPath)")
        }
        return value
      }
      let property = Model.property(for: keyPath)
      guard let context = record.context,
        let value: Value = StoredValue.decode(object.value(forKey: property.name), property.kind, context)
      else {
        // A column that was added to the store has no values; the property's initial value is unknown then.
        guard case .value(let value) = model[keyPath: storagePath].storage else {
          fatalError("The store has no value for \(Model.self).\(property.name)")
        }
        return value
      }
      return value
    }
    set {
      let record = model._record
      record.registrar.withMutation(of: model, keyPath: keyPath) {
        guard let object = record.object, let context = record.context else {
          model[keyPath: storagePath].storage = .value(newValue)
          return
        }
        let property = Model.property(for: keyPath)
        context.set(StoredValue.encode(newValue, property.kind, context), property, of: object)
      }
    }
  }
}

extension PersistentModel {
  static func property(for keyPath: AnyKeyPath) -> _ModelProperty {
    guard let property = ModelRegistry.shared.property(Self.self, keyPath) else {
      fatalError("\(keyPath) is not a persisted property of \(Self.self)")
    }
    return property
  }
}

/// The properties of model classes by key path and by name. The lock guards them.
final class ModelRegistry: @unchecked Sendable {
  static let shared = ModelRegistry()
  // Guarded by the lock.
  private var tables: [ObjectIdentifier: [AnyKeyPath: _ModelProperty]] = [:]
  private var types: [String: any PersistentModel.Type] = [:]
  private let lock = NSLock()

  func property(_ type: any PersistentModel.Type, _ keyPath: AnyKeyPath) -> _ModelProperty? {
    lock.withLock {
      if let table = tables[ObjectIdentifier(type)] { return table[keyPath] }
      let table = Dictionary(
        type._properties.map { ($0.keyPath, $0) }, uniquingKeysWith: { first, _ in first })
      tables[ObjectIdentifier(type)] = table
      return table[keyPath]
    }
  }

  func add(_ type: any PersistentModel.Type) { lock.withLock { types[Schema.entityName(for: type)] = type } }
  func type(named name: String) -> (any PersistentModel.Type)? { lock.withLock { types[name] } }
}
