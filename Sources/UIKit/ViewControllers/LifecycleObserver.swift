/// A life cycle callback of a controller.
package enum LifecycleEvent: String, Sendable {
  case viewDidLoad
  case viewWillAppear
  case viewIsAppearing
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  case deinitialized = "deinit"
}

/// Lets one observer, the test tools, monitor the life cycles of all controllers without subclassing.
@MainActor
package enum LifecycleObserver {
  /// Called before each callback. The name consists of the controller's class and address.
  package static var observe: ((_ controller: UIViewController, _ event: LifecycleEvent) -> Void)?
  package static var observeDeinit: ((_ className: String, _ id: ObjectIdentifier) -> Void)?
}
