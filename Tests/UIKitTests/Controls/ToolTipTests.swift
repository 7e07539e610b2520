import UIKit
import XCTest

@MainActor
final class ToolTipTests: XCTestCase {
  func testAControlsToolTipIsAnInteraction() {
    let button = UIButton(type: .system)
    XCTAssertNil(button.toolTipInteraction)
    button.toolTip = "Moors the ship"
    XCTAssertEqual(button.toolTipInteraction?.defaultToolTip, "Moors the ship")
    XCTAssertTrue(button.toolTipInteraction?.view === button)
    button.toolTip = "Casts off"
    XCTAssertEqual(button.toolTipInteraction?.defaultToolTip, "Casts off")
    XCTAssertEqual(button.interactions.count { $0 is UIToolTipInteraction }, 1)
  }

  func testTheBehavioralStyleIsKept() {
    let button = UIButton(type: .system)
    XCTAssertEqual(button.preferredBehavioralStyle, .automatic)
    button.preferredBehavioralStyle = .pad
    XCTAssertEqual(button.preferredBehavioralStyle, .pad)
  }
}
