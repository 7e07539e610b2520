import OffscreenHost
import PortolanTesting
import UIKit
import XCTest

/// Tests of the place of navigation bars on phones with a Dynamic Island, where they cover part of the safe area.
///
/// Recorded on iOS 17: the bar begins at 53.67 in a safe area of 59
/// (https://github.com/cashapp/AccessibilitySnapshot, testNavBarBackButtonTraitsWithTitles), content below it at 97.67
/// (https://kouki.hatenadiary.com/entry/2022/10/18/095736), below a large title at 149.67 (the first card in the pictures of
/// https://github.com/pointfreeco/swift-composable-architecture, TourOfSyncUps-0005).
@MainActor
final class BarTopTests: XCTestCase {
  private func start(_ device: Device = .iPhone15, large: Bool = false) -> (TestApp, UINavigationController) {
    let app = TestApp(device: device)
    let list = UITableViewController(style: .insetGrouped)
    list.title = "List"
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = large
    app.show(navigation)
    return (app, navigation)
  }

  private func place(_ navigation: UINavigationController) -> [CGFloat] {
    let frame = navigation.navigationBar.frame
    return [frame.minY, frame.maxY, navigation.topViewController?.view.safeAreaInsets.top ?? -1]
  }

  private func assert(
    _ places: [CGFloat], _ expected: [CGFloat], file: StaticString = #filePath, line: UInt = #line
  ) {
    for (place, expected) in zip(places, expected) {
      XCTAssertEqual(place, expected, accuracy: 0.01, file: file, line: line)
    }
  }

  func testTheBarCoversPartOfTheSafeAreaOfADynamicIsland() {
    assert(place(start().1), [161.0 / 3, 293.0 / 3, 293.0 / 3])
    assert(place(start(.iPhone15ProMax).1), [161.0 / 3, 293.0 / 3, 293.0 / 3])
    assert(place(start(large: true).1), [161.0 / 3, 449.0 / 3, 449.0 / 3])
  }

  func testOtherDevicesHaveTheirBarsAtTheSafeArea() {
    assert(place(start(.iPhoneSE).1), [20, 64, 64])
    assert(place(start(.iPad).1), [24, 74, 74])
  }

  func testAHiddenBarLeavesTheWholeSafeArea() {
    let (app, navigation) = start()
    navigation.setNavigationBarHidden(true, animated: true)
    app.settle()
    XCTAssertEqual(navigation.topViewController?.view.safeAreaInsets.top, 59)
    navigation.setNavigationBarHidden(false, animated: true)
    app.settle()
    assert(place(navigation), [161.0 / 3, 293.0 / 3, 293.0 / 3])
  }

  func testContentBelowAnOpaqueBarBeginsAtTheBar() {
    let app = TestApp()
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.isTranslucent = false
    app.show(navigation)
    XCTAssertEqual(screen.view.frame.minY, 293.0 / 3, accuracy: 0.01)
    XCTAssertEqual(screen.view.safeAreaInsets.top, 0)
  }

  /// Heights on pads since iOS 12 (https://github.com/Tencent/QMUI_iOS/issues/633).
  func testBarsAreHigherOnPads() {
    let (app, navigation) = start(.iPad)
    navigation.isToolbarHidden = false
    app.settle()
    XCTAssertEqual(navigation.navigationBar.frame.height, 50)
    XCTAssertEqual(navigation.toolbar.frame.height, 65, "45 and the home indicator's zone")
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    app.show(tabs)
    XCTAssertEqual(tabs.tabBar.frame.height, 65)
  }

  /// A bar that was laid out before it is in a window knows the safe area then.
  func testItemsOfALowerBarMoveWhenItEntersAWindow() throws {
    let app = TestApp(device: .iPad)
    let screen = UIViewController()
    app.show(screen)
    let frame = CGRect(x: 0, y: 0, width: screen.view.bounds.width, height: 65)
    let toolbar = UIToolbar(frame: frame)
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    toolbar.items = [UIBarButtonItem(customView: custom)]
    let parent = UIView(frame: frame)
    parent.addSubview(toolbar)
    parent.traitOverrides.userInterfaceIdiom = .pad
    parent.layoutIfNeeded()
    func middle() -> CGFloat { custom.convert(custom.bounds, to: toolbar).midY }
    XCTAssertEqual(middle(), 25)
    screen.view.addSubview(parent)
    app.settle()
    XCTAssertEqual(middle(), 22.5)
  }

  func testABarInLandscapeIsAtTheTop() {
    let (app, navigation) = start()
    app.rotate(to: .landscapeRight)
    app.settle()
    assert(place(navigation), [0, 32, 32])
  }

  func testInsetsOfAppsComeInAddition() {
    let (app, navigation) = start()
    navigation.additionalSafeAreaInsets.top = 10
    app.settle()
    assert(place(navigation), [191.0 / 3, 323.0 / 3, 323.0 / 3])
  }
}
