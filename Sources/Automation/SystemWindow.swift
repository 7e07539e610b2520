import UIKit

/// The system's own interface above the app's: permission alerts and banners of notifications.
///
/// UI tests find it in `XCUIApplication(bundleIdentifier: "com.apple.springboard")`.
final class SystemWindow: UIWindow {
  /// Scenes do not keep their windows.
  private static var kept: SystemWindow?

  /// The window of a scene, made when it is first needed.
  static func of(_ scene: UIWindowScene) -> SystemWindow {
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

  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === rootViewController?.view ? nil : hit
  }

  /// Whether an alert waits for an answer.
  var showsAlert: Bool { rootViewController?.presentedViewController != nil }
}
