import PortolanTesting
import PortolanXCTest
import UIKit

/// UIKit calls the delegate in its instance variable. If a subclass overrides `delegate`, returns the
/// client's and stores a proxy with `super.delegate`, the proxy is called: RxCocoa, Material Components and
/// many text fields rely on it.
@MainActor
final class StoredDelegateTests: XCTestCase {
  private final class Client: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UITextFieldDelegate, UITextViewDelegate, UITableViewDelegate, UICollectionViewDelegate,
    UISearchBarDelegate, UIGestureRecognizerDelegate, UISearchControllerDelegate, UITabBarDelegate
  {
    var heard: [String] = []
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { heard.append("navigation") }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      heard.append("tabs")
      return true
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      heard.append("field")
      return true
    }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      heard.append("text view")
      return true
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { heard.append("table") }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      heard.append("collection")
    }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      heard.append("search bar")
      return true
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      heard.append("gesture")
      return true
    }
    func willPresentSearchController(_ searchController: UISearchController) { heard.append("search") }
  }

  private final class Navigation: UINavigationController {
    private let proxy = Client()
    private weak var client: (any UINavigationControllerDelegate)?
    override weak var delegate: (any UINavigationControllerDelegate)? {
      get { client }
      set {
        client = newValue
        super.delegate = proxy
      }
    }
    var heard: [String] { proxy.heard }
  }

  private final class Tabs: UITabBarController {
    private let proxy = Client()
    private weak var client: (any UITabBarControllerDelegate)?
    override weak var delegate: (any UITabBarControllerDelegate)? {
      get { client }
      set {
        client = newValue
        super.delegate = proxy
      }
    }
    var heard: [String] { proxy.heard }
  }

  private final class Field: UITextField {
    private let proxy = Client()
    private weak var client: (any UITextFieldDelegate)?
    override weak var delegate: (any UITextFieldDelegate)? {
      get { client }
      set {
        client = newValue
        super.delegate = proxy
      }
    }
    var heard: [String] { proxy.heard }
  }

  private final class TextView: UITextView {
    private let proxy = Client()
    private weak var client: (any UITextViewDelegate)?
    override weak var delegate: (any UITextViewDelegate)? {
      get { client }
      set {
        client = newValue
        super.delegate = proxy
      }
    }
    var heard: [String] { proxy.heard }
  }

  private final class Scroll: UIScrollView {
    private let proxy = Client()
    private weak var client: (any UIScrollViewDelegate)?
    override weak var delegate: (any UIScrollViewDelegate)? {
      get { client }
      set {
        client = newValue
        super.delegate = proxy
      }
    }
    var heard: [String] { proxy.heard }
  }

  private final class Table: UITableView, UITableViewDataSource {
    private let proxy = Client()
    private weak var client: (any UITableViewDelegate)?
    override weak var delegate: (any UITableViewDelegate)? {
      get { client }
      set {
        client = newValue
        super.delegate = proxy
      }
    }
    private weak var source: (any UITableViewDataSource)?
    override weak var dataSource: (any UITableViewDataSource)? {
      get { source }
      set {
        source = newValue
        super.dataSource = self
      }
    }
    var heard: [String] { proxy.heard }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  private final class Items: UICollectionView, UICollectionViewDataSource {
    private let proxy = Client()
    private weak var client: (any UICollectionViewDelegate)?
    override weak var delegate: (any UICollectionViewDelegate)? {
      get { client }
      set {
        client = newValue
        super.delegate = proxy
      }
    }
    private weak var source: (any UICollectionViewDataSource)?
    override weak var dataSource: (any UICollectionViewDataSource)? {
      get { source }
      set {
        source = newValue
        super.dataSource = self
      }
    }
    var heard: [String] { proxy.heard }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  private final class Bar: UISearchBar {
    private let proxy = Client()
    private weak var client: (any UISearchBarDelegate)?
    override weak var delegate: (any UISearchBarDelegate)? {
      get { client }
      set {
        client = newValue
        super.delegate = proxy
      }
    }
    var heard: [String] { proxy.heard }
  }

  private final class Tap: UITapGestureRecognizer {
    private let proxy = Client()
    private weak var client: (any UIGestureRecognizerDelegate)?
    override weak var delegate: (any UIGestureRecognizerDelegate)? {
      get { client }
      set {
        client = newValue
        super.delegate = proxy
      }
    }
    var heard: [String] { proxy.heard }
  }

  private let client = Client()

  func testContainersCallTheStoredDelegate() {
    let app = TestApp()
    let navigation = Navigation(rootViewController: Screen("A"))
    navigation.delegate = client
    XCTAssertIdentical(navigation.delegate, client)
    let tabs = Tabs()
    tabs.viewControllers = [navigation, Screen("B")]
    tabs.viewControllers?[1].tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 0)
    tabs.delegate = client
    app.show(tabs)
    app.settle()
    XCTAssertEqual(navigation.heard, ["navigation"])
    app.tap("Second")
    app.settle()
    XCTAssertEqual(tabs.heard, ["tabs"])
    XCTAssertEqual(client.heard, [])
  }

  func testTextCallsTheStoredDelegate() {
    let stage = Stage()
    defer { stage.strike() }
    let field = stage.add(Field(), CGRect(x: 0, y: 100, width: 200, height: 40))
    let textView = stage.add(TextView(), CGRect(x: 0, y: 200, width: 200, height: 40))
    let bar = stage.add(Bar(), CGRect(x: 0, y: 300, width: 300, height: 56))
    field.delegate = client
    textView.delegate = client
    bar.delegate = client
    XCTAssertIdentical(textView.delegate, client)
    field.becomeFirstResponder()
    XCTAssertEqual(field.heard, ["field"])
    textView.becomeFirstResponder()
    XCTAssertEqual(textView.heard.first, "text view")
    bar.becomeFirstResponder()
    XCTAssertEqual(bar.heard, ["search bar"])
    XCTAssertEqual(client.heard, [])
  }

  func testScrollViewsCallTheStoredDelegate() {
    let stage = Stage()
    defer { stage.strike() }
    let scroll = stage.add(Scroll(), CGRect(x: 0, y: 100, width: 200, height: 100))
    scroll.contentSize = CGSize(width: 200, height: 400)
    scroll.delegate = client
    scroll.contentOffset.y = 20
    XCTAssertEqual(scroll.heard, ["scroll"])

    let table = stage.add(Table(), CGRect(x: 0, y: 200, width: 200, height: 200))
    table.delegate = client
    table.dataSource = nil
    stage.wait(0.1)
    XCTAssertEqual(table.visibleCells.count, 3, "the stored data source is asked")
    stage.fingers.tap(at: CGPoint(x: 50, y: 220))
    XCTAssertEqual(table.heard.filter { $0 != "scroll" }, ["table"])

    let layout = UICollectionViewFlowLayout()
    let items = stage.add(
      Items(frame: .zero, collectionViewLayout: layout), CGRect(x: 0, y: 400, width: 200, height: 100))
    items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    items.delegate = client
    items.dataSource = nil
    stage.wait(0.1)
    XCTAssertEqual(items.visibleCells.count, 3)
    stage.fingers.tap(at: CGPoint(x: 20, y: 420))
    XCTAssertEqual(items.heard.filter { $0 != "scroll" }, ["collection"])
    XCTAssertEqual(client.heard, [])
  }

  func testRecognizersCallTheStoredDelegate() {
    let stage = Stage()
    defer { stage.strike() }
    let tap = Tap()
    tap.delegate = client
    stage.view.addGestureRecognizer(tap)
    stage.fingers.tap(at: CGPoint(x: 50, y: 120))
    XCTAssertEqual(tap.heard, ["gesture"])
    XCTAssertEqual(client.heard, [])
  }

  /// The narrower delegate of a subclass and that of scroll views are the same.
  func testTheDelegateIsOneUnderBothKinds() {
    let table = UITableView()
    table.delegate = client
    XCTAssertIdentical((table as UIScrollView).delegate, client)
    (table as UIScrollView).delegate = nil
    XCTAssertNil(table.delegate)
    let scroll: UIScrollView = UITextView()
    scroll.delegate = client
    XCTAssertIdentical((scroll as? UITextView)?.delegate, client)
  }
}
