import PortolanTesting
import UIKit
import XCTest

/// Tests of marked text, as used by Japanese input methods.
@MainActor
final class CompositionTests: XCTestCase {
  private lazy var view: UITextView = {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
    view.accessibilityLabel = "Notes"
    return view
  }()
  private lazy var app: TestApp = {
    let app = TestApp()
    let controller = UIViewController()
    app.show(controller)
    controller.view.addSubview(view)
    app.settle()
    app.tap("Notes")
    app.settle()
    return app
  }()

  private var marked: String? { view.markedTextRange.flatMap { view.text(in: $0) } }

  func testAConversionReplacesTypedTextAndSelectsAClause() {
    _ = app
    view.insertText("私は")
    view.setMarkedText("にほんご", selectedRange: NSRange(location: 4, length: 0))
    XCTAssertEqual(view.text, "私はにほんご")
    XCTAssertEqual(marked, "にほんご")
    view.setMarkedText("日本語を", selectedRange: NSRange(location: 0, length: 3))
    XCTAssertEqual(view.text, "私は日本語を")
    XCTAssertEqual(view.selectedRange, NSRange(location: 2, length: 3), "the clause that is converted")
    view.unmarkText()
    XCTAssertNil(view.markedTextRange)
    XCTAssertEqual(view.text, "私は日本語を")
  }

  func testMarkedTextIsUnderlinedUntilItIsCommitted() {
    _ = app
    view.setMarkedText("かな", selectedRange: NSRange(location: 2, length: 0))
    func underline() -> Any? { view.attributedText.attribute(.underlineStyle, at: 0, effectiveRange: nil) }
    XCTAssertNotNil(underline())
    view.insertText("仮名")
    XCTAssertEqual(view.text, "仮名")
    XCTAssertNil(underline())
    XCTAssertEqual(view.selectedRange, NSRange(location: 2, length: 0))
  }

  func testConversionIsUndoneAtOnce() {
    app.type("a")
    app.compose("にほん")
    app.compose("日本")
    app.commit("日本")
    XCTAssertEqual(view.text, "a日本")
    app.press(.keyboardZ, "z", modifiers: .command)
    XCTAssertEqual(view.text, "a")
    app.press(.keyboardZ, "z", modifiers: [.command, .shift])
    XCTAssertEqual(view.text, "a日本")
  }

  func testACanceledCompositionLeavesTheTextAsItWas() {
    _ = app
    view.insertText("ab")
    view.selectedRange = NSRange(location: 1, length: 0)
    view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    XCTAssertEqual(view.text, "aかb")
    view.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
    XCTAssertEqual(view.text, "ab")
    XCTAssertNil(view.markedTextRange)
    XCTAssertEqual(view.selectedRange, NSRange(location: 1, length: 0))
  }

  func testTheCaretOfAComposedTextIsAtItsPosition() throws {
    _ = app
    view.insertText("ab")
    view.setMarkedText("かな", selectedRange: NSRange(location: 1, length: 0))
    let range = try XCTUnwrap(view.selectedTextRange)
    let caret = view.caretRect(for: range.start)
    let all = view.firstRect(for: try XCTUnwrap(view.markedTextRange))
    XCTAssertEqual(caret.midX, all.midX, accuracy: 1.5, "between two letters of one width")
  }
}
