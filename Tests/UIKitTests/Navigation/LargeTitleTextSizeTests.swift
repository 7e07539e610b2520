import PortolanTesting
import PortolanXCTest
@testable import UIKit

/// The large title grows with the text size like its text style; titles in bars do not (Metrics.md 1.3 and
/// 1.10).
@MainActor
final class LargeTitleTextSizeTests: XCTestCase {
  private func makeApp(_ size: UIContentSizeCategory) -> (
    TestApp, UINavigationController, UITableViewController
  ) {
    let screen = UITableViewController(style: .plain)
    screen.title = "Library"
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    let app = TestApp(contentSize: size)
    app.show(navigation)
    return (app, navigation, screen)
  }

  func testItsFontIsThatOfTheTextStyleInBold() {
    for (category, size): (UIContentSizeCategory, CGFloat) in [
      (.large, 34), (.extraExtraExtraLarge, 40), (.accessibilityMedium, 44),
      (.accessibilityExtraExtraExtraLarge, 60),
    ] {
      let (app, navigation, screen) = makeApp(category)
      let font = navigation.navigationBar.largeTitleFont
      XCTAssertEqual(font.pointSize, size)
      let zone = max(52, font.lineHeight.rounded(.up) + 4)
      XCTAssertEqual(navigation.navigationBar.frame.height, 44 + zone)
      XCTAssertEqual(screen.tableView.contentOffset.y, -(app.barTop + 44 + zone), accuracy: 0.01)
      let label = navigation.navigationBar.largeTitleView.label
      XCTAssertGreaterThanOrEqual(label.frame.minY, 0)
      XCTAssertLessThanOrEqual(label.frame.maxY, zone)
    }
  }

  func testItFollowsAChange() {
    let (app, navigation, screen) = makeApp(.large)
    app.host.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    app.settle()
    let zone = navigation.navigationBar.largeTitleHeight
    XCTAssertGreaterThan(zone, 70)
    XCTAssertEqual(navigation.navigationBar.frame.height, 44 + zone)
    XCTAssertEqual(screen.tableView.contentOffset.y, -(app.barTop + 44 + zone), accuracy: 0.01)
    app.host.contentSizeCategory = .large
    app.settle()
    XCTAssertEqual(navigation.navigationBar.frame.height, 96)
  }

  func testAFontOfTheAppsOwnStays() {
    let (app, navigation, _) = makeApp(.accessibilityLarge)
    let appearance = UINavigationBarAppearance()
    appearance.largeTitleTextAttributes[.font] = UIFont.systemFont(ofSize: 30)
    navigation.navigationBar.standardAppearance = appearance
    app.settle()
    XCTAssertEqual(navigation.navigationBar.frame.height, 96)
  }

  func testTitlesInBarsKeepTheirSize() throws {
    let (app, navigation, screen) = makeApp(.accessibilityExtraExtraExtraLarge)
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next", style: .plain, target: nil, action: nil)
    screen.navigationItem.largeTitleDisplayMode = .never
    app.settle()
    XCTAssertEqual(navigation.navigationBar.frame.height, 44)
    let title = try XCTUnwrap(navigation.navigationBar.content?.titleView as? UILabel)
    XCTAssertEqual(title.font.pointSize, 17)
    XCTAssertLessThan(try XCTUnwrap(app.element("Next")).frame.width, 70)
  }
}
