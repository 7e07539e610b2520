import Foundation
import XCTest

/// Tests of the tree and actions on the desktop's accessibility bus (AT-SPI). A separate process reads the
/// window of another one.
final class AccessibilityBusTests: XCTestCase {
  private static let lines = Result { try ProgramUnderTest.run(script: "read-accessibility.py") }

  private func line(_ step: String) throws -> String? {
    try Self.lines.get().first { $0.hasPrefix(step + " ") }.map { String($0.dropFirst(step.count + 1)) }
  }

  func testElementsHaveTheirRoleNamePlaceAndHint() throws {
    XCTAssertEqual(try line("heading"), "heading “Nothing yet”")
    XCTAssertEqual(try line("place"), "20 150 120 44")
    XCTAssertEqual(try line("hint"), "Leaves the harbour")
    XCTAssertEqual(try line("actions"), "element.activate element.Hoist-flag")
  }

  func testSwitchReportsStateAndToggles() throws {
    XCTAssertEqual(try line("toggle"), "True")
    XCTAssertEqual(try line("toggled"), "False")
  }

  func testSliderReportsValueAndMoves() throws {
    XCTAssertEqual(try line("slider"), "0.5 1.0")
    XCTAssertEqual(try line("slid"), "heading “Speed 90”")
  }

  func testAFieldIsReadWrittenAndFocused() throws {
    XCTAssertEqual(try line("text"), "Genoa")
    XCTAssertEqual(try line("typed"), "heading “Bound for Venice” Venice")
    XCTAssertEqual(try line("focused"), "True")
  }

  func testActionsPressButtonsAndScreensFollow() throws {
    XCTAssertEqual(try line("custom"), "heading “Flag hoisted”")
    XCTAssertEqual(try line("pushed"), "push button “Harbour”")
    XCTAssertEqual(try line("gone"), "True")
    XCTAssertEqual(try line("popped"), "slider “Speed”")
  }

  func testAnnouncementsReachTheListener() throws {
    XCTAssertEqual(try line("announced"), "alert “The ship has left”")
  }
}
