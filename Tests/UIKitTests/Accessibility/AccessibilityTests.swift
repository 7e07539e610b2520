import PortolanTesting
import UIKit
import XCTest

/// Tests of the accessibility tree, and of its notifications.
@MainActor
final class AccessibilityTests: XCTestCase {
  private func settings() -> UIViewController {
    let screen = Screen("Settings")
    let label = UILabel(frame: CGRect(x: 20, y: 120, width: 200, height: 30))
    label.text = "Wi-Fi"
    let toggle = UISwitch(frame: CGRect(x: 300, y: 120, width: 51, height: 31))
    toggle.accessibilityLabel = "Wi-Fi"
    toggle.accessibilityIdentifier = "wifi"
    let slider = UISlider(frame: CGRect(x: 20, y: 180, width: 300, height: 31))
    slider.accessibilityLabel = "Volume"
    slider.value = 0.5
    slider.isEnabled = false
    let segments = UISegmentedControl(items: ["Day", "Night"])
    segments.frame = CGRect(x: 20, y: 240, width: 200, height: 32)
    segments.selectedSegmentIndex = 1
    let stepper = UIStepper(frame: CGRect(x: 20, y: 300, width: 94, height: 32))
    for view in [stepper, segments, toggle, slider, label] { screen.view.addSubview(view) }
    return screen
  }

  func testTheScreenAsText() {
    let app = TestApp()
    app.show(UINavigationController(rootViewController: settings()))
    XCTAssertEqual(
      app.accessibilityText,
      """
      window
        navigation bar
          heading “Settings”
        text “Wi-Fi”
        toggle “Wi-Fi” value “0” #wifi
        slider “Volume” value “50%” disabled
        button “Day”
        button “Night” selected
        button “Decrement” disabled
        button “Increment”
      """)
  }

  func testReadingGoesAlongRowsFromWhereTheyBegin() {
    let app = TestApp(rightToLeft: true)
    let screen = UIViewController()
    for (index, x) in [20, 120, 220].enumerated() {
      let label = UILabel(
        frame: CGRect(x: CGFloat(x), y: 200 + CGFloat(index % 2) * 4, width: 80, height: 30))
      label.text = "\(index)"
      screen.view.addSubview(label)
    }
    app.show(screen)
    XCTAssertEqual(app.accessibilityText, "window\n  text “2”\n  text “1”\n  text “0”")
  }

  /// Cells are added on demand, in any order.
  func testReadingDoesNotDependOnTheOrderOfTheViews() {
    let frames = [
      CGRect(x: 20, y: 200, width: 80, height: 80), CGRect(x: 320, y: 200, width: 60, height: 30),
      CGRect(x: 220, y: 220, width: 80, height: 30),
    ]
    let texts = [[0, 1, 2], [1, 0, 2], [2, 1, 0]].map { order in
      let app = TestApp()
      let screen = UIViewController()
      for index in order {
        let label = UILabel(frame: frames[index])
        label.text = "\(index)"
        screen.view.addSubview(label)
      }
      app.show(screen)
      return app.accessibilityText
    }
    XCTAssertEqual(texts, Array(repeating: texts[0], count: 3))
  }

  func testHiddenAndCoveredElementsAreExcluded() {
    let app = TestApp()
    let screen = settings()
    app.show(screen)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    screen.present(alert, animated: true)
    app.settle()
    XCTAssertTrue(app.accessibilityText.contains("“Delete?”"))
    XCTAssertTrue(app.accessibilityText.contains("button “Cancel”"))
    XCTAssertFalse(app.accessibilityText.contains("Wi-Fi"))
    app.tap("Cancel")
    app.settle()
    XCTAssertTrue(app.accessibilityText.contains("Wi-Fi"))
    screen.view.subviews[0].accessibilityElementsHidden = true
    XCTAssertFalse(app.accessibilityText.contains("Increment"))
  }

  func testElementsOfAViewAreItsChildrenInTheGivenOrder() {
    let app = TestApp()
    let screen = UIViewController()
    let chart = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 200))
    chart.accessibilityElements = ["B", "A"].enumerated().map { index, name in
      let element = UIAccessibilityElement(accessibilityContainer: chart)
      element.accessibilityLabel = name
      element.accessibilityTraits = .image
      element.accessibilityFrameInContainerSpace = CGRect(
        x: CGFloat(200 - index * 200), y: 0, width: 40, height: 40)
      element.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Zoom") { _ in true }]
      return element
    }
    screen.view.addSubview(chart)
    app.show(screen)
    XCTAssertEqual(
      app.accessibilityText, "window\n  image “B” action “Zoom”\n  image “A” action “Zoom”")
    let element = chart.accessibilityElement(at: 1) as? UIAccessibilityElement
    XCTAssertEqual(element?.accessibilityFrame, CGRect(x: 20, y: 200, width: 40, height: 40))
    XCTAssertEqual(chart.index(ofAccessibilityElement: element as Any), 1)
  }

  func testActivationIsTheElementsOrATapInItsMiddle() {
    let app = TestApp()
    let screen = UIViewController()
    let toggle = UISwitch(frame: CGRect(x: 100, y: 200, width: 51, height: 31))
    var taps = 0
    let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
    let tap = UITapGestureRecognizer()
    tap.addHandler { _ in taps += 1 }
    view.addGestureRecognizer(tap)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Card"
    for part in [toggle, view] { screen.view.addSubview(part) }
    app.show(screen)
    XCTAssertTrue(AccessibilityNode.activate(toggle))
    XCTAssertTrue(toggle.isOn)
    XCTAssertTrue(AccessibilityNode.activate(view))
    app.settle()
    XCTAssertEqual(taps, 1)
  }

  func testFocusMovesToANewScreenAndAnnouncementsArePosted() {
    let app = TestApp()
    let list = Screen("List")
    let navigation = UINavigationController(rootViewController: list)
    app.show(navigation)
    app.listen()
    let detail = Screen("Detail")
    navigation.pushViewController(detail, animated: true)
    app.settle()
    XCTAssertEqual(app.spoken.prefix(2), ["screen changed", "reads “Detail”"])
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    XCTAssertEqual(app.spoken.last, "says “Saved”")
    let button = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
    button.setTitle("Next", for: .normal)
    detail.view.addSubview(button)
    UIAccessibility.post(notification: .layoutChanged, argument: button)
    XCTAssertTrue(button.accessibilityElementIsFocused())
    AccessibilityCenter.shared.listener = nil
  }

  func testMeaningfulImagesHaveLabels() {
    let app = TestApp()
    let screen = UIViewController()
    let trash = UIButton(type: .system)
    trash.setImage(UIImage(systemName: "trash.fill"), for: .normal)
    let own = UIButton(type: .system)
    let picture = UIImage(systemName: "square.and.arrow.up")!
    picture.accessibilityLabel = "Send to a friend"
    own.setImage(picture, for: .normal)
    let named = UIButton(type: .system)
    named.setImage(UIImage(systemName: "trash"), for: .normal)
    named.accessibilityLabel = "Discard"
    let titled = UIButton(configuration: .filled())
    titled.configuration?.title = "Cart"
    titled.configuration?.image = UIImage(systemName: "cart")
    let buttons = [trash, own, named, titled, UIButton(type: .contactAdd)]
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: 20, y: 120 + CGFloat(index) * 60, width: 120, height: 44)
      screen.view.addSubview(button)
    }
    let segments = UISegmentedControl(
      items: ["list.bullet", "calendar"].compactMap(UIImage.init(systemName:)))
    segments.frame = CGRect(x: 20, y: 480, width: 120, height: 32)
    screen.view.addSubview(segments)
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "gear"), style: .plain, target: nil, action: nil)
    app.show(UINavigationController(rootViewController: screen))
    for name in [
      "Delete", "Send to a friend", "Discard", "Cart", "Add", "List", "Calendar", "Settings",
    ] {
      XCTAssertTrue(app.accessibilityText.contains("button “\(name)”"), "\(name):\n\(app.accessibilityText)")
    }
  }

  /// UIAccessibility: `accessibilityLabelBlock` and the other closures of iOS 17 take precedence over stored values.
  func testClosuresComputeTheAttributesOfAnElement() {
    let app = TestApp()
    let screen = Screen("Speed")
    let gauge = UIView(frame: CGRect(x: 20, y: 120, width: 200, height: 30))
    gauge.accessibilityLabel = "Stored"
    var knots = 5
    gauge.isAccessibilityElementBlock = { true }
    gauge.accessibilityLabelBlock = { "Speed" }
    gauge.accessibilityValueBlock = { "\(knots) kn" }
    gauge.accessibilityIdentifierBlock = { "gauge" }
    gauge.accessibilityTraitsBlock = { .button }
    screen.view.addSubview(gauge)
    app.show(UINavigationController(rootViewController: screen))
    XCTAssertTrue(gauge.isAccessibilityElement)
    XCTAssertTrue(app.accessibilityText.contains("button “Speed” value “5 kn” #gauge"), app.accessibilityText)
    knots = 6
    XCTAssertEqual(gauge.accessibilityValue, "6 kn")
    gauge.accessibilityLabelBlock = nil
    XCTAssertEqual(gauge.accessibilityLabel, "Stored")
  }
}
