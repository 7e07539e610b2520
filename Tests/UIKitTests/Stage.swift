import PortolanTesting
import UIKit
import XCTest

/// A visible window with a plain controller and virtual time, and synthesized touches.
@MainActor
final class Stage {
  let window: UIWindow
  let controller: UIViewController
  let fingers: TouchSynthesizer

  init(controller: UIViewController? = nil) {
    for scene in UIApplication.shared.connectedScenes { scene.disconnect() }
    HostRegistry.install(HeadlessHost())
    FrameClock.shared.setMode(.virtual)
    let controller = controller ?? UIViewController()
    self.controller = controller
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    fingers = TouchSynthesizer(window: window)
    // Long enough to prevent a double tap with a touch of an earlier test.
    FrameClock.shared.advance(by: 1)
  }

  var view: UIView { controller.view }

  /// Adds a view with a frame to the controller's view.
  func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
    view.frame = frame
    self.view.addSubview(view)
    return view
  }

  func wait(_ duration: TimeInterval) { fingers.wait(duration) }

  /// Removes the window and restores the clock.
  func strike() {
    window.isHidden = true
    window.windowScene = nil
    FrameClock.shared.setMode(.real)
  }
}

/// A log of events in order.
@MainActor
final class Log {
  private(set) var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A view that logs its touches.
final class TouchView: UIView {
  let log: Log
  let label: String

  init(_ label: String, log: Log) {
    self.label = label
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ call: String, _ touches: Set<UITouch>) {
    log.add(touches.count == 1 ? "\(label) \(call)" : "\(label) \(call) \(touches.count)")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { add("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { add("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { add("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { add("cancelled", touches) }
}
