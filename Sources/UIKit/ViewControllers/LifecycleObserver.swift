/// What a controller was just told.
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

/// Lets one party, the test tools, watch every controller's life cycle without subclassing.
@MainActor
package enum LifecycleObserver {
  /// Called just before the callback is sent. The name is that of the controller's class, with its address.
  package static var observe: ((_ controller: UIViewController, _ event: LifecycleEvent) -> Void)?
  package static var observeDeinit: ((_ className: String, _ id: ObjectIdentifier) -> Void)?
}
