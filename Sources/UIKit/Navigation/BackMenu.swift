extension UINavigationController {
  /// Opens the list of previous screens, the nearest first, for a long press on the back button.
  func openBackMenu(at button: UIView) {
    let entries = backMenuEntries
    guard !entries.isEmpty, let window = button.window else { return }
    MenuPresentation.open(
      UIMenu(children: entries), in: window, source: button.convert(button.bounds, to: window), sender: button
    )
  }

  private var backMenuEntries: [UIAction] {
    var entries: [UIAction] = []
    var navigation = innermost
    while true {
      for screen in navigation.stack.dropLast().reversed() {
        let shown = (screen as? UINavigationController)?.topScreen ?? screen
        navigation.prepareTitle?(shown)
        let title = shown.navigationItem.titleForBackButton ?? SystemString.back.text
        entries.append(
          UIAction(title: title) { [weak navigation, weak screen] _ in
            guard let navigation, let screen, navigation.stack.contains(where: { $0 === screen }) else {
              return
            }
            navigation.popToViewController(screen, animated: true)
          })
      }
      guard navigation !== self, let outer = navigation._parent as? UINavigationController else { break }
      navigation = outer
    }
    return entries
  }
}
