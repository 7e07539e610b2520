import CoreLocation
import XCTest

/// Tests the simulated location of the device.
@MainActor
final class LocationUITests: XCTestCase {
  private let app = XCUIApplication()
  private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

  override func setUp() async throws {
    await MainActor.run {
      app.terminate()
      app.resetAuthorizationStatus(for: .location)
      app.launchArguments = ["--place"]
    }
  }

  override func tearDown() async throws { await MainActor.run { XCUIDevice.shared.location = nil } }

  private func place(_ latitude: Double, _ longitude: Double) -> XCUILocation {
    XCUILocation(location: CLLocation(latitude: latitude, longitude: longitude))
  }

  func testTheLocationOfTheDeviceReachesTheApp() {
    XCUIDevice.shared.location = place(44.4, 8.9)
    app.launch()
    springboard.buttons["Allow While Using App"].tap()
    let label = app.staticTexts["place"]
    XCTAssertTrue(label.wait(for: \.label, toEqual: "44.4, 8.9", timeout: 2))
    XCUIDevice.shared.location = place(45.4, 12.3)
    XCTAssertTrue(label.wait(for: \.label, toEqual: "45.4, 12.3", timeout: 2))
    XCTAssertEqual(XCUIDevice.shared.location?.location.coordinate.latitude, 45.4)
    XCUIDevice.shared.location = nil
    XCTAssertTrue(label.wait(for: \.label, toEqual: "Unknown", timeout: 2))
  }

  func testAnAnswerIsKeptUntilItsResourceIsReset() {
    app.launch()
    springboard.buttons["Allow While Using App"].tap()
    app.terminate()
    app.resetAuthorizationStatus(for: .camera)
    app.launch()
    XCTAssertFalse(springboard.alerts.firstMatch.exists)
    app.terminate()
    app.resetAuthorizationStatus(for: .location)
    app.launch()
    XCTAssertTrue(springboard.alerts.firstMatch.exists)
  }
}
