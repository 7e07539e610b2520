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

  /// The build setting "Global Accent Color Name" (Xcode's build settings reference), which Xcode writes into the
  /// `Info.plist`.
  func testTheAccentColorOfTheAssetCatalogTintsTheApp() {
    let manifest = ApplicationManifest.current
    let brand = UIColor(red: 0.75, green: 0, blue: 0.25, alpha: 1)
    UIColor.namedColorLookup = { name, _ in name == "Brand" ? brand : nil }
    defer {
      ApplicationManifest.current = manifest
      UIColor.namedColorLookup = nil
      TestApp().end()
    }
    for (name, expected) in [("Brand", brand), ("AccentColor", .systemBlue)] {
      ApplicationManifest.current = ApplicationManifest(dictionary: ["NSAccentColorName": name])
      let app = TestApp()
      let view = UIView()
      let screen = UIViewController()
      screen.view.addSubview(view)
      app.show(screen)
      XCTAssertEqual(view.tintColor, expected, name)
      app.end()
    }
  }
}
