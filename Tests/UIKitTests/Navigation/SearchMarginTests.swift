import PortolanTesting
import PortolanXCTest
import UIKit

/// An active search has the standard margin of a search bar above its field: 10 points of 56 (Metrics.md 1.4).
@MainActor
final class SearchMarginTests: XCTestCase {
  private func field(_ device: Device, _ orientation: UIInterfaceOrientation) throws -> (CGRect, CGFloat) {
    let screen = UITableViewController(style: .plain)
    screen.title = "Library"
    let search = UISearchController(searchResultsController: nil)
    search.hidesNavigationBarDuringPresentation = true
    screen.navigationItem.searchController = search
    screen.navigationItem.preferredSearchBarPlacement = .stacked
    screen.navigationItem.hidesSearchBarWhenScrolling = false
    let app = TestApp(device: device, orientation: orientation)
    app.show(UINavigationController(rootViewController: screen))
    search.isActive = true
    app.settle()
    let field = search.searchBar.searchTextField
    return (field.convert(field.bounds, to: nil as UIView?), app.barTop)
  }

  func testTheFieldKeepsClearOfTheUpperEdge() throws {
    let cases: [(Device, UIInterfaceOrientation)] = [
      (.iPhone15, .portrait), (.iPhone15, .landscapeRight), (.iPhoneSE, .portrait),
      (.iPhoneSE, .landscapeRight),
      (.iPad, .portrait),
    ]
    for (device, orientation) in cases {
      let (frame, top) = try field(device, orientation)
      XCTAssertEqual(frame.minY, top + 10, accuracy: 0.01, "\(device.name), \(orientation.rawValue)")
      XCTAssertEqual(frame.height, 36)
    }
  }
}
