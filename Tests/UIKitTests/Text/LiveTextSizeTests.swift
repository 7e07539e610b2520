import PortolanTesting
import UIKit
import XCTest

/// Tests of Dynamic Type at run time: everything that follows the text size is updated immediately, including
/// the layout.
@MainActor
final class LiveTextSizeTests: XCTestCase {
  func testLabelsFieldsTextViewsAndButtonsFollowTheTextSize() {
    let app = TestApp()
    let screen = Screen("Text")
    let label = UILabel()
    label.text = "Label"
    let field = UITextField()
    field.text = "Field"
    let view = UITextView()
    view.text = "View"
    view.isScrollEnabled = false
    let adjusting: [any UIContentSizeCategoryAdjusting] = [label, field, view]
    for text in adjusting { text.adjustsFontForContentSizeCategory = true }
    let body = UIFont.preferredFont(forTextStyle: .body)
    label.font = body
    field.font = body
    view.font = body
    let fixed = UILabel()
    fixed.text = "Fixed"
    fixed.font = body
    let stack = UIStackView(arrangedSubviews: [label, field, view, fixed])
    stack.axis = .vertical
    stack.alignment = .leading
    show(stack, on: screen)
    app.show(screen)
    let views: [UIView] = [label, field, view]
    let (before, fixedBefore) = (views.map(\.frame.height), fixed.frame.height)
    app.host.contentSizeCategory = .accessibilityLarge
    app.settle()
    let after = views.map(\.frame.height)
    for index in views.indices { XCTAssertGreaterThan(after[index], before[index] * 1.4, "\(views[index])") }
    XCTAssertEqual(fixed.frame.height, fixedBefore)
    XCTAssertEqual(label.font.pointSize, UIFont.preferredFont(forTextStyle: .body).pointSize)
    app.host.contentSizeCategory = .large
    app.settle()
    XCTAssertEqual(views.map(\.frame.height), before, "and back")
  }

  func testFontsOfAttributedLabelsFollowTheTextSize() {
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.attributedText = Self.text
    expectAttributedTextFollowsTheTextSize(of: label, growingBy: 1.4) { label.attributedText }
  }

  func testFontsOfAttributedTextViewsFollowTheTextSize() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.adjustsFontForContentSizeCategory = true
    view.attributedText = Self.text
    expectAttributedTextFollowsTheTextSize(of: view, growingBy: 1.2) { view.attributedText }
  }

  /// Four characters in the body style, followed by text of a fixed size.
  private static var text: NSAttributedString {
    let text = NSMutableAttributedString(
      string: "Body", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    text.append(NSAttributedString(string: "fixed", attributes: [.font: UIFont.systemFont(ofSize: 11)]))
    return text
  }

  /// Expects that a view with `text` grows at least by a factor with the text size, and shrinks again.
  private func expectAttributedTextFollowsTheTextSize(
    of view: UIView, growingBy factor: CGFloat, shown: () -> NSAttributedString?
  ) {
    let app = TestApp()
    let screen = Screen("Text")
    show(view, on: screen)
    app.show(screen)
    let before = view.frame.height
    app.host.contentSizeCategory = .accessibilityLarge
    app.settle()
    XCTAssertGreaterThan(view.frame.height, before * factor)
    let sizes = [0, 4].map { (shown()?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize }
    XCTAssertEqual(sizes, [UIFont.preferredFont(forTextStyle: .body).pointSize, 11])
    app.host.contentSizeCategory = .large
    app.settle()
    XCTAssertEqual(view.frame.height, before, "and back")
  }

  private func show(_ view: UIView, on screen: UIViewController) {
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(view)
    view.topAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
  }
}
