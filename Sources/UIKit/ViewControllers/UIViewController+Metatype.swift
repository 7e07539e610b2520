// Initializers for `metatype.init(…)`; see `DynamicInit`.

/// Classes that can be created with `init()` and `init(nibName:bundle:)`.
@preconcurrency @MainActor public protocol _ViewControllerMadeByMetatype {}

extension UIViewController: _ViewControllerMadeByMetatype {}

extension _ViewControllerMadeByMetatype {
  /// Creates a controller with the class's own `init()`.
  @_disfavoredOverload @_silgen_name("ptl_init_view_controller")
  public init()

  /// The implementation of `init()`.
  @_silgen_name("ptl_init_view_controller")
  public static func _make() -> Self {
    madeByMetatype(self) { DynamicInit.makeObject($0) }
  }

  /// Creates a controller with the class's own `init(nibName:bundle:)`.
  @_disfavoredOverload @_silgen_name("ptl_init_view_controller_nibName_bundle")
  public init(nibName: String?, bundle: Bundle?)

  /// The implementation of `init(nibName:bundle:)`.
  @_silgen_name("ptl_init_view_controller_nibName_bundle")
  public static func _make(nibName: __owned String?, bundle: __owned Bundle?) -> Self {
    madeByMetatype(self) {
      DynamicInit.makeController($0 as! UIViewController.Type, nibName: nibName, bundle: bundle)
    }
  }
}

extension DynamicInit {
  @inline(never) @_optimize(none)
  static func makeController(_ type: UIViewController.Type, nibName: String?, bundle: Bundle?)
    -> UIViewController
  {
    checked(dispatching(type, to: RequiredController.self).init(nibName: nibName, bundle: bundle), type)
  }
}

private class RequiredController: UIViewController {
  required override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class RequiredControllerSubclass: RequiredController {}
