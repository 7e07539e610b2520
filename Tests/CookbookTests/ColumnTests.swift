import SwiftUI
import XCTest

@testable import CookbookApp

/// Tests of the column experiences, on a pad and on a phone (W5 to W7, W12).
@MainActor
final class ColumnTests: BookTestCase {
  func testW7TilesNavigateInDetailColumn() {
    launch(.iPad, .landscapeLeft)
    tap("Desserts")
    XCTAssertTrue(app.sees("Apple Pie"))
    tap("Apple Pie")
    XCTAssertEqual(app.trail, ["Cookbook", "Desserts", "Apple Pie"])
    XCTAssertTrue(app.sees("Rice"), "the categories stay")
    tap("Desserts")
  }

  func testW6ThreeColumnsDriveEachOther() {
    launch(.iPadPro13, .landscapeLeft)
    tap("Experience")
    tap("Three Columns")
    XCTAssertTrue(app.sees("No Recipe Selected"))
    tap("Sidebar")
    tap("Drinks")
    tap("Barley Tea")
    XCTAssertTrue(app.sees("Preparation"))
    XCTAssertTrue(app.sees("Mango Lassi"), "the list stays")
    scrollAndTap("Sweet Rice Punch")
    killAndRelaunch()
    XCTAssertTrue(app.sees("Sweet Rice Punch"))
    XCTAssertTrue(app.sees("Preparation"))
  }

  func testW12TheSameStateOnAPhoneIsAStack() {
    launch(.iPad, .landscapeLeft)
    tap("Desserts")
    tap("Apple Pie")
    app.kill()
    launch(.iPhone15)
    XCTAssertEqual(app.trail.last, "Apple Pie")
  }
}
