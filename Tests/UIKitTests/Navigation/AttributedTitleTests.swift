import PortolanTesting
import UIKit
import XCTest

/// Tests of `UINavigationItem.attributedTitle`.
@MainActor
final class AttributedTitleTests: XCTestCase {
  private func titles(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? titles(in: $0) }
  }

  func testTheBarShowsTheAttributesOverItsOwn() throws {
    let app = TestApp()
    let screen = UIViewController()
    screen.title = "Plain"
    let navigation = UINavigationController(rootViewController: screen)
    app.show(navigation)
    var title = AttributedString("Styled")
    title.foregroundColor = UIColor.systemRed
    screen.navigationItem.attributedTitle = title
    app.settle()
    let label = try XCTUnwrap(titles(in: navigation.navigationBar).first { $0.text == "Styled" })
    let attributes = try XCTUnwrap(label.attributedText).attributes(at: 0, effectiveRange: nil)
    XCTAssertEqual(attributes[.foregroundColor] as? UIColor, .systemRed)
    XCTAssertEqual((attributes[.font] as? UIFont)?.pointSize, 17, "the bar's font")

    screen.navigationItem.subtitle = "Below"
    app.settle()
    XCTAssertTrue(titles(in: navigation.navigationBar).contains { $0.text == "Styled\nBelow" })

    screen.navigationItem.subtitle = nil
    screen.navigationItem.attributedTitle = nil
    app.settle()
    XCTAssertTrue(titles(in: navigation.navigationBar).contains { $0.text == "Plain" })
  }
}
