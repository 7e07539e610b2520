import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests of navigation controllers: Specification.md N1, N2, N4, N7, N14, N19; Conformance.md C16, C17, C19, L6, L10,
/// M5 to M8, M18.
@MainActor
final class NavigationStackTests: XCTestCase {
  private let root = Screen("A")

  private func makeApp(_ device: Device = .iPhone15) -> (TestApp, UINavigationController) {
    let app = TestApp(device: device)
    let navigation = UINavigationController(rootViewController: root)
    app.show(navigation)
    return (app, navigation)
  }

  /// N1, Conformance.md C15
  func testN1TheRootCanNeverBePopped() {
    let (app, navigation) = makeApp()
    XCTAssertNil(navigation.popViewController(animated: true))
    XCTAssertNil(navigation.popToRootViewController(animated: true))
    app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400))
    app.settle()
    XCTAssertEqual(navigation.viewControllers, [root])
    XCTAssertEqual(root.appearance, .appeared)
    let upper = Screen("B")
    navigation.pushViewController(upper, animated: false)
    app.settle()
    XCTAssertIdentical(navigation.popViewController(animated: false), upper, "last in, first out")
  }

  /// N2
  func testN2TheContainerHoldsContentBarAndToolbar() {
    let (app, navigation) = makeApp()
    navigation.isToolbarHidden = false
    root.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
    app.settle()
    XCTAssert(root.view.isDescendant(of: navigation.view))
    XCTAssertIdentical(navigation.navigationBar.superview, navigation.view)
    XCTAssertIdentical(navigation.toolbar.superview, navigation.view)
    XCTAssertEqual(navigation.toolbar.items?.count, 1)
    XCTAssert(app.sees("Tool"))
    XCTAssertIdentical(root.navigationController, navigation)
  }

  /// N4, Conformance.md C16
  func testN4TheVisibleScreenMayBeAModalOverTheTop() {
    let (app, navigation) = makeApp()
    let modal = Screen("Modal")
    root.present(modal, animated: false)
    app.settle()
    XCTAssertIdentical(navigation.topViewController, root)
    XCTAssertIdentical(navigation.visibleViewController, modal)
    root.dismiss(animated: false)
    app.settle()
    XCTAssertIdentical(navigation.visibleViewController, root)
  }

  /// N7
  func testN7AStackLivesInATabASplitViewASheetAndAPopover() {
    let app = TestApp(device: .iPad, orientation: .landscapeRight)
    let inTab = UINavigationController(rootViewController: Screen("Tab"))
    let inSplit = UINavigationController(rootViewController: Screen("Column"))
    let tabs = UITabBarController()
    tabs.viewControllers = [inTab]
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(inSplit, for: .primary)
    split.setViewController(tabs, for: .secondary)
    app.show(split)
    XCTAssert(app.sees("Tab"))
    XCTAssert(app.sees("Column"))
    let sheet = UINavigationController(rootViewController: Screen("Sheet"))
    tabs.present(sheet, animated: false)
    app.settle()
    XCTAssert(app.sees("Sheet"))
    let popover = UINavigationController(rootViewController: Screen("Popover"))
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = sheet.view
    sheet.present(popover, animated: false)
    app.settle()
    XCTAssert(app.sees("Popover"))
    for navigation in [inTab, inSplit, sheet, popover] {
      navigation.pushViewController(Screen("Next"), animated: false)
      app.settle()
      XCTAssertEqual(navigation.topViewController?.appearance, .appeared)
    }
  }

  /// N19
  func testN19ScreensLayOutByMasksAnchorsAndRequests() {
    final class Laid: UIViewController {
      let masked = UIView()
      let anchored = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        masked.frame = CGRect(x: 10, y: 10, width: view.bounds.width - 20, height: 40)
        masked.autoresizingMask = [.flexibleWidth]
        anchored.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(masked)
        view.addSubview(anchored)
        NSLayoutConstraint.activate([
          anchored.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          anchored.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          anchored.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          anchored.heightAnchor.constraint(equalToConstant: 50),
        ])
      }
    }
    let (app, navigation) = makeApp()
    let laid = Laid()
    navigation.pushViewController(laid, animated: true)
    app.settle()
    XCTAssertEqual(laid.anchored.frame.minY, app.barTop + 44, accuracy: 0.01)
    XCTAssertEqual(laid.anchored.frame.size, CGSize(width: 393, height: 50))
    app.rotate(to: .landscapeRight)
    app.settle()
    XCTAssertEqual(laid.masked.frame.width, 852 - 20)
    XCTAssertEqual(laid.anchored.frame.minY, 32)
    XCTAssertEqual(laid.anchored.frame.width, 852)
  }

  /// Conformance.md C19
  func testC19SettingCompleteStack() {
    let (app, navigation) = makeApp()
    let trace = LifecycleTrace()
    let stack = [root, Screen("B"), Screen("C"), Screen("D")]
    navigation.setViewControllers(stack, animated: true)
    XCTAssertEqual(navigation.viewControllers.count, 4)
    app.settle()
    XCTAssertEqual(trace.short.filter { !$0.contains("Load") }, ["A.WD", "D.WA", "A.DD", "D.DA"])
    XCTAssertFalse(stack[1].isViewLoaded)
    XCTAssertIdentical(stack[1].parent, navigation)
    navigation.setViewControllers([root, stack[2], stack[1], stack[3]], animated: true)
    app.settle()
    XCTAssertEqual(navigation.viewControllers, [root, stack[2], stack[1], stack[3]])
    app.tap("B")
    app.settle()
    XCTAssertIdentical(navigation.topViewController, stack[1])
  }

  /// Conformance.md C17, M5, M6, M7: operations that UIKit warns of and may corrupt are queued here, without a warning.
  func testC17OverlappingMovesWaitForTheirTurnWithoutAWarning() {
    let (app, navigation) = makeApp()
    let faults = FaultRecorder()
    let (b, c, d) = (Screen("B"), Screen("C"), Screen("D"))
    navigation.pushViewController(b, animated: true)
    app.advance(by: 0.1)
    navigation.pushViewController(c, animated: true)
    XCTAssertEqual(navigation.viewControllers, [root, b], "not yet")
    navigation.popViewController(animated: true)
    navigation.setViewControllers([root, d], animated: true)
    app.settle()
    XCTAssertEqual(navigation.viewControllers, [root, d])
    XCTAssertEqual(navigation.navigationBar.items, [root.navigationItem, d.navigationItem])
    XCTAssertEqual(navigation.navigationBar.subviews.filter { $0 is NavigationBarContentView }.count, 1)
    XCTAssertEqual(faults.messages, [])
  }

  /// M8
  func testM8UnbalancedAppearanceCallsAreReported() {
    let (app, navigation) = makeApp()
    let faults = FaultRecorder()
    let child = Screen("Child")
    child.endAppearanceTransition()
    XCTAssertEqual(
      faults.warnings, ["Unbalanced calls to begin/end appearance transitions for \(child)."])
    XCTAssertEqual(navigation.viewControllers.count, 1)
    app.settle()
  }

  /// M18
  func testM18AChildsViewBelongsInItsParents() {
    let (app, navigation) = makeApp()
    let faults = FaultRecorder()
    let stranger = Screen("Stranger")
    navigation.addChild(stranger)
    let elsewhere = Screen("Elsewhere")
    elsewhere.view.addSubview(stranger.view)
    XCTAssert(
      faults.exceptions.contains {
        $0.exception == "UIViewControllerHierarchyInconsistency"
          && $0.message.hasPrefix(
            "child view controller:\(stranger) should have parent view controller:\(elsewhere)")
      })
    app.settle()
  }

  /// L6, L10: willShow is between the will-callbacks and the did-callbacks, didShow is last.
  func testL10DelegateReceivesPop() {
    final class Watcher: NSObject, UINavigationControllerDelegate {
      let trace = LifecycleTrace()
      var log: [String] = []
      private func note(_ entry: String) { log.append("\(entry) after \(trace.short.last ?? "nothing")") }
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { note("will") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { note("did") }
    }
    let (app, navigation) = makeApp()
    let upper = Screen("B")
    navigation.pushViewController(upper, animated: false)
    app.settle()
    let watcher = Watcher()
    navigation.delegate = watcher
    navigation.popViewController(animated: true)
    app.settle()
    XCTAssertEqual(watcher.log, ["will after A.WA", "did after A.DA"])
    navigation.pushViewController(Screen("C"), animated: true)
    app.settle()
    XCTAssertEqual(watcher.log.suffix(2), ["will after C.WA", "did after C.DA"])
  }

  // MARK: Back button menu

  func testALongPressOnTheBackButtonListsTheScreensBelow() {
    let (app, navigation) = makeApp()
    navigation.setViewControllers([root, Screen("B"), Screen("C"), Screen("D")], animated: false)
    app.settle()
    guard let button = app.element(identifier: "BackButton") else { return XCTFail("no back button") }
    app.longPress(at: button.center)
    app.settle()
    XCTAssertEqual(MenuPresentation.current?.menu?.children.map(\.title), ["C", "B", "A"])
    XCTAssertEqual(navigation.viewControllers.count, 4, "the press is no tap")
    app.tap("B")
    app.settle()
    XCTAssertEqual(navigation.viewControllers.map(\.title), ["A", "B"])
    XCTAssertNil(MenuPresentation.current)
  }

  func testTapOutsideMenuClosesIt() {
    let (app, navigation) = makeApp()
    navigation.pushViewController(Screen("B"), animated: false)
    app.settle()
    app.longPress(at: app.element(identifier: "BackButton")?.center ?? .zero)
    app.settle()
    app.tap(at: CGPoint(x: 200, y: 700))
    app.settle()
    XCTAssertNil(MenuPresentation.current)
    XCTAssertEqual(navigation.viewControllers.count, 2)
  }

  // MARK: Layouts of a published tutorial

  /// Specification.md N16: an edit button in a separate bar, as in a published tutorial.
  func testS0TheEditButtonFragmentRuns() {
    final class Fragment: UIViewController {
      weak var navigationBar: UINavigationBar!
      var said: [String] = []
      func print(_ text: String) { said.append(text) }

      override func loadView() {
        super.loadView()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 59, width: 393, height: 44))
        view.addSubview(bar)
        navigationBar = bar
      }

      override func viewDidLoad() {
        super.viewDidLoad()

        let navItem = UINavigationItem()
        navItem.rightBarButtonItem = self.editButtonItem
        navigationBar.setItems([navItem], animated: true)
      }

      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if editing {
          print("can edit")
        } else {
          print("can't edit")
        }
      }
    }
    let app = TestApp()
    let fragment = Fragment()
    app.show(fragment)
    app.tap("Edit")
    app.settle()
    app.tap("Done")
    app.settle()
    XCTAssert(app.sees("Edit"))
    XCTAssertEqual(fragment.said, ["can edit", "can't edit"])
  }

  /// Specification.md N17: a segmented control between two flexible spaces is centered in the toolbar.
  func testN17SegmentedControlIsCenteredInToolbar() {
    let (app, navigation) = makeApp()
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.selectedSegmentIndex = 0
    root.toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: control), .flexibleSpace()]
    navigation.setToolbarHidden(false, animated: true)
    app.settle()
    let frame = control.convert(control.bounds, to: app.window)
    XCTAssertEqual(frame.midX, app.window.bounds.midX, accuracy: 1)
    XCTAssertEqual(frame.midY, app.window.bounds.height - 34 - 22, accuracy: 1)
    app.tap("Two")
    XCTAssertEqual(control.selectedSegmentIndex, 1)
  }

  func testIndependentToolbar() {
    let app = TestApp()
    let screen = Screen("Plain")
    app.show(screen)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 393, height: 44))
    var taps = 0
    bar.setItems(
      [
        UIBarButtonItem(title: "Left", primaryAction: UIAction(title: "Left") { _ in taps += 1 }),
        .flexibleSpace(), UIBarButtonItem(systemItem: .add),
      ], animated: false)
    screen.view.addSubview(bar)
    app.settle()
    app.tap("Left")
    XCTAssertEqual(taps, 1)
    XCTAssertEqual(bar.items?.count, 3)
  }
}
