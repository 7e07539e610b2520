import PortolanTesting
import UIKit
import XCTest

@testable import OffscreenHost

/// By default, interactive elements have the accent color of the desktop.
@MainActor
final class DesktopTintTests: XCTestCase {
  private final class TintedView: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  func testTheDefaultTintFollowsTheAccent() {
    let app = TestApp()
    defer { app.end() }
    let screen = UIViewController()
    let (plain, own) = (TintedView(), TintedView())
    own.tintColor = .systemRed
    screen.view.addSubview(plain)
    screen.view.addSubview(own)
    app.show(screen)
    XCTAssertEqual(plain.tintColor, .systemBlue)
    (plain.changes, own.changes) = (0, 0)
    app.host.accent = .init(red: 0.5, green: 0.25, blue: 0)
    XCTAssertEqual(plain.tintColor, UIColor(red: 0.5, green: 0.25, blue: 0, alpha: 1))
    XCTAssertEqual(plain.changes, 1)
    XCTAssertEqual(own.tintColor, .systemRed)
    app.host.accent = nil
    XCTAssertEqual(plain.tintColor, .systemBlue)
  }
}
