/// An element of an edit menu, and its action.
@MainActor
struct EditMenuEntry {
  var title: String
  var perform: @MainActor () -> Void

  init(title: String, perform: @escaping @MainActor () -> Void) {
    self.title = title
    self.perform = perform
  }

  /// Creates an entry for the first responder in a chain that can perform the action; `nil` if there is none.
  init?(title: String, action: Selector, for start: UIResponder, sender: Any?) {
    guard let target = start.target(forAction: action, withSender: sender) else { return nil }
    self.init(title: title) { UIApplication.shared.sendAction(action, to: target, from: sender, for: nil) }
  }

  private static let standardActions: [(title: SystemString, action: String)] = [
    (.cut, "cut:"), (.copy, "copy:"), (.paste, "paste:"), (.delete, "delete:"), (.select, "select:"),
    (.selectAll, "selectAll:"),
  ]

  /// Returns the standard edit actions that can currently be performed. Delete is omitted if text can be cut,
  /// because the keyboard deletes it.
  static func standard(for start: UIResponder, sender: Any?) -> [EditMenuEntry] {
    standardActions.compactMap { title, action in
      if action == "delete:", start is any UITextInput { return nil }
      return EditMenuEntry(title: title.text, action: Selector(action), for: start, sender: sender)
    }
  }

  /// Returns the same actions as menu elements, for delegates that compose their own menu.
  static func suggestedActions(for start: UIResponder) -> [UIMenuElement] {
    let commands = standardActions.compactMap { title, action -> UIMenuElement? in
      if action == "delete:", start is any UITextInput { return nil }
      guard start.target(forAction: Selector(action), withSender: nil) != nil else { return nil }
      return UICommand(title: title.text, action: Selector(action))
    }
    return [UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)]
  }

  /// Returns the entries of a menu and of its inline submenus; other submenus are omitted.
  static func entries(of menu: UIMenu, for start: UIResponder) -> [EditMenuEntry] {
    menu.children.flatMap { element -> [EditMenuEntry] in
      switch element {
      case let submenu as UIMenu: return entries(of: submenu, for: start)
      case let action as UIAction:
        guard action.attributes.isDisjoint(with: [.hidden, .disabled]) else { return [] }
        return [EditMenuEntry(title: action.title) { action.perform(from: start) }]
      case let command as UICommand:
        return EditMenuEntry(title: command.title, action: command.action, for: start, sender: command).map {
          [$0]
        } ?? []
      default: return []
      }
    }
  }
}
