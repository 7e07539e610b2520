import OffscreenHost
import PortolanTesting
import UIKit
import XCTest

@testable import InterfaceInspector

/// The inspector's window beside an app.
@MainActor
final class InspectorPanelTests: XCTestCase {
  private var panel: UIWindowScene? { InspectorPanel.scene }

  private func key(_ phase: HostKeyEvent.Phase, _ modifiers: HostModifiers) -> HostKeyEvent {
    HostKeyEvent(phase, usage: UIKeyboardHIDUsage.keyboardI.rawValue, modifiers: modifiers, timestamp: 0)
  }

  private func press(_ modifiers: HostModifiers) -> Bool {
    let isHandled = InspectorPanel.handle(key(.down, modifiers))
    _ = InspectorPanel.handle(key(.up, modifiers))
    return isHandled
  }

  private func selectList(_ list: InspectorList, _ app: TestApp) throws {
    let root = (panel?.windows.first?.rootViewController as? UINavigationController)?.viewControllers.first
    let control = try XCTUnwrap(root?.navigationItem.titleView as? UISegmentedControl)
    control.selectedSegmentIndex = list.rawValue
    control.sendActions(for: .valueChanged)
    app.settle()
  }

  private func picture(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["PORTOLAN_INSPECTOR_PICTURES"], let panel else {
      return
    }
    let window = try XCTUnwrap(panel.hostWindow as? OffscreenWindow)
    let image = try XCTUnwrap(window.makeImage(scale: 2, includesSystemChrome: false))
    try image.writePNG(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
  }

  func testTheKeyOpensAndClosesThePanel() throws {
    let app = TestApp()
    let screen = UIViewController()
    screen.title = "Harbours"
    let button = UIButton(type: .system)
    button.setTitle("Sail", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(button)
    button.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor).isActive = true
    button.centerYAnchor.constraint(equalTo: screen.view.centerYAnchor).isActive = true
    let stack = UINavigationController(rootViewController: screen)
    app.show(stack)
    app.settle()

    XCTAssertFalse(press([.command]))
    XCTAssertFalse(InspectorPanel.isOpen)
    XCTAssertTrue(press([.command, .shift]))
    app.settle()
    let panel = try XCTUnwrap(panel)
    XCTAssertTrue(AccessibilityTree.text(of: panel).contains("UINavigationBar"))
    // The app is the same with and without its inspector.
    XCTAssertEqual(UIApplication.shared.connectedScenes.count, 1)
    XCTAssertTrue(UIApplication.shared.keyWindow === app.window)
    try picture("views")

    try selectList(.screens, app)
    XCTAssertTrue(AccessibilityTree.text(of: panel).contains("/harbours"))
    try picture("screens")
    try selectList(.accessibility, app)
    XCTAssertTrue(AccessibilityTree.text(of: panel).contains("Sail"))

    // Events appear as they happen.
    try selectList(.events, app)
    let next = UIViewController()
    next.title = "Venice"
    stack.pushViewController(next, animated: true)
    app.settle()
    XCTAssertTrue(AccessibilityTree.text(of: panel).contains("UIViewController “Venice”"))
    XCTAssertFalse(AccessibilityTree.text(of: panel).contains("InspectorViewController"))
    try picture("events")

    XCTAssertTrue(press([.command, .shift]))
    app.settle()
    XCTAssertFalse(InspectorPanel.isOpen)
    // The window's own button closes it, too.
    InspectorPanel.toggle()
    let window = try XCTUnwrap(self.panel?.hostWindow)
    let appWindow = try XCTUnwrap(app.window.windowScene?.hostWindow)
    XCTAssertFalse(InspectorPanel.receive(.closeRequested, from: appWindow))
    XCTAssertTrue(InspectorPanel.receive(.closeRequested, from: window))
    XCTAssertFalse(InspectorPanel.isOpen)
  }

  func testDetailsOfAView() throws {
    let app = TestApp()
    let label = UILabel()
    label.text = "Venice"
    label.translatesAutoresizingMaskIntoConstraints = false
    let screen = UIViewController()
    screen.view.addSubview(label)
    label.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100).isActive = true
    label.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20).isActive = true
    app.show(screen)
    app.settle()
    InspectorPanel.toggle()
    defer { InspectorPanel.toggle() }
    app.settle()
    let layers = label.window?.layer.sublayers?.count
    let stack = try XCTUnwrap(panel?.windows.first?.rootViewController as? UINavigationController)
    stack.pushViewController(InspectorDetailViewController(label), animated: false)
    app.settle()
    let text = AccessibilityTree.text(of: try XCTUnwrap(panel))
    XCTAssertTrue(text.contains("because that is its intrinsic content size"), text)
    XCTAssertTrue(text.contains("H:|-(20)-[UILabel"), text)
    // The view is framed in the app until the details close.
    XCTAssertEqual(label.window?.layer.sublayers?.count, layers.map { $0 + 1 })
    try picture("details")
    stack.popViewController(animated: false)
    app.settle()
    XCTAssertEqual(label.window?.layer.sublayers?.count, layers)
  }
}
