import XCTest

/// Tests the simulated device, without a window and, through `WindowRunTests`, in one.
@MainActor
final class DeviceUITests: XCTestCase {
  func testTheDeviceTurnsAndIsDark() {
    let app = XCUIApplication()
    let device = XCUIDevice.shared
    app.launch()
    XCTAssertEqual(device.orientation, .portrait)
    device.orientation = .landscapeLeft
    XCTAssertEqual(device.orientation, .landscapeLeft)
    XCTAssertGreaterThan(app.frame.width, app.frame.height)
    device.orientation = .portrait
    XCTAssertLessThan(app.frame.width, app.frame.height)
    device.appearance = .dark
    XCTAssertEqual(device.appearance, .dark)
    XCTAssertEqual(XCUIScreen.main.screenshot().image.size.height, 2556)
    app.terminate()
  }
}
