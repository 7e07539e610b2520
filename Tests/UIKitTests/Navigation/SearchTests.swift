import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests of search bars and search controllers, in navigation bars and elsewhere.
@MainActor
final class SearchTests: XCTestCase {
  private final class Results: UIViewController {
    var log: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Results"
      view.backgroundColor = .white
    }
  }

  private final class Listener: NSObject, UISearchResultsUpdating, UISearchControllerDelegate,
    UISearchBarDelegate
  {
    private var log: [String] = []
    func take() -> [String] {
      defer { log = [] }
      return log
    }
    func updateSearchResults(for searchController: UISearchController) {
      log.append("update \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) { log.append("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { log.append("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { log.append("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("didDismiss") }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      log.append("should")
      return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("began") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.append("text \(searchText)")
    }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
      -> Bool
    { text != "!" }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmark") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      log.append("scope \(selectedScope)")
    }
  }

  // MARK: Independent bar

  private func makeBar() -> (TestApp, UISearchBar, Listener) {
    let app = TestApp()
    let controller = Screen("Screen")
    app.show(controller)
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
    let listener = Listener()
    bar.delegate = listener
    controller.view.addSubview(bar)
    app.settle()
    return (app, bar, listener)
  }

  /// Metrics.md 1.4
  func testFieldIsCenteredInBar() {
    let (_, bar, _) = makeBar()
    XCTAssertEqual(bar.sizeThatFits(CGSize(width: 300, height: 10)), CGSize(width: 300, height: 56))
    XCTAssertEqual(bar.searchTextField.frame, CGRect(x: 8, y: 10, width: 377, height: 36))
    XCTAssertEqual(bar.searchTextField.editingRect(forBounds: bar.searchTextField.bounds).minX, 39.5)
  }

  func testDelegateReceivesTypingReturnAndCancel() {
    let (app, bar, listener) = makeBar()
    app.tap(at: CGPoint(x: 200, y: 128))
    app.settle()
    XCTAssert(bar.isFirstResponder)
    XCTAssertEqual(listener.take(), ["should", "began"])
    bar.searchTextField.insertText("abc")
    XCTAssertEqual(listener.take(), ["text abc"])
    _ = bar.searchTextField.returnKeyPressed()
    XCTAssertEqual(listener.take(), ["search"])
    bar.setShowsCancelButton(true, animated: true)
    app.settle()
    XCTAssertLessThan(bar.searchTextField.frame.width, 330)
    app.tap("Cancel")
    XCTAssertEqual(listener.take(), ["cancel"])
    bar.resignFirstResponder()
    XCTAssertEqual(listener.take(), ["ended"])
    bar.showsCancelButton = false
    app.settle()
    XCTAssertEqual(bar.searchTextField.frame.width, 377)
  }

  func testScopesAndBookmarksAreButtons() {
    let (app, bar, listener) = makeBar()
    bar.scopeButtonTitles = ["All", "Mine"]
    XCTAssertEqual(bar.intrinsicContentSize.height, 56)
    bar.showsScopeBar = true
    XCTAssertEqual(bar.intrinsicContentSize.height, 100)
    bar.frame.size.height = 100
    bar.showsBookmarkButton = true
    app.settle()
    app.tap("Mine")
    XCTAssertEqual(listener.take(), ["scope 1"])
    XCTAssertEqual(bar.selectedScopeButtonIndex, 1)
    app.tap("Bookmarks")
    app.settle()
    XCTAssertEqual(listener.take(), ["bookmark"])
  }

  func testTokensPrecedeTextAndAreDeletedByDeleteKey() {
    let (app, bar, _) = makeBar()
    let field = bar.searchTextField
    field.tokens = [UISearchToken(icon: nil, text: "Photos")]
    app.settle()
    XCTAssert(app.sees("Photos"))
    XCTAssertGreaterThan(field.editingRect(forBounds: field.bounds).minX, 80)
    field.becomeFirstResponder()
    field.insertText("a")
    field.deleteBackward()
    XCTAssertEqual(field.tokens.count, 1)
    field.deleteBackward()
    XCTAssertEqual(field.tokens.count, 0)
  }

  // MARK: In a navigation bar

  private func makeSearch(
    rows: Int = 60, largeTitles: Bool = false, _ prepare: (UISearchController) -> Void = { _ in }
  ) -> (TestApp, UINavigationController, UISearchController, UIScrollView, Listener, Results) {
    let app = TestApp()
    let screen = Screen("Cities")
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 393, height: CGFloat(rows) * 44)
    screen.view.addSubview(scrollView)
    let results = Results()
    let search = UISearchController(searchResultsController: results)
    let listener = Listener()
    search.searchResultsUpdater = listener
    search.delegate = listener
    prepare(search)
    screen.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = largeTitles
    app.show(navigation)
    return (app, navigation, search, scrollView, listener, results)
  }

  func testSearchBarIsBelowTitlesAndCollapsesWithScrolling() {
    let (app, navigation, search, scrollView, _, _) = makeSearch(largeTitles: true)
    let bar = navigation.navigationBar
    XCTAssertEqual(bar.bounds.height, 44 + 52 + 52)
    XCTAssertEqual(search.searchBar.frame, CGRect(x: 0, y: 96, width: 393, height: 52))
    XCTAssertEqual(search.searchBar.searchTextField.frame.minX, 16)
    app.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 540))
    app.settle()
    XCTAssertEqual(bar.bounds.height, 96, "the search bar has gone, the large title is there")
    XCTAssert(search.searchBar.isHidden)
    app.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
    app.settle()
    XCTAssertEqual(bar.bounds.height, 44)
    scrollView.setContentOffset(
      CGPoint(x: 0, y: -scrollView.adjustedContentInset.top - scrollView.topExpansion), animated: true)
    app.settle()
    XCTAssertEqual(bar.bounds.height, 148)
    navigation.topViewController?.navigationItem.hidesSearchBarWhenScrolling = false
    app.settle()
    app.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
    app.settle()
    XCTAssertEqual(bar.bounds.height, 96)
    XCTAssertFalse(search.searchBar.isHidden)
  }

  func testASearchBeginsFindsAndEnds() {
    let (app, navigation, search, _, listener, results) = makeSearch()
    app.tap(at: CGPoint(x: 200, y: 59 + 44 + 18))
    app.settle()
    XCTAssert(search.isActive)
    XCTAssertEqual(listener.take(), ["willPresent", "update ", "didPresent"])
    XCTAssertEqual(navigation.navigationBar.bounds.height, 56, "the bar is the search's")
    XCTAssertFalse(app.sees("Cities"))
    XCTAssert(app.sees("Cancel"))
    XCTAssertNil(results.viewIfLoaded?.window)
    let trace = LifecycleTrace()
    search.searchBar.searchTextField.insertText("Ber")
    app.settle()
    XCTAssertEqual(listener.take(), ["update Ber"])
    XCTAssertEqual(
      trace.short.filter { $0.hasPrefix("Results.") && $0.hasSuffix("A") }, ["Results.WA", "Results.DA"])
    XCTAssertNotNil(results.view.window)
    XCTAssertEqual(results.view.safeAreaInsets.top, app.barTop + 56, accuracy: 0.01)
    app.tap("Cancel")
    app.settle()
    XCTAssertFalse(search.isActive)
    XCTAssertEqual(listener.take(), ["willDismiss", "update ", "didDismiss"])
    XCTAssertEqual(results.appearance, .disappeared)
    XCTAssertNil(results.view.window)
    XCTAssertEqual(navigation.navigationBar.bounds.height, 96)
    XCTAssert(app.sees("Cities"))
    XCTAssertNil(search.parent)
    XCTAssertEqual(search.searchBar.text, "")
  }

  func testATapOnTheShadedScreenEndsTheSearch() {
    let (app, _, search, _, _, _) = makeSearch()
    search.isActive = true
    app.settle()
    app.tap(at: CGPoint(x: 200, y: 300))
    app.settle()
    XCTAssertFalse(search.isActive)
  }

  func testTheNavigationBarMayStay() {
    let (app, navigation, search, _, _, _) = makeSearch { $0.hidesNavigationBarDuringPresentation = false }
    search.isActive = true
    app.settle()
    XCTAssertEqual(navigation.navigationBar.bounds.height, 96)
    XCTAssert(app.sees("Cities"))
  }

  func testPushMovesSearchBar() {
    let (app, navigation, search, _, _, _) = makeSearch()
    navigation.pushViewController(Screen("City"), animated: true)
    app.settle()
    XCTAssertNil(search.searchBar.window)
    XCTAssertEqual(navigation.navigationBar.bounds.height, 44)
    navigation.popViewController(animated: true)
    app.settle()
    XCTAssertNotNil(search.searchBar.window)
    XCTAssertEqual(navigation.navigationBar.bounds.height, 96)
  }

  func testABarInAHeaderRunsTheSearchToo() {
    let app = TestApp()
    let screen = Screen("Screen")
    app.show(screen)
    let search = UISearchController(searchResultsController: nil)
    let listener = Listener()
    search.searchResultsUpdater = listener
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.frame = CGRect(x: 0, y: 60, width: 393, height: 56)
    screen.view.addSubview(search.searchBar)
    app.settle()
    search.searchBar.becomeFirstResponder()
    search.searchBar.searchTextField.insertText("x")
    app.settle()
    XCTAssert(search.isActive)
    XCTAssertEqual(listener.take(), ["update ", "update x"])
    search.isActive = false
    app.settle()
    XCTAssertEqual(search.searchBar.text, "")
    XCTAssertFalse(search.searchBar.isFirstResponder)
  }

  // MARK: As a presentation

  /// An active search counts as presented: `dismiss` on the screen ends it.
  func testARunningSearchIsPresentedByItsScreen() {
    let (app, navigation, search, _, listener, _) = makeSearch()
    search.isActive = true
    app.settle()
    let screen = navigation.topViewController
    XCTAssertIdentical(screen?.presentedViewController, search)
    XCTAssertIdentical(search.presentingViewController, screen)
    _ = listener.take()
    var isDone = false
    screen?.dismiss(animated: true) { isDone = true }
    app.settle()
    XCTAssert(isDone)
    XCTAssertFalse(search.isActive)
    XCTAssertNil(screen?.presentedViewController)
    XCTAssertNil(search.presentingViewController)
    XCTAssertEqual(listener.take(), ["willDismiss", "update ", "didDismiss"])
  }

  /// A search bar outside any view appears with a presentation, over everything.
  func testASearchCanBePresented() {
    let app = TestApp()
    let screen = Screen("Cities")
    app.show(UINavigationController(rootViewController: screen))
    let results = Results()
    let search = UISearchController(searchResultsController: results)
    let listener = Listener()
    search.delegate = listener
    screen.present(search, animated: true)
    app.settle()
    XCTAssert(search.isActive)
    XCTAssert(search.searchBar.isFirstResponder)
    XCTAssertEqual(search.searchBar.convert(search.searchBar.bounds, to: nil).minY, 59)
    XCTAssertEqual(listener.take(), ["willPresent", "didPresent"])
    search.searchBar.searchTextField.insertText("Ber")
    app.settle()
    XCTAssertNotNil(results.view.window)
    XCTAssertEqual(results.view.safeAreaInsets.top, 59 + 56)
    app.tap("Cancel")
    app.settle()
    XCTAssertFalse(search.isActive)
    XCTAssertNil(screen.presentedViewController)
    XCTAssertNil(search.searchBar.window)
    XCTAssertEqual(listener.take(), ["willDismiss", "didDismiss"])
  }

  /// On a pad, the search bar is among the buttons, and the titles stay.
  func testAWideBarHasTheSearchAmongItsButtons() {
    let app = TestApp(device: .iPad)
    let screen = Screen("Cities")
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let navigation = UINavigationController(rootViewController: screen)
    app.show(navigation)
    let bar = navigation.navigationBar
    XCTAssertEqual(bar.bounds.height, 50)
    XCTAssertEqual(search.searchBarPlacement, .inline)
    let place = search.searchBar.convert(search.searchBar.bounds, to: bar)
    XCTAssertEqual(place.maxX, 820 - 20, accuracy: 1)
    XCTAssert(app.sees("Cities"))
    app.tap(
      at: CGPoint(x: app.window.convert(place, from: bar).midX, y: app.window.convert(place, from: bar).midY))
    app.settle()
    XCTAssert(search.isActive)
    XCTAssert(app.sees("Cities"), "the bar is not given to the search")
    app.tap("Cancel")
    app.settle()
    XCTAssertFalse(search.isActive)
    screen.navigationItem.preferredSearchBarPlacement = .stacked
    app.settle()
    XCTAssertEqual(bar.bounds.height, 102)
    XCTAssertEqual(search.searchBarPlacement, .stacked)
  }

  func testScopesComeWithTheSearch() {
    let (app, navigation, search, _, listener, _) = makeSearch {
      $0.searchBar.scopeButtonTitles = ["All", "Near"]
    }
    XCTAssertFalse(app.sees("Near"))
    search.isActive = true
    app.settle()
    XCTAssertEqual(navigation.navigationBar.bounds.height, 56 + 44)
    _ = listener.take()
    app.tap("Near")
    app.settle()
    XCTAssertEqual(search.searchBar.selectedScopeButtonIndex, 1)
    XCTAssertEqual(listener.take(), ["update "])
    search.isActive = false
    app.settle()
    XCTAssertFalse(app.sees("Near"))
  }

  /// The dimming does not cover a bar in the screen.
  func testABarInTheScreenStaysAboveTheShade() {
    let app = TestApp()
    let screen = Screen("Screen")
    app.show(screen)
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.frame = CGRect(x: 0, y: 60, width: 393, height: 56)
    screen.view.addSubview(search.searchBar)
    search.isActive = true
    app.settle()
    XCTAssertEqual(search.view.frame.minY, 116)
    app.tap("Cancel")
    app.settle()
    XCTAssertFalse(search.isActive)
  }

  func testASearchFieldGivesAViewOfTheAppsOwnItsSize() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 16))
    field.leftView = badge
    field.layoutIfNeeded()
    XCTAssertEqual(badge.bounds.size, CGSize(width: 20, height: 16))
    XCTAssertEqual(badge.center.y, 18)
  }

  /// Results begin below the field, for every kind of searched screen and results.
  func testResultsKeepClearOfTheField() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
      }
    }
    for isTable in [true, false] {
      for hidesBar in [true, false] {
        for largeTitles in [true, false] {
          let app = TestApp()
          let results = Rows(style: .plain)
          let screen: UIViewController = isTable ? Rows(style: .plain) : Screen("Screen")
          screen.title = "Screen"
          let search = UISearchController(searchResultsController: results)
          search.hidesNavigationBarDuringPresentation = hidesBar
          screen.navigationItem.searchController = search
          screen.navigationItem.hidesSearchBarWhenScrolling = false
          let navigation = UINavigationController(rootViewController: screen)
          navigation.navigationBar.prefersLargeTitles = largeTitles
          app.show(navigation)
          app.settle()
          search.isActive = true
          app.settle()
          search.searchBar.text = "Row"
          search.showsSearchResultsController = true
          app.settle()
          let what = "table: \(isTable), hides: \(hidesBar), large: \(largeTitles)"
          let field = search.searchBar.searchTextField
          let bottom = field.convert(field.bounds, to: nil).maxY
          let row = results.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
          let top = row.map { $0.convert($0.bounds, to: nil).minY } ?? -1
          XCTAssertGreaterThanOrEqual(top, bottom, what)
          XCTAssertLessThan(top, bottom + 20, what)
          let bar = navigation.navigationBar
          XCTAssertEqual(
            results.view.safeAreaInsets.top,
            bar.convert(bar.bounds, to: results.view).maxY - results.view.bounds.minY,
            accuracy: 0.5, what)
        }
      }
    }
  }

  func testADisabledSearchBarDoesNotBeginEditing() {
    let app = TestApp()
    let screen = UIViewController()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
    screen.view.addSubview(bar)
    app.show(screen)
    bar.isEnabled = false
    XCTAssertFalse(bar.searchTextField.isEnabled)
    app.tap(at: CGPoint(x: 160, y: 128))
    app.settle()
    XCTAssertFalse(bar.searchTextField.isFirstResponder)
    bar.isEnabled = true
    app.tap(at: CGPoint(x: 160, y: 128))
    app.settle()
    XCTAssertTrue(bar.searchTextField.isFirstResponder)
  }
}
