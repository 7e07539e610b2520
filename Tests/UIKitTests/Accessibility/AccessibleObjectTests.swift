import UIKit
import XCTest

/// Tests of objects that override properties of the informal protocol of accessibility.
@MainActor
final class AccessibleObjectTests: XCTestCase {
  private final class Note: PTObject {
    var changes = 0
    override var accessibilityLabel: String? { didSet { changes += 1 } }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { .button }
      set {}
    }
  }

  func testOverriddenProperties() {
    let note = Note()
    note.accessibilityLabel = "Venice"
    XCTAssertEqual(note.changes, 1)
    XCTAssertEqual(note.accessibilityLabel, "Venice")
    XCTAssertEqual((note as NSObject).accessibilityLabel, "Venice")
    XCTAssertEqual(note.accessibilityTraits, .button)
    note.accessibilityHint = "A city"
    XCTAssertEqual(note.accessibilityHint, "A city")
    XCTAssertFalse(note.isAccessibilityElement)
  }
}
