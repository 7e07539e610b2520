/// The focus system of one window.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  private weak var window: UIWindow?
  var ownWindow: UIWindow? { window }

  init(window: UIWindow) {
    self.window = window
    super.init()
  }

  /// Posted when the focus has moved; `focusUpdateContextKey` of its user info is the context.
  public nonisolated static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
  public nonisolated static let movementDidFailNotification = NSNotification.Name(
    "UIFocusMovementDidFailNotification")
  public static let focusUpdateContextKey = "UIFocusUpdateContextKey"
  public static let animationCoordinatorKey = "UIFocusUpdateAnimationCoordinatorKey"

  /// Returns the focus system of an environment; `nil` if it is not in a window.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
    return view?._window?.focus.system
  }

  /// Returns whether one environment contains another.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    var candidate: (any UIFocusEnvironment)? = otherEnvironment
    while let current = candidate {
      if current === environment { return true }
      candidate = current.parentFocusEnvironment
    }
    return false
  }

  open var focusedItem: (any UIFocusItem)? { window?.focusIfAny?.item }

  /// Requests a focus update to an environment.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    window?.focus.setNeedsUpdate(environment)
  }
  open func updateFocusIfNeeded() { window?.focus.updateIfNeeded() }
}
