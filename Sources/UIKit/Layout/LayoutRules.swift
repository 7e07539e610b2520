/// Checks which attributes can be constrained to each other.
@MainActor
enum LayoutRules {
  private static let method =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "

  /// Raises UIKit's exceptions for invalid pairs: a size with a location, and leading or trailing with left
  /// or right. Left with top is accepted: SnapKit's own tests use it on iOS (`testMakeConstraints`).
  static func check(_ first: LayoutTerm, _ second: LayoutTerm?) {
    guard first.item != nil else {
      return UIKitFault.raise(
        .invalidArgument, method + "Constraint items must each be a view or layout guide.")
    }
    guard first.attribute != .notAnAttribute else {
      return UIKitFault.raise(.invalidArgument, method + "Constraint must contain a first layout attribute")
    }
    guard let second else {
      if !first.isSize {
        UIKitFault.raise(
          .invalidArgument,
          method
            + "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
            + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
        )
      }
      return
    }
    guard second.item != nil else {
      return UIKitFault.raise(
        .invalidArgument, method + "Constraint items must each be a view or layout guide.")
    }
    let (a, b) = (first.attribute, second.attribute)
    if (a.isDirectional && b.isAbsolute) || (a.isAbsolute && b.isDirectional) {
      UIKitFault.raise(
        .invalidArgument,
        method
          + "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
          + "Use leading/trailing for both or neither.")
    } else if first.isSize != second.isSize {
      UIKitFault.raise(.invalidArgument, method + "Invalid pairing of layout attributes")
    }
  }

  /// Returns the nearest common ancestor.
  static func commonAncestor(_ a: UIView, _ b: UIView) -> UIView? {
    if a === b { return a }
    if a._superview === b { return b }
    if b._superview === a { return a }
    var (left, right): (UIView?, UIView?) = (a, b)
    var difference = depth(a) - depth(b)
    while difference > 0 {
      left = left?._superview
      difference -= 1
    }
    while difference < 0 {
      right = right?._superview
      difference += 1
    }
    while left !== right {
      left = left?._superview
      right = right?._superview
    }
    return left
  }

  static func depth(_ view: UIView) -> Int {
    var depth = 0
    var next = view._superview
    while let current = next {
      depth += 1
      next = current._superview
    }
    return depth
  }
}
