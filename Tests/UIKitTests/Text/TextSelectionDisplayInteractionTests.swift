import PortolanTesting
import UIKit
import XCTest

/// UITextSelectionDisplayInteraction
@MainActor
final class TextSelectionDisplayInteractionTests: XCTestCase {
  private final class Cursor: UIView, UITextCursorView {
    var isBlinking = true
    private(set) var resets = 0
    func resetBlinkAnimation() { resets += 1 }
  }

  private final class Container: NSObject, UITextSelectionDisplayInteractionDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? {
      view
    }
  }

  private func layOut(_ view: UIView) {
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  private func textView() -> (UIWindow, UITextView, UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let text = UITextView(frame: window.bounds)
    text.text = "one two\nthree"
    window.addSubview(text)
    let overlay = UIView(frame: window.bounds)
    window.addSubview(overlay)
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, text, overlay)
  }

  func testTheCursorIsAtTheCaretWhileActivated() {
    let (window, text, overlay) = textView()
    let interaction = UITextSelectionDisplayInteraction(textInput: text, delegate: nil)
    XCTAssertFalse(interaction.isActivated)
    overlay.addInteraction(interaction)
    text.selectedRange = NSRange(location: 3, length: 0)
    layOut(window)
    XCTAssertNil(interaction.cursorView.superview)
    interaction.isActivated = true
    layOut(window)
    XCTAssertTrue(interaction.cursorView.superview === overlay)
    let caret = text.caretRect(for: text.selectedTextRange!.start)
    XCTAssertEqual(interaction.cursorView.frame, overlay.convert(caret, from: text.textInputView))
    interaction.isActivated = false
    layOut(window)
    XCTAssertNil(interaction.cursorView.superview)
  }

  func testSelectionsHaveHighlightsAndHandles() {
    let (window, text, overlay) = textView()
    let delegate = Container()
    overlay.addSubview(delegate.view)
    let interaction = UITextSelectionDisplayInteraction(textInput: text, delegate: delegate)
    overlay.addInteraction(interaction)
    interaction.isActivated = true
    text.selectedRange = NSRange(location: 4, length: 6)
    interaction.setNeedsSelectionUpdate()
    layOut(window)
    XCTAssertNil(interaction.cursorView.superview)
    XCTAssertTrue(interaction.highlightView.superview === delegate.view)
    let rects = text.selectionRects(for: text.selectedTextRange!)
    XCTAssertEqual(interaction.highlightView.selectionRects.map(\.rect.size), rects.map(\.rect.size))
    XCTAssertEqual(interaction.handleViews.map { $0.superview === overlay }, [true, true])
    XCTAssertLessThan(interaction.handleViews[0].frame.minY, interaction.handleViews[1].frame.minY)
    overlay.removeInteraction(interaction)
    XCTAssertNil(interaction.handleViews[0].superview)
  }

  func testViewsCanBeReplaced() {
    let (window, text, overlay) = textView()
    let interaction = UITextSelectionDisplayInteraction(textInput: text, delegate: nil)
    let cursor = Cursor()
    interaction.cursorView = cursor
    overlay.addInteraction(interaction)
    interaction.isActivated = true
    layOut(window)
    XCTAssertTrue(cursor.superview === overlay)
    XCTAssertEqual(cursor.resets, 1)
    text.selectedRange = NSRange(location: 1, length: 0)
    interaction.setNeedsSelectionUpdate()
    layOut(window)
    XCTAssertEqual(cursor.resets, 2)
  }
}
