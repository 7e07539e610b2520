import PortolanTesting
import UIKit
import XCTest

/// https://developer.apple.com/documentation/uikit/uisearchcontroller/searchsuggestions
@MainActor
final class SearchSuggestionTests: XCTestCase {
  func testAChosenSuggestionBecomesTheText() {
    final class Updater: NSObject, UISearchResultsUpdating {
      var log: [String] = []
      func updateSearchResults(for searchController: UISearchController) {
        log.append(searchController.searchBar.text ?? "")
      }
    }
    let app = TestApp()
    let screen = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    let updater = Updater()
    search.searchResultsUpdater = updater
    screen.navigationItem.searchController = search
    screen.navigationItem.hidesSearchBarWhenScrolling = false
    app.show(UINavigationController(rootViewController: screen))
    app.settle()
    search.isActive = true
    app.settle()
    search.searchSuggestions = ["Genoa", "Venice"].map { UISearchSuggestionItem(localizedSuggestion: $0) }
    app.settle()
    app.tap("Venice")
    app.settle()
    XCTAssertEqual(updater.log.last, "Venice")
    XCTAssertEqual(search.searchBar.text, "Venice")
    XCTAssertNil(app.elements(of: UITableViewCell.self).first)
    search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Pisa")]
    search.isActive = false
    app.settle()
    XCTAssertNil(app.elements(of: UITableViewCell.self).first)
  }
}
