extension UIViewController {

  func defaultRemoveKeyCommand(_ keyCommand: UIKeyCommand) {
    rare?.keyCommands.removeAll { $0 === keyCommand }
  }
}
