import Foundation

/// The methods (by selector) and properties (by key) of a class, filled by lowered sources and frameworks.
///
/// A table starts as a copy of the superclass's, so entries of a subclass replace inherited ones.
public final class _ObjCTable {
  enum Method {
    case action(@MainActor (AnyObject, _ObjCArguments) -> Void)
    case function(@MainActor (AnyObject, _ObjCArguments) -> Any?)
  }

  struct Property {
    let get: @MainActor (AnyObject) -> Any?
    /// Returns whether the value could be converted.
    let set: (@MainActor (AnyObject, Any?) -> Bool)?
    let type: Any.Type
    let identity: KeyPathIdentity?
    /// Whether observers must compare values because not every change is reported.
    var isPolled = false
  }

  /// A class method; receives the class it was called on.
  typealias ClassMethod = @MainActor (AnyClass, _ObjCArguments) -> Any?

  private(set) var methods: [Selector: Method] = [:]
  /// The original implementations of methods that may be exchanged. Unlike `methods`, calls do not reach overrides in
  /// subclasses.
  private(set) var redirected: [Selector: Method] = [:]
  private(set) var classMethods: [Selector: ClassMethod] = [:]
  /// The properties by key, including inherited ones.
  var properties: [String: Property] { resolved.properties }
  var keysByIdentity: [KeyPathIdentity: String] { resolved.keysByIdentity }
  private(set) var affecting: [String: Set<String>] = [:]
  /// The overridable key-value methods, for classes that have them.
  package var keyValueMethods: KeyValueMethods?

  private struct Properties {
    var properties: [String: Property] = [:]
    var keysByIdentity: [KeyPathIdentity: String] = [:]
  }

  private let parent: _ObjCTable?
  private var own = Properties()
  /// Properties of framework classes, resolved on the first lookup by name.
  private let deferredFills: [_ObjCClasses.Fill]
  private var cache: Properties?
  private static let lock = NSRecursiveLock()

  private var resolved: Properties {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    if let cache { return cache }
    var all = parent?.resolved ?? Properties()
    let declared = own
    for fill in deferredFills { unsafeBitCast(fill, to: ((_ObjCTable) -> Void).self)(self) }
    all.properties.merge(own.properties) { $1 }
    all.keysByIdentity.merge(own.keysByIdentity) { $1 }
    all.properties.merge(declared.properties) { $1 }
    cache = all
    return all
  }

  init(inheriting parent: _ObjCTable?, deferring deferredFills: [_ObjCClasses.Fill] = []) {
    self.parent = parent
    self.deferredFills = deferredFills
    guard let parent else { return }
    methods = parent.methods
    classMethods = parent.classMethods
    affecting = parent.affecting
    keyValueMethods = parent.keyValueMethods
  }

  /// Adds a method without a result.
  public func action(_ name: StaticString, _ body: @escaping @MainActor (AnyObject, _ObjCArguments) -> Void) {
    methods[Selector(name)] = .action(body)
  }

  /// Adds a method with a result.
  public func function(
    _ name: StaticString, _ body: @escaping @MainActor (AnyObject, _ObjCArguments) -> Any?
  ) {
    methods[Selector(name)] = .function(body)
  }

  /// Registers the original implementation of an exchangeable method without a result.
  public func redirectedAction(
    _ name: StaticString, _ body: @escaping @MainActor (AnyObject, _ObjCArguments) -> Void
  ) {
    redirected[Selector(name)] = .action(body)
  }

  /// Registers the original implementation of an exchangeable method with a result.
  public func redirectedFunction(
    _ name: StaticString, _ body: @escaping @MainActor (AnyObject, _ObjCArguments) -> Any?
  ) {
    redirected[Selector(name)] = .function(body)
  }

  /// Replaces the implementation for a selector.
  func replace(_ selector: Selector, _ body: @escaping MethodImplementation.Body) {
    methods[selector] = .function(
      unsafeBitCast(body, to: (@MainActor (AnyObject, _ObjCArguments) -> Any?).self))
  }

  /// Returns the implementation of a method or accessor in this table; nil if there is none.
  func implementation(of selector: Selector) -> MethodImplementation.Body? {
    if let method = redirected[selector] ?? methods[selector] {
      return { SelectorRuntime.call(method, $0, $1) }
    }
    return SelectorRuntime.accessorBody(selector, in: self)
  }

  /// Adds a class method without a result.
  public func classAction<T: AnyObject>(
    _ name: StaticString, _ type: T.Type, _ body: @escaping @MainActor (T.Type, _ObjCArguments) -> Void
  ) {
    classMethods[Selector(name)] = { cls, arguments in
      body(unsafeBitCast(cls, to: T.Type.self), arguments)
      return nil
    }
  }

  /// Adds a class method with a result.
  public func classFunction<T: AnyObject>(
    _ name: StaticString, _ type: T.Type, _ body: @escaping @MainActor (T.Type, _ObjCArguments) -> Any?
  ) {
    classMethods[Selector(name)] = { body(unsafeBitCast($0, to: T.Type.self), $1) }
  }

  /// Adds a read-write property.
  public func property<Root: AnyObject, Value>(
    _ key: StaticString, _ path: ReferenceWritableKeyPath<Root, Value>
  ) {
    let box = Unchecked(path)
    let unwrap = unwrapping(Value.self)
    add(
      key,
      Property(
        get: { unwrap(unsafeDowncast($0, to: Root.self)[keyPath: box.value]) },
        set: { object, value in
          guard let value = Conversion.value(value, to: Value.self) else { return false }
          unsafeDowncast(object, to: Root.self)[keyPath: box.value] = value
          return true
        },
        type: Value.self, identity: KeyPathIdentity(path)))
  }

  /// Adds a property that does not report all of its changes, such as those of Foundation classes.
  package func polled<Root: AnyObject, Value>(_ key: StaticString, _ path: KeyPath<Root, Value>) {
    property(key, path)
    own.properties["\(key)"]?.isPolled = true
  }

  /// Adds a read-write framework property.
  package func settable<Root: AnyObject, Value>(
    _ key: StaticString, _ path: ReferenceWritableKeyPath<Root, Value>
  ) {
    property(key, path)
    own.properties["\(key)"]?.isPolled = true
  }

  /// Adds a read-only framework property.
  package func readable<Root: AnyObject, Value>(_ key: StaticString, _ path: KeyPath<Root, Value>) {
    polled(key, path)
  }

  /// Adds a read-only property.
  public func property<Root: AnyObject, Value>(_ key: StaticString, _ path: KeyPath<Root, Value>) {
    let box = Unchecked(path)
    let unwrap = unwrapping(Value.self)
    add(
      key,
      Property(
        get: { unwrap(unsafeDowncast($0, to: Root.self)[keyPath: box.value]) }, set: nil, type: Value.self,
        identity: KeyPathIdentity(path)))
  }

  /// Adds a property with a getter and a setter function.
  public func property<Value>(
    _ key: StaticString, _ type: Value.Type, get: @escaping @MainActor (AnyObject) -> Value,
    set: (@MainActor (AnyObject, Value) -> Void)? = nil
  ) {
    let unwrap = unwrapping(Value.self)
    add(
      key,
      Property(
        get: { unwrap(get($0)) },
        set: set.map { converting($0) },
        type: Value.self, identity: nil))
  }

  /// Declares the keys that this key depends on.
  public func affecting(_ key: StaticString, _ keys: Set<String>) {
    affecting["\(key)"] = keys
  }

  private func add(_ key: StaticString, _ property: Property) {
    let key = "\(key)"
    own.properties[key] = property
    cache = nil
    if let identity = property.identity { own.keysByIdentity[identity] = key }
  }
}

/// A value that crosses isolation domains. Safe because tables are immutable once filled.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Removes the level of optional that the type adds. Determined once per type because inspecting the type is
/// slow.
private func unwrapping<Value>(_ type: Value.Type) -> (Value) -> Any? {
  if type is any AnyOptional.Type { return { ($0 as! any AnyOptional).wrapped } }
  return { $0 }
}

private func converting<Value>(
  _ set: @escaping @MainActor (AnyObject, Value) -> Void
) -> @MainActor (AnyObject, Any?) -> Bool {
  { object, value in
    guard let value = Conversion.value(value, to: Value.self) else { return false }
    set(object, value)
    return true
  }
}
