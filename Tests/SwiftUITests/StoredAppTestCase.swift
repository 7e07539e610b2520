import PortolanTesting
import SwiftUI
import XCTest

/// A test case that launches SwiftUI apps with state restoration. Each test has a state folder of its own.
@MainActor
class StoredAppTestCase: XCTestCase {
  private(set) var state: URL!

  override func setUp() async throws {
    state = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  }

  override func tearDown() async throws {
    endApp()
    FrameClock.shared.setMode(.real)
    try? FileManager.default.removeItem(at: state)
  }

  /// Launches an app, which restores the state of earlier launches in the test.
  final func launch<A: App>(_ type: A.Type, device: Device = .iPhone15) -> TestApp {
    endApp()
    AppHost.shared.start(type)
    let app = TestApp(launching: nil, device: device, state: state)
    app.settle()
    return app
  }

  /// Ends the running app and disconnects its scenes.
  final func endApp() {
    AppHost.shared.stop()
    for scene in UIApplication.shared.connectedScenes { scene.disconnect() }
  }
}
