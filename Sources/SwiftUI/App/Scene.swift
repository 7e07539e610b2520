/// A part of an app's interface with its own life cycle.
@preconcurrency @MainActor
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  /// Appends the windows of the scene. For the framework's own types.
  func _append(to scenes: _SceneList)
}

extension Scene {
  public func _append(to scenes: _SceneList) { body._append(to: scenes) }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { _SceneChange(content: self, value: value, isInitial: initial, action: action) }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    _SceneChange(content: self, value: value, isInitial: initial, action: { _, _ in action() })
  }
  @available(*, deprecated, message: "Use onChange(of:initial:_:) with two parameters or none.")
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  )
    -> some Scene
  { _SceneChange(content: self, value: value, isInitial: false, action: { action($1) }) }
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some Scene
  {
    _SceneEnvironment(content: self) { $0[keyPath: keyPath] = value }
  }
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _SceneEnvironment(content: self) { $0.setObject(object, T.self) }
  }
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _SceneEnvironment(content: self) { $0.setObject(object, T.self) }
  }
  /// Adds menu commands.
  nonisolated public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    _SceneCommands(content: self, commands: content())
  }
  /// Sets the initial window size in points, which the desktop may override.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    _SceneEntryChange(content: self) { $0.size = CGSize(width: width, height: height) }
  }
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    defaultSize(width: size.width, height: size.height)
  }
  /// Sets the URLs and activities that open windows of the scene, each identified by a substring.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    _SceneEntryChange(content: self) { $0.events = conditions }
  }
}
extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
extension Never: Scene { public func _append(to scenes: _SceneList) {} }

/// The windows described by an app's scenes.
@MainActor
public final class _SceneList {
  enum Kind { case group, single, settings }

  struct Entry {
    var kind = Kind.group
    let id: String?
    let title: String?
    /// The type of the values that windows present.
    var valueType: Any.Type?
    var decode: (Data) -> AnyHashable? = { _ in nil }
    let make: @MainActor (WindowValue) -> AnyView
    var size: CGSize?
    var resizability: WindowResizability?
    var events: Set<String>?
    var changes: [@MainActor (inout EnvironmentValues) -> Void] = []
  }
  var entries: [Entry] = []
  var watched: [(value: Any, act: @MainActor (Any?) -> Void)] = []
  var commands = _CommandList()
}

/// The value presented by a window, which its views may change.
@MainActor
package final class WindowValue {
  package var value: AnyHashable? { didSet { if value != oldValue { onChange?() } } }
  package var onChange: (@MainActor () -> Void)?
  package init(_ value: AnyHashable?) { self.value = value }
}

@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }
  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
  @_disfavoredOverload
  public static func buildBlock<each S: Scene>(_ scene: repeat each S) -> _TupleScene<repeat each S> {
    _TupleScene(scenes: (repeat each scene))
  }
  public static func buildLimitedAvailability<S: Scene>(_ scene: S) -> S { scene }
  public static func buildOptional<S: Scene>(_ scene: S?) -> _OptionalScene<S> {
    _OptionalScene(scene: scene)
  }
}

public struct _TupleScene<each S: Scene>: Scene {
  public typealias Body = Never
  let scenes: (repeat each S)
  public func _append(to list: _SceneList) { repeat (each scenes)._append(to: list) }
}

public struct _OptionalScene<S: Scene>: Scene {
  public typealias Body = Never
  let scene: S?
  public func _append(to list: _SceneList) { scene?._append(to: list) }
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

public struct _SceneEntryChange<Content: Scene>: Scene {
  public typealias Body = Never
  let content: Content
  let change: @MainActor (inout _SceneList.Entry) -> Void
  public func _append(to scenes: _SceneList) {
    let first = scenes.entries.count
    content._append(to: scenes)
    for index in first..<scenes.entries.count { change(&scenes.entries[index]) }
  }
}

public struct _SceneCommands<Content: Scene, C: Commands>: Scene {
  public typealias Body = Never
  let content: Content
  let commands: C
  public func _append(to scenes: _SceneList) {
    content._append(to: scenes)
    commands._append(to: scenes.commands)
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

/// A group of windows with the same structure.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  private let entry: _SceneList.Entry

  nonisolated private init(id: String?, title: String?, content: @escaping () -> Content) {
    entry = _SceneList.Entry(id: id, title: title) { _ in AnyView(Deferred(content)) }
  }
  nonisolated public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, title: nil, content: content)
  }
  nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id, title: nil, content: content)
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, title: titleKey.string(), content: content)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, title: String(title), content: content)
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(id: id, title: titleKey.string(), content: content)
  }

  nonisolated private init<D: Codable & Hashable, C: View>(
    _ title: String?, _ id: String?, _ content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    var made = _SceneList.Entry(id: id, title: title) { value in
      AnyView(PresentedWindowContent(value: value, content: content))
    }
    made.valueType = D.self
    made.decode = { (try? JSONDecoder().decode([D].self, from: $0))?.first.map { AnyHashable($0) } }
    entry = made
  }

  /// Creates a group of windows that each present a value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(nil, id, content) }
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(titleKey.string(), id, content) }
  /// Creates a group of windows that each present a value, or a default value if they have none.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id) { content(Self.binding($0, defaultValue)) }
  }
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(titleKey.string(), id) { content(Self.binding($0, defaultValue)) }
  }

  nonisolated private static func binding<D>(_ value: Binding<D?>, _ defaultValue: @escaping () -> D)
    -> Binding<D>
  {
    if value.wrappedValue == nil { value.wrappedValue = defaultValue() }
    return Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 })
  }

  public func _append(to scenes: _SceneList) { scenes.entries.append(entry) }
}

/// The content of a window that presents a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  let value: WindowValue
  let content: (Binding<Data?>) -> Content
  @State private var version = 0
  public var body: some View {
    _ = version
    let (value, version) = (value, $version)
    value.onChange = { version.wrappedValue += 1 }
    return content(
      Binding(get: { value.value?.base as? Data }, set: { value.value = $0.map { AnyHashable($0) } }))
  }
}

/// A single, unique window.
public struct Window<Content: View>: Scene {
  public typealias Body = Never
  private let entry: _SceneList.Entry
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    entry = _SceneList.Entry(kind: .single, id: id, title: titleKey.string()) { _ in
      AnyView(Deferred(content))
    }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    entry = _SceneList.Entry(kind: .single, id: id, title: String(title)) { _ in AnyView(Deferred(content)) }
  }
  public func _append(to scenes: _SceneList) { scenes.entries.append(entry) }
}

/// The app's settings, in their own window, or in a sheet if there is only one window. Opened from the menu,
/// with `SettingsLink`, or with the environment's `openSettings` action.
public struct Settings<Content: View>: Scene {
  public typealias Body = Never
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) private let content: () -> Content
  nonisolated public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  public func _append(to scenes: _SceneList) {
    let content = content
    scenes.entries.append(
      _SceneList.Entry(kind: .settings, id: nil, title: SystemString.settings.text) { _ in
        AnyView(Deferred(content))
      })
  }
}
