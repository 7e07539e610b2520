import PortolanTesting
import UIKit
import XCTest

/// Tests of text views with another width, and of the keyboard after the application has set a text.
@MainActor
final class TextResizeTests: XCTestCase {
  func testTheContentOfATextViewIsAsHighAsItsLines() {
    let app = TestApp(device: .iPad)
    let controller = UIViewController()
    app.show(controller)
    let area = UITextView(frame: CGRect(x: 0, y: 100, width: 120, height: 200))
    area.text = String(repeating: "word ", count: 60)
    controller.view.addSubview(area)
    app.settle()
    let narrow = area.contentSize.height
    area.frame.size.width = 700
    app.settle()
    XCTAssertLessThan(area.contentSize.height, narrow / 3)
    area.frame.size.width = 120
    app.settle()
    XCTAssertEqual(area.contentSize.height, narrow)
    app.end()
  }

  func testKeyboardDetectsSentenceStartInSetText() {
    let app = TestApp(device: .iPhone15)
    let controller = UIViewController()
    app.show(controller)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    app.settle()
    XCTAssertTrue(app.sees("Q"))
    field.text = "a"
    app.settle()
    XCTAssertTrue(app.sees("q"))
    field.text = ""
    app.settle()
    XCTAssertTrue(app.sees("Q"))
    app.end()
  }

  func testOnScreenKeyboardIsHiddenByHardwareKeyboard() {
    let app = TestApp(device: .iPhone15)
    let controller = UIViewController()
    app.show(controller)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    app.settle()
    XCTAssertTrue(app.sees("Q"))
    app.host.hasHardwareKeyboard = true
    app.settle()
    XCTAssertFalse(app.sees("Q"))
    XCTAssertTrue(field.isFirstResponder)
    app.host.hasHardwareKeyboard = false
    app.settle()
    XCTAssertTrue(app.sees("Q"))
    app.end()
  }
}
