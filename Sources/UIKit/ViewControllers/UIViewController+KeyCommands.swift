extension UIViewController {
  /// Adds a key combination to those that the controller answers to.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { rareState.keyCommands.append(keyCommand) }

  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    rare?.keyCommands.removeAll { $0 === keyCommand }
  }
}
