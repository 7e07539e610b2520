import PortolanTesting
import UIKit
import XCTest

/// A view inherits the tint of its superview, and is notified of it.
@MainActor
final class InheritedTintTests: XCTestCase {
  private final class TintedView: UIView {
    var seen: [UIColor] = []
    override func tintColorDidChange() {
      super.tintColorDidChange()
      seen.append(tintColor)
    }
  }

  func testViewIsNotifiedOfTintOfNewSuperview() {
    let (orange, plain, moved, inner) = (UIView(), UIView(), UIView(), TintedView())
    orange.tintColor = .systemOrange
    moved.addSubview(inner)
    XCTAssertEqual(inner.seen, [])
    orange.addSubview(moved)
    XCTAssertEqual(inner.seen, [.systemOrange])
    plain.addSubview(moved)
    XCTAssertEqual(inner.seen, [.systemOrange, .systemBlue])
    orange.addSubview(moved)
    moved.removeFromSuperview()
    orange.addSubview(moved)
    XCTAssertEqual(inner.seen.last, .systemOrange)
    moved.removeFromSuperview()
    plain.addSubview(moved)
    XCTAssertEqual(inner.seen.last, .systemBlue)
  }

  func testViewWithOwnTintIsNotNotified() {
    let (orange, own, inner) = (UIView(), UIView(), TintedView())
    orange.tintColor = .systemOrange
    own.tintColor = .systemGreen
    own.addSubview(inner)
    inner.seen = []
    orange.addSubview(own)
    XCTAssertEqual(inner.seen, [])
    XCTAssertEqual(inner.tintColor, .systemGreen)
  }

  func testTheBackButtonHasTheTintOfTheWindow() throws {
    let app = TestApp()
    app.window.tintColor = .systemOrange
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.viewControllers[0].title = "Harbours"
    app.show(navigation)
    navigation.pushViewController(UIViewController(), animated: true)
    app.settle()
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { labels($0) } + ((view as? UILabel).map { [$0] } ?? [])
    }
    let back = try XCTUnwrap(
      labels(navigation.navigationBar).first { $0.text == "Harbours" && $0.window != nil })
    XCTAssertEqual(back.textColor, .systemOrange)
    app.end()
  }
}
