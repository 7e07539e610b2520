/// An entry of an edit menu, and what choosing it does.
@MainActor
struct EditMenuEntry {
  var title: String
  var perform: @MainActor () -> Void

  init(title: String, perform: @escaping @MainActor () -> Void) {
    self.title = title
    self.perform = perform
  }

  /// An action of the first responder in a chain that can perform it; `nil` where none can.
  init?(title: String, action: Selector, for start: UIResponder, sender: Any?) {
    guard let target = start.target(forAction: action, withSender: sender) else { return nil }
    self.init(title: title) { UIApplication.shared.sendAction(action, to: target, from: sender, for: nil) }
  }

  private static let standardActions: [(title: SystemString, action: String)] = [
    (.cut, "cut:"), (.copy, "copy:"), (.paste, "paste:"), (.delete, "delete:"), (.select, "select:"),
    (.selectAll, "selectAll:"),
  ]

  /// The standard edit actions that can be performed now. Deleting is left to the keyboard where there is text to cut.
  static func standard(for start: UIResponder, sender: Any?) -> [EditMenuEntry] {
    standardActions.compactMap { title, action in
      if action == "delete:", start is any UITextInput { return nil }
      return EditMenuEntry(title: title.text, action: Selector(action), for: start, sender: sender)
    }
  }

  /// The same actions as elements of a menu, for delegates that put their own together.
  static func suggestedActions(for start: UIResponder) -> [UIMenuElement] {
    let commands = standardActions.compactMap { title, action -> UIMenuElement? in
      if action == "delete:", start is any UITextInput { return nil }
      guard start.target(forAction: Selector(action), withSender: nil) != nil else { return nil }
      return UICommand(title: title.text, action: Selector(action))
    }
    return [UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)]
  }

  /// What a menu offers, with the entries of its inline submenus; other submenus are left out.
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
