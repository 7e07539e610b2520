import PortolanTesting
import PortolanXCTest
import UIKit

/// Messages of the application, which observers receive as values.
@MainActor
final class ApplicationMessageTests: XCTestCase {
  /// https://developer.apple.com/documentation/uikit/uiapplication/willenterforegroundmessage
  func testNotificationsOfTheApplicationAreMessages() throws {
    let app = TestApp()
    app.show(UIViewController())
    let scene = try XCTUnwrap(app.window.windowScene)
    var log: [String] = []
    let center = NotificationCenter.default
    let tokens = [
      center.addObserver(of: UIApplication.shared, for: .willEnterForeground) { _ in log.append("foreground")
      },
      center.addObserver(of: UIApplication.shared, for: .didEnterBackground) { _ in log.append("background")
      },
    ]
    scene.move(to: .background)
    scene.move(to: .foregroundActive)
    XCTAssertEqual(log, ["background", "foreground"])

    for token in tokens { center.removeObserver(token) }
    scene.move(to: .background)
    scene.move(to: .foregroundActive)
    XCTAssertEqual(log.count, 2)
  }
}
