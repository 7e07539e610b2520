import ObjCRuntime

/// An anchor of any type.
@MainActor
private protocol AnyLayoutAnchor {
  var term: LayoutTerm { get }
}

/// An attribute of a view or guide, for creating constraints. Use the subclasses, which ensure valid
/// combinations.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let term: LayoutTerm

  init(term: LayoutTerm) {
    self.term = term
    super.init()
  }

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    term = LayoutTerm(item, attribute)
    super.init()
  }

  /// The item, if the anchor belongs to one.
  open var item: AnyObject? { term.object }
  open var hasAmbiguousLayout: Bool {
    guard let item = term.item, let axis = term.axis else { return false }
    return item.host?.currentEngine?.isAmbiguous(item.layout, on: axis) ?? false
  }
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let item = term.item, let axis = term.axis else { return [] }
    return item.host?.currentEngine?.constraints(determining: item.layout, on: axis) ?? []
  }
  open var name: String { term.attribute.name }

  // MARK: Constraints

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor, 0)
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 0)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 0)
  }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  {
    make(.equal, anchor, c)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, c) }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, c) }

  func make(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ constant: CGFloat,
    multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    LayoutRules.check(term, anchor.term)
    // A dimension without a part of another one is a constant; the constraint's second anchor is nil on iOS.
    if multiplier == 0 {
      return NSLayoutConstraint(term, relation, nil, multiplier: 1, constant: constant)
    }
    return NSLayoutConstraint(term, relation, anchor.term, multiplier: multiplier, constant: constant)
  }

  /// Creates a constraint with system spacing: 8 points, or the height of a text line between baselines.
  func makeSpacing(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(relation, anchor, SystemSpacing.between(anchor.term, and: term) * multiplier)
  }

  // MARK: Identity

  open override func isEqual(_ object: Any?) -> Bool {
    // The anchors of constraints have another type argument than those of views, which Objective-C ignores.
    guard let other = object as? any AnyLayoutAnchor else { return false }
    return readUnisolated { term.isEqual(to: other.term) }
  }

  open override var hash: Int {
    readUnisolated {
      var hasher = Hasher()
      hasher.combine(term.object.map(ObjectIdentifier.init))
      hasher.combine(term.attribute)
      return hasher.finalize()
    }
  }

  nonisolated open override var description: String {
    readUnisolated {
      "<\(String(describing: type(of: self)).prefix { $0 != "<" }):\(address) \"\(ConstraintDescription.name(of: term))\">"
    }
  }
}

/// An anchor on the horizontal axis.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one, as a dimension to constrain.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      term: LayoutTerm(otherAnchor.term.object as Any, otherAnchor.term.attribute, from: term))
  }

  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeSpacing(.equal, anchor, multiplier) }
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeSpacing(.greaterThanOrEqual, anchor, multiplier) }
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeSpacing(.lessThanOrEqual, anchor, multiplier) }
}

/// An anchor on the vertical axis.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another one, as a dimension to constrain.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      term: LayoutTerm(otherAnchor.term.object as Any, otherAnchor.term.attribute, from: term))
  }

  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeSpacing(.equal, anchor, multiplier) }
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeSpacing(.greaterThanOrEqual, anchor, multiplier) }
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeSpacing(.lessThanOrEqual, anchor, multiplier) }
}

/// An anchor for a width, a height or a distance.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, nil, constant: c)
  }
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, nil, constant: c)
  }
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, nil, constant: c)
  }

  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor, 0, multiplier: m)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, 0, multiplier: m) }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, 0, multiplier: m) }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, c, multiplier: m) }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, c, multiplier: m) }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, c, multiplier: m) }
}

/// The standard spacing of the system.
@MainActor
enum SystemSpacing {
  /// The spacing between adjacent views, in points (Apple's documentation of the visual format language).
  static let standard: CGFloat = 8
  /// The spacing between a view and the edge of a superview without margins of its own.
  static let edge: CGFloat = 20

  static func between(_ first: LayoutTerm, and second: LayoutTerm) -> CGFloat {
    let edges: Set<LayoutEdge> = [.firstBaseline, .lastBaseline]
    guard edges.contains(first.attribute.edge), edges.contains(second.attribute.edge) else { return standard }
    return max(lineHeight(first), lineHeight(second), standard)
  }

  private static func lineHeight(_ term: LayoutTerm) -> CGFloat {
    guard case .view(let view)? = term.item else { return 0 }
    return view.baselineOffsets.lineHeight
  }
}

extension NSLayoutAnchor: AnyLayoutAnchor, _ObjCGenericClass {
  /// Constraints return anchors of the classes of views' anchors, with another type argument.
  nonisolated public static func _includes(_ object: AnyObject) -> Bool {
    object is Self || self == NSLayoutAnchor<AnchorType>.self && object is any AnyLayoutAnchor
  }
}
