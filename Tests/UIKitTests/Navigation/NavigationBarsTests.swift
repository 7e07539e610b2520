import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests of Specification.md N13, N15, N17.
@MainActor
final class NavigationBarsTests: XCTestCase {
  private let root = Screen("A")

  private func makeApp() -> (TestApp, UINavigationController) {
    let app = TestApp()
    let navigation = UINavigationController(rootViewController: root)
    app.show(navigation)
    return (app, navigation)
  }

  private func insets(_ app: TestApp) -> UIEdgeInsets { app.window.safeAreaInsets }

  // MARK: Hiding the navigation bar (N13)

  func testBarIsHiddenAndShownImmediately() {
    let (app, navigation) = makeApp()
    XCTAssertEqual(root.view.safeAreaInsets.top, app.barTop + 44, accuracy: 0.01)
    navigation.setNavigationBarHidden(true, animated: false)
    app.settle()
    XCTAssert(navigation.isNavigationBarHidden)
    XCTAssertFalse(app.sees("A"))
    XCTAssertEqual(root.view.safeAreaInsets.top, insets(app).top)
    navigation.isNavigationBarHidden = false
    app.settle()
    XCTAssert(app.sees("A"))
    XCTAssertEqual(root.view.safeAreaInsets.top, app.barTop + 44, accuracy: 0.01)
    XCTAssertEqual(navigation.navigationBar.frame.minY, app.barTop, accuracy: 0.01)
  }

  func testTheBarSlidesWhereAnimated() {
    let (app, navigation) = makeApp()
    navigation.setNavigationBarHidden(true, animated: true)
    XCTAssert(navigation.isNavigationBarHidden)
    app.advance(by: 0.1)
    let bar = navigation.navigationBar
    let y = bar.layer.presentation()?.frame.minY ?? 0
    XCTAssertLessThan(y, insets(app).top)
    XCTAssertGreaterThan(y, -44)
    XCTAssertFalse(bar.isHidden)
    app.settle()
    XCTAssert(bar.isHidden)
    XCTAssertEqual(root.view.safeAreaInsets.top, insets(app).top)
    navigation.setNavigationBarHidden(false, animated: true)
    app.settle()
    XCTAssertFalse(bar.isHidden)
    XCTAssertEqual(bar.frame.minY, app.barTop, accuracy: 0.01)
    XCTAssertEqual(root.view.safeAreaInsets.top, app.barTop + 44, accuracy: 0.01)
  }

  func testBarIsHiddenAlongsidePush() {
    final class Bare: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
      }
    }
    let (app, navigation) = makeApp()
    let bare = Bare()
    navigation.pushViewController(bare, animated: true)
    app.settle()
    XCTAssert(navigation.navigationBar.isHidden)
    XCTAssertEqual(bare.view.safeAreaInsets.top, insets(app).top)
    XCTAssertEqual(bare.view.frame, navigation.view.bounds)
    navigation.popViewController(animated: true)
    app.settle()
    XCTAssertFalse(navigation.navigationBar.isHidden)
    XCTAssertEqual(root.view.safeAreaInsets.top, app.barTop + 44, accuracy: 0.01)
    XCTAssert(app.sees("A"))
  }

  // MARK: Full-screen layout (N15)

  func testScreenExtendsUnderTranslucentBars() {
    let (app, navigation) = makeApp()
    XCTAssertEqual(root.view.frame, navigation.view.bounds)
    navigation.setToolbarHidden(false, animated: false)
    app.settle()
    XCTAssertEqual(root.view.frame, navigation.view.bounds)
    XCTAssertEqual(root.view.safeAreaInsets.bottom, insets(app).bottom + 44)
  }

  func testScreenDoesNotExtendUnderOpaqueBarsByDefault() {
    let (app, navigation) = makeApp()
    navigation.navigationBar.isTranslucent = false
    navigation.setToolbarHidden(false, animated: false)
    navigation.toolbar.isTranslucent = false
    navigation.view.setNeedsLayout()
    app.settle()
    let bounds = navigation.view.bounds
    XCTAssertEqual(root.view.frame.minY, app.barTop + 44, accuracy: 0.01)
    XCTAssertEqual(root.view.frame.maxY, bounds.height - 44 - insets(app).bottom, accuracy: 0.01)
    XCTAssertEqual(root.view.frame.width, bounds.width)
    XCTAssertEqual(root.view.safeAreaInsets, .zero)
    root.extendedLayoutIncludesOpaqueBars = true
    app.settle()
    XCTAssertEqual(root.view.frame, bounds)
    XCTAssertEqual(root.view.safeAreaInsets.top, app.barTop + 44, accuracy: 0.01)
    XCTAssertEqual(root.view.safeAreaInsets.bottom, insets(app).bottom + 44)
  }

  func testScreenWithoutExtendedEdgesIsBetweenBars() {
    let (app, navigation) = makeApp()
    root.edgesForExtendedLayout = []
    app.settle()
    XCTAssertEqual(root.view.frame.minY, app.barTop + 44, accuracy: 0.01)
    root.edgesForExtendedLayout = .top
    app.settle()
    XCTAssertEqual(root.view.frame, navigation.view.bounds)
  }

  func testARotatedPhoneHasALowerBar() {
    let (app, navigation) = makeApp()
    app.rotate(to: .landscapeRight)
    XCTAssertEqual(navigation.navigationBar.frame.height, 32)
    XCTAssertEqual(root.view.safeAreaInsets.top, insets(app).top + 32)
    XCTAssertEqual(root.view.frame, navigation.view.bounds)
    app.rotate(to: .portrait)
    XCTAssertEqual(navigation.navigationBar.frame.height, 44)
  }

  // MARK: Toolbar (N17)

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  func testTheToolbarShowsTheTopScreensItemsInTheirOrder() {
    let (app, navigation) = makeApp()
    XCTAssert(navigation.isToolbarHidden)
    root.toolbarItems = [item("One"), .flexibleSpace(), item("Two"), .flexibleSpace(), item("Six")]
    XCTAssertFalse(app.sees("Two"))
    navigation.setToolbarHidden(false, animated: false)
    app.settle()
    let width = app.window.bounds.width
    let frames = ["One", "Two", "Six"].map { app.element($0)!.frame }
    XCTAssertEqual(frames[0].minX, 8, accuracy: 1)
    XCTAssertEqual(frames[2].maxX, width - 8, accuracy: 1)
    XCTAssertEqual(
      frames[1].minX - frames[0].maxX, frames[2].minX - frames[1].maxX, accuracy: 1,
      "flexible spaces share what is left")
    XCTAssertEqual(navigation.toolbar.frame.maxY, app.window.bounds.maxY)
    XCTAssertEqual(navigation.toolbar.frame.height, 44 + insets(app).bottom)
  }

  func testAFixedSpaceKeepsItsWidth() {
    let (app, navigation) = makeApp()
    root.toolbarItems = [item("One"), .fixedSpace(40), item("Two")]
    navigation.setToolbarHidden(false, animated: false)
    app.settle()
    XCTAssertEqual(app.element("Two")!.frame.minX - app.element("One")!.frame.maxX, 40, accuracy: 1)
  }

  func testTheToolbarFollowsTheStackAndTheScreen() {
    let (app, navigation) = makeApp()
    root.toolbarItems = [item("Lower")]
    navigation.setToolbarHidden(false, animated: false)
    let upper = Screen("B")
    upper.toolbarItems = [item("Upper")]
    navigation.pushViewController(upper, animated: true)
    app.settle()
    XCTAssert(app.sees("Upper"))
    XCTAssertFalse(app.sees("Lower"))
    upper.setToolbarItems([item("Other")], animated: true)
    app.settle()
    XCTAssert(app.sees("Other"))
    XCTAssertFalse(app.sees("Upper"))
    navigation.popViewController(animated: true)
    app.settle()
    XCTAssert(app.sees("Lower"))
    XCTAssertFalse(app.sees("Other"))
  }

  func testTheToolbarSlidesInAndOut() {
    let (app, navigation) = makeApp()
    root.toolbarItems = [item("One")]
    navigation.setToolbarHidden(false, animated: true)
    app.advance(by: 0.1)
    let top = navigation.toolbar.layer.presentation()?.frame.minY ?? 0
    XCTAssertGreaterThan(top, app.window.bounds.maxY - 44 - insets(app).bottom)
    XCTAssertLessThan(top, app.window.bounds.maxY)
    app.settle()
    XCTAssert(app.sees("One"))
    navigation.setToolbarHidden(true, animated: true)
    app.settle()
    XCTAssertFalse(app.sees("One"))
    XCTAssertEqual(root.view.safeAreaInsets.bottom, insets(app).bottom)
  }

  func testAScreenMayDoWithoutTheBarAtTheBottom() {
    let (app, navigation) = makeApp()
    root.toolbarItems = [item("One")]
    navigation.setToolbarHidden(false, animated: false)
    app.settle()
    let whole = Screen("B")
    whole.toolbarItems = [item("Unseen")]
    whole.hidesBottomBarWhenPushed = true
    for animated in [true, false] {
      navigation.pushViewController(whole, animated: animated)
      app.settle()
      XCTAssertFalse(app.sees("Unseen"))
      XCTAssertEqual(whole.view.safeAreaInsets.bottom, insets(app).bottom)
      navigation.popViewController(animated: animated)
      app.settle()
      XCTAssert(app.sees("One"))
      XCTAssertEqual(root.view.safeAreaInsets.bottom, insets(app).bottom + 44)
    }
  }
}
