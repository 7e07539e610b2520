/// Commands for the toolbar. They have no effect: toolbars of windows are neither hidden nor customized.
public struct ToolbarCommands: Commands {
  nonisolated public init() {}
  public var body: some Commands { EmptyCommands() }
}
/// Commands for editing text. They have no effect: the standard menus have them.
public struct TextEditingCommands: Commands {
  nonisolated public init() {}
  public var body: some Commands { EmptyCommands() }
}
/// Commands for formatting text. They have no effect: the standard menus have them.
public struct TextFormattingCommands: Commands {
  nonisolated public init() {}
  public var body: some Commands { EmptyCommands() }
}
/// Commands for the inspector. They have no effect: inspectors are shown by the controls of the app.
public struct InspectorCommands: Commands {
  nonisolated public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// A scene without the commands of its content.
public struct _SceneWithoutCommands<Content: Scene>: Scene {
  public typealias Body = Never
  let content: Content
  public func _append(to scenes: _SceneList) {
    let outer = scenes.commands
    scenes.commands = _CommandList()
    content._append(to: scenes)
    scenes.commands = outer
  }
}

extension Scene {
  /// Removes the commands of this scene.
  nonisolated public func commandsRemoved() -> some Scene { _SceneWithoutCommands(content: self) }
  /// Replaces the commands of this scene.
  nonisolated public func commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    _SceneWithoutCommands(content: self).commands(content: content)
  }
  /// Has no effect: the system starts no work while the app does not run.
  @preconcurrency
  nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

/// A kind of work in the background, which the system never starts.
public struct BackgroundTask<Request, Response>: Sendable {
  private let identifier: String
}
extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(identifier: identifier)
  }
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(identifier: identifier)
  }
}
extension BackgroundTask where Request == String, Response == Void {
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask(identifier: "") }
}
