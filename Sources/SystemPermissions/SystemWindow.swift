import UIKit

/// The window of the system above the app's windows, for permission alerts and notification banners.
///
/// UI tests find it in `XCUIApplication(bundleIdentifier: "com.apple.springboard")`.
package final class SystemWindow: UIWindow {
  /// Retains the window, because scenes do not retain theirs.
  private static var kept: SystemWindow?

  /// Returns the system window of a scene, created on first use.
  package static func of(_ scene: UIWindowScene) -> SystemWindow {
    if let kept, kept.windowScene === scene { return kept }
    let window = SystemWindow(windowScene: scene)
    kept = window
    window.windowLevel = Level(20_000)
    window.backgroundColor = .clear
    let root = UIViewController()
    root.view.backgroundColor = .clear
    window.rootViewController = root
    window.isHidden = false
    return window
  }

  package override var canBecomeKey: Bool { false }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === rootViewController?.view ? nil : hit
  }

  /// Whether an alert is presented.
  package var showsAlert: Bool { rootViewController?.presentedViewController != nil }
}
