import UIKit

/// Goes back in an app as its own back buttons do, for the back button of a browser.
@MainActor
enum NavigationReturn {
  /// Leaves a number of screens: pushed ones and presented ones, the topmost first.
  static func go(back count: Int, in window: UIWindow?) {
    guard var top = window?.rootViewController else { return }
    while let presented = top.presentedViewController, !presented.isBeingDismissed { top = presented }
    let isAnimated = count == 1
    if let stack = innermostStack(in: top) {
      let pushed = stack.viewControllers.count - 1
      let popped = min(pushed, count)
      // A pending pop has removed the screen already if the person goes back twice during a transition.
      stack.popScreens(above: pushed - popped, animated: isAnimated)
      if popped < count { go(back: count - popped, in: window) }
    } else if let presenter = top.presentingViewController {
      guard !top.isModalInPresentation else { return }
      presenter.dismiss(animated: isAnimated) { go(back: count - 1, in: window) }
    }
  }

  /// The visible stack that has screens above its root.
  private static func innermostStack(in controller: UIViewController) -> UINavigationController? {
    if let tabs = controller as? UITabBarController {
      return tabs.selectedViewController.flatMap(innermostStack)
    }
    if let stack = controller as? UINavigationController {
      if let inner = stack.topViewController.flatMap(innermostStack) { return inner }
      return stack.viewControllers.count > 1 ? stack : nil
    }
    return controller.children.reversed().lazy.compactMap(innermostStack).first
  }
}
