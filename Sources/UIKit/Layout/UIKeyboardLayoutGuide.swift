/// A moving guide that activates constraints while it is near an edge of its view, or away from it.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]
  private var away: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]

  /// The edges near the guide.
  package var nearEdges: NSDirectionalRectEdge { [] }

  /// Sets the constraints that are active while the guide is near all of the edges. They replace earlier ones for the
  /// same edges.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    replace(&near[edge.rawValue], by: trackedConstraints, isActive: nearEdges.isSuperset(of: edge))
  }

  /// Sets the constraints that are active while the guide is away from all of the edges.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { replace(&away[edge.rawValue], by: trackedConstraints, isActive: nearEdges.isDisjoint(with: edge)) }

  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge.rawValue] ?? []
  }

  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edge.rawValue] ?? []
  }

  /// Deactivates and removes the guide's constraints.
  open func removeAllTrackedConstraints() {
    for constraint in near.values.joined() { constraint.isActive = false }
    for constraint in away.values.joined() { constraint.isActive = false }
    near = [:]
    away = [:]
  }

  private func replace(
    _ stored: inout [NSLayoutConstraint]?, by constraints: [NSLayoutConstraint], isActive: Bool
  ) {
    for gone in stored ?? [] where !constraints.contains(where: { $0 === gone }) { gone.isActive = false }
    stored = constraints
    for constraint in constraints { constraint.isActive = isActive }
  }
}

/// The part of a view covered by the keyboard. Without a keyboard it is at the bottom of the safe area.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide ends at the safe area, rather than at the bottom of the view, while there is no
  /// keyboard.
  open var usesBottomSafeArea = true { didSet { if usesBottomSafeArea != oldValue { refresh() } } }
  /// Whether the guide follows a floating keyboard; there is none here.
  open var followsUndockedKeyboard = false
  /// The distance above the keyboard at which a drag begins to dismiss it, in points.
  open var keyboardDismissPadding: CGFloat = 0

  init(in view: UIView) {
    super.init()
    identifier = "UIKeyboardLayoutGuide"
    setOwner(view)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A docked keyboard spans the width at the bottom, so it is near that edge only.
  package override var nearEdges: NSDirectionalRectEdge { .bottom }

  override var source: GuideSource? {
    .insets { [self] view in
      let resting = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
      let height = min(max(view.keyboardOverlap, resting), view.bounds.height)
      return UIEdgeInsets(top: view.bounds.height - height, left: 0, bottom: 0, right: 0)
    }
  }

  func refresh() {
    guard let view = owningView, let layout = layoutIfAny, !layout.references.isEmpty else { return }
    view.currentEngine?.refresh(layout)
  }
}

extension UIView {
  var defaultKeyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = layoutStateIfAny?.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(in: self)
    layoutState.keyboardGuide = guide
    return guide
  }

  /// The height at the bottom of the view that the keyboard covers, in points.
  package var keyboardOverlap: CGFloat {
    guard let window, let keyboard = window.windowScene?.sceneKeyboard, keyboard.isShown else { return 0 }
    let frame = convert(bounds, to: nil as UIView?)
    let top = keyboard.frame.minY - window.frame.minY
    return min(max(frame.maxY - top, 0), frame.height)
  }
}

/// A view that makes room for the keyboard by itself: it is laid out again when the keyboard moves, and a scroll view
/// is inset.
@MainActor
package protocol KeyboardAvoidingView: UIView {}

extension KeyboardAvoidingView {
  /// The height at the bottom of the view that the keyboard covers while it edits a text of the view's own screen, in
  /// points. Views below a sheet or an alert with a text field keep their room.
  package var ownKeyboardOverlap: CGFloat {
    guard let keyboard = window?.windowScene?.sceneKeyboard, keyboard.isShown, keyboard.edits(screenOf: self)
    else {
      return 0
    }
    return keyboardOverlap
  }
}
