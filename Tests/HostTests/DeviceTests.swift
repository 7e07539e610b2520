import Foundation
import OffscreenHost
import UIKit
import XCTest

/// Tests of the device catalog: Metrics.md 1.1 and Apple's published sizes.
final class DeviceTests: XCTestCase {
  func testSafeAreasOfEachKindOfDisplay() {
    XCTAssertEqual(Device.iPhone15.safeArea(), UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    XCTAssertEqual(
      Device.iPhone15.safeArea(in: .landscapeLeft), UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    XCTAssertEqual(Device.iPhoneSE.safeArea(), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    XCTAssertEqual(Device.iPhoneSE.safeArea(hidingStatusBar: true), .zero)
    XCTAssertEqual(Device.iPhoneSE.safeArea(in: .landscapeRight), .zero)
    XCTAssertEqual(
      Device.iPad.safeArea(in: .landscapeLeft), UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    XCTAssertEqual(
      Device.iPhone15.safeArea(hidingStatusBar: true), UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  /// `portolan test --device` names the device in the environment.
  @MainActor func testTestsRunOnTheRequestedDevice() {
    defer { unsetenv("PORTOLAN_AUTOMATION_DEVICE") }
    for (name, device) in [
      ("iPhone SE", Device.iPhoneSE), ("iPad", .iPad), ("iPhone 15 Pro Max", .iPhone15ProMax),
    ] {
      setenv("PORTOLAN_AUTOMATION_DEVICE", name, 1)
      let host = HeadlessHost()
      XCTAssertEqual(host.screen, device.screen, name)
    }
    unsetenv("PORTOLAN_AUTOMATION_DEVICE")
    XCTAssertEqual(HeadlessHost().screen, Device.iPhone15.screen)
  }

  func testTurningSwapsTheSides() {
    for device in Device.all {
      let upright = device.size(in: .portrait)
      XCTAssertLessThan(upright.width, upright.height, device.name)
      XCTAssertEqual(
        device.size(in: .landscapeRight), CGSize(width: upright.height, height: upright.width), device.name)
    }
  }

  func testOnlyPhonesWithHomeIndicatorRejectUpsideDown() {
    XCTAssertFalse(Device.iPhone15.supportedOrientations.contains(.portraitUpsideDown))
    XCTAssertTrue(Device.iPhoneSE.supportedOrientations.contains(.portraitUpsideDown))
    XCTAssertTrue(Device.iPad.supportedOrientations.contains(.portraitUpsideDown))
    XCTAssertFalse(Device.iPhoneSE.hasHomeIndicator)
    XCTAssertTrue(Device.iPad.hasHomeIndicator)
  }
}
