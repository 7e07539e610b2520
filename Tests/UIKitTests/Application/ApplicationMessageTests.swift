import PortolanTesting
import PortolanXCTest
import UIKit

/// Messages of the application, which observers receive as values.
@MainActor
final class ApplicationMessageTests: XCTestCase {
  /// https://developer.apple.com/documentation/uikit/uiapplication/willenterforegroundmessage
  func testNotificationsOfTheApplicationAreMessages() {
    let app = TestApp()
    app.show(UIViewController())
    var log: [String] = []
    let center = NotificationCenter.default
    let tokens = [
      center.addObserver(of: UIApplication.shared, for: .willEnterForeground) { _ in log.append("foreground")
      },
      center.addObserver(of: UIApplication.shared, for: .didEnterBackground) { _ in log.append("background")
      },
    ]
    center.post(name: UIApplication.didEnterBackgroundNotification, object: UIApplication.shared)
    center.post(name: UIApplication.willEnterForegroundNotification, object: UIApplication.shared)
    XCTAssertEqual(log, ["background", "foreground"])

    for token in tokens { center.removeObserver(token) }
    center.post(name: UIApplication.willEnterForegroundNotification, object: UIApplication.shared)
    XCTAssertEqual(log.count, 2)
  }
}
