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
    let events = LifecycleLog.start().events.count
    XCTAssertTrue(press([.command, .shift]))
    app.settle()
    XCTAssertEqual(LifecycleLog.current?.events.count, events, "those of the inspector are left out")
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

  // MARK: Outline

  func testTheOutlineFollowsTheApp() throws {
    let app = TestApp()
    let screen = UIViewController()
    screen.title = "Harbours"
    let card = UIView(frame: CGRect(x: 40, y: 200, width: 240, height: 120))
    card.backgroundColor = .systemYellow
    card.layer.cornerRadius = 12
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    label.text = "Venice"
    let other = UIView(frame: CGRect(x: 40, y: 400, width: 240, height: 60))
    other.backgroundColor = .systemGreen
    card.addSubview(label)
    screen.view.addSubview(card)
    screen.view.addSubview(other)
    app.show(UINavigationController(rootViewController: screen))
    app.settle()
    InspectorPanel.toggle()
    defer { InspectorPanel.toggle() }
    let stack = try XCTUnwrap(panel?.windows.first?.rootViewController as? UINavigationController)
    let button = try XCTUnwrap(stack.topViewController?.navigationItem.rightBarButtonItem?.primaryAction)
    button.performWithSender(nil, target: nil)
    app.settle()
    let controller = try XCTUnwrap(stack.topViewController as? ViewOutlineController)
    let outline = controller.outline
    func level(_ view: UIView) throws -> Int { try XCTUnwrap(outline.slabs.first { $0.view === view }).level }
    // Views that overlap are one above the other; views side by side have the same level.
    XCTAssertEqual(try level(label), try level(card) + 1)
    XCTAssertEqual(try level(other), try level(card))
    XCTAssertGreaterThan(try level(card), try level(screen.view))
    // The inspector's own window is not part of the app.
    XCTAssertFalse(outline.slabs.contains { $0.view.window === controller.view.window })
    try picture("outline")

    // A slab is where it is drawn, and the frontmost one is chosen.
    let point = try XCTUnwrap(outline.center(of: label))
    XCTAssertTrue(outline.bounds.contains(point))
    XCTAssertTrue(outline.slab(at: point)?.view === label)
    outline.projection.yaw = -0.9
    let turned = try XCTUnwrap(outline.center(of: label))
    XCTAssertNotEqual(point.x, turned.x, accuracy: 20)
    XCTAssertTrue(outline.slab(at: turned)?.view === label)

    label.removeFromSuperview()
    app.advance(by: 1)
    XCTAssertNil(outline.center(of: label))
    outline.select?(card)
    app.settle()
    XCTAssertTrue(stack.topViewController is InspectorDetailViewController)
  }

  func testSlabsAreCutOffWhereTheirAncestorsClip() throws {
    let app = TestApp()
    let screen = UIViewController()
    let clip = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    clip.clipsToBounds = true
    let long = UIView(frame: CGRect(x: 50, y: 0, width: 200, height: 20))
    let outside = UIView(frame: CGRect(x: 0, y: 150, width: 20, height: 20))
    clip.addSubview(long)
    clip.addSubview(outside)
    screen.view.addSubview(clip)
    app.show(screen)
    app.settle()
    let slabs = ViewSlab.all()
    XCTAssertEqual(slabs.first { $0.view === long }?.visibleBounds, CGRect(x: 0, y: 0, width: 50, height: 20))
    XCTAssertFalse(slabs.contains { $0.view === outside })
  }

  /// Adjacent rows do not cover each other, also where their coordinates are rounded.
  func testRowsAreBesideEachOther() {
    let app = TestApp()
    let screen = UIViewController()
    let list = UIView(frame: CGRect(x: 0, y: 100.1, width: 100, height: 400))
    let rows = (0..<20).map { UIView(frame: CGRect(x: 0, y: CGFloat($0) * 16.1, width: 100, height: 16.1)) }
    for row in rows { list.addSubview(row) }
    screen.view.addSubview(list)
    app.show(screen)
    app.settle()
    let levels = ViewSlab.all().filter { slab in rows.contains { $0 === slab.view } }.map(\.level)
    XCTAssertEqual(levels.count, rows.count)
    XCTAssertEqual(Set(levels).count, 1)
  }

  /// The whole stack fits the view from all sides.
  func testTheProjectionFits() {
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 400)
    let size = CGSize(width: 393, height: 852)
    for yaw in stride(from: -1.3, through: 1.3, by: 0.26) {
      for pitch in stride(from: -1.0, through: 1, by: 0.25) {
        var projection = OutlineProjection()
        (projection.yaw, projection.pitch, projection.spacing) = (yaw, pitch, 60)
        for level in [0, 9] {
          let frame = CGRect(origin: .zero, size: size).applying(
            projection.transform(level: CGFloat(level), of: 10, size: size, in: bounds))
          XCTAssertTrue(bounds.contains(frame), "\(yaw) \(pitch) \(level): \(frame)")
        }
      }
    }
  }
}
