/// An app made of scenes.
@preconcurrency @MainActor
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// Starts the app. `@main` calls it.
  public static func main() {
    AppHost.shared.start(Self.self)
    exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil))
  }
}

/// A part of an app's interface with a life of its own.
@preconcurrency @MainActor
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  /// Adds the windows that the scene describes. For the framework's own scenes.
  func _append(to scenes: _SceneList)
}

extension Scene {
  public func _append(to scenes: _SceneList) { body._append(to: scenes) }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { _SceneChange(content: self, value: value, isInitial: initial, action: action) }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    _SceneChange(content: self, value: value, isInitial: initial, action: { _, _ in action() })
  }
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    _SceneEnvironment(content: self) { $0[keyPath: keyPath] = value }
  }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _SceneEnvironment(content: self) { $0.setObject(object, T.self) }
  }
}
extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
extension Never: Scene { public func _append(to scenes: _SceneList) {} }

/// The windows that an app's scenes describe.
@MainActor
public final class _SceneList {
  struct Entry {
    let id: String?
    let title: String?
    let view: AnyView
    var changes: [@MainActor (inout EnvironmentValues) -> Void] = []
  }
  var entries: [Entry] = []
  var watched: [(value: Any, act: @MainActor (Any?) -> Void)] = []
}

@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }
  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
  @_disfavoredOverload
  public static func buildBlock<each S: Scene>(_ scene: repeat each S) -> _TupleScene<repeat each S> {
    _TupleScene(scenes: (repeat each scene))
  }
}

public struct _TupleScene<each S: Scene>: Scene {
  public typealias Body = Never
  let scenes: (repeat each S)
  public func _append(to list: _SceneList) { repeat (each scenes)._append(to: list) }
}

public struct _SceneEnvironment<Content: Scene>: Scene {
  public typealias Body = Never
  let content: Content
  let change: @MainActor (inout EnvironmentValues) -> Void
  public func _append(to scenes: _SceneList) {
    let first = scenes.entries.count
    content._append(to: scenes)
    for index in first..<scenes.entries.count { scenes.entries[index].changes.insert(change, at: 0) }
  }
}

public struct _SceneChange<Content: Scene, V: Equatable>: Scene {
  public typealias Body = Never
  let content: Content
  let value: V
  let isInitial: Bool
  let action: (V, V) -> Void
  public func _append(to scenes: _SceneList) {
    content._append(to: scenes)
    scenes.watched.append(
      (
        value,
        { old in
          if let old = old as? V {
            if old != value { action(old, value) }
          } else if isInitial {
            action(value, value)
          }
        }
      ))
  }
}

/// Windows that all show the same kind of content.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  let id: String?
  let title: String?
  let content: () -> Content
  public init(@ViewBuilder content: @escaping () -> Content) {
    id = nil
    title = nil
    self.content = content
  }
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.id = id
    title = nil
    self.content = content
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    id = nil
    title = titleKey.string()
    self.content = content
  }
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.id = id
    title = titleKey.string()
    self.content = content
  }
  public func _append(to scenes: _SceneList) {
    scenes.entries.append(_SceneList.Entry(id: id, title: title, view: AnyView(content())))
  }
}

/// Gives an app an object for UIKit's delegate calls.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  private let type: DelegateType.Type
  @MainActor public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    type = delegateType
    AppHost.shared.adopt(delegateType)
  }
  @MainActor public var wrappedValue: DelegateType { AppHost.shared.delegateObject(type) }
}
