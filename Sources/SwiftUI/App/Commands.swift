/// Menu commands of an app.
@preconcurrency @MainActor
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
  /// Appends the commands. For the framework's own types.
  func _append(to list: _CommandList)
}

extension Commands {
  public func _append(to list: _CommandList) { body._append(to: list) }
}
extension Commands where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
extension Never: Commands { public func _append(to list: _CommandList) {} }

/// The menu commands of an app.
@MainActor
public final class _CommandList {
  enum Item {
    case menu(String, AnyView)
    case group(CommandGroupPlacement, CommandGroupPlacement.Side, AnyView)
  }
  var items: [Item] = []

  func build(_ builder: any UIMenuBuilder, _ node: _ViewNode) {
    for item in items {
      switch item {
      case .menu(let title, let content):
        let elements = ViewParts(content, parent: node).menuElements()
        if let known = builder.menu(for: UIMenu.Identifier("SwiftUI.\(title)")) {
          builder.replace(menu: known.identifier, with: known.replacingChildren(known.children + elements))
        } else {
          builder.insertSibling(
            UIMenu(title: title, identifier: UIMenu.Identifier("SwiftUI.\(title)"), children: elements),
            beforeMenu: .window)
        }
      case .group(let placement, let side, let content):
        placement.insert(ViewParts(content, parent: node).menuElements(), side, builder)
      }
    }
  }
}

@resultBuilder
public enum CommandsBuilder {
  public static func buildExpression<C: Commands>(_ commands: C) -> C { commands }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<C: Commands>(_ commands: C) -> C { commands }
  @_disfavoredOverload
  public static func buildBlock<each C: Commands>(_ commands: repeat each C) -> _TupleCommands<repeat each C>
  {
    _TupleCommands(commands: (repeat each commands))
  }
  public static func buildIf<C: Commands>(_ commands: C?) -> _OptionalCommands<C> {
    _OptionalCommands(commands: commands)
  }
}

public struct _TupleCommands<each C: Commands>: Commands {
  public typealias Body = Never
  let commands: (repeat each C)
  public func _append(to list: _CommandList) { repeat (each commands)._append(to: list) }
}

public struct _OptionalCommands<C: Commands>: Commands {
  public typealias Body = Never
  let commands: C?
  public func _append(to list: _CommandList) { commands?._append(to: list) }
}

public struct EmptyCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
  public func _append(to list: _CommandList) {}
}

/// A custom menu.
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  private let title: String
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) private let content: Content
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = nameKey.string()
    self.content = content()
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    title = String(name)
    self.content = content()
  }
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
    title = name.plainString
    self.content = content()
  }
  public func _append(to list: _CommandList) { list.items.append(.menu(title, AnyView(content))) }
}

/// Commands in an existing menu.
public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  private let placement: CommandGroupPlacement
  private let side: CommandGroupPlacement.Side
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) private let content: Content
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, side, content) = (group, .before, addition())
  }
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, side, content) = (group, .after, addition())
  }
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, side, content) = (group, .replacing, addition())
  }
  public func _append(to list: _CommandList) {
    list.items.append(.group(placement, side, AnyView(content)))
  }
}

/// A position in the standard menus.
public struct CommandGroupPlacement: Sendable {
  enum Side { case before, after, replacing }
  let group: UIMenu.Identifier
  let menu: UIMenu.Identifier
  public static let appInfo = Self(group: .about, menu: .application)
  public static let appSettings = Self(group: .preferences, menu: .application)
  public static let systemServices = Self(group: .services, menu: .application)
  public static let appVisibility = Self(group: .hide, menu: .application)
  public static let appTermination = Self(group: .quit, menu: .application)
  public static let newItem = Self(group: .newItem, menu: .file)
  public static let saveItem = Self(group: .document, menu: .file)
  public static let importExport = Self(group: .open, menu: .file)
  public static let printItem = Self(group: .print, menu: .file)
  public static let undoRedo = Self(group: .undoRedo, menu: .edit)
  public static let pasteboard = Self(group: .standardEdit, menu: .edit)
  public static let textEditing = Self(group: .find, menu: .edit)
  public static let textFormatting = Self(group: .font, menu: .format)
  public static let toolbar = Self(group: UIMenu.Identifier("com.apple.menu.toolbar"), menu: .view)
  public static let sidebar = Self(group: UIMenu.Identifier("com.apple.menu.sidebar"), menu: .view)
  public static let windowSize = Self(group: UIMenu.Identifier("com.apple.menu.window-size"), menu: .window)
  public static let windowList = Self(group: UIMenu.Identifier("com.apple.menu.window-list"), menu: .window)
  public static let singleWindowList = Self(
    group: UIMenu.Identifier("com.apple.menu.single-window-list"), menu: .window)
  public static let windowArrangement = Self(
    group: UIMenu.Identifier("com.apple.menu.window-arrangement"), menu: .window)
  public static let help = Self(group: UIMenu.Identifier("com.apple.menu.help-group"), menu: .help)

  @MainActor
  func insert(_ elements: [UIMenuElement], _ side: Side, _ builder: any UIMenuBuilder) {
    let addition = UIMenu(options: .displayInline, children: elements)
    guard builder.menu(for: group) != nil else {
      // The group is empty here, so commands are added at the end of its menu.
      let made = UIMenu(identifier: group, options: .displayInline, children: elements)
      return builder.insertChild(made, atEndOfMenu: menu)
    }
    switch side {
    case .before: builder.insertSibling(addition, beforeMenu: group)
    case .after: builder.insertSibling(addition, afterMenu: group)
    case .replacing:
      builder.replace(
        menu: group, with: UIMenu(identifier: group, options: .displayInline, children: elements))
    }
  }
}

/// Commands that show and hide the sidebar.
public struct SidebarCommands: Commands {
  nonisolated public init() {}
  public var body: some Commands {
    CommandGroup(after: .sidebar) {
      Button(SystemString.toggleSidebar.text) { SplitSidebars.toggle() }
        .keyboardShortcut("s", modifiers: [.command, .control])
    }
  }
}

@MainActor
enum SplitSidebars {
  static func toggle() {
    func find(_ controller: UIViewController) -> UISplitViewController? {
      if let split = controller as? UISplitViewController { return split }
      for child in controller.children { if let found = find(child) { return found } }
      return nil
    }
    guard let split = UIApplication.shared.keyWindow?.rootViewController.flatMap(find) else { return }
    if split.displayMode == .secondaryOnly { split.show(.primary) } else { split.hide(.primary) }
  }
}
