import PortolanTesting
import UIKit
import XCTest

/// Tests of the orientation of the device.
@MainActor
final class DeviceOrientationTests: XCTestCase {
  /// Apps turned the interface with this key before iOS 16, as tests of
  /// [PagingKit](https://github.com/kazuhiro4949/PagingKit) do. Since then it logs a message and has no effect.
  func testTheOrientationCannotBeSetByItsKey() {
    let app = TestApp()
    let faults = FaultRecorder()
    defer { faults.stop() }
    let device = UIDevice.current
    let before = device.orientation
    device.setValue(UIInterfaceOrientation.landscapeLeft.rawValue, forKey: "orientation")
    app.settle()
    XCTAssertEqual(device.orientation, before)
    XCTAssertEqual(app.window.bounds.width, app.window.screen.bounds.width)
    XCTAssertEqual(faults.warnings.count, 1)
    XCTAssertTrue(faults.warnings.first?.contains("requestGeometryUpdate") == true)
  }
}
