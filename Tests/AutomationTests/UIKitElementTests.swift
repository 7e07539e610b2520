import Automation
import AutomationProtocol
import PortolanTesting
import UIKit
import XCTest

/// Tests the elements of UIKit's controls in UI tests of iOS 17. Their sources are in `Documentation/UITesting.md`.
@MainActor
final class UIKitElementTests: ElementTreeTestCase {
  private func screen(_ views: [UIView]) -> UIViewController {
    let controller = UIViewController()
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 60, width: 393, height: 780)
    controller.view.addSubview(stack)
    return controller
  }

  func testFieldsOfAlertsAreInACollectionView() {
    let app = TestApp()
    let screen = UIViewController()
    app.show(screen)
    let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
    }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    screen.present(alert, animated: false)
    app.settle()
    XCTAssertEqual(
      elements(of: app, in: .alert),
      """
      Alert 'Sign in'
        ScrollView
          StaticText 'Sign in'
          CollectionView
            Cell
              TextField = Name
            Cell
              SecureTextField = Password
        ScrollView
          Button 'OK'
            StaticText 'OK'
      """)
  }

  func testControls() {
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.accessibilityLabel = "Air"
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 1
    let slider = UISlider()
    slider.value = 0.3
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let progress = UIProgressView()
    progress.progress = 0.5
    let search = UISearchBar()
    search.placeholder = "Find"
    let text = UITextView()
    text.text = "Notes"
    XCTAssertEqual(
      elements(of: screen([toggle, segments, slider, UIStepper(), pages, progress, search, text])),
      """
      Switch 'Air' = 1
      SegmentedControl
        Button 'One'
          StaticText 'One'
        Button 'Two' Selected
          StaticText 'Two'
      Slider = 30%
      Stepper
        Button 'Decrement' Disabled
          Image
        Button 'Increment'
          Image
      PageIndicator = page 1 of 3
      ProgressIndicator 'Progress' = 50%
      Image
      SearchField = Find
        Image
      TextView = Notes
      """)
  }

  func testTheReturnKeyHasTheNameOfItsType() {
    let names: [(UIReturnKeyType, String)] = [
      (.default, "#Return 'return'"), (.done, "#Done 'done'"), (.search, "#Search 'search'"),
      (.next, "#Next: 'next'"),
    ]
    for (type, name) in names {
      let field = UITextField()
      field.returnKeyType = type
      let app = TestApp()
      app.show(screen([field]))
      field.becomeFirstResponder()
      app.settle()
      XCTAssertTrue(elements(of: app, in: .keyboard).contains("Button \(name)"), name)
    }
  }

  func testKeysOfSecretsAndAddressesAreSmallLetters() {
    let (plain, secret, address) = (UITextField(), UITextField(), UITextField())
    secret.isSecureTextEntry = true
    address.keyboardType = .emailAddress
    for (field, key) in [(plain, "Key #Q 'Q'"), (secret, "Key #q 'q'"), (address, "Key #q 'q'")] {
      let app = TestApp()
      app.show(screen([field]))
      field.becomeFirstResponder()
      app.settle()
      XCTAssertTrue(elements(of: app, in: .keyboard).contains(key), key)
    }
  }

  func testDatePickers() {
    let wheels = UIDatePicker()
    wheels.preferredDatePickerStyle = .wheels
    wheels.datePickerMode = .time
    let calendar = UIDatePicker()
    calendar.preferredDatePickerStyle = .inline
    calendar.datePickerMode = .date
    for picker in [wheels, calendar] {
      picker.timeZone = TimeZone(identifier: "UTC")
      picker.locale = Locale(identifier: "en_US")
      picker.date = Date(timeIntervalSince1970: 1_700_000_000)
    }
    let lines = elements(of: screen([wheels, calendar])).split(separator: "\n").map(String.init)
    XCTAssertEqual(
      Array(lines.prefix(8)),
      [
        "DatePicker", "  Picker", "    PickerWheel = 10", "    PickerWheel = 13", "    PickerWheel = PM",
        "DatePicker", "  Button 'Month' = November 2023", "    StaticText 'November 2023'",
      ])
    XCTAssertTrue(lines.contains("  Button 'Next Month'"))
    let grid = lines.firstIndex(of: "  CollectionView") ?? 0
    XCTAssertEqual(lines[grid + 1], "    Button 'Wednesday, November 1'")
    XCTAssertEqual(lines[grid + 2], "      StaticText '1'")
    XCTAssertTrue(lines.contains("    Button 'Tuesday, November 14' Selected"))
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "cell")
        ?? UITableViewCell(
          style: .default, reuseIdentifier: "cell")
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  private final class HarbourViewController: UIViewController {}

  func testABarWithoutATitleHasTheClassOfItsScreen() {
    let app = TestApp()
    app.show(UINavigationController(rootViewController: HarbourViewController()))
    XCTAssertTrue(elements(of: app).contains(".HarbourView\n") || elements(of: app).hasSuffix(".HarbourView"))
    app.show(UINavigationController(rootViewController: UIViewController()))
    XCTAssertTrue(elements(of: app).contains("NavigationBar #UIView"), elements(of: app))
  }

  func testButtonsAreChildrenOfTheirBar() {
    let app = TestApp()
    let screen = UIViewController()
    screen.title = "Log in"
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "done", style: .plain, target: nil, action: nil)
    screen.toolbarItems = [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    navigation.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    app.show(tabs)
    XCTAssertEqual(children(of: .navigationBar), ["Button done", "StaticText Log in"])
    XCTAssertEqual(children(of: .toolbar), ["Button Share"])
    XCTAssertEqual(children(of: .tabBar), ["Button Home"])

    let title = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let label = UILabel(frame: title.bounds)
    label.text = "Own"
    title.addSubview(label)
    screen.navigationItem.titleView = title
    app.settle()
    XCTAssertEqual(children(of: .navigationBar), ["Button done", "Other "])
  }

  private func children(of bar: XCUIElementType) -> [String] {
    func find(_ element: ElementSnapshot) -> ElementSnapshot? {
      element.type == bar ? element : element.children.lazy.compactMap(find).first
    }
    return (find(ElementTree().snapshot(.app))?.children ?? []).map { "\($0.type.displayName) \($0.label)" }
      .sorted()
  }

  func testATableHasItsRowsInOrderWhereverItHasScrolled() {
    let rows = Rows()
    let table = UITableViewController(style: .plain)
    table.tableView.dataSource = rows
    table.title = "Table"
    let first = UIViewController()
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(table, animated: false)
    let app = TestApp()
    app.show(navigation)
    XCTAssertTrue(
      elements(of: app).hasSuffix(
        """
        NavigationBar #Table
          Button #BackButton 'First'
          StaticText 'Table'
        """), elements(of: app))
    for _ in 0..<3 {
      let cells = elements(of: app, in: .table).split(separator: "\n").filter { $0.contains("Cell") }
      XCTAssertEqual(cells.map(String.init), (0..<60).map { "  Cell 'Row \($0)'" })
      app.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200))
      app.settle()
    }
    withExtendedLifetime(rows) {}
  }

  func testTheRegionAroundThePopoverOfADatePickerIsAButton() {
    let app = TestApp()
    let controller = UIViewController()
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .compact
    picker.frame = CGRect(x: 100, y: 200, width: 150, height: 34)
    controller.view.addSubview(picker)
    app.show(controller)
    app.tap(at: CGPoint(x: 175, y: 217))
    app.settle()
    XCTAssertTrue(
      elements(of: app).contains("Button #PopoverDismissRegion 'dismiss popup'"), elements(of: app))
    app.tap(at: CGPoint(x: 196, y: 790))
    app.settle()
    XCTAssertFalse(elements(of: app).contains("PopoverDismissRegion"), elements(of: app))
  }

  func testImagesHaveTheirNames() {
    let controller = UIViewController()
    let images = [
      UIImageView(image: UIImage(systemName: "star")), UIImageView(image: UIImage(systemName: "trash")),
    ]
    images[1].accessibilityIdentifier = "bin"
    for (index, image) in images.enumerated() {
      image.frame.origin = CGPoint(x: 50, y: 200 + 100 * index)
      controller.view.addSubview(image)
    }
    XCTAssertEqual(elements(of: controller), "Image #star\nImage #bin")
  }

  func testTheUnitTestDriverDoesNotFindCoveredViews() {
    let app = TestApp()
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 50, y: 200, width: 100, height: 20))
    label.text = "Below"
    let cover = UIView(frame: CGRect(x: 0, y: 150, width: 393, height: 200))
    cover.backgroundColor = .red
    controller.view.addSubview(label)
    controller.view.addSubview(cover)
    app.show(controller)
    XCTAssertFalse(app.sees("Below"))
    XCTAssertNil(app.element("Below"))
    // Translucent views do not cover others, nor do views that leave a part visible.
    cover.alpha = 0.5
    XCTAssertTrue(app.sees("Below"))
    cover.alpha = 1
    cover.frame.size.width = 100
    XCTAssertTrue(app.sees("Below"))
  }
}
