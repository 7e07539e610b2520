import ConstraintSolver

/// The connection of views to the layout engine. Views without constraints return at the first check.
extension UIView {
  /// The topmost view of the hierarchy.
  var layoutRoot: UIView {
    if let _window { return _window }
    var root = self
    while let parent = root._superview { root = parent }
    return root
  }

  /// The engine of the hierarchy, if there is one.
  var currentEngine: LayoutEngine? { layoutRoot.layoutStateIfAny?.ownEngine }

  /// Marks the view and its ancestors as containing constraints.
  func markHostsConstraints() {
    var next: UIView? = self
    while let view = next, !view.flags.contains(.hostsConstraints) {
      view.flags.insert(.hostsConstraints)
      next = view._superview
    }
  }

  /// Updates the frames from constraints in the hierarchy before the view lays out.
  package func prepareConstraintLayout() {
    let root = layoutRoot
    if let engine = root.layoutStateIfAny?.ownEngine {
      if engine.isDirty { engine.update() }
    } else if root.flags.contains(.hostsConstraints) {
      let engine = LayoutEngine(root: root)
      root.layoutState.ownEngine = engine
      engine.addSubtree(root)
      engine.update()
    }
  }

  /// Applies the frames from the engine to the subviews.
  func applyConstraintLayout() {
    for view in _subviews {
      guard let state = view.layoutStateIfAny, state.isLaidOut, let engine = state.binding.engine else {
        continue
      }
      view.apply(state, engine)
    }
    if isConstraintScrollView, let layout = contentGuideIfAny?.layoutIfAny, layout.binding.engine != nil {
      constraintContentSizeDidChange(layout.contentSize(for: self))
    }
  }

  private func apply(_ state: ItemLayout, _ engine: LayoutEngine) {
    let rect = CGRect(
      x: engine.value(.x, of: state), y: engine.value(.y, of: state),
      width: engine.value(.width, of: state), height: engine.value(.height, of: state))
    let rounding = LayoutRounding(scale: traitCollection.displayScale)
    let frame = rounding.round(self.frame(forAlignmentRect: rect))
    if ownLayer.transform.isIdentity {
      if self.frame != frame { self.frame = frame }
      return
    }
    if bounds.size != frame.size { bounds.size = frame.size }
    let anchor = ownLayer.anchorPoint
    let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if self.center != center { self.center = center }
  }

  // MARK: Values for the solver

  /// Returns a component of the frame set by the app.
  func pinnedValue(_ component: Component) -> Double {
    let size = ownLayer.bounds.size
    let anchor = ownLayer.anchorPoint
    let insets = alignmentRectInsets
    switch component {
    case .x: return Double(ownLayer.position.x - anchor.x * size.width + insets.left)
    case .y: return Double(ownLayer.position.y - anchor.y * size.height + insets.top)
    case .width: return max(0, Double(size.width - insets.left - insets.right))
    case .height: return max(0, Double(size.height - insets.top - insets.bottom))
    case .scrollX: return Double(ownLayer.bounds.minX)
    case .scrollY: return Double(ownLayer.bounds.minY)
    }
  }

  func alignmentInsets(on axis: NSLayoutConstraint.Axis) -> (min: Double, max: Double) {
    let insets = alignmentRectInsets
    return axis == .horizontal
      ? (Double(insets.left), Double(insets.right)) : (Double(insets.top), Double(insets.bottom))
  }

  func constraintMargins(on axis: NSLayoutConstraint.Axis) -> (min: Double, max: Double) {
    let margins = layoutMargins
    return axis == .horizontal
      ? (Double(margins.left), Double(margins.right)) : (Double(margins.top), Double(margins.bottom))
  }

  var contentGuideIfAny: UILayoutGuide? {
    layoutStateIfAny?.systemGuides.first { $0.role == .content }
  }

  /// The content size of a scroll view from its constraints.
  var constraintContentSize: CGSize { contentGuideIfAny?.layoutIfAny?.contentSize(for: self) ?? .zero }

  // MARK: Notifications to the engine

  package func intrinsicContentSizeDidChange() {
    if flags.contains(.barItemContent) { barItemContentSizeDidChange() }
    guard let state = layoutStateIfAny, let engine = state.binding.engine else { return }
    state.needsContentSize = true
    engine.refresh(state)
  }

  package func translationDidChange() {
    guard let state = layoutStateIfAny, let engine = state.binding.engine else { return }
    engine.translationDidChange(state, self)
    for reference in state.references {
      if let item = reference.takeUnretainedValue().first.item, case .view(let view) = item, view === self {
        engine.prepare(state)
      }
    }
    if !flags.contains(.translatesAutoresizing), !state.references.isEmpty { engine.prepare(state) }
    _superview?.setNeedsLayout()
  }

  /// Called when the app, or custom layout code, has moved or resized the view, or changed its bounds origin.
  func constraintGeometryDidChange(sizeChanged: Bool) {
    guard let state = layoutStateIfAny else { return }
    if let engine = state.binding.engine { engine.frameDidChange(state, self) }
    if sizeChanged, let guide = state.keyboardGuide, let layout = guide.layoutIfAny {
      currentEngine?.refresh(layout)
    }
    // Margins of controllers' views depend on the window width, inherited ones on the position in the
    // superview.
    if owningController != nil && sizeChanged || preservesSuperviewLayoutMargins {
      constraintInsetsDidChange()
    }
    if sizeChanged, !state.systemGuides.isEmpty, let engine = currentEngine {
      for guide in state.systemGuides where guide.dependsOnSize && !guide.layout.references.isEmpty {
        engine.refresh(guide.layout)
      }
    }
  }

  /// Called when margins or safe area have changed, which constraints use as constants.
  func constraintInsetsDidChange() {
    guard let state = layoutStateIfAny, let engine = currentEngine else { return }
    if !state.references.isEmpty { engine.refresh(state) }
    for guide in state.systemGuides {
      if let layout = guide.layoutIfAny, !layout.references.isEmpty { engine.refresh(layout) }
    }
    if let layout = state.keyboardGuide?.layoutIfAny, !layout.references.isEmpty { engine.refresh(layout) }
  }

  /// Called when the text size, which determines the readable content guide, has changed.
  func readableWidthDidChange() {
    if layoutStateIfAny?.systemGuides.isEmpty == false { constraintInsetsDidChange() }
  }

  /// Called when the layout direction has changed.
  func constraintDirectionDidChange() {
    guard let state = layoutStateIfAny, let engine = currentEngine else { return }
    // Those of the view itself, and those between views inside it.
    let constraints = state.references.map { $0.takeUnretainedValue() } + state.constraints
    for constraint in constraints where constraint.isDirectional { engine.reinstall(constraint) }
  }

  // MARK: Moves

  /// Called when the view was added to a hierarchy, with its subtree.
  func constraintsDidMove(to parent: UIView) {
    if let engine = layoutStateIfAny?.ownEngine {
      engine.dissolve()
      layoutState.ownEngine = nil
    }
    parent.markHostsConstraints()
    if let engine = currentEngine {
      engine.addSubtree(self)
    } else {
      layoutRoot.layer.setNeedsLayout()
    }
  }

  /// Called before the view is removed: constraints between its subtree and the remaining hierarchy are
  /// removed, the others stay with the subtree.
  func constraintsWillLeave() {
    dropOutsideConstraints(of: self)
    if let engine = currentEngine { leave(engine) }
  }

  private func dropOutsideConstraints(of top: UIView) {
    guard flags.contains(.hostsConstraints) else { return }
    if let state = layoutStateIfAny {
      drop(state.references, top)
      for guide in state.guides { if let layout = guide.layoutIfAny { drop(layout.references, top) } }
      for guide in state.allSystemGuides {
        if let layout = guide.layoutIfAny { drop(layout.references, top) }
      }
    }
    for view in _subviews { view.dropOutsideConstraints(of: top) }
  }

  private func drop(_ references: [Unmanaged<NSLayoutConstraint>], _ top: UIView) {
    for reference in references {
      let constraint = reference.takeUnretainedValue()
      if let holder = constraint.holder, !holder.isDescendant(of: top) { constraint.uninstall() }
    }
  }

  private func leave(_ engine: LayoutEngine) {
    guard flags.contains(.hostsConstraints) else { return }
    if let state = layoutStateIfAny {
      for constraint in state.constraints { engine.remove(constraint) }
      engine.release(state)
      for guide in state.guides { if let layout = guide.layoutIfAny { engine.release(layout) } }
      for guide in state.allSystemGuides { if let layout = guide.layoutIfAny { engine.release(layout) } }
    }
    for view in _subviews { view.leave(engine) }
  }
}

extension ItemLayout {
  /// The solved rectangle of a guide.
  var frame: CGRect {
    guard let engine = binding.engine else { return .zero }
    let rect = CGRect(
      x: engine.value(.x, of: self), y: engine.value(.y, of: self),
      width: engine.value(.width, of: self), height: engine.value(.height, of: self))
    return LayoutRounding(scale: guide?.owningView?.traitCollection.displayScale ?? 1).round(rect)
  }

  func contentSize(for view: UIView) -> CGSize {
    guard let engine = binding.engine else { return .zero }
    let rounding = LayoutRounding(scale: view.traitCollection.displayScale)
    return CGSize(
      width: rounding.roundSize(CGFloat(engine.value(.width, of: self))),
      height: rounding.roundSize(CGFloat(engine.value(.height, of: self))))
  }
}

/// Rounds solved rectangles to pixels: each one separately, in the coordinates of its superview, so that
/// equal sizes remain equal. At a scale of 2, origins are whole points (Metrics.md 1.11).
struct LayoutRounding {
  private let origin: CGFloat
  private let size: CGFloat

  init(scale: CGFloat) {
    let scale = scale > 0 ? scale : 1
    size = scale
    origin = scale <= 2 ? 1 : scale
  }

  func roundSize(_ value: CGFloat) -> CGFloat { Self.snap(value * size) / size }

  func round(_ rect: CGRect) -> CGRect {
    CGRect(
      x: Self.snap(rect.minX * origin) / origin, y: Self.snap(rect.minY * origin) / origin,
      width: roundSize(rect.width), height: roundSize(rect.height))
  }

  /// Rounds to the nearest integer, halves away from zero, also if a rounding error in the solver has put a
  /// half just below.
  private static func snap(_ value: CGFloat) -> CGFloat { ((value * 1e6).rounded() / 1e6).rounded() }
}

extension CATransform3D {
  fileprivate var isIdentity: Bool { CATransform3DIsIdentity(self) }
}
