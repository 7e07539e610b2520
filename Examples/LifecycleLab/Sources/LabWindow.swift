import UIKit

/// The app's window. The timeline is in a second window above presented content.
@MainActor
public final class LabWindow {
  static let panelHeight: CGFloat = 260

  public let timeline = Timeline()
  public let window: UIWindow
  private let panel: UIWindow

  public init(_ scene: UIWindowScene) {
    window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(
      rootViewController: LabViewController(timeline: timeline))
    window.makeKeyAndVisible()
    let bounds = window.bounds
    panel = UIWindow(windowScene: scene)
    panel.windowLevel = .statusBar
    panel.frame = CGRect(
      x: 0, y: bounds.height - Self.panelHeight, width: bounds.width, height: Self.panelHeight)
    panel.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    panel.isUserInteractionEnabled = false
    let controller = UIViewController()
    controller.view = TimelineView(timeline)
    panel.rootViewController = controller
    panel.isHidden = false
  }
}
