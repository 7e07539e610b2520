import PortolanTesting
import UIKit
import XCTest

/// The text layout manager of text views
/// (https://developer.apple.com/documentation/uikit/uitextview/textlayoutmanager).
@MainActor
final class TextViewLayoutManagerTests: XCTestCase {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  private func show(_ text: String) -> TestApp {
    let app = TestApp()
    let screen = UIViewController()
    view.contentInsetAdjustmentBehavior = .never
    view.font = .systemFont(ofSize: 20)
    view.text = text
    screen.view.addSubview(view)
    app.show(screen)
    return app
  }

  private func frames(_ manager: NSTextLayoutManager) -> [CGRect] {
    var result: [CGRect] = []
    manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) {
      result.append($0.layoutFragmentFrame)
      return true
    }
    return result
  }

  func testTheManagerReportsTheLayoutOfTheView() throws {
    let app = show("one\ntwo words that are longer than a line\nthree")
    let manager = try XCTUnwrap(view.textLayoutManager)
    XCTAssertTrue(view.textLayoutManager === manager)
    XCTAssertTrue(manager.textContainer === view.textContainer)
    XCTAssertTrue(view.textContainer.textLayoutManager === manager)
    let storage = try XCTUnwrap(manager.textContentManager as? NSTextContentStorage)
    XCTAssertTrue(storage.textStorage === view.textStorage)
    XCTAssertEqual(frames(manager).count, 3)
    let line = try XCTUnwrap(view.font?.lineHeight)
    XCTAssertEqual(frames(manager)[2].minY, 3 * line, accuracy: 1)
    XCTAssertEqual(
      manager.usageBoundsForTextContainer.height + view.textContainerInset.top
        + view.textContainerInset.bottom,
      view.contentSize.height, accuracy: 1)

    // Typing and a new width change the layout.
    app.tap(at: view.convert(CGPoint(x: 100, y: 20), to: nil))
    app.settle()
    view.selectedRange = NSRange(location: 3, length: 0)
    view.insertText("\nmore")
    XCTAssertEqual(frames(manager).count, 4)
    view.frame.size.width = 100
    app.settle()
    XCTAssertGreaterThan(frames(manager)[2].height, 2.5 * line)
  }

  func testSegmentsMatchTheSelection() throws {
    _ = show("one two three")
    let manager = try XCTUnwrap(view.textLayoutManager)
    let start = try XCTUnwrap(
      manager.textContentManager?.location(manager.documentRange.location, offsetBy: 4))
    let end = try XCTUnwrap(manager.textContentManager?.location(start, offsetBy: 3))
    var boxes: [CGRect] = []
    manager.enumerateTextSegments(
      in: try XCTUnwrap(NSTextRange(location: start, end: end)), type: .standard
    ) { _, box, _, _ in
      boxes.append(box)
      return true
    }
    let from = try XCTUnwrap(view.position(from: view.beginningOfDocument, offset: 4))
    let to = try XCTUnwrap(view.position(from: from, offset: 3))
    let expected = view.firstRect(for: try XCTUnwrap(view.textRange(from: from, to: to)))
    XCTAssertEqual(boxes.count, 1)
    XCTAssertEqual(boxes[0].minX + view.textContainerInset.left, expected.minX, accuracy: 0.5)
    XCTAssertEqual(boxes[0].width, expected.width, accuracy: 0.5)
  }

  func testReadingTheLayoutManagerEndsTheTextLayoutManager() {
    XCTAssertNotNil(view.textLayoutManager)
    XCTAssertNotNil(view.layoutManager)
    XCTAssertNil(view.textLayoutManager)
    XCTAssertNil(UITextView(usingTextLayoutManager: false).textLayoutManager)
    XCTAssertNotNil(UITextView(usingTextLayoutManager: true).textLayoutManager)
  }

  private final class Fragment: NSTextLayoutFragment {
    override func draw(at point: CGPoint, in context: CGContext) {
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(origin: point, size: layoutFragmentFrame.size))
      super.draw(at: point, in: context)
    }
  }

  private final class Delegate: NSObject, NSTextLayoutManagerDelegate, NSTextContentStorageDelegate {
    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
      in textElement: NSTextElement
    ) -> NSTextLayoutFragment {
      Fragment(textElement: textElement, range: textElement.elementRange)
    }

    func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
      -> NSTextParagraph?
    {
      guard let text = textContentStorage.textStorage?.attributedSubstring(from: range) else { return nil }
      let shown = NSMutableAttributedString(attributedString: text)
      shown.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: shown.length))
      return NSTextParagraph(attributedString: shown)
    }
  }

  func testFragmentsOfTheDelegateDrawThemselves() throws {
    let app = show("one")
    let delegate = Delegate()
    try XCTUnwrap(view.textLayoutManager).delegate = delegate
    app.settle()
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
    XCTAssertEqual(Array(image.pixel(180, 14).prefix(3)), [255, 0, 0])
  }

  func testTheContentStorageDelegateChangesParagraphs() throws {
    let app = show("one\ntwo")
    let delegate = Delegate()
    let before = view.contentSize.height
    try XCTUnwrap(view.textLayoutManager?.textContentManager).delegate = delegate
    app.settle()
    XCTAssertEqual(view.text, "one\ntwo")
    XCTAssertEqual(view.contentSize.height - 16, 2 * (before - 16), accuracy: 2)
  }

  func testRenderingAttributesAreDrawnAndNotStored() throws {
    let app = show("one two")
    let manager = try XCTUnwrap(view.textLayoutManager)
    manager.addRenderingAttribute(.foregroundColor, value: UIColor.red, for: manager.documentRange)
    app.settle()
    var colors: [UIColor] = []
    manager.enumerateRenderingAttributes(from: manager.documentRange.location, reverse: false) {
      if let color = $1[.foregroundColor] as? UIColor { colors.append(color) }
      return $2.isEmpty == false
    }
    XCTAssertEqual(colors, [.red])
    XCTAssertNotEqual(
      view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
    // Attributes behind an edit move with their text.
    view.textStorage.insert(NSAttributedString(string: "zero "), at: 0)
    var ranges: [Int] = []
    manager.enumerateRenderingAttributes(from: manager.documentRange.location, reverse: false) {
      ranges.append(
        manager.textContentManager?.offset(from: manager.documentRange.location, to: $2.location) ?? -1)
      return $1.isEmpty == false
    }
    XCTAssertEqual(ranges, [5])
    manager.invalidateRenderingAttributes(for: manager.documentRange)
    manager.enumerateRenderingAttributes(from: manager.documentRange.location, reverse: false) { _, _, _ in
      XCTFail("There are no attributes.")
      return false
    }
  }
}
