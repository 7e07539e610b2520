import PortolanXCTest
import UIKit

/// The launch of an app in the process of its unit tests.
@MainActor
final class TestHostTests: XCTestCase {
  func testTheEntryPointReturnsAfterTheLaunch() throws {
    setenv("PORTOLAN_TEST_HOST", "1", 1)
    defer {
      unsetenv("PORTOLAN_TEST_HOST")
      for scene in UIApplication.shared.connectedScenes {
        UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
      }
      UIApplication.shared.delegate = nil
    }
    XCTAssertEqual(UIApplicationMain(0, nil, nil, NSStringFromClass(HostDelegate.self)), 0)
    let delegate = try XCTUnwrap(UIApplication.shared.delegate as? HostDelegate)
    XCTAssertEqual(UIApplication.shared.applicationState, .active)
    XCTAssertEqual(delegate.window?.isKeyWindow, true)
    XCTAssertNotNil(delegate.window?.rootViewController?.viewIfLoaded?.window)
  }
}

final class HostDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
