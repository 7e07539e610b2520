import PortolanTesting
import UIKit
import XCTest

/// Tests of views for missing content (UIContentUnavailableConfiguration).
@MainActor
final class ContentUnavailableTests: XCTestCase {
  func testTheControllerIsAskedBeforeItsFirstLayoutAndWhenItNeeds() {
    let screen = Shelf()
    let app = TestApp()
    app.show(screen)
    XCTAssertEqual(screen.asked, 1)
    XCTAssertTrue(app.sees("No Books"))
    screen.books = ["Emma"]
    XCTAssertEqual(screen.asked, 1)
    app.settle()
    XCTAssertEqual(screen.asked, 2)
    XCTAssertFalse(app.sees("No Books"))
    XCTAssertNil(screen.contentUnavailableConfiguration)
    app.end()
  }

  func testTheButtonsActionRunsAndTouchesBesideItReachTheList() {
    let screen = Shelf()
    let app = TestApp()
    app.show(UINavigationController(rootViewController: screen))
    app.tap("Add a Book")
    app.settle()
    XCTAssertEqual(screen.books, ["Persuasion"])
    XCTAssertTrue(app.sees("Persuasion"))
    XCTAssertFalse(app.sees("No Books"))
    screen.books = []
    app.settle()
    let beside = screen.view.hitTest(CGPoint(x: 20, y: screen.view.bounds.minY + 200), with: nil)
    XCTAssertFalse(beside?.isDescendant(of: screen.placeholder) ?? true)
    app.end()
  }

  func testItStaysInTheMiddleOfAListThatScrolls() {
    let screen = Shelf()
    let app = TestApp()
    app.show(UINavigationController(rootViewController: screen))
    let before = screen.placeholder.convert(screen.placeholder.bounds, to: nil)
    screen.tableView.contentOffset.y += 90
    app.settle()
    XCTAssertEqual(screen.placeholder.convert(screen.placeholder.bounds, to: nil), before)
    app.end()
  }

  func testAnEmptySearchNamesTheSearchedText() {
    let screen = Finder()
    let app = TestApp()
    app.show(UINavigationController(rootViewController: screen))
    screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    app.settle()
    XCTAssertTrue(app.sees("No Results"))
    XCTAssertTrue(app.sees("Check the spelling or try a new search."))
    app.tap("Search")
    app.settle()
    app.type("Austen")
    app.settle()
    XCTAssertTrue(app.sees("No Results for “Austen”"))
    XCTAssertEqual(screen.contentUnavailableConfigurationState.searchText, "Austen")
    app.end()
  }

  func testLoadingSpinsAndCustomContentIsShown() {
    let screen = UIViewController()
    let app = TestApp()
    app.show(screen)
    screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    app.settle()
    let spinners = screen.view.descendants.compactMap { $0 as? UIActivityIndicatorView }
    XCTAssertEqual(spinners.map(\.isAnimating), [true])
    var list = UIListContentConfiguration.cell()
    list.text = "Offline"
    screen.contentUnavailableConfiguration = list
    app.settle()
    XCTAssertTrue(app.sees("Offline"))
    XCTAssertFalse(app.sees("Loading…"))
    app.end()
  }

  func testConfigurationsAreValues() {
    var one = UIContentUnavailableConfiguration.empty()
    one.text = "Nothing"
    var two = one
    XCTAssertEqual(one, two)
    two.imageToTextPadding = 20
    XCTAssertNotEqual(one, two)
    XCTAssertNotEqual(UIContentUnavailableConfiguration.search(), .loading())
  }
}

@MainActor
private final class Shelf: UITableViewController {
  var books: [String] = [] {
    didSet {
      tableView.reloadData()
      setNeedsUpdateContentUnavailableConfiguration()
    }
  }
  private(set) var asked = 0
  var placeholder: UIView { view.subviews.last { $0 is UIContentUnavailableView }! }

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    asked += 1
    guard books.isEmpty else { return contentUnavailableConfiguration = nil }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "books.vertical")
    empty.text = "No Books"
    empty.secondaryText = "Books that you add are kept here."
    empty.button = .filled()
    empty.button.title = "Add a Book"
    empty.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.books = ["Persuasion"] }
    contentUnavailableConfiguration = empty
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { books.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = books[indexPath.row]
    return cell
  }
}

@MainActor
private final class Finder: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    navigationItem.hidesSearchBarWhenScrolling = false
  }
}

extension UIView {
  fileprivate var descendants: [UIView] { subviews + subviews.flatMap(\.descendants) }
}
