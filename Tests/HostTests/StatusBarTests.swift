import FoundationExtensions
import PortolanTesting
import PortolanXCTest
import UIKit

@testable import OffscreenHost

/// Tests of the status bars of phones and pads.
@MainActor
final class StatusBarTests: XCTestCase {
  private func clock(_ identifier: String) -> StatusBarClock {
    StatusBarClock(locale: Locale(identifier: identifier))
  }

  func testPadTimeAndDateAreLocalized() {
    XCTAssertEqual(clock("en_US").padTime, "9:41 AM")
    XCTAssertEqual(clock("en_US").date, "Tue Jan 9")
    XCTAssertEqual(clock("en").date, "Tue Jan 9")
    XCTAssertEqual(clock("ko_KR").padTime, "오전 9:41")
    XCTAssertEqual(clock("ko_KR").date, "1월 9일 (화)")
    XCTAssertEqual(clock("ja_JP").date, "1月9日(火)")
    XCTAssertEqual(clock("ko_KR").time, "9:41")
    XCTAssertEqual(clock("en_US").percent, "100%")
  }

  /// Returns the ranges of columns, in points, with drawn pixels in the status bar.
  private func ink(_ device: Device, rightToLeft: Bool = false) throws -> [ClosedRange<Int>] {
    let app = TestApp(device: device, rightToLeft: rightToLeft)
    let screen = UIViewController()
    screen.view.backgroundColor = .white
    app.show(screen)
    let image = try XCTUnwrap(app.snapshot(scale: 1))
    let data = try XCTUnwrap(image.dataProvider?.data as Data?)
    let height = Int(device.statusBarHeight(in: .portrait))
    var ranges: [ClosedRange<Int>] = []
    for x in 0..<image.width {
      let isInked = (0..<height).contains { data[$0 * image.bytesPerRow + x * 4 + 1] < 200 }
      guard isInked else { continue }
      if let last = ranges.last, x - last.upperBound < 7 {
        ranges[ranges.count - 1] = last.lowerBound...x
      } else {
        ranges.append(x...x)
      }
    }
    return ranges
  }

  func testAPadHasTheDateBesideTheTimeAndThePerCentBesideTheBattery() throws {
    let ranges = try ink(.iPad)
    XCTAssertEqual(ranges.first.map { $0.lowerBound }.map { (20...22).contains($0) }, true)
    XCTAssertGreaterThanOrEqual(ranges.filter { $0.upperBound < 200 }.count, 2, "the time, then the date")
    let signs = ranges.filter { $0.lowerBound > 600 }
    let width = (signs.last?.upperBound ?? 0) - (signs.first?.lowerBound ?? 0)
    XCTAssertGreaterThan(width, 65, "wireless, per cent, battery")
    XCTAssertLessThanOrEqual(signs.last?.upperBound ?? 0, 820 - 14)
  }

  func testAPhoneHasNeither() throws {
    let ranges = try ink(.iPhone15)
    XCTAssertEqual(ranges.filter { $0.upperBound < 196 }.count, 1, "the time alone")
  }

  func testLayoutIsMirroredInRightToLeftLanguages() throws {
    for device in [Device.iPad, .iPhone15, .iPhoneSE] {
      let width = Int(device.size.width)
      let plain = try ink(device)
      let mirrored = try ink(device, rightToLeft: true)
      let first = try XCTUnwrap(plain.first), last = try XCTUnwrap(mirrored.last)
      XCTAssertEqual(last.upperBound, width - 1 - first.lowerBound, accuracy: 3, device.name)
      XCTAssertEqual(
        try XCTUnwrap(mirrored.first).lowerBound, width - 1 - (try XCTUnwrap(plain.last).upperBound),
        accuracy: 3,
        device.name)
    }
  }
}
