import Foundation

/// What one class answers by name: methods by selector, properties by key. Lowered sources and frameworks fill it.
///
/// A table starts as a copy of the superclass's, so that a subclass's entry replaces the inherited one.
public final class _ObjCTable {
  enum Method {
    case action(@MainActor (AnyObject, _ObjCArguments) -> Void)
    case function(@MainActor (AnyObject, _ObjCArguments) -> Any?)
  }

  struct Property {
    let get: @MainActor (AnyObject) -> Any?
    /// Answers whether the value could be converted.
    let set: (@MainActor (AnyObject, Any?) -> Bool)?
    let type: Any.Type
    let identity: KeyPathIdentity?
    /// Whether observers may have to compare its values: not every change of it is announced.
    var isPolled = false
  }

  /// A method of the class itself, given the class that was asked.
  typealias ClassMethod = @MainActor (AnyClass, _ObjCArguments) -> Any?

  private(set) var methods: [Selector: Method] = [:]
  private(set) var classMethods: [Selector: ClassMethod] = [:]
  /// The properties by key, the superclass's included.
  var properties: [String: Property] { resolved.properties }
  var keysByIdentity: [KeyPathIdentity: String] { resolved.keysByIdentity }
  private(set) var affecting: [String: Set<String>] = [:]
  /// The key-value methods that subclasses may override, of a class that has such.
  package var keyValueMethods: KeyValueMethods?

  private struct Properties {
    var properties: [String: Property] = [:]
    var keysByIdentity: [KeyPathIdentity: String] = [:]
  }

  private let parent: _ObjCTable?
  private var own = Properties()
  /// The properties of the frameworks' classes, which are entered when a property is first asked for by name.
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

  /// A method that gives nothing back.
  public func action(_ name: StaticString, _ body: @escaping @MainActor (AnyObject, _ObjCArguments) -> Void) {
    methods[Selector(name)] = .action(body)
  }

  /// A method that gives something back.
  public func function(
    _ name: StaticString, _ body: @escaping @MainActor (AnyObject, _ObjCArguments) -> Any?
  ) {
    methods[Selector(name)] = .function(body)
  }

  /// A method of the class itself that gives nothing back.
  public func classAction<T: AnyObject>(
    _ name: StaticString, _ type: T.Type, _ body: @escaping @MainActor (T.Type, _ObjCArguments) -> Void
  ) {
    classMethods[Selector(name)] = { cls, arguments in
      body(unsafeBitCast(cls, to: T.Type.self), arguments)
      return nil
    }
  }

  /// A method of the class itself that gives something back.
  public func classFunction<T: AnyObject>(
    _ name: StaticString, _ type: T.Type, _ body: @escaping @MainActor (T.Type, _ObjCArguments) -> Any?
  ) {
    classMethods[Selector(name)] = { body(unsafeBitCast($0, to: T.Type.self), $1) }
  }

  /// A property that can be read and set.
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

  /// A property whose changes are not all announced, as those of Foundation's classes.
  package func polled<Root: AnyObject, Value>(_ key: StaticString, _ path: KeyPath<Root, Value>) {
    property(key, path)
    own.properties["\(key)"]?.isPolled = true
  }

  /// A framework's property that can be read and set.
  package func settable<Root: AnyObject, Value>(
    _ key: StaticString, _ path: ReferenceWritableKeyPath<Root, Value>
  ) {
    property(key, path)
    own.properties["\(key)"]?.isPolled = true
  }

  /// A framework's property that can only be read.
  package func readable<Root: AnyObject, Value>(_ key: StaticString, _ path: KeyPath<Root, Value>) {
    polled(key, path)
  }

  /// A property that can only be read.
  public func property<Root: AnyObject, Value>(_ key: StaticString, _ path: KeyPath<Root, Value>) {
    let box = Unchecked(path)
    let unwrap = unwrapping(Value.self)
    add(
      key,
      Property(
        get: { unwrap(unsafeDowncast($0, to: Root.self)[keyPath: box.value]) }, set: nil, type: Value.self,
        identity: KeyPathIdentity(path)))
  }

  /// A property behind two functions.
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

  /// The keys whose changes change this key too.
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

/// A value that crosses into a closure of another isolation; tables are only ever read after they are filled.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Takes away the layer of optional that the type adds; which one is settled once, since looking it up is slow.
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
