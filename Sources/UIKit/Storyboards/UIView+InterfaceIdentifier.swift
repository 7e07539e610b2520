extension UIView {
  /// Returns the descendant view with an identifier in the document: a list, or the source of a popover.
  package func view(interfaceIdentifier id: String) -> UIView? {
    if rare?.interfaceIdentifier == id { return self }
    for view in _subviews {
      if let found = view.view(interfaceIdentifier: id) { return found }
    }
    return nil
  }
}
