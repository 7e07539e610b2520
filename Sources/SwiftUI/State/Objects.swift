import Combine

/// Observes an object for a node.
@MainActor
private final class ObjectSlot: DynamicSlot, ChangeCounting {
  private weak var node: _ViewNode?
  private(set) var object: AnyObject?
  private var subscription: AnyCancellable?
  private(set) var changeCount = 0

  init(_ node: _ViewNode) { self.node = node }

  func watch<Object: ObservableObject>(_ object: Object) {
    guard object !== self.object else { return }
    if self.object != nil { changeCount += 1 }
    self.object = object
    subscription = object.objectWillChange.sink { [weak self] _ in
      let transaction = Transaction.ambient
      onMain {
        self?.changeCount += 1
        if let node = self?.node { UpdateQueue.invalidate(node, transaction) }
      }
    }
  }

  func end() {
    subscription = nil
    object = nil
  }
}

/// A property wrapper that observes an object owned by another source.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Creates bindings to the object's properties.
  @dynamicMemberLookup @frozen
  public struct Wrapper {
    let object: ObjectType
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { Binding(location: ObservedLocation(object, keyPath)) }
  }

  @preconcurrency @MainActor public var wrappedValue: ObjectType
  @preconcurrency @MainActor public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  @preconcurrency @MainActor public init(initialValue: ObjectType) { wrappedValue = initialValue }
  @preconcurrency @MainActor public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  @MainActor
  public static func _install(_ property: inout ObservedObject, _ slot: inout AnyObject?, _ node: _ViewNode) {
    let watcher = slot as? ObjectSlot ?? ObjectSlot(node)
    slot = watcher
    watcher.watch(property.wrappedValue)
  }
  @MainActor public static var _readsEnvironment: Bool { false }
  @MainActor
  public static var _comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    {
      $0.assumingMemoryBound(to: ObservedObject.self).pointee.wrappedValue
        === $1.assumingMemoryBound(to: ObservedObject.self).pointee.wrappedValue
    }
  }
}

/// A property wrapper for an object owned by a view, created when the view is first added to the tree.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  @preconcurrency @MainActor public var wrappedValue: ObjectType { object ?? make() }
  @preconcurrency @MainActor
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  @MainActor
  public static func _install(_ property: inout StateObject, _ slot: inout AnyObject?, _ node: _ViewNode) {
    let watcher = slot as? ObjectSlot ?? ObjectSlot(node)
    slot = watcher
    if watcher.object == nil { watcher.watch(Tracking.ignoring(property.make)) }
    property.object = watcher.object as? ObjectType
  }
  @MainActor public static var _readsEnvironment: Bool { false }
  @MainActor public static var _comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? { nil }
}

/// A property wrapper for an object provided by an ancestor with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup @frozen
  public struct Wrapper {
    let object: ObjectType
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { Binding(location: ObservedLocation(object, keyPath)) }
  }

  private var object: ObjectType?

  public init() {}

  /// The object. As on iOS, reading it traps if no ancestor provides one.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  @MainActor
  public static func _install(
    _ property: inout EnvironmentObject, _ slot: inout AnyObject?, _ node: _ViewNode
  ) {
    let watcher = slot as? EnvironmentObjectSlot<ObjectType> ?? EnvironmentObjectSlot<ObjectType>(node)
    slot = watcher
    property.object = watcher.update(node.environment)
  }
  @MainActor public static var _readsEnvironment: Bool { true }
  @MainActor public static var _comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? { nil }
}

@MainActor
private final class EnvironmentObjectSlot<ObjectType: ObservableObject>: DynamicSlot, ChangeCounting {
  private let watcher: ObjectSlot
  var changeCount: Int { watcher.changeCount }

  init(_ node: _ViewNode) { watcher = ObjectSlot(node) }

  func update(_ environment: EnvironmentValues) -> ObjectType? {
    let object = environment.object(ObjectType.self)
    if let object { watcher.watch(object) }
    return object
  }

  func environmentDidChange(_ environment: EnvironmentValues) -> Bool {
    environment.object(ObjectType.self) !== watcher.object
  }

  func end() { watcher.end() }
}

/// A property wrapper that creates bindings to the properties of an observable object.
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  /// Available for objects only.
  @available(*, unavailable, message: "The wrapped value must be an observable object.")
  @_disfavoredOverload
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { Binding(location: ObjectLocation(wrappedValue, keyPath)) }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
