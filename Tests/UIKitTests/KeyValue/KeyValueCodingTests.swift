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

  func testMembersOfUnknownObjects() {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 20)
    constraint.priority = .defaultLow
    let objects: [AnyObject] = [constraint]
    XCTAssertEqual(_member(objects.first)?.priority, Float(250))
    XCTAssertEqual(_member(objects[0]).constant, CGFloat(20))
    XCTAssertNil(_member([AnyObject]().first)?.priority as Float?)
  }

  func testChangesInPlaceNameTheirElements() {
    let view = UIView()
    view.accessibilityElements = ["a"]
    var changes: [String] = []
    let observation = view.observe(\.accessibilityElements, options: [.old, .new]) { _, change in
      let indexes = change.indexes.map { $0.map { "\($0)" }.joined(separator: " ") } ?? "all"
      func text(_ values: [Any]??) -> String { (values ?? nil).map { "\($0)" } ?? "none" }
      changes.append("\(change.kind) \(indexes): \(text(change.oldValue)) \(text(change.newValue))")
    }
    let elements = view.mutableArrayValue(forKey: "accessibilityElements")
    elements.add("b")
    elements.addObjects(from: ["c", "d"])
    elements[4] = "e"
    elements[0] = "f"
    elements.removeObjects(at: [1, 3])
    elements.remove("c")
    elements.replaceObjects(in: NSRange(location: 0, length: 1), withObjectsFrom: ["h", "i"])
    elements.removeObjects(in: ["e", "x"])
    elements.removeAllObjects()
    observation.invalidate()
    elements.add("g")
    XCTAssertEqual(
      changes,
      [
        #"insertion 1: none ["b"]"#, #"insertion 2 3: none ["c", "d"]"#, #"insertion 4: none ["e"]"#,
        #"replacement 0: ["a"] ["f"]"#, #"removal 1 3: ["b", "d"] none"#,
        #"removal 1: ["c"] none"#, #"replacement 0: ["f"] ["h"]"#, #"insertion 1: none ["i"]"#,
        #"removal 2: ["e"] none"#, #"removal 0 1: ["h", "i"] none"#,
      ])
    XCTAssertEqual(view.accessibilityElements as? [String], ["g"])
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
