/// Lays its arranged subviews out in a row or a column, with constraints that it makes itself.
@preconcurrency @MainActor
open class UIStackView: UIView {

  /// How the subviews share the room along the axis.
  public enum Distribution: Int, Sendable {
    /// They fill it; hugging and compression resistance decide who grows and shrinks.
    case fill
    case fillEqually
    /// They fill it in proportion to their intrinsic sizes.
    case fillProportionally
    case equalSpacing
    /// The distances of their centres are equal as far as `spacing` allows.
    case equalCentering
  }

  /// How the subviews lie across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// Asks for `spacing` after a subview.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// Asks for the system's distance, 8 points, after a subview.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var made: [NSLayoutConstraint] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    readStack(coder)
  }

  // MARK: Configuration

  open var axis = NSLayoutConstraint.Axis.horizontal {
    willSet { willChange("axis") }
    didSet {
      defer { didChange("axis") }
      if axis != oldValue { arrange() }
    }
  }
  open var distribution = Distribution.fill {
    willSet { willChange("distribution") }
    didSet {
      defer { didChange("distribution") }
      if distribution != oldValue { arrange() }
    }
  }
  open var alignment = Alignment.fill {
    willSet { willChange("alignment") }
    didSet {
      defer { didChange("alignment") }
      if alignment != oldValue { arrange() }
    }
  }
  /// Points between neighbours; with equal spacing or centring, at least.
  open var spacing: CGFloat = 0 {
    willSet { willChange("spacing") }
    didSet {
      defer { didChange("spacing") }
      if spacing != oldValue { arrange() }
    }
  }
  /// Whether vertical spacing is measured from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrange() } }
  }
  /// Whether the subviews keep inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrange() } }
  }

  /// Sets the room after one subview; it goes with the subview.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Arranged subviews

  open var arrangedSubviews: [UIView] { arranged }

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    guard (0...arranged.count).contains(stackIndex) else {
      return UIKitFault.raise(
        .internalInconsistency,
        "index out of bounds for arranged subview: index = \(stackIndex) expected to be "
          + "less than or equal to \(arranged.count)")
    }
    arranged.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrange()
  }

  /// Takes a view out of the arrangement. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Hidden subviews take no room. Shown or hidden in an animation block, the others move in it.
  package override func subviewVisibilityDidChange(_ subview: UIView) {
    super.subviewVisibilityDidChange(subview)
    guard arranged.contains(where: { $0 === subview }) else { return }
    arrange()
    if UIView.inheritedAnimationDuration > 0 { layoutRoot.layoutIfNeeded() }
  }

  // MARK: Baselines

  open override var forFirstBaselineLayout: UIView {
    arranged.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
  }
  open override var forLastBaselineLayout: UIView {
    arranged.last { !$0.isHidden }?.forLastBaselineLayout ?? self
  }

  // MARK: Layout

  private func arrange() {
    setNeedsUpdateConstraints()
    invalidateIntrinsicContentSize()
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(made)
    made = StackArrangement(
      canvas: isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self, stack: self, views: arranged
    ).constraints()
    NSLayoutConstraint.activate(made)
    super.updateConstraints()
  }

  /// The room between a visible subview and the next one, in points.
  func space(after view: UIView) -> CGFloat {
    switch customSpacings[ObjectIdentifier(view)] {
    case nil: spacing == Self.spacingUseSystem ? SystemSpacing.standard : spacing
    case Self.spacingUseSystem?: SystemSpacing.standard
    case let custom?: custom
    }
  }
}
