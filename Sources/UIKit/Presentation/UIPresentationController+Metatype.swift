// The initializers of `metatype.init(…)`; `DynamicInit` says how they are called.

/// Classes that `init(presentedViewController:presenting:)` makes.
@preconcurrency @MainActor public protocol _PresentationControllerMadeByMetatype {}

extension UIPresentationController: _PresentationControllerMadeByMetatype {}

extension _PresentationControllerMadeByMetatype {
  /// A new controller, by the `init(presentedViewController:presenting:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_presentation_controller_presentedViewController_presenting")
  public init(presentedViewController: UIViewController, presenting: UIViewController?)

  /// The body of `init(presentedViewController:presenting:)`.
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
