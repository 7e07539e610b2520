// Initializers for `metatype.init(…)`; see `DynamicInit`.

/// Classes that can be created with `init(rootViewController:)` and `init(navigationBarClass:toolbarClass:)`.
@preconcurrency @MainActor public protocol _NavigationControllerMadeByMetatype {}

extension UINavigationController: _NavigationControllerMadeByMetatype {}

extension _NavigationControllerMadeByMetatype {
  /// Creates a controller with the class's own `init(rootViewController:)`.
  @_disfavoredOverload @_silgen_name("ptl_init_navigation_controller_rootViewController")
  public init(rootViewController: UIViewController)

  /// The implementation of `init(rootViewController:)`.
  @_silgen_name("ptl_init_navigation_controller_rootViewController")
  public static func _make(rootViewController: __owned UIViewController) -> Self {
    madeByMetatype(self) {
      DynamicInit.makeNavigationController($0 as! UINavigationController.Type, root: rootViewController)
    }
  }

  /// Creates a controller with the class's own `init(navigationBarClass:toolbarClass:)`.
  @_disfavoredOverload @_silgen_name("ptl_init_navigation_controller_navigationBarClass_toolbarClass")
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)

  /// The implementation of `init(navigationBarClass:toolbarClass:)`.
  @_silgen_name("ptl_init_navigation_controller_navigationBarClass_toolbarClass")
  public static func _make(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) -> Self {
    madeByMetatype(self) {
      DynamicInit.makeNavigationController(
        $0 as! UINavigationController.Type, barClass: navigationBarClass, toolbarClass: toolbarClass)
    }
  }
}

extension DynamicInit {
  @inline(never) @_optimize(none)
  static func makeNavigationController(_ type: UINavigationController.Type, root: UIViewController)
    -> UINavigationController
  {
    checked(dispatching(type, to: RequiredNavigationController.self).init(rootViewController: root), type)
  }

  @inline(never) @_optimize(none)
  static func makeNavigationController(
    _ type: UINavigationController.Type, barClass: AnyClass?, toolbarClass: AnyClass?
  ) -> UINavigationController {
    checked(
      dispatching(type, to: RequiredNavigationController.self).init(
        navigationBarClass: barClass, toolbarClass: toolbarClass), type)
  }
}

private class RequiredNavigationController: UINavigationController {
  required override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  required override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class RequiredNavigationControllerSubclass: RequiredNavigationController {}
