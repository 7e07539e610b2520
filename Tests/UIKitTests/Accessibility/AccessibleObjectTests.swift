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

  /// A test object of Blueprint, `AccessibilityCompositionTests`, overrides the actions of `NSObject`.
  func testOverriddenActionsAreCalledThroughNSObject() {
    final class Counter: PTObject {
      var count = 0
      override func accessibilityActivate() -> Bool { count == 0 }
      override func accessibilityIncrement() { count += 1 }
      override func accessibilityDecrement() { count -= 1 }
    }
    let counter = Counter()
    let object: NSObject = counter
    XCTAssertTrue(object.accessibilityActivate())
    object.accessibilityIncrement()
    object.accessibilityIncrement()
    object.accessibilityDecrement()
    XCTAssertEqual(counter.count, 1)
    XCTAssertFalse(object.accessibilityActivate())
    XCTAssertFalse(object.accessibilityPerformEscape())
    XCTAssertFalse(NSObject().accessibilityActivate())
  }
}

/// Tests of objects that code has as `NSObject`
/// (https://developer.apple.com/documentation/objectivec/nsobject-swift.class/uiaccessibility).
@MainActor
final class ObjectAccessibilityTests: XCTestCase {
  private final class Badge: UIView {
    override var accessibilityLabel: String? {
      get { "Badge" }
      set {}
    }
    var activations = 0
    override func accessibilityActivate() -> Bool {
      activations += 1
      return true
    }
  }

  func testViewsAnswerWithTheirOwnProperties() {
    let badge = Badge()
    let object: NSObject = badge
    object.isAccessibilityElement = true
    object.accessibilityTraits = [.button]
    object.accessibilityHint = "Opens"
    object.accessibilityLabel = "Ignored"
    XCTAssertEqual(object.accessibilityLabel, "Badge")
    XCTAssertTrue(badge.isAccessibilityElement)
    XCTAssertEqual(badge.accessibilityTraits, [.button])
    XCTAssertEqual(badge.accessibilityHint, "Opens")
    XCTAssertTrue(object.accessibilityActivate())
    XCTAssertEqual(badge.activations, 1)
    badge.accessibilityElements = [badge]
    XCTAssertEqual(object.accessibilityElementCount(), 1)
    XCTAssertEqual(object.index(ofAccessibilityElement: badge), 0)
  }

  /// The results of a rotor may be strings (https://github.com/cashapp/AccessibilitySnapshot, testCustomRotors).
  func testStringsAnswerWithTheirText() {
    XCTAssertEqual(("11" as NSString).accessibilityLabel, "11")
    let named: NSString = "12"
    named.accessibilityLabel = "Twelve"
    XCTAssertEqual(named.accessibilityLabel, "Twelve")
  }

  func testActionsHaveNamesWithAttributes() {
    let name = NSAttributedString(string: "Pin", attributes: [.accessibilitySpeechLanguage: "en"])
    let action = UIAccessibilityCustomAction(attributedName: name) { _ in true }
    XCTAssertEqual(action.name, "Pin")
    XCTAssertEqual(action.attributedName, name)
    action.name = "Unpin"
    XCTAssertEqual(action.attributedName, NSAttributedString(string: "Unpin"))
  }

  func testItemsAndImagesAnswerWithTheirLabels() {
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    item.accessibilityLabel = "Save the document"
    item.accessibilityIdentifier = "save"
    XCTAssertEqual((item as NSObject).accessibilityLabel, "Save the document")
    XCTAssertEqual((item as NSObject).accessibilityIdentifier, "save")
  }
}
