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

/// The classes that override the methods for changing constraints.
@MainActor
private enum ConstraintUpdaters {
  private static let ofViews = VirtualMethod<UIView> { $0.updateConstraints() }
  private static let ofControllers = VirtualMethod<UIViewController> { $0.updateViewConstraints() }

  static func updates(_ type: UIView.Type) -> Bool { ofViews.isOverridden(by: type) }

  static func updates(_ type: UIViewController.Type) -> Bool { ofControllers.isOverridden(by: type) }
}
