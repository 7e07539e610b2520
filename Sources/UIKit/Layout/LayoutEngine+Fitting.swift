import ConstraintSolver

extension UIView {
  /// Returns the size nearest to the target that satisfies the constraints inside the view.
  package func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    runPendingConstraintUpdates()
    let borrowed = SavedBindings(of: self)
    defer { borrowed.restoreBindings() }
    let engine = LayoutEngine(root: self, isFitting: true)
    let insets = alignmentRectInsets
    let size = engine.fit(
      CGSize(
        width: max(0, target.width - insets.left - insets.right),
        height: max(0, target.height - insets.top - insets.bottom)), horizontal, vertical)
    engine.dissolve()
    let scale = max(1, traitCollection.displayScale)
    func up(_ value: CGFloat) -> CGFloat { (value * scale - 1e-4).rounded(.up) / scale }
    return CGSize(
      width: up(size.width + insets.left + insets.right), height: up(size.height + insets.top + insets.bottom)
    )
  }

  private func runPendingConstraintUpdates() {
    guard flags.contains(.hostsConstraints) else { return }
    for view in _subviews { view.runPendingConstraintUpdates() }
    runConstraintUpdate()
  }
}

extension LayoutEngine {
  fileprivate func fit(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let state = root.layoutState
    addSubtree(root)
    prepare(state)
    _ = addToSolver(
      [Term(variable(.width, of: state))], .equal, Double(target.width),
      priority: Priority(horizontal.rawValue),
      owner: .implicit)
    _ = addToSolver(
      [Term(variable(.height, of: state))], .equal, Double(target.height),
      priority: Priority(vertical.rawValue),
      owner: .implicit)
    update()
    return CGSize(width: value(.width, of: state), height: value(.height, of: state))
  }
}

/// The bindings of a subtree in the engine of its hierarchy, saved while another engine uses it.
@MainActor
private struct SavedBindings {
  private var items: [(ItemLayout, ItemLayout.Binding)] = []
  private var constraints: [(NSLayoutConstraint, NSLayoutConstraint.Binding)] = []

  init(of view: UIView) { collect(view, isTop: true) }

  private mutating func collect(_ view: UIView, isTop: Bool) {
    guard isTop || view.flags.contains(.hostsConstraints) else { return }
    if let state = view.layoutStateIfAny {
      take(state)
      for guide in state.guides { if let layout = guide.layoutIfAny { take(layout) } }
      for guide in state.allSystemGuides { if let layout = guide.layoutIfAny { take(layout) } }
      for constraint in state.constraints {
        constraints.append((constraint, constraint.binding))
        constraint.binding = .init()
      }
    }
    for subview in view._subviews { collect(subview, isTop: false) }
  }

  private mutating func take(_ item: ItemLayout) {
    items.append((item, item.binding))
    item.binding = .init()
  }

  func restoreBindings() {
    for (item, binding) in items { item.binding = binding }
    for (constraint, binding) in constraints { constraint.binding = binding }
  }
}
