/// Lays out its arranged subviews in a row or a column, with constraints that it creates.
@preconcurrency @MainActor
open class UIStackView: UIView {

  /// The distribution of the subviews along the axis.
  public enum Distribution: Int, Sendable {
    /// The subviews fill the axis; content hugging and compression resistance determine which of them grow
    /// and shrink.
    case fill
    case fillEqually
    /// The subviews fill the axis in proportion to their intrinsic content sizes.
    case fillProportionally
    case equalSpacing
    /// The distances between centers are equal, as far as `spacing` allows.
    case equalCentering
  }

  /// The alignment of the subviews perpendicular to the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// Uses `spacing` after a subview.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// Uses the system spacing, 8 points, after a subview.
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
    coder.decodeInterface(of: self, as: UIStackView.self)
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
  /// The space between subviews in points; a minimum with equal spacing or centering.
  open var spacing: CGFloat = 0 {
    willSet { willChange("spacing") }
    didSet {
      defer { didChange("spacing") }
      if spacing != oldValue { arrange() }
    }
  }
  /// Whether vertical spacing is measured between baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrange() } }
  }
  /// Whether the subviews are laid out inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrange() } }
  }

  /// Sets the space after one subview, which is removed with it.
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

  open func addArrangedSubview(_ view: UIView) {
    let isArranged = arranged.contains { $0 === view }
    insertArrangedSubview(view, at: arranged.count - (isArranged ? 1 : 0))
  }

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

  /// Removes a view from the arrangement. It remains a subview.
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

  /// Updates the layout; hidden subviews take no space. In an animation block, the others move with it.
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

  /// Updates the constraints of an arranged label that has another number of lines.
  final func textLinesDidChange() { arrange() }

  private func arrange() {
    setNeedsUpdateConstraints()
    invalidateIntrinsicContentSize()
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(made)
    made = StackLayoutSolver(
      canvas: isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self, stack: self, views: arranged
    ).constraints()
    NSLayoutConstraint.activate(made)
    super.updateConstraints()
  }

  /// Returns the space between a visible subview and the next one, in points.
  func space(after view: UIView) -> CGFloat {
    switch customSpacings[ObjectIdentifier(view)] {
    case nil: spacing == Self.spacingUseSystem ? SystemSpacing.standard : spacing
    case Self.spacingUseSystem?: SystemSpacing.standard
    case let custom?: custom
    }
  }
}
