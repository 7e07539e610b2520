import ConstraintSolver

extension UIView {
  // MARK: Constraints

  func defaultAddConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  func defaultRemoveConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.uninstall() }
  }
  func defaultRemoveConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Anchors

  // MARK: Guides

  func defaultAddLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutState.guides.append(layoutGuide)
    layoutGuide.setOwner(self)
  }

  func defaultRemoveLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, let state = layoutStateIfAny else { return }
    if let layout = layoutGuide.layoutIfAny {
      for reference in layout.references { reference.takeUnretainedValue().uninstall() }
      layout.binding.engine?.release(layout)
    }
    state.guides.removeAll { $0 === layoutGuide }
    layoutGuide.setOwner(nil)
  }

  func systemGuide(_ role: SystemLayoutGuide.Role) -> SystemLayoutGuide {
    if let guide = layoutStateIfAny?.systemGuides.first(where: { $0.role == role }) { return guide }
    let guide = SystemLayoutGuide(role, in: self)
    layoutState.systemGuides.append(guide)
    return guide
  }

  /// The content of a scroll view, as an item for constraints.
  package var contentGuide: UILayoutGuide { systemGuide(.content) }
  /// The frame of a scroll view, as an item for constraints.
  package var frameGuide: UILayoutGuide { systemGuide(.frame) }

  // MARK: Alignment

  /// Returns the frame that has an alignment rectangle.
  func defaultFrame(around alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  // MARK: Content size

  func defaultContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let set = layoutStateIfAny?.priorities.hugging else { return standardHuggingPriority(for: axis) }
    return axis == .horizontal ? set.horizontal : set.vertical
  }

  func defaultSetContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    var set =
      layoutState.priorities.hugging
      ?? (standardHuggingPriority(for: .horizontal), standardHuggingPriority(for: .vertical))
    if axis == .horizontal { set.horizontal = priority } else { set.vertical = priority }
    layoutState.priorities.hugging = set
    intrinsicContentSizeDidChange()
  }

  func defaultContentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let set = layoutStateIfAny?.priorities.compression else { return .defaultHigh }
    return axis == .horizontal ? set.horizontal : set.vertical
  }

  func defaultSetContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    var set = layoutState.priorities.compression ?? (.defaultHigh, .defaultHigh)
    if axis == .horizontal { set.horizontal = priority } else { set.vertical = priority }
    layoutState.priorities.compression = set
    intrinsicContentSizeDidChange()
  }

  private func standardHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggedAxes.contains(axis == .horizontal ? .horizontal : .vertical) ? .defaultHigh : .defaultLow
  }

  // MARK: Passes

  func defaultSetNeedsUpdateConstraints() {
    guard !flags.contains(.needsUpdateConstraints) else { return }
    flags.insert(.needsUpdateConstraints)
    markHostsConstraints()
    if let engine = currentEngine {
      engine.addConstraintUpdate(of: self)
    } else {
      layoutRoot.layer.setNeedsLayout()
    }
  }

  func runConstraintUpdate() {
    guard flags.contains(.needsUpdateConstraints) else { return }
    flags.remove(.needsUpdateConstraints)
    if let controller = owningController {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  // MARK: Debugging

  var defaultHasAmbiguousLayout: Bool {
    guard let state = layoutStateIfAny, let engine = currentEngine else { return false }
    return engine.isAmbiguous(state)
  }

  func defaultExerciseAmbiguityInLayout() {
    guard let state = layoutStateIfAny, let engine = currentEngine else { return }
    engine.exerciseAmbiguity(of: state)
  }

  func defaultConstraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let state = layoutStateIfAny else { return [] }
    return currentEngine?.constraints(determining: state, on: axis) ?? []
  }
}
