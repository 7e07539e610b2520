import UIKit
import XCTest

/// Observers of UIKit's properties are notified of a change immediately, with the old and new values.
@MainActor
final class PropertyObservingTests: XCTestCase {
  /// Returns the values that an observer receives while `change` runs, as "old -> new".
  private func changes<Object: NSObject, Value>(
    of object: Object, _ path: KeyPath<Object, Value>, _ change: () -> Void
  ) -> [String] {
    var seen: [String] = []
    let observation = object.observe(path, options: [.old, .new]) { _, change in
      let values = [change.oldValue, change.newValue].map { $0.map { "\($0)" } ?? "none" }
      seen.append(values.joined(separator: " -> "))
    }
    change()
    observation.invalidate()
    return seen
  }

  func testControls() {
    let slider = UISlider()
    XCTAssertEqual(changes(of: slider, \.value) { slider.value = 0.5 }, ["0.0 -> 0.5"])
    XCTAssertEqual(changes(of: slider, \.value) { slider.setValue(1, animated: false) }, ["0.5 -> 1.0"])
    let toggle = UISwitch()
    XCTAssertEqual(changes(of: toggle, \.isOn) { toggle.isOn = true }, ["false -> true"])
    let stepper = UIStepper()
    XCTAssertEqual(changes(of: stepper, \.value) { stepper.value = 3 }, ["0.0 -> 3.0"])
    let segments = UISegmentedControl(items: ["a", "b"])
    XCTAssertEqual(
      changes(of: segments, \.selectedSegmentIndex) { segments.selectedSegmentIndex = 1 }, ["-1 -> 1"])
    let pages = UIPageControl()
    pages.numberOfPages = 3
    XCTAssertEqual(changes(of: pages, \.currentPage) { pages.currentPage = 2 }, ["0 -> 2"])
    let progress = UIProgressView()
    XCTAssertEqual(changes(of: progress, \.progress) { progress.progress = 0.25 }, ["0.0 -> 0.25"])
    let picker = UIDatePicker()
    let date = Date(timeIntervalSince1970: 60)
    XCTAssertEqual(changes(of: picker, \.date) { picker.date = date }.count, 1)
    let button = UIButton()
    XCTAssertEqual(changes(of: button, \.isEnabled) { button.isEnabled = false }, ["true -> false"])
    XCTAssertEqual(changes(of: button, \.isSelected) { button.isSelected = true }, ["false -> true"])
    XCTAssertEqual(changes(of: button, \.isHighlighted) { button.isHighlighted = true }, ["false -> true"])
  }

  func testTexts() {
    let label = UILabel()
    label.text = "a"
    XCTAssertEqual(changes(of: label, \.text) { label.text = "b" }, ["Optional(\"a\") -> Optional(\"b\")"])
    let field = UITextField()
    XCTAssertEqual(changes(of: field, \.text) { field.text = "b" }, ["Optional(\"\") -> Optional(\"b\")"])
    XCTAssertEqual(changes(of: field, \.placeholder) { field.placeholder = "c" }.count, 1)
    let text = UITextView()
    XCTAssertEqual(changes(of: text, \.text) { text.text = "b" }, ["Optional(\"\") -> Optional(\"b\")"])
    let image = UIImageView()
    XCTAssertEqual(changes(of: image, \.image) { image.image = UIImage() }.count, 1)
  }

  /// pointfreeco/swift-navigation binds the selection of text fields through this observation.
  func testSelections() {
    let stage = Stage()
    defer { stage.strike() }
    let field = stage.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "abc"
    field.becomeFirstResponder()
    XCTAssertEqual(
      changes(of: field, \.selectedTextRange) {
        field.selectedTextRange = field.textRange(
          from: field.beginningOfDocument, to: field.beginningOfDocument)
      }.count, 1)
    let text = UITextView()
    text.text = "abc"
    XCTAssertEqual(
      changes(of: text, \.selectedTextRange) { text.selectedRange = NSRange(location: 1, length: 1) }.count, 1
    )
    let tabs = UITabBar()
    tabs.items = [UITabBarItem(title: "a", image: nil, tag: 0)]
    XCTAssertEqual(changes(of: tabs, \.selectedItem) { tabs.selectedItem = tabs.items?[0] }.count, 1)
    let well = UIColorWell()
    XCTAssertEqual(changes(of: well, \.selectedColor) { well.selectedColor = .red }.count, 1)
  }

  func testGeometry() {
    let view = UIView()
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    XCTAssertEqual(changes(of: view, \.frame) { view.frame = rect }, ["\(CGRect.zero) -> \(rect)"])
    // The properties that depend on the frame change with it.
    XCTAssertEqual(changes(of: view, \.bounds) { view.frame = rect.insetBy(dx: 5, dy: 5) }.count, 1)
    XCTAssertEqual(changes(of: view, \.center) { view.frame = rect.offsetBy(dx: 9, dy: 0) }.count, 1)
    XCTAssertEqual(changes(of: view, \.frame) { view.center = .zero }.count, 1)
    XCTAssertEqual(
      changes(of: view, \.center) { view.center = CGPoint(x: 7, y: 7) },
      ["\(CGPoint.zero) -> \(CGPoint(x: 7, y: 7))"])
    XCTAssertEqual(changes(of: view, \.center) { view.bounds.size = .zero }, [])
    XCTAssertEqual(changes(of: view, \.isHidden) { view.isHidden = true }, ["false -> true"])
    XCTAssertEqual(changes(of: view, \.alpha) { view.alpha = 0.5 }, ["1.0 -> 0.5"])
    XCTAssertEqual(changes(of: view, \.backgroundColor) { view.backgroundColor = .red }.count, 1)
    XCTAssertEqual(
      changes(of: view, \.transform) { view.transform = CGAffineTransform(scaleX: 2, y: 2) }.count, 1)
  }

  func testLayers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = view.layer
    XCTAssertEqual(changes(of: layer, \.bounds) { view.frame.size.width = 20 }.count, 1)
    XCTAssertEqual(changes(of: layer, \.position) { view.center.x = 50 }.count, 1)
    XCTAssertEqual(changes(of: layer, \.cornerRadius) { layer.cornerRadius = 4 }, ["0.0 -> 4.0"])
    XCTAssertEqual(changes(of: layer, \.opacity) { layer.opacity = 0.5 }, ["1.0 -> 0.5"])
    XCTAssertEqual(changes(of: layer, \.isHidden) { layer.isHidden = true }, ["false -> true"])
    XCTAssertEqual(changes(of: view, \.layer.bounds) { view.bounds.size.height = 3 }.count, 1)
  }

  func testScrollViews() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    XCTAssertEqual(
      changes(of: scroll, \.contentSize) { scroll.contentSize = CGSize(width: 100, height: 500) },
      ["\(CGSize.zero) -> \(CGSize(width: 100, height: 500))"])
    XCTAssertEqual(
      changes(of: scroll, \.contentOffset) { scroll.contentOffset = CGPoint(x: 0, y: 30) },
      ["\(CGPoint.zero) -> \(CGPoint(x: 0, y: 30))"])
    XCTAssertEqual(
      changes(of: scroll, \.contentOffset) { scroll.setContentOffset(.zero, animated: false) }.count, 1)
    XCTAssertEqual(changes(of: scroll, \.contentOffset) { scroll.bounds.origin.y = 10 }.count, 1)
    XCTAssertEqual(changes(of: scroll, \.contentInset) { scroll.contentInset.top = 10 }.count, 1)
  }

  func testDragReportsEveryOffset() {
    let stage = Stage()
    defer { stage.strike() }
    let scroll = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 200, height: 400))
    scroll.contentSize = CGSize(width: 200, height: 2000)
    var offsets: [CGFloat] = []
    let observation = scroll.observe(\.contentOffset, options: [.new]) { scroll, change in
      XCTAssertEqual(change.newValue, scroll.contentOffset)
      offsets.append(scroll.contentOffset.y)
    }
    stage.fingers.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), duration: 0.3)
    observation.invalidate()
    XCTAssertGreaterThan(offsets.count, 5)
    XCTAssertEqual(offsets, offsets.sorted())
  }

  func testControllersAndItems() {
    let first = UIViewController()
    XCTAssertEqual(changes(of: first, \.title) { first.title = "a" }, ["nil -> Optional(\"a\")"])
    let navigation = UINavigationController(rootViewController: first)
    XCTAssertEqual(
      changes(of: navigation, \.viewControllers) {
        navigation.pushViewController(UIViewController(), animated: false)
      }.count, 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    XCTAssertEqual(changes(of: tabs, \.selectedIndex) { tabs.selectedIndex = 1 }, ["0 -> 1"])
    XCTAssertEqual(changes(of: tabs, \.selectedViewController) { tabs.selectedIndex = 0 }.count, 1)
    let item = first.navigationItem
    XCTAssertEqual(changes(of: item, \.title) { item.title = "b" }.count, 1)
    XCTAssertEqual(
      changes(of: item, \.rightBarButtonItem) { item.rightBarButtonItem = UIBarButtonItem() }.count, 1)
    let button = UIBarButtonItem()
    XCTAssertEqual(changes(of: button, \.isEnabled) { button.isEnabled = false }, ["true -> false"])
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 3)
    XCTAssertEqual(changes(of: constraint, \.constant) { constraint.constant = 5 }, ["3.0 -> 5.0"])
  }

  func testInitialAndPriorNotifications() {
    let slider = UISlider()
    var seen: [String] = []
    let observation = slider.observe(\.value, options: [.initial, .prior, .old, .new]) { _, change in
      let values = [change.oldValue, change.newValue].map { $0.map { "\($0)" } ?? "none" }
      seen.append("\(change.isPrior ? "prior " : "")\(values.joined(separator: " -> "))")
    }
    slider.value = 1
    observation.invalidate()
    slider.value = 0
    XCTAssertEqual(seen, ["none -> 0.0", "prior 0.0 -> none", "0.0 -> 1.0"])
  }

  /// An overridden property can be observed with the key path of the subclass, and with the inherited one.
  func testOverriddenProperties() {
    final class ShoutingLabel: UILabel {
      override var text: String? {
        get { super.text }
        set { super.text = newValue?.uppercased() }
      }
    }
    let label = ShoutingLabel()
    XCTAssertEqual(changes(of: label, \.text) { label.text = "a" }, ["nil -> Optional(\"A\")"])
    XCTAssertEqual(changes(of: label as UILabel, \.text) { label.text = "b" }.count, 1)
  }

  func testObserversByName() {
    final class Observer: UIResponder {
      var seen: [String] = []
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        seen.append("\(keyPath ?? ""): \(change?[.newKey] as? CGSize ?? .zero)")
      }
    }
    let observer = Observer()
    let table = UITableView()
    table.addObserver(observer, forKeyPath: "contentSize", options: [.new], context: nil)
    table.contentSize = CGSize(width: 1, height: 2)
    table.removeObserver(observer, forKeyPath: "contentSize")
    table.contentSize = .zero
    XCTAssertEqual(observer.seen, ["contentSize: \(CGSize(width: 1, height: 2))"])
  }

  /// A property without notifications is compared in the next turn of the run loop.
  func testOtherPropertiesNotifyLater() {
    let view = UIView()
    var seen = 0
    let observation = view.observe(\.restorationIdentifier) { _, _ in seen += 1 }
    view.restorationIdentifier = "a"
    XCTAssertEqual(seen, 0)
    RunLoop.main.run(until: .distantPast)
    XCTAssertEqual(seen, 1)
    observation.invalidate()
  }
}
