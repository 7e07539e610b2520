import PortolanTesting
@testable import UIKit
import XCTest

/// Tests additions of iOS 26 to bars and views, in the appearance of iOS 17.
@MainActor
final class BarAdditionTests: XCTestCase {
  private func find<View: UIView>(_ type: View.Type, in view: UIView, _ test: (View) -> Bool) -> View? {
    if let own = view as? View, test(own) { return own }
    for child in view.subviews {
      if let found = find(type, in: child, test) { return found }
    }
    return nil
  }

  func testASubtitleIsBelowTheTitle() throws {
    let app = TestApp(device: .iPhone15)
    defer { app.end() }
    let screen = Screen("Harbour")
    screen.navigationItem.subtitle = "Low tide"
    let stack = UINavigationController(rootViewController: screen)
    app.show(stack)
    app.settle()
    let label = try XCTUnwrap(
      find(UILabel.self, in: stack.navigationBar) { $0.attributedText?.string == "Harbour\nLow tide" })
    XCTAssertLessThanOrEqual(label.frame.height, 44)
    XCTAssertGreaterThan(label.frame.height, 30, "two lines")
    screen.navigationItem.subtitle = nil
    app.settle()
    XCTAssertNotNil(find(UILabel.self, in: stack.navigationBar) { $0.text == "Harbour" })
  }

  func testTheLargeTitleHasItsOwnText() {
    let app = TestApp(device: .iPhone15)
    defer { app.end() }
    let screen = Screen("Harbour")
    screen.navigationItem.largeTitle = "The whole harbour"
    let stack = UINavigationController(rootViewController: screen)
    stack.navigationBar.prefersLargeTitles = true
    app.show(stack)
    app.settle()
    let label = find(UILabel.self, in: stack.navigationBar) {
      $0.attributedText?.string == "The whole harbour"
    }
    let font = label?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    XCTAssertEqual(font?.pointSize, 34)
  }

  func testAnItemsBadge() throws {
    let app = TestApp(device: .iPhone15)
    defer { app.end() }
    let screen = Screen("Harbour")
    let item = UIBarButtonItem(image: UIImage(systemName: "bell"), style: .plain, target: nil, action: nil)
    item.accessibilityLabel = "News"
    screen.navigationItem.rightBarButtonItem = item
    let stack = UINavigationController(rootViewController: screen)
    app.show(stack)
    item.badge = .count(12)
    app.settle()
    let label = try XCTUnwrap(find(UILabel.self, in: stack.navigationBar) { $0.text == "12" })
    let badge = try XCTUnwrap(label.superview)
    XCTAssertEqual(badge.backgroundColor, .systemRed)
    XCTAssertTrue(stack.navigationBar.bounds.contains(badge.convert(badge.bounds, to: stack.navigationBar)))
    item.badge = nil
    app.settle()
    XCTAssertNil(find(UILabel.self, in: stack.navigationBar) { $0.text == "12" })
    XCTAssertEqual(UIBarButtonItem.Style.prominent, .done)
  }

  func testPropertiesAreUpdatedBeforeLayout() {
    final class Model: UIView {
      let log: Log
      init(_ log: Log) {
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      required init?(coder: NSCoder) { nil }
      override func updateProperties() { log.add("properties") }
      override func layoutSubviews() {
        super.layoutSubviews()
        log.add("layout")
      }
    }
    let log = Log()
    let view = Model(log)
    view.layoutIfNeeded()
    XCTAssertEqual(log.take(), ["properties", "layout"])
    view.setNeedsLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(log.take(), ["layout"])
    view.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    XCTAssertEqual(log.take(), ["properties"])
    view.layoutIfNeeded()
    XCTAssertEqual(log.take(), ["layout"])
  }

  func testCornersFollowTheSize() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.cornerConfiguration = .capsule()
    XCTAssertEqual(view.layer.cornerRadius, 20)
    view.bounds.size.height = 60
    view.layoutIfNeeded()
    XCTAssertEqual(view.layer.cornerRadius, 30)
    view.cornerConfiguration = .uniformTopCorners(radius: .fixed(8))
    XCTAssertEqual(view.layer.cornerRadius, 8)
    XCTAssertEqual(view.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  func testGlassIsABlur() {
    let view = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
    XCTAssertGreaterThan(view.layer.backdropBlurRadius, 0)
    XCTAssertEqual(UIButton.Configuration.prominentGlass().cornerStyle, .capsule)
  }

  /// A view that is not opaque does not count as an item of a bar.
  func testAnOpaqueViewIsNotMistakenForABarItem() {
    let view = UIView()
    view.isOpaque = false
    XCTAssertFalse(view.isOpaque)
    XCTAssertFalse(view.isBarItemContent)
    view.isBarItemContent = true
    view.isOpaque = true
    XCTAssertTrue(view.isBarItemContent)
  }

  /// Constraints of the keyboard layout guide are active while it is near an edge.
  func testTrackedConstraintsOfTheKeyboardsGuide() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    view.addSubview(child)
    let docked = child.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    let floating = child.topAnchor.constraint(equalTo: view.topAnchor)
    view.keyboardLayoutGuide.setConstraints([docked], activeWhenNearEdge: .bottom)
    view.keyboardLayoutGuide.setConstraints([floating], activeWhenAwayFrom: .bottom)
    XCTAssertTrue(docked.isActive)
    XCTAssertFalse(floating.isActive)
    view.keyboardLayoutGuide.setConstraints([floating], activeWhenAwayFrom: [.top, .leading])
    XCTAssertTrue(floating.isActive)
    view.keyboardLayoutGuide.removeAllTrackedConstraints()
    XCTAssertFalse(docked.isActive || floating.isActive)
  }

  /// A tap outside calls delegates that implement only the earlier methods.
  func testPopoverDelegatesOfEarlierVersions() {
    final class Owner: NSObject, UIPopoverPresentationControllerDelegate {
      var log: [String] = []
      var allows = false
      func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
      ) -> Bool {
        log.append("should")
        return allows
      }
      func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
      ) { log.append("did") }
    }
    let app = TestApp(device: .iPad)
    defer { app.end() }
    let screen = Screen("A")
    app.show(screen)
    let content = Screen("B")
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 200)
    content.popoverPresentationController?.sourceView = screen.view
    content.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 10, height: 10)
    let owner = Owner()
    content.popoverPresentationController?.delegate = owner
    screen.present(content, animated: true)
    app.settle()
    app.tap(at: CGPoint(x: 20, y: 800))
    app.settle()
    XCTAssertNotNil(screen.presentedViewController)
    owner.allows = true
    app.tap(at: CGPoint(x: 20, y: 800))
    app.settle()
    XCTAssertNil(screen.presentedViewController)
    XCTAssertEqual(owner.log.suffix(2), ["should", "did"])
  }

  /// Rows with small text are at least 44 points high.
  func testRowsOfSmallTextHaveTheStandardHeight() {
    let stage = Stage()
    defer { stage.strike() }
    stage.window.traitOverrides.preferredContentSizeCategory = .medium
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "1"
        return cell
      }
    }
    let rows = Rows()
    let table = stage.add(UITableView(), CGRect(x: 0, y: 0, width: 320, height: 400))
    table.dataSource = rows
    table.layoutIfNeeded()
    XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 44)
  }
}
