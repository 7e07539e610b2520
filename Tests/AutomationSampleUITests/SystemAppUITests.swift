import XCTest

/// Tests that apps of the system can be in front of the app under test. They show nothing.
@MainActor
final class SystemAppUITests: XCTestCase {
  func testSwitchingToAnAppOfTheSystemAndBack() {
    let app = XCUIApplication()
    let safari = XCUIApplication(bundleIdentifier: "com.apple.mobilesafari")
    app.launch()
    XCTAssertEqual(safari.state, .notRunning)
    safari.launch()
    XCTAssertEqual(safari.state, .runningForeground)
    XCTAssertEqual(app.state, .runningBackground)
    XCTAssertFalse(safari.textFields["Address"].exists)
    safari.tap()
    app.activate()
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertEqual(safari.state, .runningBackground)
    XCTAssertTrue(app.staticTexts["Ready"].exists)
    safari.terminate()
    XCTAssertEqual(safari.state, .notRunning)
    XCTAssertFalse(XCUIApplication(bundleIdentifier: "com.example.unknown").exists)
  }
}
