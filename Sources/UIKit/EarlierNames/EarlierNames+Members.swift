import Foundation

// Methods, properties and functions with their names in Swift 4.

extension UIView {
  @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  @available(swift, obsoleted: 4.2, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) { addChild(childController) }

  @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

  @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }

  @available(swift, obsoleted: 4.2, renamed: "childForStatusBarStyle")
  public var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }

  @available(swift, obsoleted: 4.2, renamed: "childForStatusBarHidden")
  public var childViewControllerForStatusBarHidden: UIViewController? { childForStatusBarHidden }
}

@available(swift, obsoleted: 4.2, renamed: "CGRect.inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
  -> UIEdgeInsets
{
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

@available(swift, obsoleted: 4.2, renamed: "UIOffset.init(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

@available(swift, obsoleted: 4.2, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

@available(swift, obsoleted: 4.2, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.post(notification:argument:)")
@preconcurrency @MainActor
public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
  UIAccessibility.post(notification: notification, argument: argument)
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
@preconcurrency @MainActor
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
@preconcurrency @MainActor
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

extension RunLoop.Mode {
  @available(swift, obsoleted: 4.2, renamed: "default")
  public static var defaultRunLoopMode: RunLoop.Mode { .default }

  @available(swift, obsoleted: 4.2, renamed: "common")
  public static var commonModes: RunLoop.Mode { .common }

  @available(swift, obsoleted: 4.2, renamed: "tracking")
  public static var UITrackingRunLoopMode: RunLoop.Mode { .tracking }
}

extension NSUnderlineStyle {
  @available(swift, obsoleted: 4.2, renamed: "single")
  public static var styleSingle: NSUnderlineStyle { .single }

  @available(swift, obsoleted: 4.2, renamed: "thick")
  public static var styleThick: NSUnderlineStyle { .thick }

  @available(swift, obsoleted: 4.2, renamed: "double")
  public static var styleDouble: NSUnderlineStyle { .double }
}
