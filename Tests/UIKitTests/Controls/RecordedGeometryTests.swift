import PortolanTesting
import PortolanXCTest
@testable import UIKit

/// Compares frames with pictures that public test suites recorded on iOS 17.5: AccessibilitySnapshot's
/// (https://github.com/cashapp/AccessibilitySnapshot, an iPhone of 393 by 852 at 3) and
/// swift-snapshot-testing's (https://github.com/pointfreeco/swift-snapshot-testing). The names of their tests
/// are given.
@MainActor
final class RecordedGeometryTests: XCTestCase {
  private let screen = UIViewController()

  private func makeApp(_ root: UIViewController? = nil, _ device: Device = .iPhone15) -> TestApp {
    screen.view.backgroundColor = .white
    let app = TestApp(device: device)
    app.show(root ?? screen)
    return app
  }

  private func show(_ control: UIControl) -> TestApp {
    let app = makeApp()
    control.bounds.size = control.sizeThatFits(CGSize(width: 373, height: 100))
    control.frame.origin = CGPoint(x: 10, y: 300)
    screen.view.addSubview(control)
    app.settle()
    return app
  }

  /// testSlider: 34 high; the track from 3 to 370 of 373 at 15 to 19, the thumb of 28 at 75 of 100 around
  /// 272.8 and 16.
  func testASlider() {
    let slider = UISlider()
    slider.maximumValue = 100
    slider.value = 75
    let app = show(slider)
    XCTAssertEqual(slider.frame, CGRect(x: 10, y: 300, width: 373, height: 34))
    let track = slider.trackRect(forBounds: slider.bounds)
    XCTAssertEqual(track, CGRect(x: 3, y: 15, width: 367, height: 4))
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 75)
    XCTAssertEqual(thumb.midX, 272.8, accuracy: 0.5)
    XCTAssertEqual(thumb.midY, 16)
    XCTAssertEqual(app.color(10 + 1, 317), [255, 255, 255])
    XCTAssertEqual(app.color(10 + 5, 317), [0, 122, 255])
  }

  /// testStepper: the divider is lighter than a separator.
  func testAStepper() {
    let stepper = UIStepper()
    let app = show(stepper)
    XCTAssertEqual(stepper.frame.size, CGSize(width: 94, height: 32))
    // At one pixel per point, the divider is between two pixels.
    stepper.frame.origin.x = 10.5
    app.settle()
    for value in app.color(10.5 + 47, 316) { XCTAssertEqual(Double(value), 213, accuracy: 3) }
  }

  /// testPageControl: three dots with their margin are 73 points wide.
  func testAPageControl() {
    let control = UIPageControl()
    control.numberOfPages = 3
    XCTAssertEqual(control.sizeThatFits(CGSize(width: 393, height: 852)), CGSize(width: 73, height: 77.0 / 3))
    for count in 2...20 {
      let control = UIPageControl()
      control.numberOfPages = count
      _ = show(control)
      let dots = control.subviews.compactMap { $0 as? UIImageView }
      XCTAssertEqual(
        dots.filter { $0.alpha == 1 && $0.transform.isIdentity }.count, count, "all are shown in full")
    }
  }

  /// testSegmentedControl: segments have 20 points of padding, one point between them, and the selection is
  /// inset by 2 points.
  func testASegmentedControl() throws {
    let control = UISegmentedControl()
    for index in 0..<3 { control.insertSegment(withTitle: "Segment", at: index, animated: false) }
    control.selectedSegmentIndex = 1
    _ = show(control)
    let segments = control.subviews.compactMap { $0 as? SegmentView }.sorted { $0.frame.minX < $1.frame.minX }
    let text = "Segment".size(withAttributes: control.resolvedAttributes(for: .selected)).width.rounded(.up)
    XCTAssertEqual(segments.map(\.frame.width), [text + 20, text + 20, text + 20])
    XCTAssertEqual(control.bounds.width, 3 * (text + 20) + 2)
    XCTAssertEqual(segments[1].frame.minX, segments[0].frame.maxX + 1)
    let pill = try XCTUnwrap(control.subviews.first { $0 is SegmentPill })
    XCTAssertEqual(pill.frame, segments[1].frame.insetBy(dx: 2, dy: 2))
  }

  /// testNavBarBackButtonTraitsWithTitles: the title starts at 29 points and ends the button. Titles are
  /// slightly above the center.
  func testABackButtonAndATitle() throws {
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("First", "Second")
    let navigation = UINavigationController()
    navigation.viewControllers = [first, second]
    _ = makeApp(navigation)
    let content = try XCTUnwrap(navigation.navigationBar.content)
    let back = try XCTUnwrap(content.backButton)
    XCTAssertEqual(back.label.frame.minX, 29, accuracy: 0.01)
    XCTAssertEqual(back.bounds.width, 29 + back.label.intrinsicContentSize.width, accuracy: 0.01)
    XCTAssertEqual(back.indicator.frame.midX, 14.83, accuracy: 0.01)
    XCTAssertEqual(back.label.frame.minY, 34.0 / 3, accuracy: 0.01)
    XCTAssertEqual(content.titleView.frame.minY, 34.0 / 3, accuracy: 0.01)
  }

  /// testTraitsEmbeddedInTabNavigation: the "+" of a bar is 18 points wide, and inset by 18 on a phone, 22 on
  /// a pad.
  func testThePlusOfABar() throws {
    for (device, start): (Device, CGFloat) in [(.iPhone15, 18), (.iPad, 22)] {
      let screen = UIViewController()
      screen.view.backgroundColor = .white
      screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: nil, action: nil)
      let app = makeApp(UINavigationController(rootViewController: screen), device)
      let image = try XCTUnwrap(app.snapshot(scale: 3, includesStatusBar: false))
      let data = try XCTUnwrap(image.dataProvider?.data as Data?)
      let top = Int(app.window.safeAreaInsets.top * 3)
      var columns: [Int] = []
      for x in 0..<180 {
        let isBlue = (top..<top + 132).contains { y in
          let pixel = y * image.bytesPerRow + x * 4
          return Int(data[pixel]) - Int(data[pixel + 2]) > 60
        }
        if isBlue { columns.append(x) }
      }
      XCTAssertEqual(CGFloat(try XCTUnwrap(columns.first)) / 3, start, accuracy: 1)
      XCTAssertEqual(CGFloat(columns.count) / 3, 17.67, accuracy: 1)
    }
  }

  /// testTabBars: badges without an image start 11 points from the center, 3 below the edge of the bar;
  /// titles end the row.
  func testTabs() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 178, width: 393, height: 49))
    bar.items = (0..<4).map { UITabBarItem(title: "Item \($0)", image: nil, tag: $0) }
    bar.items?[0].badgeValue = "3"
    screen.view.addSubview(bar)
    let app = makeApp()
    let badge = try XCTUnwrap(app.elements(of: BadgeView.self).first)
    let frame = badge.convert(badge.bounds, to: bar)
    XCTAssertEqual(frame.origin.x, 49.125 + 11, accuracy: 0.5)
    XCTAssertEqual(frame.origin.y, 3)
    XCTAssertEqual(frame.size, CGSize(width: 18, height: 18))
    let title = try XCTUnwrap(app.elements(of: UILabel.self).first { $0.attributedText?.string == "Item 0" })
    XCTAssertEqual(title.convert(title.bounds, to: bar).minY, 35.67, accuracy: 0.34)
  }

  /// testTableHitTarget: rows with list content start 20 points inside on a phone of 393 points, and are 44
  /// points and a pixel high.
  func testRowsOfATable() throws {
    final class Table: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = UITableViewCell()
        var content = cell.defaultContentConfiguration()
        content.text = "Hello World"
        cell.contentConfiguration = content
        cell.accessoryView = UISwitch()
        return cell
      }
    }
    let table = Table()
    let app = makeApp(table)
    XCTAssertEqual(try XCTUnwrap(app.element("Hello World")).frame.minX, 0)
    let cells = table.tableView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    XCTAssertEqual(cells[1].frame.minY - cells[0].frame.minY, 44 + 1.0 / 3, accuracy: 0.01)
    let label = try XCTUnwrap(app.elements(of: UILabel.self).first { $0.text == "Hello World" })
    XCTAssertEqual(label.convert(label.bounds, to: nil as UIView?).minX, 20)
    let toggle = try XCTUnwrap(cells[0].accessoryView)
    XCTAssertEqual(toggle.convert(toggle.bounds, to: nil as UIView?).maxX, 373)
  }

  /// testListWithHeadersAndFooters: cards have a distance of 20 points from the edges of a phone of 393
  /// points, 16 below 390.
  func testCardsOfTablesAndLists() {
    for (width, margin): (CGFloat, CGFloat) in [(375, 16), (389, 16), (390, 20), (393, 20), (430, 20)] {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600), style: .insetGrouped)
      XCTAssertEqual(table.cardInsets.left, margin)
      XCTAssertEqual(SystemMargins.list(width: width), margin)
    }
  }
}
