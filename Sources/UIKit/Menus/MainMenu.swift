/// The default main menu, before an application changes it.
///
/// Its commands are sent along the responder chain with the selectors of Catalyst. If no responder handles
/// one, its fallback acts on the scene of the key window. Differs from iOS: full screen is F11, as on other
/// Linux desktops.
@MainActor
enum MainMenu {
  static func make() -> UIMenu {
    let name = ApplicationManifest.current.displayName
    return UIMenu(
      identifier: .root,
      children: [
        UIMenu(
          title: "", identifier: .application,
          children: [
            group(
              .preferences, command(SystemString.settingsWithDialog.text, "orderFrontPreferencesPanel:", ",")),
            group(.quit, command(SystemString.quitNamed.text(name), "terminate:", "q", quit)),
          ]),
        UIMenu(
          title: SystemString.file.text, identifier: .file,
          children: [group(.close, command(SystemString.closeWindow.text, "performClose:", "w", close))]),
        UIMenu(
          title: SystemString.edit.text, identifier: .edit,
          children: [
            UIMenu(
              identifier: .find, options: .displayInline,
              children: [
                command(SystemString.findWithDialog.text, "find:", "f", find),
                command(
                  SystemString.findAndReplace.text, "findAndReplace:", "f", modifiers: [.command, .alternate]),
                command(SystemString.findNext.text, "findNext:", "g"),
                command(
                  SystemString.findPrevious.text, "findPrevious:", "g", modifiers: [.command, .shift]),
              ])
          ]),
        UIMenu(title: SystemString.format.text, identifier: .format),
        UIMenu(
          title: SystemString.view.text, identifier: .view,
          children: [
            group(
              .fullscreen,
              command(
                SystemString.toggleFullScreen.text, "toggleFullScreen:", UIKeyCommand.f11, modifiers: [],
                toggleFullScreen))
          ]),
        UIMenu(title: SystemString.window.text, identifier: .window),
        UIMenu(title: SystemString.help.text, identifier: .help),
      ])
  }

  private static func group(_ identifier: UIMenu.Identifier, _ command: UIKeyCommand) -> UIMenu {
    UIMenu(identifier: identifier, options: .displayInline, children: [command])
  }

  private static func command(
    _ title: String, _ action: StaticString, _ input: String, modifiers: UIKeyModifierFlags = .command,
    _ fallback: @escaping @MainActor () -> Bool = { false }
  ) -> UIKeyCommand {
    let command = UIKeyCommand(
      title: title, action: Selector("\(action)"), input: input, modifierFlags: modifiers)
    command.fallback = fallback
    return command
  }

  private static var scene: UIWindowScene? { UIApplication.shared.keyWindow?.windowScene }

  private static func quit() -> Bool {
    HostRegistry.current.stop()
    return true
  }

  private static func close() -> Bool {
    guard let scene else { return false }
    scene.receive(.closeRequested)
    return true
  }

  private static func toggleFullScreen() -> Bool {
    guard let scene, scene.sizeRestrictions?.allowsFullScreen != false else { return false }
    scene.hostWindow.toggleFullScreen()
    return true
  }

  /// Begins the search of the topmost screen, or edits the first reachable search field.
  private static func find() -> Bool {
    guard let window = UIApplication.shared.keyWindow else { return false }
    var candidate = window.deepestController
    while let controller = candidate {
      if let search = controller.navigationItem.searchController {
        search.isActive = true
        return edit(search.searchBar.searchTextField)
      }
      candidate = controller.parent
    }
    let field = FocusScope.items(in: window).lazy.compactMap { $0 as? UISearchTextField }.first
    return field.map(edit) ?? false
  }

  private static func edit(_ field: UISearchTextField) -> Bool {
    guard field.isFirstResponder || field.becomeFirstResponder() else { return false }
    field.selectAll(nil)
    return true
  }
}
