extension UIViewController {
  /// Posted by a split view controller that collapses or expands, which changes the target for showing
  /// details.
  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  func showDetailTargetDidChange() {
    NotificationCenter.default.post(name: Self.showDetailTargetDidChangeNotification, object: self)
  }
}
