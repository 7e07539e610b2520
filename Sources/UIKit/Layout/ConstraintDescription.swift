/// Formats constraints as UIKit logs them: in the visual format if possible, otherwise as an equation.
@MainActor
enum ConstraintDescription {
  static func text(of constraint: NSLayoutConstraint) -> String {
    let name = constraint.identifier.map { " '\($0)'" } ?? ""
    let state = constraint.isActive ? "active" : "inactive"
    let head = "<\(type(of: constraint)):\(constraint.address)\(name) "
    if let (format, superview) = visualFormat(of: constraint) {
      let names = superview.map { ", names: '|':\(self.name(of: $0)) " } ?? ""
      return "\(head)\(format)   (\(state)\(names))>"
    }
    return "\(head)\(equation(of: constraint))   (\(state))>"
  }

  /// Describes the constraint that keeps a view at the frame set by the app.
  static func pin(_ item: ItemLayout, _ component: Component) -> String {
    guard let view = item.view else { return "" }
    let attribute = ["minX", "minY", "width", "height", "bounds.minX", "bounds.minY"][component.rawValue]
    let mask = view.autoresizingMask
    func letters(_ before: Bool, _ inside: Bool, _ after: Bool) -> String {
      "\(before ? "&" : "-")\(inside ? "&" : "-")\(after ? "&" : "-")"
    }
    let horizontal = letters(
      mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    let vertical = letters(
      mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
    return "<NSAutoresizingMaskLayoutConstraint:\(view.address) h=\(horizontal) v=\(vertical) "
      + "\(name(of: view)).\(attribute) == \(Float(view.pinnedValue(component)).shortText)   (active)>"
  }

  /// Describes the constraint that keeps a view at its intrinsic content size.
  static func contentSize(_ item: ItemLayout, _ axis: NSLayoutConstraint.Axis, isHugging: Bool) -> String {
    guard let view = item.view, let sizes = item.binding.contentSizes[axis.rawValue] else { return "" }
    let hugging = view.contentHuggingPriority(for: axis).rawValue.shortText
    let compression = view.contentCompressionResistancePriority(for: axis).rawValue.shortText
    return
      "<NSContentSizeLayoutConstraint:\(view.address) \(name(of: view)).\(axis == .horizontal ? "width" : "height")"
      + " == \(Float(sizes.value).shortText) Hug:\(hugging) CompressionHigh:\(compression)   (active)>"
  }

  // MARK: Parts

  static func name(of object: AnyObject?) -> String {
    guard let object = object as? NSObject else { return "(null)" }
    if let text = (object as? UIView)?.textInConstraintDescriptions, !text.isEmpty {
      let short = text.count > 15 ? text.prefix(15) + "..." : text[...]
      return "\(type(of: object)):\(object.address)'\(short)'"
    }
    if let guide = object as? UILayoutGuide {
      return
        "\(guide is SystemLayoutGuide ? "UILayoutGuide" : "\(type(of: object))"):\(object.address)'\(guide.identifier)'"
    }
    return "\(type(of: object)):\(object.address)"
  }

  static func name(of term: LayoutTerm) -> String {
    let plain = "\(name(of: term.object)).\(term.attribute.name)"
    guard let origin = term.origin else { return plain }
    return "(\(plain) - \(name(of: origin)))"
  }

  private static func sign(of relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  private static func priority(of constraint: NSLayoutConstraint) -> String {
    constraint.priority >= .required ? "" : " @\(constraint.priority.rawValue.shortText)"
  }

  private static func equation(of constraint: NSLayoutConstraint) -> String {
    let left = "\(name(of: constraint.first)) \(sign(of: constraint.relation)) "
    let number = Float(constraint.constant)
    guard let second = constraint.second else {
      return left + number.shortText + priority(of: constraint)
    }
    var right = name(of: second)
    if constraint.multiplier != 1 { right = "\(Float(constraint.multiplier).shortText)*\(right)" }
    if number != 0 { right += number < 0 ? " - \((-number).shortText)" : " + \(number.shortText)" }
    return left + right + priority(of: constraint)
  }

  /// Returns the constraint in the visual format, with the superview that `|` refers to; nil if impossible.
  private static func visualFormat(of constraint: NSLayoutConstraint) -> (String, UIView?)? {
    guard let second = constraint.second, constraint.multiplier == 1, constraint.first.origin == nil,
      second.origin == nil, let later = constraint.first.object as? UIView,
      let earlier = second.object as? UIView,
      let axis = constraint.first.axis, !constraint.first.attribute.isWithinMargins,
      !second.attribute.isWithinMargins
    else { return nil }
    let (a, b) = (constraint.first.attribute, second.attribute)
    let relation = constraint.relation == .equal ? "" : sign(of: constraint.relation)
    let spacing =
      "-(\(relation)\(Float(constraint.constant).shortText)\(priority(of: constraint).filter { $0 != " " }))-"
    let prefix = axis == .horizontal ? "H:" : "V:"
    let direction =
      a.isDirectional
      ? ((constraint.commonView ?? later).constraintDirectionView(constraint).isRightToLeft
        ? "(RTL)" : "(LTR)") : ""
    if a == b, a.edge == .min, later._superview === earlier {
      return ("\(prefix)|\(spacing)[\(name(of: later))]\(direction)", earlier)
    }
    if a == b, a.edge == .max, earlier._superview === later {
      return ("\(prefix)[\(name(of: earlier))]\(spacing)|\(direction)", later)
    }
    if a.edge == .min, b.edge == .max, later._superview === earlier._superview {
      return ("\(prefix)[\(name(of: earlier))]\(spacing)[\(name(of: later))]\(direction)", nil)
    }
    return nil
  }
}

extension Float {
  /// The number in the format `%g`.
  var shortText: String { String(format: "%g", Double(self)) }
}
