/// A value stored in the user defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  /// The store; `nil` uses the default store of the environment.
  private let store: UserDefaults?
  private let fallback: Value
  private let coder: StorageCoder<Value>
  private var location: Location<Value>?

  init(_ key: String, _ store: UserDefaults?, _ fallback: Value, _ coder: StorageCoder<Value>) {
    self.key = key
    self.store = store
    self.fallback = fallback
    self.coder = coder
  }

  private var current: Location<Value> {
    location ?? UnattachedDefaultsLocation(store ?? .standard, key, fallback, coder)
  }
  public var wrappedValue: Value {
    get { current.get() }
    nonmutating set { current.set(newValue, Transaction.ambient) }
  }
  public var projectedValue: Binding<Value> { Binding(location: current) }

  @MainActor
  public static func _install(_ property: inout AppStorage, _ slot: inout AnyObject?, _ node: _ViewNode) {
    let location =
      slot as? DefaultsLocation<Value>
      ?? DefaultsLocation(
        StorageCell.of(property.store ?? node.environment.defaultAppStorage, property.key), property.fallback,
        property.coder)
    slot = location
    property.location = location
  }
  @MainActor public static var _readsEnvironment: Bool { false }
  @MainActor public static var _comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? { nil }
}

/// A value stored with the scene for state restoration.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let fallback: Value
  private let coder: StorageCoder<Value>
  private var location: Location<Value>?
  private let unattached: StoredLocation<Value>

  init(_ key: String, _ fallback: Value, _ coder: StorageCoder<Value>) {
    self.key = key
    self.fallback = fallback
    self.coder = coder
    unattached = StoredLocation(fallback)
  }
  public var wrappedValue: Value {
    get { (location ?? unattached).get() }
    nonmutating set { (location ?? unattached).set(newValue, Transaction.ambient) }
  }
  public var projectedValue: Binding<Value> { Binding(location: location ?? unattached) }

  @MainActor
  public static func _install(_ property: inout SceneStorage, _ slot: inout AnyObject?, _ node: _ViewNode) {
    let location =
      slot as? DefaultsLocation<Value>
      ?? DefaultsLocation(
        StorageCell.of(node.environment.sceneStore, property.key), property.fallback, property.coder)
    slot = location
    property.location = location
  }
  @MainActor public static var _readsEnvironment: Bool { false }
  @MainActor public static var _comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? { nil }
}

/// The encoding of a value in a store.
struct StorageCoder<Value> {
  let decode: (Any) -> Value?
  let encode: (Value) -> Any?
}

extension StorageCoder {
  static var plain: StorageCoder<Value> { StorageCoder(decode: { $0 as? Value }, encode: { $0 }) }
  static func raw<R>(_ type: R.Type) -> StorageCoder<Value>
  where Value: RawRepresentable, Value.RawValue == R {
    StorageCoder(decode: { ($0 as? R).flatMap(Value.init(rawValue:)) }, encode: { $0.rawValue })
  }
  static func optional<W>(_ type: W.Type) -> StorageCoder<Value> where Value == W? {
    StorageCoder(decode: { $0 as? W }, encode: { $0 })
  }
  static func optionalRaw<W: RawRepresentable>(_ type: W.Type) -> StorageCoder<Value> where Value == W? {
    StorageCoder(decode: { ($0 as? W.RawValue).flatMap(W.init(rawValue:)) }, encode: { $0?.rawValue })
  }
}

/// A store of named values.
@MainActor
package protocol ValueStore: AnyObject {
  func value(forKey key: String) -> Any?
  func setValue(_ value: Any?, forKey key: String)
}

/// The values of a scene, kept for the lifetime of its session.
@MainActor
package final class SceneStore: ValueStore {
  private weak var session: UISceneSession?
  private var values: [String: Any] = [:]
  private var asked: Set<String> = []

  package init(session: UISceneSession?) { self.session = session }
  nonisolated init() {}

  private static func name(_ key: String) -> String { "storage/\(key)" }

  package func value(forKey key: String) -> Any? {
    if asked.insert(key).inserted, let stored = session?.storedValue(Self.name(key)) { values[key] = stored }
    return values[key]
  }
  package func setValue(_ value: Any?, forKey key: String) {
    asked.insert(key)
    values[key] = value
    session?.store(value, as: Self.name(key))
  }
  /// The values for restoring the scene.
  package var snapshot: [String: Any] { values }
}

@MainActor
private final class DefaultsStore: ValueStore {
  let defaults: UserDefaults
  init(_ defaults: UserDefaults) { self.defaults = defaults }
  func value(forKey key: String) -> Any? { defaults.object(forKey: key) }
  func setValue(_ value: Any?, forKey key: String) { defaults.set(value, forKey: key) }
}

/// A named value of a store, with the nodes that read it.
@MainActor
final class StorageCell {
  private let store: any ValueStore
  private let key: String
  fileprivate var dependents = Dependents<Void>()

  private init(_ store: any ValueStore, _ key: String) {
    self.store = store
    self.key = key
  }
  fileprivate var value: Any? {
    get { store.value(forKey: key) }
    set { store.setValue(newValue, forKey: key) }
  }

  private static var cells: [ObjectIdentifier: [String: StorageCell]] = [:]
  private static var stores: [ObjectIdentifier: DefaultsStore] = [:]

  static func of(_ defaults: UserDefaults, _ key: String) -> StorageCell {
    let id = ObjectIdentifier(defaults)
    let store = stores[id] ?? DefaultsStore(defaults)
    stores[id] = store
    return of(store, key)
  }
  static func of(_ store: any ValueStore, _ key: String) -> StorageCell {
    let id = ObjectIdentifier(store)
    if let known = cells[id]?[key], known.store === store { return known }
    let cell = StorageCell(store, key)
    cells[id, default: [:]][key] = cell
    return cell
  }
}

private final class DefaultsLocation<Value>: Location<Value> {
  private let cell: StorageCell
  private let fallback: Value
  private let coder: StorageCoder<Value>

  init(_ cell: StorageCell, _ fallback: Value, _ coder: StorageCoder<Value>) {
    self.cell = cell
    self.fallback = fallback
    self.coder = coder
  }
  override func get() -> Value {
    // Used on this thread only, before the function returns.
    nonisolated(unsafe) var result: Value?
    MainActor.assumeIsolated {
      cell.dependents.recordReader()
      result = cell.value.flatMap(coder.decode)
    }
    return result ?? fallback
  }
  override func set(_ value: Value, _ transaction: Transaction) {
    // Handed over to the main thread; not used here again.
    nonisolated(unsafe) let value = value
    onMain {
      self.cell.value = self.coder.encode(value)
      self.cell.dependents.invalidate(transaction)
    }
  }
  override func isEqual(to other: Location<Value>) -> Bool {
    (other as? DefaultsLocation<Value>)?.cell === cell
  }
}

/// A value of the user defaults outside of a view, for use on any thread.
private final class UnattachedDefaultsLocation<Value>: Location<Value> {
  private let defaults: UserDefaults
  private let key: String
  private let fallback: Value
  private let coder: StorageCoder<Value>

  init(_ defaults: UserDefaults, _ key: String, _ fallback: Value, _ coder: StorageCoder<Value>) {
    self.defaults = defaults
    self.key = key
    self.fallback = fallback
    self.coder = coder
  }
  override func get() -> Value {
    if Tracking.reader != nil {
      // There is a reader only on the main thread.
      MainActor.assumeIsolated { StorageCell.of(defaults, key).dependents.recordReader() }
    }
    return defaults.object(forKey: key).flatMap(coder.decode) ?? fallback
  }
  override func set(_ value: Value, _ transaction: Transaction) {
    defaults.set(coder.encode(value), forKey: key)
    onMain { StorageCell.of(self.defaults, self.key).dependents.invalidate(transaction) }
  }
  override func isEqual(to other: Location<Value>) -> Bool {
    guard let other = other as? UnattachedDefaultsLocation<Value> else { return false }
    return defaults === other.defaults && key == other.key
  }
}

private struct SceneStoreKey: EnvironmentKey {
  static let shared = SceneStore()
  static var defaultValue: SceneStore { shared }
}
extension EnvironmentValues {
  package var sceneStore: SceneStore {
    get { self[SceneStoreKey.self] }
    set { self[SceneStoreKey.self] = newValue }
  }
}

extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .plain)
  }
}
extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .plain)
  }
}
extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .plain)
  }
}
extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .plain)
  }
}
extension AppStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .plain)
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .raw(Int.self))
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .raw(String.self))
  }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, .optional(Bool.self))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, .optional(Int.self))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, .optional(Double.self))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, .optional(String.self))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, .optional(Data.self))
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int { self.init(key, store, nil, .optionalRaw(R.self)) }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String { self.init(key, store, nil, .optionalRaw(R.self)) }
}

extension SceneStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .plain) }
}
extension SceneStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .plain) }
}
extension SceneStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .plain) }
}
extension SceneStorage where Value == String {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .plain) }
}
extension SceneStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .plain) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .raw(Int.self)) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .raw(String.self)) }
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(key, nil, .optional(Bool.self)) }
  public init(_ key: String) where Value == Int? { self.init(key, nil, .optional(Int.self)) }
  public init(_ key: String) where Value == Double? { self.init(key, nil, .optional(Double.self)) }
  public init(_ key: String) where Value == String? { self.init(key, nil, .optional(String.self)) }
  public init(_ key: String) where Value == Data? { self.init(key, nil, .optional(Data.self)) }
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, nil, .optionalRaw(R.self))
  }
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, nil, .optionalRaw(R.self))
  }
}
