import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests of Specification.md N5, N8, P9; Conformance.md L1 to L5, L7, L23 to L26, C14, C15.
@MainActor
final class NavigationLifecycleTests: XCTestCase {
  private func makeApp(_ root: UIViewController) -> (TestApp, UINavigationController) {
    let app = TestApp()
    let navigation = UINavigationController(rootViewController: root)
    app.show(navigation)
    return (app, navigation)
  }

  /// L7
  func testTheRootAppearsOnce() {
    let app = TestApp()
    let trace = LifecycleTrace()
    app.show(UINavigationController(rootViewController: Screen("A")))
    XCTAssertEqual(trace.short.filter { $0.hasPrefix("A.") }, ["A.viewDidLoad", "A.WA", "A.DA"])
  }

  /// L1, P9
  func testPushSendsCallbacksInOrder() {
    for animated in [true, false] {
      let (app, navigation) = makeApp(Screen("A"))
      let trace = LifecycleTrace()
      navigation.pushViewController(Screen("B"), animated: animated)
      app.settle()
      XCTAssertEqual(trace.short, ["B.viewDidLoad", "A.WD", "B.WA", "A.DD", "B.DA"], "animated: \(animated)")
    }
  }

  /// L2
  func testPopSendsCallbacksInOrderAndReleasesUpperScreen() {
    for animated in [true, false] {
      let (app, navigation) = makeApp(Screen("A"))
      navigation.pushViewController(Screen("B"), animated: false)
      app.settle()
      let trace = LifecycleTrace()
      navigation.popViewController(animated: animated)
      app.settle()
      XCTAssertEqual(trace.short, ["B.WD", "A.WA", "B.DD", "A.DA", "B.deinit"], "animated: \(animated)")
    }
  }

  /// L3
  func testLayoutComesBetweenWillAppearAndDidAppear() {
    let (app, navigation) = makeApp(Screen("A"))
    let trace = LifecycleTrace(Set(LifecycleTrace.Callback.allCases))
    navigation.pushViewController(Screen("B"), animated: false)
    app.settle()
    let b = trace.short.filter { $0.hasPrefix("B.") }
    let willAppear = b.firstIndex(of: "B.WA")!
    let isAppearing = b.firstIndex(of: "B.viewIsAppearing")!
    let layout = b.firstIndex(of: "B.viewWillLayoutSubviews")!
    let didAppear = b.firstIndex(of: "B.DA")!
    XCTAssertLessThan(willAppear, isAppearing)
    XCTAssertLessThan(isAppearing, layout)
    XCTAssertLessThan(layout, didAppear)
  }

  /// L24, L25
  func testAnimatedPushHasDuration() {
    let (app, navigation) = makeApp(Screen("A"))
    let trace = LifecycleTrace()
    navigation.pushViewController(Screen("B"), animated: true)
    XCTAssertEqual(trace.short, [])
    app.advance(by: 0.05)
    XCTAssertEqual(trace.short, ["B.viewDidLoad", "A.WD", "B.WA"])
    app.settle()
    XCTAssertEqual(trace.short, ["B.viewDidLoad", "A.WD", "B.WA", "A.DD", "B.DA"])
  }

  /// N8: of several pushes at once, only the first and last screens receive callbacks.
  func testSeveralPushesAreOneMovement() {
    let (app, navigation) = makeApp(Screen("A"))
    let trace = LifecycleTrace([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
    for name in ["B", "C", "D"] { navigation.pushViewController(Screen(name), animated: false) }
    app.settle()
    XCTAssertEqual(navigation.viewControllers.count, 4)
    XCTAssertEqual(trace.short, ["A.WD", "D.WA", "A.DD", "D.DA"])
  }

  /// Conformance.md C15, N5
  func testPopsReturnThePoppedControllers() {
    let screens = ["A", "B", "C", "D"].map(Screen.init)
    let (app, navigation) = makeApp(screens[0])
    XCTAssertNil(navigation.popViewController(animated: false))
    navigation.setViewControllers(screens, animated: false)
    app.settle()
    XCTAssertIdentical(navigation.popViewController(animated: false), screens[3])
    XCTAssertEqual(navigation.popToRootViewController(animated: false), [screens[1], screens[2]])
    app.settle()
    XCTAssertEqual(navigation.viewControllers, [screens[0]])
    XCTAssertEqual(navigation.popToViewController(screens[0], animated: false), [])
  }

  /// Conformance.md C14
  func testSettingTheStackMovesAsPushPopOrNotAtAll() {
    let screens = ["A", "B", "C"].map(Screen.init)
    let (app, navigation) = makeApp(screens[0])
    let trace = LifecycleTrace([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
    navigation.setViewControllers(screens, animated: true)
    app.settle()
    XCTAssertEqual(trace.short, ["A.WD", "C.WA", "A.DD", "C.DA"])
    trace.clear()
    navigation.setViewControllers([screens[1], screens[2]], animated: true)
    app.settle()
    XCTAssertEqual(trace.short, [])
    navigation.setViewControllers([screens[1]], animated: true)
    app.settle()
    XCTAssertEqual(trace.short, ["C.WD", "B.WA", "C.DD", "B.DA"])
  }

  /// N6: a stack set before the first display shows only its top.
  func testAStackSetBeforeDisplayHasNoIntermediateCallbacks() {
    let app = TestApp()
    let trace = LifecycleTrace([.viewDidLoad, .viewWillAppear, .viewDidAppear])
    let navigation = UINavigationController()
    navigation.setViewControllers(["A", "B", "C"].map(Screen.init), animated: false)
    app.show(navigation)
    XCTAssertEqual(trace.short.filter { !$0.hasPrefix("UINav") }, ["C.viewDidLoad", "C.WA", "C.DA"])
  }

  /// M1, M2, M4
  func testWrongUseIsRefusedWithUIKitsMessageAndChangesNothing() {
    let root = Screen("A")
    let (app, navigation) = makeApp(root)
    let faults = FaultRecorder()
    navigation.pushViewController(root, animated: false)
    navigation.pushViewController(UINavigationController(), animated: false)
    XCTAssertNil(navigation.popToViewController(Screen("Z"), animated: false))
    app.settle()
    XCTAssertEqual(navigation.viewControllers, [root])
    let messages = faults.exceptions.map(\.message)
    XCTAssertEqual(messages.count, 3)
    XCTAssert(
      messages[0].contains("Pushing the same view controller instance more than once is not supported"))
    XCTAssert(messages[1].contains("Pushing a navigation controller is not supported"))
    XCTAssert(messages[2].contains("Tried to pop to a view controller that doesn't exist."))
  }

  /// Conformance.md C1
  func testTheFlagsTellWhyAScreenAppears() {
    final class Curious: UIViewController {
      var seen: [String] = []
      override func viewWillAppear(_ animated: Bool) { seen.append("WA \(isMovingToParent)") }
      override func viewDidAppear(_ animated: Bool) { seen.append("DA \(isMovingToParent)") }
      override func viewWillDisappear(_ animated: Bool) { seen.append("WD \(isMovingFromParent)") }
      override func viewDidDisappear(_ animated: Bool) { seen.append("DD \(isMovingFromParent)") }
    }
    let (app, navigation) = makeApp(Screen("A"))
    let curious = Curious()
    navigation.pushViewController(curious, animated: true)
    app.settle()
    navigation.pushViewController(Screen("C"), animated: true)
    app.settle()
    navigation.popViewController(animated: true)
    app.settle()
    navigation.popViewController(animated: true)
    app.settle()
    XCTAssertEqual(
      curious.seen,
      [
        "WA true", "DA true", "WD false", "DD false", "WA false", "DA false", "WD true", "DD true",
      ])
  }

  /// A thousand screens are pushed and popped without leaks.
  func testNothingLeaks() {
    final class Counted: UIViewController {
      nonisolated(unsafe) static var alive = 0
      override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        Self.alive += 1
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      deinit { Self.alive -= 1 }
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UILabel())
      }
    }
    weak var lastView: UIView?
    weak var lastLayer: CALayer?
    let (app, navigation) = makeApp(Screen("A"))
    for _ in 0..<1000 {
      let screen = Counted()
      navigation.pushViewController(screen, animated: false)
      app.settle()
      lastView = screen.view
      lastLayer = screen.view.layer
      navigation.popViewController(animated: false)
      app.settle()
    }
    XCTAssertEqual(Counted.alive, 0)
    XCTAssertNil(lastView)
    XCTAssertNil(lastLayer)
  }
}
