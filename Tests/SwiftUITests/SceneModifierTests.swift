import PortolanTesting
import SwiftUI
import XCTest

/// Tests of scene modifiers (W11).
@MainActor
final class SceneModifierTests: XCTestCase {
  fileprivate struct Small: App {
    var body: some Scene {
      WindowGroup { Text("Content").frame(minWidth: 300, maxWidth: 500, minHeight: 280, maxHeight: 600) }
        .windowResizability(.contentSize)
    }
  }

  override func tearDown() async throws {
    AppHost.shared.stop()
    for scene in UIApplication.shared.connectedScenes { scene.disconnect() }
    FrameClock.shared.setMode(.real)
  }

  func testAWindowIsNoSmallerAndNoLargerThanItsContent() throws {
    for scene in UIApplication.shared.connectedScenes { scene.disconnect() }
    let app = TestApp()
    for scene in UIApplication.shared.connectedScenes { scene.disconnect() }
    AppHost.shared.start(Small.self)
    ApplicationLauncher().launch(delegateClass: nil, urls: [])
    app.settle()
    let scene = try XCTUnwrap(UIApplication.shared.connected.first as? UIWindowScene)
    XCTAssertEqual(scene.sizeRestrictions?.minimumSize, CGSize(width: 300, height: 280))
    XCTAssertEqual(scene.sizeRestrictions?.maximumSize, CGSize(width: 500, height: 600))
  }
}
