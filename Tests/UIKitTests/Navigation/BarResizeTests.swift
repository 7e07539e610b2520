import PortolanTesting
import UIKit
import XCTest

/// Tests of bars after resizing the window.
@MainActor
final class BarResizeTests: XCTestCase {
  private func search(_ size: CGSize) -> (TestApp, UINavigationController, UISearchController) {
    let host = OffscreenHost(device: .iPhone15)
    host.windowSize = size
    let app = TestApp(host: host)
    let table = UITableViewController(style: .plain)
    table.tableView.contentInset.bottom = 2000
    let search = UISearchController(searchResultsController: nil)
    table.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: table)
    app.show(navigation)
    return (app, navigation, search)
  }

  func testASearchBarThatWasScrolledAwayIsAmongTheButtonsOfAWideBar() throws {
    let (app, navigation, search) = search(CGSize(width: 393, height: 800))
    let scroll = try XCTUnwrap((navigation.topViewController as? UITableViewController)?.tableView)
    scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    app.settle()
    XCTAssertTrue(search.searchBar.isHidden)
    app.host.windowSize = CGSize(width: 1100, height: 800)
    app.settle()
    XCTAssertFalse(search.searchBar.isHidden)
    app.end()
  }

  func testARunningSearchKeepsTheKeyboardWhereItsBarMoves() {
    let (app, _, search) = search(CGSize(width: 1100, height: 800))
    search.isActive = true
    app.settle()
    XCTAssertTrue(search.searchBar.isFirstResponder)
    for width: CGFloat in [393, 1100] {
      app.host.windowSize = CGSize(width: width, height: 800)
      app.settle()
      XCTAssertTrue(search.searchBar.isFirstResponder, "\(width)")
    }
    app.end()
  }

  func testTheBackgroundReachesUnderTheStatusBarThatIsThere() throws {
    let host = OffscreenHost(device: .iPhone15)
    host.windowSize = CGSize(width: 900, height: 700)
    let app = TestApp(host: host)
    let navigation = UINavigationController(rootViewController: UITableViewController(style: .plain))
    app.show(navigation)
    let backdrop = try XCTUnwrap(navigation.navigationBar.subviews.first)
    XCTAssertEqual(backdrop.frame.minY, -app.barTop, accuracy: 0.01)
    app.rotate(to: .landscapeLeft)
    XCTAssertEqual(backdrop.frame.minY, 0)
    app.end()
  }

  func testBackButtonTitleReappearsWithSpace() throws {
    let host = OffscreenHost(device: .iPad)
    host.windowSize = CGSize(width: 320, height: 800)
    let app = TestApp(host: host)
    let first = UIViewController()
    first.title = "Everything in the Harbour"
    let second = UIViewController()
    second.title = "A title that leaves little room"
    let navigation = UINavigationController()
    navigation.viewControllers = [first, second]
    app.show(navigation)
    XCTAssertFalse(app.elements(of: UILabel.self).contains { $0.text == first.title })
    app.host.windowSize = CGSize(width: 1000, height: 800)
    app.settle()
    XCTAssertTrue(app.elements(of: UILabel.self).contains { $0.text == first.title })
    app.end()
  }
}
