import PortolanTesting
import UIKit
import XCTest

/// An app launched on a device in landscape fills the screen.
@MainActor
final class LandscapeLaunchTests: XCTestCase {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  func testAWindowMadeForTheScreenFillsIt() {
    let app = TestApp(launching: Delegate.self, device: .iPad, orientation: .landscapeLeft)
    let size = app.window.windowScene?.coordinateSpace.bounds.size
    XCTAssertEqual(app.window.frame.size, size)
    XCTAssertEqual(app.window.rootViewController?.view.frame.size, size)
    XCTAssertGreaterThan(app.window.frame.width, app.window.frame.height)
    app.end()
  }

  func testTheFolderForDocumentsIsThere() throws {
    let app = TestApp(launching: Delegate.self)
    let folder = try XCTUnwrap(
      FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder.path))
    app.end()
  }
}
