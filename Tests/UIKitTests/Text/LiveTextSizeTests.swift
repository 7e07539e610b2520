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
    for (text, adjusts) in [(label as UIView & UIContentSizeCategoryAdjusting), field, view].map({
      ($0, true)
    }) {
      text.adjustsFontForContentSizeCategory = adjusts
    }
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
    stack.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(stack)
    stack.topAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
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

  func testFontsOfAttributedLabelsFollowTheTextSize() throws {
    let app = TestApp()
    let screen = Screen("Text")
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    let text = NSMutableAttributedString(
      string: "Body", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    text.append(NSAttributedString(string: "fixed", attributes: [.font: UIFont.systemFont(ofSize: 11)]))
    label.attributedText = text
    label.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(label)
    label.topAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
    app.show(screen)
    let before = label.frame.height
    app.host.contentSizeCategory = .accessibilityLarge
    app.settle()
    XCTAssertGreaterThan(label.frame.height, before * 1.4)
    let shown = try XCTUnwrap(label.attributedText)
    func size(_ index: Int) -> CGFloat? {
      (shown.attribute(.font, at: index, effectiveRange: nil) as? UIFont)?.pointSize
    }
    XCTAssertEqual(size(0), UIFont.preferredFont(forTextStyle: .body).pointSize)
    XCTAssertEqual(size(4), 11)
    app.host.contentSizeCategory = .large
    app.settle()
    XCTAssertEqual(label.frame.height, before, "and back")
  }

  func testFontsOfAttributedTextViewsFollowTheTextSize() throws {
    let app = TestApp()
    let screen = Screen("Text")
    let view = UITextView()
    view.isScrollEnabled = false
    view.adjustsFontForContentSizeCategory = true
    let text = NSMutableAttributedString(
      string: "Body", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    text.append(NSAttributedString(string: "fixed", attributes: [.font: UIFont.systemFont(ofSize: 11)]))
    view.attributedText = text
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(view)
    view.topAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
    app.show(screen)
    let before = view.frame.height
    app.host.contentSizeCategory = .accessibilityLarge
    app.settle()
    XCTAssertGreaterThan(view.frame.height, before * 1.2)
    func size(_ index: Int) -> CGFloat? {
      (view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont)?.pointSize
    }
    XCTAssertEqual(size(0), UIFont.preferredFont(forTextStyle: .body).pointSize)
    XCTAssertEqual(size(4), 11)
    app.host.contentSizeCategory = .large
    app.settle()
    XCTAssertEqual(view.frame.height, before, "and back")
  }
}
