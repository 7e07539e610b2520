import Foundation
import XCTest

/// Tests that `UITextField` and `UITextView` forward the same members to `TextInputCore`. Both classes declare them, because
/// Swift dispatches overrides only of members in the body of a class.
///
/// With `PORTOLAN_RECORD` in the environment, the test copies the members of the text field into the text view.
final class TextForwardingTests: XCTestCase {
  private static let mark =
    "  // MARK: Text input, the same in UITextField and UITextView (TextForwardingTests)\n"

  func testTextViewsForwardTheSameMembersAsTextFields() throws {
    let folder = BuiltModules.root.appendingPathComponent("Sources/UIKit/Text")
    let field = try String(
      contentsOf: folder.appendingPathComponent("Fields/UITextField.swift"), encoding: .utf8)
    let file = folder.appendingPathComponent("TextViews/UITextView.swift")
    var view = try String(contentsOf: file, encoding: .utf8)
    let members = try XCTUnwrap(Self.range(in: field).map { field[$0] })
    let copied = try XCTUnwrap(Self.range(in: view))
    if ProcessInfo.processInfo.environment["PORTOLAN_RECORD"] != nil, view[copied] != members {
      view.replaceSubrange(copied, with: members)
      try view.write(to: file, atomically: true, encoding: .utf8)
    }
    XCTAssertTrue(members.contains("open func caretRect(for position: UITextPosition)"))
    XCTAssertEqual(
      String(try XCTUnwrap(Self.range(in: view).map { view[$0] })), String(members),
      "copy them with PORTOLAN_RECORD=1")
  }

  /// The range from the mark to the next one.
  private static func range(in text: String) -> Range<String.Index>? {
    guard let start = text.range(of: mark) else { return nil }
    return start
      .upperBound..<(text.range(of: "  // MARK:", range: start.upperBound..<text.endIndex)?.lowerBound
      ?? text.endIndex)
  }
}
