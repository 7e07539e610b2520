import ConstraintSolver

/// A linear relation between attributes of two views or guides: `first.attribute = multiplier ×
/// second.attribute + constant`, or `≥`, or `≤`.
///
/// Active constraints are solved together, with one solver for each window, in the next layout pass. Changing
/// `constant` affects only dependent values.
@preconcurrency @MainActor
open class NSLayoutConstraint: ObjCBase {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    public static let baseline = Attribute.lastBaseline
  }

  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The alignment of the views in a visual format line.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 0x3 << 16)
    public static let spacingEdgeToEdge: FormatOptions = []
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  private(set) final var first: LayoutTerm
  private(set) final var second: LayoutTerm?
  open private(set) var relation: Relation
  open private(set) var multiplier: CGFloat
  private var storedConstant: CGFloat
  private var storedPriority: UILayoutPriority = .required

  /// A name that appears in the log.
  open var identifier: String?
  /// Whether the constraint is archived with the view that holds it.
  open var shouldBeArchived = false

  /// The view whose `constraints` contain the constraint, if it is active.
  @BackReference var holder: UIView?
  var binding = Binding()

  /// The state of an active constraint in a layout engine.
  struct Binding {
    // The engine resets the bindings of its constraints before it is freed.
    unowned(unsafe) var engine: LayoutEngine?
    var handle: Constraint?
    /// The constant that margins, guides and baselines add to the left side.
    var offset = 0.0
  }

  /// Creates a constraint without items, as a placeholder for a property that is set later. It cannot be
  /// activated.
  ///
  /// This is the only designated initializer, so that subclasses inherit the others.
  public override init() {
    first = LayoutTerm()
    relation = .equal
    multiplier = 1
    storedConstant = 0
    super.init()
  }

  /// Creates an inactive constraint.
  ///
  /// - `view1`: A view or layout guide.
  /// - `view2`: A view or layout guide; `nil` for a constraint to a constant, which is valid only for sizes.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let hasSecond = view2 != nil && attr2 != .notAnAttribute && multiplier != 0
    let first = LayoutTerm(view1, attr1)
    let second = hasSecond ? LayoutTerm(view2!, attr2) : nil
    LayoutRules.check(first, second)
    self.init(first, relation, second, multiplier: multiplier, constant: c)
  }

  /// Creates an inactive constraint of a class that the app declares.
  static func make(
    _ type: NSLayoutConstraint.Type?, item view1: Any, attribute attr1: Attribute,
    relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    let plain = NSLayoutConstraint(
      item: view1, attribute: attr1, relatedBy: relation, toItem: view2, attribute: attr2,
      multiplier: multiplier, constant: constant)
    guard let type, let made = DynamicInit.makeObject(type) as? NSLayoutConstraint else { return plain }
    made.first = plain.first
    made.second = plain.second
    made.relation = plain.relation
    made.multiplier = plain.multiplier
    made.storedConstant = plain.storedConstant
    return made
  }

  convenience init(
    _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, multiplier: CGFloat = 1,
    constant: CGFloat
  ) {
    self.init()
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant
  }

  // MARK: Terms

  open var firstItem: AnyObject? { first.object }
  open var secondItem: AnyObject? { second?.object }
  open var firstAttribute: Attribute { first.attribute }
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  open var firstAnchor: NSLayoutAnchor<AnyObject> { ConstraintAnchors.anchor(of: first) }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { ConstraintAnchors.anchor(of: $0) } }

  /// The constant, in points.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      willChange("constant")
      defer { didChange("constant") }

      guard newValue != storedConstant else { return }
      storedConstant = newValue
      binding.engine?.constantDidChange(self)
    }
  }

  /// The priority. For an active constraint, it may change from or to required (iOS 13).
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      willChange("priority")
      defer { didChange("priority") }

      guard newValue != storedPriority else { return }
      guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
        return UIKitFault.raise(
          .internalInconsistency,
          "It's illegal to set priority:\(newValue.rawValue.shortText). Priorities must be greater than 0 and less or "
            + "equal to NSLayoutPriorityRequired, which is 1000.000000.")
      }
      storedPriority = newValue
      binding.engine?.priorityDidChange(self)
    }
  }

  // MARK: Activation

  /// Whether the constraint is active. Setting it finds the nearest view that contains both items.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != (holder != nil) else { return }
      willChange("active")
      defer { didChange("active") }
      if newValue { install(on: nil) } else { uninstall() }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // MARK: Description

  nonisolated open override var description: String {
    readUnisolated { ConstraintDescription.text(of: self) }
  }

  // MARK: Visual format

  /// Creates the constraints for a line of the visual format language, such as
  /// `H:|-[name(>=80)]-8-[value]-|`.
  ///
  /// An invalid format raises an exception with the position of the error.
  ///
  /// - `opts`: The alignment of the views across the line, and the direction of the line.
  /// - `metrics`: Numbers by name.
  /// - `views`: Views and layout guides by name.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    defaultConstraints(withVisualFormat: format, options: opts, metrics: metrics, views: views)
  }
}
