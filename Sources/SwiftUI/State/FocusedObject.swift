import Combine

/// An observable object that a visible view provides, for the app's menus and other windows.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Creates bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType?
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject>? {
      object.map { object in
        Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
      }
    }
  }

  @FocusedValue private var entry: FocusedObjectEntry<ObjectType>?
  public init() { _entry = FocusedValue(\.[FocusedObjectKey<ObjectType>()]) }
  public var wrappedValue: ObjectType? { entry?.object }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object with the number of its changes, so that readers are updated by each.
struct FocusedObjectEntry<ObjectType: ObservableObject>: Equatable {
  let object: ObjectType
  let change: Int
  static func == (a: FocusedObjectEntry, b: FocusedObjectEntry) -> Bool {
    a.object === b.object && a.change == b.change
  }
}
struct FocusedObjectKey<ObjectType: ObservableObject>: FocusedValueKey, Hashable {
  typealias Value = FocusedObjectEntry<ObjectType>
}
extension FocusedValues {
  subscript<ObjectType: ObservableObject>(
    key: FocusedObjectKey<ObjectType>
  ) -> FocusedObjectEntry<ObjectType>? {
    get { self[FocusedObjectKey<ObjectType>.self] }
    set { self[FocusedObjectKey<ObjectType>.self] = newValue }
  }
}

/// Provides an object, and again after each of its changes.
private struct FocusedObjectModifier<ObjectType: ObservableObject>: ViewModifier {
  @ObservedObject var object: ObjectType
  @State private var changes = Changes()
  final class Changes { var count = 0 }
  func body(content: Content) -> some View {
    changes.count += 1
    return content.modifier(
      _FocusedValueModifier(
        keyPath: \.[FocusedObjectKey<ObjectType>()],
        value: FocusedObjectEntry(object: object, change: changes.count)))
  }
}

extension View {
  /// Provides an object for the app's menus while the view is visible.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedObjectModifier(object: object))
  }
  @ViewBuilder
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    if let object { focusedSceneObject(object) } else { self }
  }
  /// Provides an object for the app's menus. Differs from iOS: while the view is visible, as for scenes.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneObject(object)
  }
  @ViewBuilder
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    if let object { focusedSceneObject(object) } else { self }
  }
}
