import CDynamicInit

extension UIView {
  /// Views and controllers with an `updateConstraints()` of their own are asked once when they come into a window.
  func requestFirstConstraintUpdate() {
    if ConstraintUpdaters.updates(Self.self) {
      setNeedsUpdateConstraints()
    } else if let controller = owningController, ConstraintUpdaters.updates(type(of: controller)) {
      setNeedsUpdateConstraints()
    }
  }
}

/// Which classes override the methods that change constraints, told from their vtables and remembered.
@MainActor
private enum ConstraintUpdaters {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func updates(_ type: UIView.Type) -> Bool {
    if type == UIView.self { return false }
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = ptl_overrides_update_constraints(unsafeBitCast(type, to: UnsafeRawPointer.self))
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  static func updates(_ type: UIViewController.Type) -> Bool {
    if type == UIViewController.self { return false }
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = ptl_overrides_update_view_constraints(unsafeBitCast(type, to: UnsafeRawPointer.self))
    known[ObjectIdentifier(type)] = answer
    return answer
  }
}
