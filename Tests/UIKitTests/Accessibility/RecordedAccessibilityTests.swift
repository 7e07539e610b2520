import PortolanTesting
import UIKit
import XCTest

/// Compares properties with the pictures that AccessibilitySnapshot's tests recorded on iOS 17.5
/// (https://github.com/cashapp/AccessibilitySnapshot, an iPhone of 393 by 852).
@MainActor
final class RecordedAccessibilityTests: XCTestCase {
  /// testTwoAccessibilityElements: a view of 64 by 64 points with a corner radius of 32.
  func testRoundedViewsHaveAPath() throws {
    let app = TestApp()
    let screen = UIViewController()
    app.show(screen)
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 64, height: 64))
    screen.view.addSubview(view)
    XCTAssertNil(view.accessibilityPath)
    view.layer.cornerRadius = 32
    let path = try XCTUnwrap(view.accessibilityPath)
    XCTAssertEqual(path.bounds, view.accessibilityFrame)
    XCTAssertFalse(path.contains(CGPoint(x: 102, y: 202)))
    XCTAssertTrue(path.contains(CGPoint(x: 132, y: 232)))
    view.accessibilityPath = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(view.accessibilityPath?.bounds.width, 3)
  }

  /// testPageControl
  func testPageControlsAreCapsulesWithALabelForVoiceInput() throws {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 73, height: 26))
    pages.numberOfPages = 3
    pages.currentPage = 1
    XCTAssertEqual(pages.accessibilityValue, "page 2 of 3")
    XCTAssertEqual(pages.accessibilityUserInputLabels, ["Page control"])
    XCTAssertEqual(try XCTUnwrap(pages.accessibilityPath).bounds.size, pages.bounds.size)
    XCTAssertEqual(try XCTUnwrap(pages.accessibilityPath).contains(CGPoint(x: 1, y: 1)), false)
  }

  /// testSegmentedControl: "Selected: Segment B. Button. 2 of 3.", without a hint.
  func testSegmentsAreTheElementsOfTheirControl() throws {
    let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
    control.selectedSegmentIndex = 1
    XCTAssertEqual(control.accessibilityElementCount(), 3)
    let second = try XCTUnwrap(control.accessibilityElement(at: 1) as? UIView)
    XCTAssertEqual(control.index(ofAccessibilityElement: second), 1)
    XCTAssertEqual(second.accessibilityLabel, "Segment B")
    XCTAssertEqual(second.accessibilityTraits, [.button, .selected])
    XCTAssertNil(second.accessibilityHint)
  }

  /// testSwitchControls: the value is the state, and traits that are set are kept.
  func testSwitchesSpeakTheirState() {
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.accessibilityValue = "Value"
    XCTAssertEqual(toggle.accessibilityValue, "1")
    toggle.isOn = false
    XCTAssertEqual(toggle.accessibilityValue, "0")
    XCTAssertTrue(toggle.accessibilityTraits.contains(UIAccessibilityTraits(rawValue: 0x0020_0000_0000_0000)))
    toggle.accessibilityTraits.insert([.selected, .header])
    XCTAssertTrue(toggle.accessibilityTraits.contains([.selected, .header, .toggleButton]))
  }

  /// testButtonTraits: "Selected: 07", "12. Dimmed."
  func testTraitsThatAreSetAreKeptAndThoseOfTheStateChange() {
    let button = UIButton()
    button.setTitle("12", for: .normal)
    XCTAssertEqual(button.accessibilityLabel, "12")
    button.accessibilityTraits = .notEnabled
    XCTAssertEqual(button.accessibilityTraits, .notEnabled)
    let other = UIButton()
    other.isEnabled = false
    other.accessibilityTraits.insert(.header)
    XCTAssertEqual(other.accessibilityTraits, [.button, .header, .notEnabled])
    other.isEnabled = true
    XCTAssertEqual(other.accessibilityTraits, [.button, .header])
  }

  /// testTabBars: the frames of six tabs in 393 points, and the descriptions of badges.
  func testTabs() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 393, height: 49))
    bar.items = (0..<6).map { UITabBarItem(title: "Item \($0)", image: nil, tag: $0) }
    bar.items?[1].badgeValue = "3"
    bar.items?[2].badgeValue = "A"
    bar.items?[3].badgeValue = ""
    bar.items?[4].badgeValue = "3"
    bar.items?[4].accessibilityValue = "Value"
    bar.items?[5].accessibilityHint = "Hint"
    let app = TestApp()
    let screen = UIViewController()
    app.show(screen)
    screen.view.addSubview(bar)
    bar.layoutIfNeeded()
    let buttons = bar.subviews.filter { String(describing: type(of: $0)) == "UITabBarButton" }
    XCTAssertEqual(buttons.map(\.frame.minX), [2, 68, 133, 199, 264, 330])
    XCTAssertEqual(buttons.map(\.frame.maxX), [64, 129, 195, 260, 326, 391])
    XCTAssertEqual(buttons.map(\.frame.minY), Array(repeating: 1, count: 6))
    XCTAssertEqual(buttons.map(\.frame.height), Array(repeating: 48, count: 6))
    XCTAssertEqual(buttons.map(\.accessibilityValue), [nil, "3 items", "A", nil, "Value", nil])
    XCTAssertEqual(buttons[5].accessibilityHint, "Hint")
  }

  /// The status bar of an iPhone 15 is 54 points high in a safe area of 59.
  func testTheStatusBarIsLowerThanTheSafeArea() throws {
    let app = TestApp(device: .iPhone15)
    app.show(UIViewController())
    let manager = try XCTUnwrap(app.window.windowScene?.statusBarManager)
    XCTAssertEqual(manager.statusBarFrame, CGRect(x: 0, y: 0, width: 393, height: 54))
    let small = TestApp(device: .iPhoneSE)
    small.show(UIViewController())
    XCTAssertEqual(small.window.windowScene?.statusBarManager?.statusBarFrame.height, 20)
  }

  /// testBlockBasedAccessibility
  func testClosuresTakePrecedence() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityFrameBlock = { CGRect(x: 10, y: 50, width: 200, height: 100) }
    XCTAssertEqual(view.accessibilityFrame, CGRect(x: 10, y: 50, width: 200, height: 100))
    XCTAssertEqual(view.accessibilityActivationPoint, CGPoint(x: 110, y: 100))
    view.accessibilityActivationPointBlock = { CGPoint(x: 1, y: 2) }
    XCTAssertEqual(view.accessibilityActivationPoint, CGPoint(x: 1, y: 2))
    view.accessibilityCustomActionsBlock = { [UIAccessibilityCustomAction(name: "Block") { _ in true }] }
    XCTAssertEqual(view.accessibilityCustomActions?.map(\.name), ["Block"])
    view.accessibilityUserInputLabelsBlock = { ["One"] }
    XCTAssertEqual(view.accessibilityUserInputLabels, ["One"])
    view.accessibilityElementsHiddenBlock = { true }
    XCTAssertTrue(view.accessibilityElementsHidden)
  }
}
