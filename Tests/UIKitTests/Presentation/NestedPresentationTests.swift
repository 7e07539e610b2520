import OffscreenHost
import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests of presentations over stacks, tabs and split views, rotated and resized while presented.
@MainActor
final class NestedPresentationTests: XCTestCase {
  private func frame(of screen: UIViewController) -> CGRect {
    screen.view.convert(screen.view.bounds, to: nil)
  }

  /// Returns the containers of an app, each with the presenting screen.
  private func roots() -> [(name: String, root: UIViewController, screen: UIViewController)] {
    let (alone, stacked, tabbed, split) = (
      Screen("alone"), Screen("stacked"), Screen("tabbed"), Screen("split")
    )
    let stack = UINavigationController(rootViewController: Screen("root"))
    stack.pushViewController(stacked, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: tabbed), Screen("other")]
    let columns = UISplitViewController(style: .doubleColumn)
    columns.setViewController(Screen("list"), for: .primary)
    columns.setViewController(split, for: .secondary)
    return [
      ("alone", alone, alone), ("stack", stack, stacked), ("tabs", tabs, tabbed), ("split", columns, split),
    ]
  }

  private let styles: [UIModalPresentationStyle] = [
    .pageSheet, .formSheet, .fullScreen, .overFullScreen, .currentContext, .popover,
  ]

  /// Every style over every container is presented, rotated, rotated back and dismissed, with balanced
  /// callbacks.
  func testEveryStyleOverEveryContainerSurvivesTurning() {
    for device in [Device.iPhone15, .iPad] {
      for (name, root, screen) in roots() {
        for style in styles {
          let app = TestApp(device: device)
          app.show(root)
          let presented = Screen("2")
          presented.modalPresentationStyle = style
          presented.popoverPresentationController?.sourceView = screen.viewIfLoaded ?? root.view
          let trace = LifecycleTrace([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
          let place = screen.viewIfLoaded?.window == nil ? root : screen
          place.present(presented, animated: true)
          app.settle()
          let what = "\(style) over \(name) on \(device == .iPad ? "a pad" : "a phone")"
          XCTAssertIdentical(place.presentedViewController, presented, what)
          for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            app.rotate(to: orientation)
            XCTAssertNotNil(presented.view.window, what)
            XCTAssert(app.window.bounds.contains(frame(of: presented)), "\(what): \(frame(of: presented))")
          }
          place.dismiss(animated: true)
          app.settle()
          XCTAssertNil(root.presentedViewController, what)
          XCTAssertEqual(frame(of: root), app.window.bounds, what)
          for callback in ["WA", "DA", "WD", "DD"] {
            XCTAssertEqual(trace.short.filter { $0 == "2.\(callback)" }.count, 1, "\(what): \(callback)")
          }
          app.window.rootViewController = nil
          app.end()
        }
      }
    }
  }

  /// A full-screen presentation over a screen that is popped in the meantime: the screen below is in place
  /// after the dismissal.
  func testAStackChangesBelowAFullScreen() {
    let app = TestApp()
    let navigation = UINavigationController(rootViewController: Screen("A"))
    app.show(navigation)
    let modal = Screen("M")
    modal.modalPresentationStyle = .fullScreen
    navigation.present(modal, animated: true)
    app.settle()
    let trace = LifecycleTrace([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
    navigation.pushViewController(Screen("B"), animated: false)
    app.settle()
    XCTAssertEqual(trace.short, [], "no callbacks while off screen")
    navigation.dismiss(animated: true)
    app.settle()
    XCTAssertEqual(trace.short.filter { $0.hasPrefix("A") || $0.hasPrefix("B") }, ["B.WA", "B.DA"])
  }

  /// A sheet over a sheet over a popover, in a pad's window made narrow and wide again.
  func testAChainAdaptsAsItsWindowIsResized() {
    let app = TestApp(device: .iPad)
    let a = Screen("1")
    app.show(a)
    let (popover, sheet, form) = (Screen("2"), Screen("3"), Screen("4"))
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 240, height: 180)
    popover.popoverPresentationController?.sourceView = a.view
    popover.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 300, width: 20, height: 20)
    form.modalPresentationStyle = .formSheet
    var below: UIViewController = a
    for screen in [popover, sheet, form] {
      below.present(screen, animated: true)
      app.settle()
      below = screen
    }
    XCTAssertEqual(frame(of: form).size, CGSize(width: 540, height: 620))
    app.host.device = .iPhone15
    app.settle()
    for screen in [popover, sheet, form] {
      XCTAssertEqual(screen.view.bounds.width, 393)
      XCTAssertEqual(screen.traitCollection.horizontalSizeClass, .compact)
    }
    app.host.device = .iPad
    app.settle()
    XCTAssertEqual(frame(of: form).size, CGSize(width: 540, height: 620))
    XCTAssertEqual(popover.view.bounds.size, CGSize(width: 240, height: 180))
    a.dismiss(animated: true)
    app.settle()
    XCTAssertNil(a.presentedViewController)
    XCTAssertEqual(frame(of: a), app.window.bounds)
  }

  /// The delegate is notified of the style each time a popover adapts, and can change its choice.
  func testPopoverNotifiesDelegateOfEveryStyle() {
    final class Listener: NSObject, UIPopoverPresentationControllerDelegate {
      var told: [String] = []
      func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
      ) { told.append(style == .none ? "popover" : "sheet") }
    }
    let app = TestApp(device: .iPad)
    let a = Screen("1")
    app.show(a)
    let popover = Screen("2")
    let listener = Listener()
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.delegate = listener
    popover.popoverPresentationController?.sourceView = a.view
    a.present(popover, animated: true)
    app.settle()
    app.host.device = .iPhone15
    app.settle()
    app.host.device = .iPad
    app.settle()
    XCTAssertEqual(listener.told, ["popover", "sheet", "popover"])
  }

  /// A sheet that the delegate adapts to full screen in narrow windows does so when its window becomes
  /// narrow.
  func testSheetIsFullScreenInCompactWidth() {
    let app = TestApp(device: .iPad)
    let a = Screen("1")
    app.show(a)
    let sheet = Screen("2")
    let delegate = SheetListener()
    delegate.style = .fullScreen
    sheet.modalPresentationStyle = .formSheet
    sheet.presentationController?.delegate = delegate
    a.present(sheet, animated: true)
    app.settle()
    XCTAssertEqual(frame(of: sheet).size, CGSize(width: 540, height: 620))
    app.host.device = .iPhone15
    app.settle()
    XCTAssertEqual(frame(of: sheet), app.window.bounds)
    app.host.device = .iPad
    app.settle()
    XCTAssertEqual(frame(of: sheet).size, CGSize(width: 540, height: 620))
  }

  // MARK: The keyboard

  func testAPopoverKeepsClearOfTheKeyboard() {
    let app = TestApp(device: .iPad)
    let a = Screen("1")
    app.show(a)
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    a.view.addSubview(field)
    let popover = Screen("2")
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 240, height: 180)
    popover.popoverPresentationController?.sourceView = a.view
    popover.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 860, width: 20, height: 20)
    a.present(popover, animated: true)
    app.settle()
    XCTAssertEqual(popover.popoverPresentationController?.arrowDirection, .up)
    let inside = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    popover.view.addSubview(inside)
    inside.becomeFirstResponder()
    app.settle()
    XCTAssertLessThanOrEqual(frame(of: popover).maxY, 1180 - 312)
    inside.resignFirstResponder()
    app.settle()
    XCTAssertGreaterThan(frame(of: popover).minY, 880)
  }

  private func sheetWithField(_ device: Device, style: UIModalPresentationStyle) -> (
    TestApp, Screen, UITextField
  ) {
    let app = TestApp(device: device)
    let a = Screen("1")
    app.show(a)
    let sheet = Screen("2")
    sheet.loadViewIfNeeded()
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    field.placeholder = "Name"
    sheet.view.addSubview(field)
    sheet.modalPresentationStyle = style
    sheet.sheetPresentationController?.detents = [.custom { _ in 300 }]
    a.present(sheet, animated: true)
    app.settle()
    return (app, sheet, field)
  }

  /// The keyboard covers 335 points of this phone (Metrics.md 1.8).
  func testALowSheetRisesAboveTheKeyboardAndSinksAgain() {
    let (app, sheet, field) = sheetWithField(.iPhone15, style: .pageSheet)
    let rest = frame(of: sheet)
    XCTAssertEqual(rest.maxY, 852)
    field.becomeFirstResponder()
    app.settle()
    XCTAssertLessThan(field.convert(field.bounds, to: nil).maxY, 852 - 335)
    XCTAssertLessThan(frame(of: sheet).minY, rest.minY)
    XCTAssertGreaterThanOrEqual(frame(of: sheet).minY, 59)
    field.resignFirstResponder()
    app.settle()
    XCTAssertEqual(frame(of: sheet), rest)
  }

  func testAFormSheetOfAPadMovesOutOfTheKeyboardsWay() {
    let (app, sheet, field) = sheetWithField(.iPad, style: .formSheet)
    let rest = frame(of: sheet)
    app.host.hasHardwareKeyboard = false
    field.becomeFirstResponder()
    app.settle()
    XCTAssertLessThanOrEqual(frame(of: sheet).maxY, 1180 - 300)
    XCTAssertEqual(frame(of: sheet).midX, rest.midX)
    field.resignFirstResponder()
    app.settle()
    XCTAssertEqual(frame(of: sheet), rest)
  }

  /// The dismissal, the new width of the window and the rotation coincide.
  func testASplitViewThatIsUncoveredWhileTheWindowNarrowsShowsItsScreen() throws {
    for width in [678, 820, 1024] {
      let app = TestApp()
      let (list, detail) = (Screen("list"), Screen("detail"))
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      app.show(split)
      let cover = Screen("2")
      cover.modalPresentationStyle = .fullScreen
      detail.present(cover, animated: false)
      app.settle()
      let window = try XCTUnwrap(app.host.windows.first)
      window.resize(to: CGSize(width: width, height: 1000))
      app.settle()
      split.dismiss(animated: false)
      window.resize(to: nil)
      app.host.rotate(to: .portrait)
      app.settle()
      XCTAssertNil(split.presentedViewController)
      XCTAssertNotNil(detail.view.window, "\(width)")
      XCTAssertEqual(frame(of: detail), app.window.bounds, "\(width)")
    }
  }

  // MARK: Status bar and home indicator

  private final class Picky: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .darkGray
    }
  }

  func testAScreenThatCoversAllDecidesOnStatusBarAndHomeIndicator() throws {
    for (style, captures, decides) in [
      (UIModalPresentationStyle.fullScreen, false, true), (.overFullScreen, false, false),
      (.overFullScreen, true, true), (.pageSheet, false, false),
    ] {
      let app = TestApp()
      let a = Screen("1")
      app.show(UINavigationController(rootViewController: a))
      let status = try XCTUnwrap(app.window.windowScene?.statusBarManager)
      let picky = Picky()
      picky.modalPresentationStyle = style
      picky.modalPresentationCapturesStatusBarAppearance = captures
      a.present(UINavigationController(rootViewController: picky).wearing(picky), animated: true)
      app.settle()
      XCTAssertEqual(status.isStatusBarHidden, decides, "\(style.rawValue) \(captures)")
      a.dismiss(animated: true)
      app.settle()
      XCTAssertFalse(status.isStatusBarHidden)
    }
  }

  /// While the screen behind a sheet is moved back, the status bar is over black.
  func testTheStatusBarIsLightAboveALargeSheet() throws {
    let app = TestApp()
    let a = Screen("1")
    app.show(a)
    let status = try XCTUnwrap(app.window.windowScene?.statusBarManager)
    let sheet = Screen("2")
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    a.present(sheet, animated: true)
    app.settle()
    XCTAssertEqual(status.statusBarStyle, .default)
    sheet.sheetPresentationController?.animateChanges {
      sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    }
    app.settle()
    XCTAssertEqual(status.statusBarStyle, .lightContent)
    a.dismiss(animated: true)
    app.settle()
    XCTAssertEqual(status.statusBarStyle, .default)
  }

  /// The status bar is over black, the home indicator over the sheet.
  func testTheHomeIndicatorAboveALargeSheetHasTheSheetsTone() throws {
    for isDark in [false, true] {
      let app = TestApp()
      let a = Screen("1")
      app.show(a)
      let furniture = { try XCTUnwrap(app.host.windows.first).statusBar }
      XCTAssertFalse(try furniture().hasLightHomeIndicator)
      let sheet = Screen("2")
      sheet.overrideUserInterfaceStyle = isDark ? .dark : .unspecified
      a.present(sheet, animated: true)
      app.settle()
      XCTAssert(try furniture().isLight)
      XCTAssertEqual(try furniture().hasLightHomeIndicator, isDark)
      a.dismiss(animated: true)
      app.settle()
      XCTAssertFalse(try furniture().hasLightHomeIndicator)
    }
  }

  func testTheStatusBarHasTheToneOfItsScreen() throws {
    let app = TestApp()
    let a = Screen("1")
    app.show(a)
    let furniture = { try XCTUnwrap(app.host.windows.first).statusBar }
    a.overrideUserInterfaceStyle = .dark
    app.settle()
    XCTAssertTrue(try furniture().isLight)
    XCTAssertTrue(try furniture().hasLightHomeIndicator)
    let cover = Screen("2")
    cover.modalPresentationStyle = .fullScreen
    a.present(cover, animated: true)
    app.settle()
    XCTAssertFalse(try furniture().isLight)
    a.dismiss(animated: true)
    app.settle()
    XCTAssertTrue(try furniture().isLight)
    a.overrideUserInterfaceStyle = .unspecified
    app.settle()
    XCTAssertFalse(try furniture().isLight)
  }

  func testAScreenThatCoversASheetDecidesOnTheStatusBar() throws {
    let app = TestApp()
    let a = Screen("1")
    app.show(a)
    let status = try XCTUnwrap(app.window.windowScene?.statusBarManager)
    let (sheet, cover) = (Screen("2"), Screen("3"))
    a.present(sheet, animated: true)
    app.settle()
    XCTAssertEqual(status.statusBarStyle, .lightContent)
    cover.modalPresentationStyle = .fullScreen
    sheet.present(cover, animated: true)
    app.settle()
    XCTAssertEqual(status.statusBarStyle, .default)
    sheet.dismiss(animated: true)
    app.settle()
    XCTAssertEqual(status.statusBarStyle, .lightContent)
  }

  /// The style of the bar determines the status bar of a stack; if the bar is hidden, the top screen does.
  func testAStackForwardsTheStatusBar() throws {
    let app = TestApp()
    let navigation = UINavigationController(rootViewController: Screen("1"))
    app.show(navigation)
    let status = try XCTUnwrap(app.window.windowScene?.statusBarManager)
    XCTAssertEqual(status.statusBarStyle, .default)
    navigation.navigationBar.barStyle = .black
    XCTAssertEqual(status.statusBarStyle, .lightContent)
    navigation.navigationBar.barStyle = .default
    navigation.pushViewController(Picky(), animated: true)
    app.settle()
    XCTAssert(status.isStatusBarHidden)
    XCTAssertEqual(status.statusBarStyle, .default)
    navigation.isNavigationBarHidden = true
    XCTAssertEqual(status.statusBarStyle, .lightContent)
    navigation.popViewController(animated: true)
    app.settle()
    XCTAssertFalse(status.isStatusBarHidden)
  }
}

extension UINavigationController {
  /// Wraps a screen with its own presentation settings.
  fileprivate func wearing(_ screen: UIViewController) -> UINavigationController {
    modalPresentationStyle = screen.modalPresentationStyle
    modalPresentationCapturesStatusBarAppearance = screen.modalPresentationCapturesStatusBarAppearance
    return self
  }
}
