import PortolanTesting
import UIKit
import XCTest

@MainActor
final class TextFieldTests: XCTestCase {
  private lazy var log = Log()
  private lazy var field: LoggingField = {
    let field = LoggingField(log)
    field.frame = CGRect(x: 20, y: 100, width: 200, height: 34)
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    return field
  }()
  private lazy var other: UITextField = {
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    other.placeholder = "Other"
    return other
  }()
  private lazy var app: TestApp = {
    let app = TestApp()
    let controller = UIViewController()
    app.show(controller)
    controller.view.addSubview(field)
    controller.view.addSubview(other)
    app.settle()
    return app
  }()

  private func listen() {
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
      (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "onExit"),
      (.primaryActionTriggered, "primary"),
    ] {
      field.addAction(UIAction(identifier: .init(name)) { [log] _ in log.add(name) }, for: event)
    }
  }

  func testTypingInTextViewAsksThenChangesThenNotifies() {
    listen()
    app.type("h", into: "Name")
    XCTAssertEqual(field.text, "h")
    XCTAssertEqual(
      log.take().filter { $0 != "selection" },
      ["shouldBegin", "didBegin", "editingDidBegin", "should 0 0 h", "editingChanged"])
    app.type("ello")
    XCTAssertEqual(field.text, "hello")
  }

  func testARefusedChangeLeavesTheText() {
    field.maxLength = 3
    app.type("abcdef", into: "Name")
    XCTAssertEqual(field.text, "abc")
    app.deleteBackward()
    XCTAssertEqual(field.text, "ab")
  }

  func testTextSetProgrammaticallySendsNoDelegateCalls() {
    listen()
    field.text = "quiet"
    XCTAssertEqual(log.take(), [])
    field.text = nil
    XCTAssertEqual(field.text, "")
  }

  func testMovingOnAsksTheOldFieldBeforeTheNewOneBegins() {
    app.type("a", into: "Name")
    _ = log.take()
    app.tap("Other")
    XCTAssertEqual(log.take().filter { $0 != "selection" }, ["shouldEnd", "didEnd"])
    XCTAssertTrue(other.isEditing)
    XCTAssertFalse(field.isEditing)
  }

  func testAFieldThatMayNotEndKeepsTheFocus() {
    field.mayEnd = false
    app.tap("Name")
    app.tap("Other")
    XCTAssertTrue(field.isEditing)
    XCTAssertFalse(other.isEditing)
    field.mayEnd = true
  }

  func testReturnAsksDelegateAndEndsOnExitWithTarget() {
    app.tap("Name")
    _ = log.take()
    app.type("\n")
    XCTAssertEqual(log.take(), ["shouldReturn"])
    XCTAssertTrue(field.isEditing)
    listen()
    app.type("\n")
    XCTAssertEqual(log.take(), ["shouldReturn", "onExit", "primary", "shouldEnd", "didEnd", "editingDidEnd"])
    XCTAssertFalse(field.isEditing)
  }

  func testHangulIsComposedInPlace() {
    app.type("한글", into: "Name")
    XCTAssertEqual(field.text, "한글")
    XCTAssertNil(field.markedTextRange)
    app.compose("ㅎ")
    XCTAssertEqual(field.text, "한글ㅎ")
    XCTAssertNotNil(field.markedTextRange)
    app.compose("하")
    XCTAssertEqual(field.text, "한글하")
    app.compose("")
    XCTAssertEqual(field.text, "한글")
    app.compose("にほん")
    app.commit("日本")
    XCTAssertEqual(field.text, "한글日本")
  }

  func testTheClearButtonAsksAndLeavesAnEmptyText() {
    field.clearButtonMode = .whileEditing
    app.type("abc", into: "Name")
    listen()
    _ = log.take()
    app.tap("Clear text")
    XCTAssertEqual(field.text, "")
    XCTAssertEqual(log.take().filter { $0 != "selection" }, ["shouldClear", "editingChanged"])
  }

  func testRightViewReplacesClearButton() {
    field.clearButtonMode = .always
    app.settle()
    field.text = "abc"
    app.settle()
    XCTAssertTrue(app.sees("Clear text"))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.rightViewMode = .always
    app.settle()
    XCTAssertFalse(app.sees("Clear text"))
    XCTAssertEqual(field.rightView?.frame.maxX, 193)
  }

  func testSizes() {
    // Metrics.md 1.8
    XCTAssertEqual(field.intrinsicContentSize.height, 34)
    XCTAssertEqual(
      field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34)),
      CGRect(x: 7, y: 2, width: 86, height: 30))
    let plain = UITextField()
    plain.text = "abc"
    XCTAssertEqual(plain.intrinsicContentSize.height, UIFont.systemFont(ofSize: 17).lineHeight + 1.5)
  }

  func testSecureTextShowsBulletsAndIsNotCopied() {
    field.isSecureTextEntry = true
    app.type("p한👍🏽", into: "Name")
    XCTAssertEqual(field.text, "p한👍🏽")
    XCTAssertEqual(field.core.flow.text.string, "•••")
    field.selectAll(nil)
    XCTAssertFalse(field.canPerformAction(Selector("copy:"), withSender: nil))
    app.deleteBackward()
    XCTAssertEqual(field.text, "")
  }

  func testKeysMoveSelectAndDelete() {
    app.type("one two three", into: "Name")
    app.press(.keyboardLeftArrow, modifiers: .command)
    XCTAssertEqual(selected, 8..<8)
    app.press(.keyboardLeftArrow, modifiers: [.command, .shift])
    XCTAssertEqual(selected, 4..<8)
    app.press(.keyboardDeleteOrBackspace, "\u{8}")
    XCTAssertEqual(field.text, "one three")
    app.press(.keyboardHome)
    app.press(.keyboardRightArrow, modifiers: .shift)
    app.type("O")
    XCTAssertEqual(field.text, "One three")
    app.press(.keyboardEnd)
    app.press(.keyboardDeleteOrBackspace, "\u{8}", modifiers: .command)
    XCTAssertEqual(field.text, "One ")
    app.press(.keyboardA, "a", modifiers: .command)
    XCTAssertEqual(selected, 0..<4)
  }

  func testUndoRevertsContinuousTyping() {
    app.type("abc", into: "Name")
    app.press(.keyboardLeftArrow)
    app.type("xy")
    XCTAssertEqual(field.text, "abxyc")
    app.press(.keyboardZ, "z", modifiers: .command)
    XCTAssertEqual(field.text, "abc")
    app.press(.keyboardZ, "z", modifiers: .command)
    XCTAssertEqual(field.text, "")
    app.press(.keyboardZ, "z", modifiers: [.command, .shift])
    app.press(.keyboardZ, "z", modifiers: [.command, .shift])
    XCTAssertEqual(field.text, "abxyc")
  }

  func testCutAndPaste() {
    app.type("cat", into: "Name")
    field.selectAll(nil)
    field.cut(nil)
    XCTAssertEqual(field.text, "")
    app.tap("Other")
    app.press(.keyboardV, "v", modifiers: .command)
    XCTAssertEqual(other.text, "cat")
  }

  func testALeavingFieldEndsEditing() {
    app.tap("Name")
    field.mayEnd = false
    field.removeFromSuperview()
    XCTAssertNil(app.window.firstResponder)
  }

  func testADoubleTapSelectsAWord() {
    app.type("hello world", into: "Name")
    let caret = field.caretRect(for: field.position(from: field.beginningOfDocument, offset: 8)!)
    app.advance(by: 1)
    app.doubleTap(at: field.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil as UIView?))
    XCTAssertEqual(selected, 6..<11)
  }

  private var selected: Range<Int>? { field.selectedTextRange.map { field.offsets(of: $0) } }

  /// https://github.com/yml-org/YMatterType, `TypographyTextFieldTests.testTextInsets`
  func testInsetsOfASubclassArePartOfTheSize() {
    let field = InsetTextField()
    field.text = "John"
    let size = field.intrinsicContentSize
    for inset in [-4, 2.5, 16] {
      field.insets = UIEdgeInsets(top: inset, left: 2, bottom: inset, right: 3)
      XCTAssertEqual(field.intrinsicContentSize.height, size.height + 2 * inset, accuracy: 0.01)
      XCTAssertEqual(field.intrinsicContentSize.width, size.width + 5, accuracy: 0.01)
    }
    field.fixed = CGRect(x: 0, y: 0, width: 50, height: 10)
    XCTAssertEqual(field.intrinsicContentSize, size)
  }

  func testSideViewsThatAreNotShownAreAtTheEdges() {
    let field = UITextField()
    let bounds = CGRect(x: 10, y: 0, width: 320, height: 40)
    XCTAssertEqual(field.leftViewRect(forBounds: bounds), CGRect(x: 10, y: 20, width: 0, height: 0))
    XCTAssertEqual(field.rightViewRect(forBounds: bounds), CGRect(x: 330, y: 20, width: 0, height: 0))
  }
}

private final class LoggingField: UITextField, UITextFieldDelegate {
  let log: Log
  var maxLength = Int.max
  var mayEnd = true

  init(_ log: Log) {
    self.log = log
    super.init(frame: .zero)
    delegate = self
  }
  required init?(coder: NSCoder) { nil }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { log.add("shouldBegin"); return true }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.add("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { log.add("shouldEnd"); return mayEnd }
  func textFieldDidEndEditing(_ textField: UITextField) { log.add("didEnd") }
  func textFieldDidChangeSelection(_ textField: UITextField) { log.add("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { log.add("shouldClear"); return true }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { log.add("shouldReturn"); return true }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    log.add("should \(range.location) \(range.length) \(string)")
    return (text! as NSString).replacingCharacters(in: range, with: string).count <= maxLength
  }
}

private final class InsetTextField: UITextField {
  var insets = UIEdgeInsets.zero
  var fixed: CGRect?

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    fixed ?? super.textRect(forBounds: bounds).inset(by: insets)
  }

  private final class ColorlessField: UITextField {
    override var textColor: UIColor? {
      get { nil }
      set {}
    }
    override var font: UIFont? {
      get { nil }
      set {}
    }
  }

  /// https://github.com/Skyscanner/SkyFloatingLabelTextField returns a color that is set later.
  func testOverridesMayHaveNoFontAndColor() {
    let field = ColorlessField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.placeholder = "Name"
    field.text = "Bergen"
    field.layoutIfNeeded()
    XCTAssertGreaterThan(field.intrinsicContentSize.height, 20)
    XCTAssertEqual(field.attributedText?.string, "Bergen")
  }
}
