import PortolanTesting
import PortolanXCTest
@testable import UIKit

/// Tests of custom bar button settings: background images, title positions, landscape images, selection
/// (Specification.md N12, N14).
@MainActor
final class BarButtonAppearanceTests: XCTestCase {
  private let green = [0, 255, 0]

  private func show(_ item: UIBarButtonItem) -> (TestApp, UINavigationController) {
    let screen = UIViewController()
    screen.view.backgroundColor = .white
    screen.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: screen)
    let app = TestApp()
    app.show(navigation)
    return (app, navigation)
  }

  private func pixel(_ app: TestApp, in view: UIView, x: CGFloat, y: CGFloat) -> [Int] {
    let point = view.convert(CGPoint(x: x, y: y), to: nil)
    return app.color(point.x, point.y)
  }

  private func button(_ item: UIBarButtonItem) throws -> UIView { try XCTUnwrap(item.presentedInView) }

  func testBackgroundImageIsBehindTitle() throws {
    let item = UIBarButtonItem(title: "Next", style: .plain, target: nil, action: nil)
    let (app, _) = show(item)
    item.setBackgroundImage(plainImage(.green, 3, 30), for: .normal, barMetrics: .default)
    app.settle()
    XCTAssertEqual(pixel(app, in: try button(item), x: 2, y: 22), green)
    XCTAssertEqual(item.backgroundImage(for: .normal, barMetrics: .compact)?.size.height, 30)
    item.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    app.settle()
    XCTAssertNotEqual(pixel(app, in: try button(item), x: 2, y: 22), green)
  }

  func testABackgroundImageIsMovedAndBelongsToAStyle() throws {
    let item = UIBarButtonItem(title: "Next", style: .plain, target: nil, action: nil)
    let (app, _) = show(item)
    item.setBackgroundImage(plainImage(.green, 3, 10), for: .normal, style: .done, barMetrics: .default)
    XCTAssertNil(item.backgroundImage(for: .normal, barMetrics: .default))
    item.setBackgroundImage(plainImage(.green, 3, 10), for: .normal, style: .plain, barMetrics: .default)
    XCTAssertNotNil(item.backgroundImage(for: .normal, style: .plain, barMetrics: .default))
    XCTAssertNil(item.backgroundImage(for: .normal, style: .done, barMetrics: .default))
    app.settle()
    XCTAssertEqual(pixel(app, in: try button(item), x: 2, y: 22), green)
    item.setBackgroundVerticalPositionAdjustment(12, for: .default)
    XCTAssertEqual(item.backgroundVerticalPositionAdjustment(for: .compact), 12)
    app.settle()
    XCTAssertNotEqual(pixel(app, in: try button(item), x: 2, y: 22), green)
    XCTAssertEqual(pixel(app, in: try button(item), x: 2, y: 34), green)
  }

  func testTheBarsAppearanceGivesBackgroundsToItsButtons() throws {
    let item = UIBarButtonItem(title: "Next", style: .plain, target: nil, action: nil)
    let (app, navigation) = show(item)
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.backgroundImage = plainImage(.green, 3, 30)
    appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -5)
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    app.settle()
    XCTAssertEqual(pixel(app, in: try button(item), x: 2, y: 22), green)
    let label = try XCTUnwrap(try button(item).subviews.compactMap { $0 as? UILabel }.first)
    XCTAssertEqual(label.frame.origin, CGPoint(x: 3, y: -5))
  }

  func testASelectedButtonShowsIt() throws {
    let item = UIBarButtonItem(title: "Filter", style: .plain, target: nil, action: nil)
    item.tintColor = .green
    let (app, _) = show(item)
    item.isSelected = true
    app.settle()
    XCTAssertEqual(pixel(app, in: try button(item), x: 4, y: 22), green)
    item.isSelected = false
    app.settle()
    XCTAssertNotEqual(pixel(app, in: try button(item), x: 4, y: 22), green)
  }

  func testLandscapePhoneUsesLandscapeImage() throws {
    let item = UIBarButtonItem(
      image: plainImage(.red, 20, 20), landscapeImagePhone: plainImage(.green, 10, 10), style: .plain,
      target: nil, action: nil)
    let (app, _) = show(item)
    func image() throws -> CGSize? {
      try button(item).subviews.compactMap { $0 as? UIImageView }.last?.image?.size
    }
    XCTAssertEqual(try image(), CGSize(width: 20, height: 20))
    app.rotate(to: .landscapeLeft)
    app.settle()
    XCTAssertEqual(try image(), CGSize(width: 10, height: 10))
  }

  /// The usual way to hide the titles of back buttons.
  func testTheTitleOfTheBackButtonCanBeMovedAway() throws {
    UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: -1000, vertical: 0), for: .default)
    defer { AppearanceRules.reset() }
    let (app, navigation) = show(UIBarButtonItem())
    navigation.viewControllers[0].title = "Library"
    navigation.pushViewController(UIViewController(), animated: false)
    app.settle()
    let button = try XCTUnwrap(navigation.navigationBar.content?.backButton)
    XCTAssertEqual(button.label.text, "Library")
    XCTAssertLessThan(button.label.frame.maxX, 0)
  }

  func testTheBarsAppearanceMovesItsTitle() throws {
    let (app, navigation) = show(UIBarButtonItem())
    navigation.viewControllers[0].title = "Library"
    app.settle()
    let before = try XCTUnwrap(navigation.navigationBar.content?.titleView.frame)
    let appearance = UINavigationBarAppearance()
    appearance.titlePositionAdjustment = UIOffset(horizontal: 4, vertical: 7)
    navigation.navigationBar.standardAppearance = appearance
    app.settle()
    let after = try XCTUnwrap(navigation.navigationBar.content?.titleView.frame)
    XCTAssertEqual(after, before.offsetBy(dx: 4, dy: 7))
  }
}
