import PortolanTesting
import UIKit
import XCTest

/// Text layout managers and content storages
/// (https://developer.apple.com/documentation/uikit/nstextlayoutmanager).
@MainActor
final class TextLayoutManagerTests: XCTestCase {
  private let font = UIFont.systemFont(ofSize: 20)
  private let storage = NSTextContentStorage()
  private let manager = NSTextLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 200, height: 0))

  private func layOut(_ string: String) {
    storage.attributedString = NSAttributedString(string: string, attributes: [.font: font])
    storage.addTextLayoutManager(manager)
    manager.textContainer = container
  }

  private func fragments() -> [NSTextLayoutFragment] {
    var result: [NSTextLayoutFragment] = []
    manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) {
      result.append($0)
      return true
    }
    return result
  }

  func testEachParagraphIsAFragment() {
    layOut("one\ntwo words that are longer than a line\nthree")
    let fragments = fragments()
    XCTAssertEqual(fragments.count, 3)
    XCTAssertEqual(fragments.map(\.textLineFragments.count), [1, 2, 1])
    XCTAssertEqual(fragments[1].layoutFragmentFrame.minY, font.lineHeight, accuracy: 0.5)
    XCTAssertEqual(
      fragments[2].layoutFragmentFrame.maxY, manager.usageBoundsForTextContainer.maxY, accuracy: 0.5)
    XCTAssertEqual((fragments[2].textElement as? NSTextParagraph)?.attributedString.string, "three")
    let line = fragments[1].textLineFragments[1]
    XCTAssertEqual(line.typographicBounds.minY, font.lineHeight, accuracy: 0.5)
    XCTAssertEqual(line.glyphOrigin.y, font.ascender, accuracy: 0.5)
    let index = line.characterRange.location + 3
    XCTAssertEqual(line.characterIndex(for: line.locationForCharacter(at: index)), index)
  }

  func testLocationsAndRangesCompare() throws {
    layOut("one\ntwo")
    let start = storage.documentRange.location
    let middle = try XCTUnwrap(storage.location(start, offsetBy: 4))
    XCTAssertEqual(start.compare(middle), .orderedAscending)
    XCTAssertEqual(storage.offset(from: start, to: storage.documentRange.endLocation), 7)
    XCTAssertNil(storage.location(start, offsetBy: 8))
    let word = try XCTUnwrap(NSTextRange(location: middle, end: storage.documentRange.endLocation))
    XCTAssertNil(NSTextRange(location: middle, end: start))
    XCTAssertTrue(storage.documentRange.contains(word))
    XCTAssertEqual(storage.documentRange.intersection(word), word)
    XCTAssertEqual(manager.textLayoutFragment(for: middle)?.rangeInElement, word)
    XCTAssertEqual(
      manager.textLayoutFragment(for: CGPoint(x: 5, y: font.lineHeight + 3))?.rangeInElement, word)
  }

  func testSegmentsEncloseARange() throws {
    layOut("one\ntwo")
    let range = try XCTUnwrap(
      NSTextRange(
        location: try XCTUnwrap(storage.location(storage.documentRange.location, offsetBy: 1)),
        end: storage.location(storage.documentRange.location, offsetBy: 6)))
    var rects: [CGRect] = []
    manager.enumerateTextSegments(in: range, type: .standard) { _, rect, baseline, _ in
      XCTAssertEqual(baseline, font.ascender, accuracy: 0.5)
      rects.append(rect)
      return true
    }
    XCTAssertEqual(rects.count, 2)
    XCTAssertGreaterThan(rects[0].minX, 10)
    XCTAssertEqual(rects[1].minX, 5, accuracy: 0.01)
    XCTAssertEqual(rects[1].minY, font.lineHeight, accuracy: 0.5)
  }

  func testChangesAreLaidOut() {
    layOut("one")
    XCTAssertEqual(fragments().count, 1)
    storage.performEditingTransaction {
      storage.textStorage?.append(NSAttributedString(string: "\ntwo", attributes: [.font: font]))
    }
    XCTAssertEqual(fragments().count, 2)
  }

  func testDelegatesProvideParagraphsAndFragments() {
    final class Marked: NSTextLayoutFragment {
      override func draw(at point: CGPoint, in context: CGContext) {
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(origin: point, size: layoutFragmentFrame.size))
        super.draw(at: point, in: context)
      }
    }
    final class Delegate: NSObject, NSTextContentStorageDelegate, NSTextLayoutManagerDelegate {
      func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
      ) -> NSTextParagraph? {
        guard range.location == 0, let text = textContentStorage.textStorage else { return nil }
        let shown = NSMutableAttributedString(attributedString: text.attributedSubstring(from: range))
        shown.addAttribute(
          .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: shown.length))
        return NSTextParagraph(attributedString: shown)
      }
      func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
      ) -> NSTextLayoutFragment { Marked(textElement: textElement, range: textElement.elementRange) }
    }
    let delegate = Delegate()
    storage.delegate = delegate
    manager.delegate = delegate
    layOut("one\ntwo")
    let fragments = fragments()
    XCTAssertEqual(
      fragments[0].layoutFragmentFrame.height, UIFont.systemFont(ofSize: 40).lineHeight, accuracy: 0.5)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      fragments[1].draw(at: .zero, in: $0.cgContext)
    }
    let pixel = picture.cgImage?.dataProvider?.data as Data?
    XCTAssertNotNil(fragments[1] as? Marked)
    XCTAssertFalse(try XCTUnwrap(pixel).allSatisfy { $0 == 0 })
  }

  func testTheViewportShowsVisibleFragments() {
    final class View: NSObject, NSTextViewportLayoutControllerDelegate {
      var shown: [String] = []
      func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect {
        CGRect(x: 0, y: 100, width: 200, height: 60)
      }
      func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
      ) {
        shown.append((textLayoutFragment.textElement as? NSTextParagraph)?.attributedString.string ?? "")
      }
    }
    let view = View()
    layOut((0..<100).map { "\($0)" }.joined(separator: "\n"))
    manager.textViewportLayoutController.delegate = view
    manager.textViewportLayoutController.layoutViewport()
    XCTAssertEqual(view.shown.first, "\(Int(100 / font.lineHeight))\n")
    XCTAssertLessThan(view.shown.count, 6)
    XCTAssertNotNil(manager.textViewportLayoutController.viewportRange)
  }

  // MARK: Views of attachments

  func testATextViewShowsTheViewOfAnAttachment() {
    final class Provider: NSTextAttachmentViewProvider {
      override func loadView() {
        let button = UIButton(type: .system)
        button.setTitle("Inside", for: .normal)
        view = button
      }
    }
    NSTextAttachment.registerViewProviderClass(Provider.self, forFileType: "org.portolan.button")
    let attachment = NSTextAttachment(data: nil, ofType: "org.portolan.button")
    attachment.bounds = CGRect(x: 0, y: 0, width: 120, height: 50)
    let text = NSMutableAttributedString(string: "Above\n", attributes: [.font: font])
    text.append(NSAttributedString(attachment: attachment))
    let app = TestApp()
    let controller = UIViewController()
    app.show(controller)
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    view.isEditable = false
    view.attributedText = text
    controller.view.addSubview(view)
    app.settle()
    let button = app.elements(of: UIButton.self).first { $0.currentTitle == "Inside" }
    XCTAssertEqual(button?.bounds.size, CGSize(width: 120, height: 50))
    let frame = button.map { $0.convert($0.bounds, to: view) }
    XCTAssertEqual(frame?.minX, 5)
    XCTAssertEqual(frame?.minY ?? 0, 8 + font.lineHeight, accuracy: 1)
    var taps = 0
    button?.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    app.tap(at: CGPoint(x: 60, y: 100 + 8 + font.lineHeight + 25))
    app.settle()
    XCTAssertEqual(taps, 1)
    view.attributedText = NSAttributedString(string: "")
    app.settle()
    XCTAssertNil(button?.superview)
  }

  // MARK: Pasting

  func testADelegateChangesWhatIsPasted() {
    final class Upper: NSObject, UITextPasteDelegate {
      func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
      ) {
        item.setResult(string: (UIPasteboard.general.string ?? "").uppercased())
      }
    }
    let app = TestApp()
    let controller = UIViewController()
    app.show(controller)
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    let upper = Upper()
    view.pasteDelegate = upper
    controller.view.addSubview(view)
    app.settle()
    UIPasteboard.general.string = "loud"
    view.becomeFirstResponder()
    view.paste(nil)
    XCTAssertEqual(view.text, "LOUD")
    let state = view.interactionState
    view.selectedRange = NSRange(location: 0, length: 0)
    view.interactionState = state
    XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 0))
  }

  func testAResponderAcceptsPastedItems() {
    final class Target: UIView {
      var pasted = 0
      override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders.count }
    }
    let target = Target()
    UIPasteboard.general.string = "text"
    XCTAssertFalse(target.canPerformAction(Selector("paste:"), withSender: nil))
    target.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    XCTAssertTrue(target.canPerformAction(Selector("paste:"), withSender: nil))
    target.paste(nil)
    XCTAssertEqual(target.pasted, 1)
    target.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
    XCTAssertFalse(target.canPaste(UIPasteboard.general.itemProviders))
  }
}
