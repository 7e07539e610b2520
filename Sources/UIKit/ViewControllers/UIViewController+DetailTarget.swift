extension UIViewController {
  /// Posted by a split view controller when showing a detail begins to mean something else: as it collapses and expands.
  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  func showDetailTargetDidChange() {
    NotificationCenter.default.post(name: Self.showDetailTargetDidChangeNotification, object: self)
  }
}
