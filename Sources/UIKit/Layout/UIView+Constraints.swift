import ConstraintSolver

extension UIView {
  // MARK: Constraints

  /// The constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { layoutStateIfAny?.constraints ?? [] }

  /// Makes a constraint active and holds it. Its items must be in this view's subtree.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.install(on: self) }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.uninstall() }
  }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Anchors

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  // MARK: Guides

  public var layoutGuides: [UILayoutGuide] { layoutStateIfAny?.guides ?? [] }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutState.guides.append(layoutGuide)
    layoutGuide.setOwner(self)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, let state = layoutStateIfAny else { return }
    if let layout = layoutGuide.layoutIfAny {
      for reference in layout.references { reference.takeUnretainedValue().uninstall() }
      layout.binding.engine?.release(layout)
    }
    state.guides.removeAll { $0 === layoutGuide }
    layoutGuide.setOwner(nil)
  }

  /// The rectangle inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  /// The rectangle inside the margins that is no wider than text should be.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }
  /// The rectangle clear of bars and device edges.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  func systemGuide(_ role: SystemLayoutGuide.Role) -> SystemLayoutGuide {
    if let guide = layoutStateIfAny?.systemGuides.first(where: { $0.role == role }) { return guide }
    let guide = SystemLayoutGuide(role, in: self)
    layoutState.systemGuides.append(guide)
    return guide
  }

  /// A scroll view's content, as an item for constraints.
  package var contentGuide: UILayoutGuide { systemGuide(.content) }
  /// A scroll view's frame, as an item for constraints.
  package var frameGuide: UILayoutGuide { systemGuide(.frame) }

  // MARK: Content size

  /// How strongly the view resists growing beyond its content: 250 unless set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let set = layoutStateIfAny?.priorities.hugging else { return defaultHuggingPriority }
    return axis == .horizontal ? set.horizontal : set.vertical
  }

  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    var set =
      layoutState.priorities.hugging ?? (defaultHuggingPriority, defaultHuggingPriority)
    if axis == .horizontal { set.horizontal = priority } else { set.vertical = priority }
    layoutState.priorities.hugging = set
    intrinsicContentSizeDidChange()
  }

  /// How strongly the view resists shrinking below its content: 750 unless set.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let set = layoutStateIfAny?.priorities.compression else { return .defaultHigh }
    return axis == .horizontal ? set.horizontal : set.vertical
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    var set = layoutState.priorities.compression ?? (.defaultHigh, .defaultHigh)
    if axis == .horizontal { set.horizontal = priority } else { set.vertical = priority }
    layoutState.priorities.compression = set
    intrinsicContentSizeDidChange()
  }

  private var defaultHuggingPriority: UILayoutPriority { .defaultLow }

  // MARK: Passes

  /// Asks for `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    guard !flags.contains(.needsUpdateConstraints) else { return }
    flags.insert(.needsUpdateConstraints)
    markHostsConstraints()
    if let engine = currentEngine {
      engine.addConstraintUpdate(of: self)
    } else {
      layoutRoot.layer.setNeedsLayout()
    }
  }

  public func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }

  /// Runs the pending `updateConstraints()` of the view's hierarchy now.
  public func updateConstraintsIfNeeded() { prepareConstraintLayout() }

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

  /// Whether the constraints leave the view's frame open.
  public var hasAmbiguousLayout: Bool {
    guard let state = layoutStateIfAny, let engine = currentEngine else { return false }
    return engine.isAmbiguous(state)
  }

  /// Moves an ambiguous view to another frame that its constraints allow as well.
  public func exerciseAmbiguityInLayout() {
    guard let state = layoutStateIfAny, let engine = currentEngine else { return }
    engine.exerciseAmbiguity(of: state)
  }

  /// The constraints that decide the view's place and size on an axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let state = layoutStateIfAny else { return [] }
    return currentEngine?.constraints(determining: state, on: axis) ?? []
  }
}
