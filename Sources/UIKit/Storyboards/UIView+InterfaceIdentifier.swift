extension UIView {
  /// The view in this one that a document knows by an identifier: a list, or what a popover points at.
  package func view(interfaceIdentifier id: String) -> UIView? {
    if rare?.interfaceIdentifier == id { return self }
    for view in _subviews {
      if let found = view.view(interfaceIdentifier: id) { return found }
    }
    return nil
  }
}
