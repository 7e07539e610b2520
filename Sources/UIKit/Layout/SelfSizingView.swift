/// A view whose container takes its size from its constraints, such as a cell.
@MainActor
package protocol SelfSizingView: UIView {
  /// Called when a constraint of the view or of a descendant has changed.
  func constraintsDidChange()
}

extension UIView {
  /// Notifies the nearest self-sizing view around the view that a constraint has changed.
  func selfSizingConstraintsDidChange() {
    var next: UIView? = self
    while let view = next {
      if let view = view as? any SelfSizingView { return view.constraintsDidChange() }
      next = view._superview
    }
  }
}
