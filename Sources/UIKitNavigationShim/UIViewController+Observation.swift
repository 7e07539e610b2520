import ObjCRuntime
import ObjectiveC
import UIKit

/// The members that the target of this name in swift-navigation adds on iOS, in Objective-C.
extension UIViewController {
  /// Whether the view has appeared at least once.
  public var _UIKitNavigation_hasViewAppeared: Bool {
    get { NavigationObserver.of(self).hasViewAppeared }
    set { NavigationObserver.of(self).hasViewAppeared = newValue }
  }

  /// Called once after the controller is dismissed or leaves its parent.
  public var _UIKitNavigation_onDismiss: (() -> Void)? {
    get { NavigationObserver.of(self).onDismiss }
    set { NavigationObserver.of(self).onDismiss = newValue }
  }

  /// Called when the view appears for the first time.
  public var _UIKitNavigation_onViewAppear: [() -> Void] {
    get { NavigationObserver.of(self).onViewAppear }
    set { NavigationObserver.of(self).onViewAppear = newValue }
  }
}

/// Observes the appearance and the containment of controllers.
///
/// On iOS the methods of all controllers are exchanged when the program starts. Here they are when an observer is first used, so
/// that other programs do not pay for it.
@MainActor
private final class NavigationObserver {
  var hasViewAppeared: Bool
  var onDismiss: (() -> Void)?
  var onViewAppear: [() -> Void] = []

  private init(hasViewAppeared: Bool) { self.hasViewAppeared = hasViewAppeared }

  private static let key = UnsafeRawPointer(sel_getName(Selector("_UIKitNavigation_observer")))

  static func of(_ controller: UIViewController) -> NavigationObserver {
    _ = install
    if let known = existing(controller) { return known }
    let observer = NavigationObserver(hasViewAppeared: controller.viewIfLoaded?.window != nil)
    objc_setAssociatedObject(controller, key, observer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return observer
  }

  private static func existing(_ controller: UIViewController) -> NavigationObserver? {
    objc_getAssociatedObject(controller, key) as? NavigationObserver
  }

  private static let install: Void = {
    observe("didMoveToParentViewController:") { controller, parent in
      if !(parent is UIViewController) { existing(controller)?.dismiss() }
    }
    observe("viewDidAppear:") { controller, _ in of(controller).appear() }
    observe("viewDidDisappear:") { controller, _ in
      guard controller.isBeingDismissed, let observer = existing(controller) else { return }
      guard controller is UIAlertController else { return observer.dismiss() }
      // The action of an alert comes first.
      DispatchQueue.main.async { observer.dismiss() }
    }
  }()

  /// Runs a closure after a method of the class `UIViewController` with one argument.
  private static func observe(
    _ selector: Selector, _ body: @escaping @MainActor (UIViewController, Any?) -> Void
  ) {
    guard let method = class_getInstanceMethod(UIViewController.self, selector) else { return }
    let original = Selector("_UIKitNavigation_\(selector)")
    class_addMethod(UIViewController.self, original, method_getImplementation(method), nil)
    let replacement: (AnyObject, Any?) -> Any? = { object, argument in
      let result = SelectorRuntime.callIfPossible(original, on: object, argument) ?? nil
      // The methods of controllers are called on the main thread.
      MainActor.assumeIsolated {
        if let controller = object as? UIViewController { body(controller, argument) }
      }
      return result
    }
    method_setImplementation(method, imp_implementationWithBlock(replacement))
  }

  private func appear() {
    guard !hasViewAppeared else { return }
    hasViewAppeared = true
    let all = onViewAppear
    onViewAppear = []
    for body in all { body() }
  }

  private func dismiss() {
    guard let body = onDismiss else { return }
    onDismiss = nil
    body()
  }
}
