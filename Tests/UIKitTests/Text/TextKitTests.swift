import PortolanTesting
import UIKit
import XCTest

/// Layout managers, containers and attachments of apps
/// (https://developer.apple.com/documentation/uikit/nslayoutmanager).
@MainActor
final class TextKitTests: XCTestCase {
  private let font = UIFont.systemFont(ofSize: 20)
  /// Layout managers do not keep their storage.
  private var kept: NSTextStorage?
  private let words = (0..<60).map { "word\($0)" }.joined(separator: " ")

  private func layOut(
    _ text: NSAttributedString, _ containers: [NSTextContainer], manager: NSLayoutManager = NSLayoutManager()
  ) -> (NSTextStorage, NSLayoutManager) {
    let storage = NSTextStorage(attributedString: text)
    kept = storage
    storage.addLayoutManager(manager)
    for container in containers { manager.addTextContainer(container) }
    return (storage, manager)
  }

  private func text(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString
  {
    NSAttributedString(string: string, attributes: attributes.merging([.font: font]) { own, _ in own })
  }

  private func lines(_ manager: NSLayoutManager) -> [(rect: CGRect, used: CGRect, range: NSRange)] {
    var result: [(CGRect, CGRect, NSRange)] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
      result.append(($0, $1, $3)); _ = ($2, $4)
    }
    return result
  }

  /// Editors keep the text in an object of their own.
  func testSubclassesOfTextStoragesWithTheirOwnText() {
    let storage = OwnStorage()
    storage.append(NSAttributedString(string: "Genoa", attributes: [.font: font]))
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "V")
    XCTAssertEqual(storage.string, "Venoa")
    XCTAssertEqual(storage.attribute(.font, at: 1, effectiveRange: nil) as? UIFont, font)
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    XCTAssertEqual(manager.numberOfGlyphs, 5)
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 1, length: 2))
    storage.removeAttribute(.font, range: NSRange(location: 2, length: 3))
    XCTAssertEqual(storage.attributes(at: 1, effectiveRange: nil).count, 2)
    XCTAssertEqual(storage.attribute(.kern, at: 2, effectiveRange: nil) as? Int, 2)
    XCTAssertNil(storage.attribute(.font, at: 3, effectiveRange: nil))
    storage.insert(NSAttributedString(string: "!"), at: storage.length)
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    XCTAssertEqual(storage.length, 5)
    XCTAssertEqual(NSAttributedString(attributedString: storage).string, "enoa!")
    XCTAssertEqual(storage.attributedSubstring(from: NSRange(location: 3, length: 2)).string, "a!")
    XCTAssertEqual(storage.string, "enoa!")
  }

  private final class OwnStorage: NSTextStorage {
    private let text = NSMutableAttributedString(string: "")

    override init() { super.init() }

    required init?(coder: NSCoder) { fatalError("not archived") }

    override var string: String { text.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      text.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
      text.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      text.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
  }

  func testTextsWithAttachments() {
    let text = NSMutableAttributedString(string: "ab")
    XCTAssertFalse(text.containsAttachments)
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    XCTAssertTrue(text.containsAttachments)
    XCTAssertFalse(text.containsAttachments(in: NSRange(location: 0, length: 2)))
    XCTAssertFalse(NSAttributedString(string: "").containsAttachments)
  }

  // MARK: Exclusion paths

  func testLinesLeaveOutAnExclusionPath() {
    let container = NSTextContainer(size: CGSize(width: 300, height: 1000))
    container.lineFragmentPadding = 0
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 120, height: 60))]
    let (storage, manager) = layOut(text(words), [container])
    let lines = lines(manager)
    XCTAssertGreaterThan(lines.count, 5)
    for line in lines {
      XCTAssertEqual(line.rect.minX, line.rect.minY < 60 ? 120 : 0, accuracy: 0.5, "\(line)")
      XCTAssertLessThanOrEqual(line.used.maxX, 300.5)
    }
    XCTAssertEqual(lines.last?.range.upperBound, storage.length)
    XCTAssertEqual(manager.usedRect(for: container).maxX, 300, accuracy: 60)
    // A point in a line finds its character, and the other way round.
    let box = manager.boundingRect(forGlyphRange: NSRange(location: 3, length: 1), in: container)
    XCTAssertGreaterThanOrEqual(box.minX, 120)
    XCTAssertEqual(manager.glyphIndex(for: CGPoint(x: box.midX, y: box.midY), in: container), 3)
  }

  func testLinesAreOnBothSidesOfAHole() {
    let container = NSTextContainer(size: CGSize(width: 400, height: 1000))
    container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 150, y: 0, width: 100, height: 100))]
    let (_, manager) = layOut(text(words), [container])
    let lines = lines(manager)
    XCTAssertEqual(lines[0].rect.minY, lines[1].rect.minY)
    XCTAssertEqual(lines[0].rect.minX, 0)
    XCTAssertGreaterThan(lines[1].rect.minX, 200)
    XCTAssertEqual(lines[0].range.upperBound, lines[1].range.location)
    let below = lines.filter { $0.rect.minY > 100 }
    XCTAssertTrue(below.allSatisfy { $0.rect.width == 400 })
    let box = manager.boundingRect(
      forGlyphRange: NSRange(location: lines[1].range.location, length: 1), in: container)
    XCTAssertEqual(
      manager.glyphIndex(for: CGPoint(x: box.midX, y: box.midY), in: container), lines[1].range.location)
  }

  func testATextViewFlowsAroundAnExclusionPath() {
    let app = TestApp()
    let controller = UIViewController()
    app.show(controller)
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    view.font = font
    view.text = words
    controller.view.addSubview(view)
    app.settle()
    let before = view.contentSize.height
    view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 100, y: 0, width: 200, height: 200))]
    app.settle()
    XCTAssertGreaterThan(view.contentSize.height, before + 50)
    let first = view.layoutManager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    XCTAssertEqual(first.maxX, 100, accuracy: 0.5)
    let caret = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 12)!)
    XCTAssertLessThanOrEqual(caret.maxX, 101)
    view.textContainer.exclusionPaths = []
    app.settle()
    XCTAssertEqual(view.contentSize.height, before, accuracy: 0.5)
  }

  // MARK: Containers

  func testTextContinuesInTheNextContainer() {
    let size = CGSize(width: 150, height: 100)
    let containers = (0..<3).map { _ in NSTextContainer(size: size) }
    let (storage, manager) = layOut(text(words), containers)
    let ranges = containers.map { manager.glyphRange(for: $0) }
    XCTAssertEqual(ranges[0].location, 0)
    XCTAssertEqual(ranges[1].location, ranges[0].upperBound)
    XCTAssertEqual(ranges[2].location, ranges[1].upperBound)
    XCTAssertGreaterThan(ranges[1].length, 10)
    XCTAssertLessThan(ranges[2].upperBound, storage.length)
    XCTAssertEqual(manager.firstUnlaidCharacterIndex(), ranges[2].upperBound)
    XCTAssertTrue(
      manager.textContainer(forGlyphAt: ranges[1].location, effectiveRange: nil) === containers[1])
    XCTAssertEqual(manager.lineFragmentRect(forGlyphAt: ranges[1].location, effectiveRange: nil).minY, 0)
    for container in containers {
      let used = manager.usedRect(for: container)
      XCTAssertLessThanOrEqual(used.maxY, 100.5)
      XCTAssertGreaterThan(used.height, 60)
    }
  }

  func testTheLimitOfLinesCountsAllParagraphs() {
    let container = NSTextContainer(size: CGSize(width: 500, height: 0))
    container.maximumNumberOfLines = 2
    container.lineBreakMode = .byTruncatingTail
    let (_, manager) = layOut(text("one\ntwo\nthree\nfour"), [container])
    XCTAssertEqual(manager.usedRect(for: container).height, 2 * font.lineHeight, accuracy: 0.5)
    XCTAssertEqual(manager.glyphRange(for: container).upperBound, 8)
  }

  func testASubclassOfAContainerDecidesAboutLines() {
    final class Slope: NSTextContainer {
      override var isSimpleRectangularTextContainer: Bool { false }
      override func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
      ) -> CGRect {
        var rect = super.lineFragmentRect(
          forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
          remaining: remainingRect)
        rect.origin.x += proposedRect.minY
        rect.size.width -= proposedRect.minY
        return rect
      }
    }
    let (_, manager) = layOut(text(words), [Slope(size: CGSize(width: 400, height: 300))])
    for line in lines(manager) { XCTAssertEqual(line.rect.minX, line.rect.minY, accuracy: 0.01) }
  }

  // MARK: Geometry

  func testTheExtraLineFollowsALineBreakAtTheEnd() {
    let container = NSTextContainer(size: CGSize(width: 300, height: 0))
    let (storage, manager) = layOut(text("one\n"), [container])
    XCTAssertEqual(manager.extraLineFragmentRect.minY, font.lineHeight, accuracy: 0.5)
    XCTAssertEqual(lines(manager).count, 1)
    storage.replaceCharacters(in: NSRange(location: 3, length: 1), with: "")
    XCTAssertEqual(manager.extraLineFragmentRect, .zero)
  }

  func testLinesEncloseTheirRangeAndBaseline() {
    let container = NSTextContainer(size: CGSize(width: 90, height: 0))
    let (_, manager) = layOut(text("first second third"), [container])
    var range = NSRange()
    let rect = manager.lineFragmentRect(forGlyphAt: 8, effectiveRange: &range)
    XCTAssertEqual(range, NSRange(location: 6, length: 7))
    XCTAssertEqual(rect, CGRect(x: 0, y: font.lineHeight, width: 90, height: font.lineHeight))
    let used = manager.lineFragmentUsedRect(forGlyphAt: 8, effectiveRange: nil)
    XCTAssertLessThan(used.width, 120)
    XCTAssertEqual(manager.location(forGlyphAt: 6).x, 5, accuracy: 0.01)
    XCTAssertEqual(manager.location(forGlyphAt: 6).y, font.ascender, accuracy: 0.5)
    XCTAssertEqual(
      manager.glyphRange(forBoundingRect: CGRect(x: 0, y: 30, width: 10, height: 10), in: container),
      NSRange(location: 6, length: 7))
    var boxes: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 2, length: 8),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
    ) { box, _ in boxes.append(box) }
    XCTAssertEqual(boxes.count, 2)
    XCTAssertLessThan(boxes[0].maxX, 80)
  }

  func testADelegateSpacesLines() {
    final class Spacer: NSObject, NSLayoutManagerDelegate {
      func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
      ) -> CGFloat { 7 }
    }
    let container = NSTextContainer(size: CGSize(width: 120, height: 0))
    let (_, manager) = layOut(text("first second third"), [container])
    let before = manager.usedRect(for: container).height
    let spacer = Spacer()
    manager.delegate = spacer
    XCTAssertEqual(
      manager.usedRect(for: container).height, before + CGFloat(lines(manager).count - 1) * 7, accuracy: 0.5)
  }

  // MARK: Drawing

  private final class Boxes: NSLayoutManager {
    var log: [String] = []
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      log.append(
        "background \(glyphsToShow.location) \(glyphsToShow.length) at \(Int(origin.x)) \(Int(origin.y))")
      super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
    }
    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
      color: UIColor
    ) {
      log.append("fill \(rectCount) \(charRange.location) \(charRange.length)")
      super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: color)
    }
    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
      baselineOffset: CGFloat,
      lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
      containerOrigin: CGPoint
    ) {
      log.append("underline \(glyphRange.location) \(glyphRange.length) \(underlineVal.rawValue)")
      super.drawUnderline(
        forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset,
        lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
  }

  private func decorated() -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: text("plain marked under"))
    text.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 6, length: 6))
    text.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 13, length: 5))
    return text
  }

  func testASubclassDrawsBackgroundsAndUnderlines() {
    let container = NSTextContainer(size: CGSize(width: 300, height: 0))
    let boxes = Boxes()
    let (storage, manager) = layOut(decorated(), [container], manager: boxes)
    let range = NSRange(location: 0, length: storage.length)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 40)).image { _ in
      manager.drawBackground(forGlyphRange: range, at: .zero)
      manager.drawGlyphs(forGlyphRange: range, at: .zero)
    }
    XCTAssertEqual(boxes.log, ["background 0 18 at 0 0", "fill 1 6 6", "underline 13 5 1"])
    // The drawing is that of the string.
    let plain = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 40)).image { _ in
      decorated().draw(in: CGRect(x: 5, y: 0, width: 290, height: 40))
    }
    let difference = drawn.cgImage!.countDifferingPixels(from: plain.cgImage!)
    XCTAssertLessThan(try XCTUnwrap(difference), 400, "only the sides of the background differ")
  }

  func testATextViewLetsItsLayoutManagerDraw() {
    let boxes = Boxes()
    let container = NSTextContainer(size: CGSize(width: 300, height: 0))
    let (storage, _) = layOut(decorated(), [container], manager: boxes)
    let app = TestApp()
    let controller = UIViewController()
    app.show(controller)
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200), textContainer: container)
    controller.view.addSubview(view)
    app.settle()
    XCTAssertTrue(view.textStorage === storage)
    XCTAssertEqual(boxes.log.prefix(3), ["background 0 18 at 0 8", "fill 1 6 6", "underline 13 5 1"])
    boxes.log = []
    storage.addAttribute(.backgroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 5))
    app.settle()
    XCTAssertTrue(boxes.log.contains("fill 1 0 5"), "\(boxes.log)")
  }

  // MARK: Attachments

  func testAttachmentsDecideAboutTheirBounds() {
    final class Fit: NSTextAttachment {
      var asked: [CGRect] = []
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint,
        characterIndex charIndex: Int
      ) -> CGRect {
        asked.append(lineFrag)
        return CGRect(x: 0, y: -4, width: lineFrag.width / 2, height: 30)
      }
      override func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
      ) -> UIImage? {
        UIGraphicsImageRenderer(size: imageBounds.size).image { $0.fill(imageBounds) }
      }
    }
    let fit = Fit()
    let container = NSTextContainer(size: CGSize(width: 210, height: 0))
    let (_, manager) = layOut(NSAttributedString(attachment: fit), [container])
    XCTAssertEqual(manager.attachmentSize(forGlyphAt: 0), CGSize(width: 100, height: 30))
    XCTAssertEqual(fit.asked.first?.width, 200)
    let size = NSAttributedString(attachment: fit).boundingRect(
      with: CGSize(width: 80, height: 100), options: .usesLineFragmentOrigin, context: nil)
    XCTAssertEqual(size.width, 40, accuracy: 0.01)
  }
}
