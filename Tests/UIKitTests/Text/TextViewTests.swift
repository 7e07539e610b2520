import PortolanTesting
import UIKit
import XCTest

@MainActor
final class TextViewTests: XCTestCase {
  private lazy var log = Log()
  private lazy var textView: LoggingTextView = {
    let view = LoggingTextView(log)
    view.frame = CGRect(x: 20, y: 100, width: 300, height: 200)
    view.font = .systemFont(ofSize: 17)
    view.accessibilityLabel = "Notes"
    return view
  }()
  private lazy var app: TestApp = {
    let app = TestApp()
    let controller = UIViewController()
    app.show(controller)
    controller.view.addSubview(textView)
    app.settle()
    return app
  }()

  func testTypingAsksThenChangesThenNotifies() {
    app.type("a\nb", into: "Notes")
    XCTAssertEqual(textView.text, "a\nb")
    XCTAssertEqual(
      log.take(),
      [
        "shouldBegin", "didBegin", "should 0 0 a", "selection", "changed", "should 1 0 \n", "selection",
        "changed",
        "should 2 0 b", "selection", "changed",
      ])
    textView.resignFirstResponder()
    XCTAssertEqual(log.take(), ["shouldEnd", "didEnd"])
  }

  /// Helvetica at 12 points, as in the pictures of iOS 17.5
  /// (https://github.com/cashapp/AccessibilitySnapshot, testCustomRotors).
  func testTheFontIsHelveticaUnlessAnotherIsSet() throws {
    let view = UITextView()
    view.text = "a\nb\nc"
    let font = try XCTUnwrap(view.font)
    XCTAssertEqual(font.familyName, "Helvetica")
    XCTAssertEqual(font.pointSize, 12)
    XCTAssertEqual(font.lineHeight, 13.8, accuracy: 0.001)
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 200, height: 1000)).height, 57.4, accuracy: 0.34)
  }

  /// https://github.com/Rightpoint/BonMot, testTextViewFontPropertyBehavior
  func testTheFontIsNilWithoutATextAndOnceRemoved() {
    let view = UITextView()
    XCTAssertNil(view.font)
    view.text = "Testing"
    XCTAssertEqual(view.font?.pointSize, 12)
    view.font = .systemFont(ofSize: 20)
    XCTAssertEqual(view.font?.pointSize, 20)
    view.font = nil
    XCTAssertNil(view.font)
  }

  func testContentFitsTextAndCaretStaysVisible() {
    app.tap("Notes")
    XCTAssertEqual(textView.contentSize.width, 300)
    for index in 0..<20 { app.type("line \(index)\n") }
    app.settle()
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    XCTAssertEqual(textView.contentSize.height, 21 * line + 16, accuracy: 0.1)
    XCTAssertGreaterThan(textView.contentOffset.y, 100)
    let caret = textView.caretRect(for: textView.endOfDocument)
    XCTAssertLessThanOrEqual(caret.maxY, textView.bounds.maxY + 0.01)
  }

  func testWithoutScrollingTheTextDecidesTheHeight() {
    textView.isScrollEnabled = false
    textView.text = "one"
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    XCTAssertEqual(
      textView.sizeThatFits(CGSize(width: 300, height: 1000)).height, (line + 16).rounded(.up), accuracy: 1)
    let before = textView.intrinsicContentSize.height
    textView.text = "one\ntwo"
    XCTAssertEqual(textView.intrinsicContentSize.height, before + line, accuracy: 0.5)
  }

  func testConstraintsGrowAViewThatDoesNotScroll() {
    let app = app
    textView.removeFromSuperview()
    textView.isScrollEnabled = false
    textView.text = "short"
    let host = app.window.rootViewController!.view!
    textView.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      textView.topAnchor.constraint(equalTo: host.topAnchor, constant: 80),
      textView.widthAnchor.constraint(equalToConstant: 120),
    ])
    app.settle()
    let low = textView.frame.height
    app.type(" and some more words that wrap", into: "Notes")
    app.settle()
    XCTAssertEqual(textView.frame.width, 120)
    XCTAssertGreaterThan(textView.frame.height, low * 1.5)
  }

  func testALinkIsOpenedByATapWhereTextIsNotEdited() {
    let text = NSMutableAttributedString(string: "see here now")
    text.addAttribute(
      .link, value: URL(string: "https://example.org")!, range: NSRange(location: 4, length: 4))
    textView.attributedText = text
    textView.isEditable = false
    app.settle()
    let place = textView.caretRect(for: textView.position(from: textView.beginningOfDocument, offset: 6)!)
    app.tap(at: textView.convert(CGPoint(x: place.midX, y: place.midY), to: nil as UIView?))
    XCTAssertEqual(log.take(), ["link https://example.org 4 4"])
    XCTAssertEqual(app.host.openedURLs, [URL(string: "https://example.org")!])
    XCTAssertFalse(textView.isFirstResponder)
  }

  func testLinksAreFoundWhereTextIsNotEdited() {
    textView.text = "see www.example.org or not"
    textView.dataDetectorTypes = .link
    textView.isEditable = false
    textView.linkTextAttributes = [.underlineStyle: NSUnderlineStyle.single.rawValue]
    app.settle()
    let place = textView.caretRect(for: textView.position(from: textView.beginningOfDocument, offset: 8)!)
    app.tap(at: textView.convert(CGPoint(x: place.midX, y: place.midY), to: nil as UIView?))
    XCTAssertEqual(app.host.openedURLs.map(\.host), ["www.example.org"])
    XCTAssertEqual(log.take().count, 1)
    XCTAssertNil(textView.attributedText.attribute(.link, at: 8, effectiveRange: nil))
  }

  func testAParagraphIsAlignedAsItsLettersRun() {
    textView.text = "latin\nעברית"
    app.settle()
    let latin = textView.caretRect(for: textView.beginningOfDocument)
    let hebrew = textView.caretRect(for: textView.position(from: textView.beginningOfDocument, offset: 6)!)
    XCTAssertLessThan(latin.minX, 20)
    XCTAssertGreaterThan(hebrew.minX, 250)
  }

  func testPageKeysMoveByTheVisibleHeight() {
    app.tap("Notes")
    textView.text = (0..<100).map { "line \($0)" }.joined(separator: "\n")
    textView.selectedRange = NSRange(location: 0, length: 0)
    app.press(.keyboardPageDown)
    app.settle()
    let first = textView.selectedRange.location
    XCTAssertGreaterThan(first, 40)
    XCTAssertGreaterThan(textView.contentOffset.y, 0)
    app.press(.keyboardPageUp)
    XCTAssertLessThan(textView.selectedRange.location, 8)
  }

  func testEditsOfTheTextStorageAreShown() {
    textView.text = "hello"
    let storage = textView.textStorage
    XCTAssertEqual(storage.string, "hello")
    storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    XCTAssertEqual(
      textView.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor, .red)
    storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "bye")
    XCTAssertEqual(textView.text, "bye")
    app.type("!", into: "Notes")
    XCTAssertEqual(storage.string, textView.text)
  }

  func testADelegateOfTheStorageColorsTypedText() {
    let highlighter = Highlighter()
    textView.textStorage.delegate = highlighter
    app.type("let x", into: "Notes")
    let color = textView.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    XCTAssertEqual(color, .systemPink)
    XCTAssertEqual(textView.selectedRange, NSRange(location: 5, length: 0))
  }

  func testALayoutManagerMeasuresAndFindsCharacters() {
    let storage = NSTextStorage(string: "first second", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 60, height: 1000))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    XCTAssertEqual(
      manager.usedRect(for: container).height, 2 * UIFont.systemFont(ofSize: 17).lineHeight, accuracy: 0.1)
    let index = manager.characterIndex(
      for: CGPoint(x: 2, y: 30), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    XCTAssertEqual(index, 6)
    let box = manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 6), in: container)
    XCTAssertEqual(box.minX, 0, accuracy: 0.5)
    XCTAssertGreaterThan(box.minY, 15)
  }

  func testAnUneditableViewCanBeSelectedAndCopiedOnly() {
    textView.text = "read only"
    textView.isEditable = false
    app.settle()
    app.longPress(at: CGPoint(x: 40, y: 115))
    XCTAssertEqual(textView.selectedRange, NSRange(location: 0, length: 4))
    XCTAssertTrue(textView.canPerformAction(Selector("copy:"), withSender: nil))
    XCTAssertFalse(textView.canPerformAction(Selector("cut:"), withSender: nil))
    app.type("x")
    XCTAssertEqual(textView.text, "read only")
    XCTAssertFalse(log.take().contains("didBegin"))
  }

  func testTypingInALongTextLaysOutOneParagraph() {
    textView.text = (0..<1000).map {
      "Paragraph \($0) with some words in it, as people write them, and a few more."
    }
    .joined(separator: "\n")
    XCTAssertGreaterThan(textView.text.utf16.count, 70_000)
    app.tap("Notes")
    app.settle()
    textView.selectedRange = NSRange(location: 35_000, length: 0)
    app.settle()
    let count = textView.core.flow.laidOutCount
    app.type("x")
    app.settle()
    XCTAssertEqual(textView.core.flow.laidOutCount, count + 1)
    XCTAssertLessThan(app.elements(of: UIView.self).count, 100)
  }

  func testTypingInALongParagraphDrawsTheLinesAroundIt() {
    textView.text = (0..<1500).map { String(repeating: "w", count: 1 + $0 * 7 % 11) }.joined(separator: " ")
    app.tap("Notes")
    app.settle()
    textView.selectedRange = NSRange(location: 5000, length: 0)
    app.settle()
    let flow = textView.core.flow!
    let known = Set(flow.fragments(from: 0, to: .infinity).map(\.block.identifier))
    XCTAssertGreaterThan(known.count, 12)
    app.type("x")
    app.settle()
    let fragments = flow.fragments(from: 0, to: .infinity)
    XCTAssertLessThanOrEqual(fragments.filter { !known.contains($0.block.identifier) }.count, 3)
    XCTAssertEqual(fragments.last?.frame.maxY ?? 0, flow.size.height, accuracy: 0.01)
    for (above, below) in zip(fragments, fragments.dropFirst()) {
      XCTAssertEqual(above.frame.maxY, below.frame.minY, accuracy: 0.01)
    }
  }
}

private final class Highlighter: NSObject, NSTextStorageDelegate {
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    guard editedMask.contains(.editedCharacters) else { return }
    textStorage.addAttribute(
      .foregroundColor, value: UIColor.systemPink, range: NSRange(location: 0, length: textStorage.length))
  }
}

private final class LoggingTextView: UITextView, UITextViewDelegate {
  let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(frame: .zero, textContainer: nil)
    delegate = self
  }
  required init?(coder: NSCoder) { nil }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    log.add("shouldBegin")
    return true
  }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    log.add("shouldEnd")
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { log.add("didBegin") }
  func textViewDidEndEditing(_ textView: UITextView) { log.add("didEnd") }
  func textViewDidChange(_ textView: UITextView) { log.add("changed") }
  func textViewDidChangeSelection(_ textView: UITextView) { log.add("selection") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  {
    log.add("should \(range.location) \(range.length) \(text)")
    return true
  }
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    log.add("link \(URL) \(characterRange.location) \(characterRange.length)")
    return true
  }
}
