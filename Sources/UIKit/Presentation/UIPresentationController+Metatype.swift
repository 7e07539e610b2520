// Initializers for `metatype.init(…)`; see `DynamicInit`.

/// Classes that can be created with `init(presentedViewController:presenting:)`.
@preconcurrency @MainActor public protocol _PresentationControllerMadeByMetatype {}

extension UIPresentationController: _PresentationControllerMadeByMetatype {}

extension _PresentationControllerMadeByMetatype {
  /// Creates a controller with the class's own `init(presentedViewController:presenting:)`.
  @_disfavoredOverload @_silgen_name("ptl_init_presentation_controller_presentedViewController_presenting")
  public init(presentedViewController: UIViewController, presenting: UIViewController?)

  /// The implementation of `init(presentedViewController:presenting:)`.
  @_silgen_name("ptl_init_presentation_controller_presentedViewController_presenting")
  public static func _make(
    presentedViewController: __owned UIViewController, presenting: __owned UIViewController?
  ) -> Self {
    madeByMetatype(self) {
      DynamicInit.makePresentationController(
        $0 as! UIPresentationController.Type, presented: presentedViewController, presenting: presenting)
    }
  }
}

extension DynamicInit {
  @inline(never) @_optimize(none)
  static func makePresentationController(
    _ type: UIPresentationController.Type, presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController {
    checked(
      dispatching(type, to: RequiredPresentationController.self).init(
        presentedViewController: presented, presenting: presenting), type)
  }
}

private class RequiredPresentationController: UIPresentationController {
  required override init(presentedViewController: UIViewController, presenting: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }
}
private final class RequiredPresentationControllerSubclass: RequiredPresentationController {}
