import UIKit
import XCTest

/// Tests of properties of UIKit's classes by name, with conversion of values from code and storyboards.
@MainActor
final class KeyValueCodingTests: XCTestCase {
  func testPropertiesOfTheFramework() {
    let label = UILabel()
    label.setValue(NSNumber(value: NSTextAlignment.center.rawValue), forKey: "textAlignment")
    XCTAssertEqual(label.textAlignment, .center)
    label.setValue("a", forKeyPath: "text")
    XCTAssertEqual(label.value(forKey: "text") as? String, "a")
    label.setValue(true, forKey: "hidden")
    XCTAssertTrue(label.isHidden)

    let scroll = UIScrollView()
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scroll.setValue(NSValue(uiEdgeInsets: insets), forKey: "contentInset")
    XCTAssertEqual(scroll.contentInset, insets)
    scroll.setValue(CGPoint(x: 0, y: 5), forKey: "contentOffset")
    XCTAssertEqual(scroll.contentOffset.y, 5)
    scroll.setValue(false, forKey: "pagingEnabled")

    let stack = UIStackView()
    stack.setValue(1, forKey: "axis")
    XCTAssertEqual(stack.axis, .vertical)

    let field = UITextField()
    field.setValue(UITextField.BorderStyle.roundedRect.rawValue, forKey: "borderStyle")
    XCTAssertEqual(field.borderStyle, .roundedRect)

    let view = UIView()
    view.setValue(CGAffineTransform(scaleX: 2, y: 2), forKey: "transform")
    XCTAssertEqual(view.transform.a, 2)
    view.setValue(NSValue(rect: CGRect(x: 0, y: 0, width: 4, height: 4)), forKey: "bounds")
    XCTAssertEqual(view.bounds.width, 4)
    view.setValue(7, forKeyPath: "layer.cornerRadius")
    XCTAssertEqual(view.layer.cornerRadius, 7)
    XCTAssertEqual(view.value(forKeyPath: "layer.cornerRadius") as? CGFloat, 7)
    view.setValue(UIColor.red, forKey: "backgroundColor")
    XCTAssertEqual(view.backgroundColor, .red)
    view.setValue("name", forKey: "accessibilityIdentifier")
    XCTAssertEqual(view.accessibilityIdentifier, "name")
  }

  func testDelegates() {
    final class Delegate: NSObject, UITableViewDelegate, UITextFieldDelegate {}
    let delegate = Delegate()
    let table = UITableView()
    table.setValue(delegate, forKey: "delegate")
    XCTAssertTrue(table.delegate === delegate)
    let field = UITextField()
    field.setValue(delegate, forKey: "delegate")
    XCTAssertTrue(field.delegate === delegate)
    field.setValue(nil, forKey: "delegate")
    XCTAssertNil(field.delegate)
  }

  func testArraysThatAreChangedInPlace() {
    let view = UIView()
    view.accessibilityElements = ["a"]
    let elements = view.mutableArrayValue(forKey: "accessibilityElements")
    elements.add("b")
    elements.removeObject(at: 0)
    XCTAssertEqual(view.accessibilityElements as? [String], ["b"])
    XCTAssertEqual(elements.count, 1)
  }

  func testEveryObjectHasAccessibilityAttributes() {
    let object = NSObject()
    XCTAssertFalse(object.isAccessibilityElement)
    object.accessibilityLabel = "a"
    object.accessibilityTraits = .button
    XCTAssertEqual(object.accessibilityLabel, "a")
    XCTAssertEqual(object.accessibilityTraits, .button)
    let view = UIView()
    view.accessibilityPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    XCTAssertEqual(view.accessibilityPath?.bounds.width, 1)
    view.accessibilityAttributedLabel = NSAttributedString(string: "b")
    XCTAssertEqual(view.accessibilityLabel, "b")
    view.accessibilityLabel = "c"
    XCTAssertEqual(view.accessibilityAttributedLabel?.string, "c")
  }
}
