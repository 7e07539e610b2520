import CDynamicInit

extension UIView {
  /// Requests one update for views and controllers that override `updateConstraints()` when they are added to
  /// a window.
  func requestFirstConstraintUpdate() {
    if ConstraintUpdaters.updates(Self.self) {
      setNeedsUpdateConstraints()
    } else if let controller = owningController, ConstraintUpdaters.updates(type(of: controller)) {
      setNeedsUpdateConstraints()
    }
  }
}

/// Caches which classes override the methods that update constraints, determined from their vtables.
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
