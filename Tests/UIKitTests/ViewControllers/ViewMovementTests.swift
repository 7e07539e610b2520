import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests of controllers whose views enter and leave windows with `addSubview` and `removeFromSuperview`.
/// UIKit sends their callbacks in `-[UIViewController viewDidMoveToWindow:shouldAppearOrDisappear:]`, as
/// stack traces show, the last one after the commit.
@MainActor
final class ViewMovementTests: XCTestCase {
  private let appearance: Set<LifecycleTrace.Callback> = [
    .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  func testChildAddedToVisibleParentAppearsAndDisappears() {
    let app = TestApp()
    let (parent, child) = (Screen("P"), Screen("C"))
    app.show(parent)
    let trace = LifecycleTrace(appearance)
    add(child, to: parent)
    XCTAssertEqual(trace.short, ["C.WA", "C.viewIsAppearing"])
    app.settle()
    XCTAssertEqual(trace.short, ["C.WA", "C.viewIsAppearing", "C.DA"])
    trace.clear()
    remove(child)
    XCTAssertEqual(trace.short, ["C.WD", "C.DD"])
    app.settle()
    XCTAssertEqual(trace.short, ["C.WD", "C.DD"])
  }

  /// Children are replaced and reused, in one turn and in several.
  func testReplacedChildrenAreBalanced() {
    for settles in [true, false] {
      let app = TestApp()
      let (parent, a, b) = (Screen("P"), Screen("A"), Screen("B"))
      app.show(parent)
      let trace = LifecycleTrace([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
      for _ in 0..<3 {
        add(a, to: parent)
        if settles { app.settle() }
        remove(a)
        add(b, to: parent)
        if settles { app.settle() }
        remove(b)
      }
      app.settle()
      for name in ["A", "B"] {
        let calls = trace.short.filter { $0.hasPrefix(name) }
        let once = settles ? ["WA", "DA", "WD", "DD"] : ["WA", "WD", "DD"]
        XCTAssertEqual(calls, Array(repeating: once, count: 3).flatMap { $0 }.map { "\(name).\($0)" })
      }
    }
  }

  func testChildOfHiddenParentReceivesCallbacksWhenParentAppears() {
    let app = TestApp()
    let (root, parent, child) = (Screen("R"), Screen("P"), Screen("C"))
    let navigation = UINavigationController(rootViewController: root)
    app.show(navigation)
    let trace = LifecycleTrace([.viewWillAppear, .viewDidAppear])
    parent.loadViewIfNeeded()
    add(child, to: parent)
    XCTAssertEqual(trace.short, [])
    navigation.pushViewController(parent, animated: true)
    app.settle()
    XCTAssertEqual(trace.short, ["P.WA", "C.WA", "C.DA", "P.DA"])
  }

  /// A container that returns false sends the callbacks itself.
  func testAParentThatForwardsItselfIsLeftAlone() {
    final class Own: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let app = TestApp()
    let (parent, child) = (Own(), Screen("C"))
    app.show(parent)
    let trace = LifecycleTrace([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
    let faults = FaultRecorder()
    add(child, to: parent)
    app.settle()
    XCTAssertEqual(trace.short, [])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: false)
    remove(child)
    child.endAppearanceTransition()
    XCTAssertEqual(trace.short, ["C.WA", "C.DA", "C.WD", "C.DD"])
    XCTAssertEqual(faults.warnings, [])
  }

  /// [PagingKit](https://github.com/kazuhiro4949/PagingKit), `ContentAppearanceHandlerTests`: a container ends the appearance
  /// of children that it has not let appear.
  func testADisappearanceIsSentToAControllerThatHasNotAppeared() {
    let child = Screen("C")
    let trace = LifecycleTrace([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
    let faults = FaultRecorder()
    child.beginAppearanceTransition(false, animated: false)
    XCTAssertEqual(trace.short, ["C.WD"])
    child.endAppearanceTransition()
    XCTAssertEqual(trace.short, ["C.WD", "C.DD"])
    XCTAssertFalse(child.isViewLoaded)
    XCTAssertEqual(faults.warnings, [])
    child.endAppearanceTransition()
    XCTAssertEqual(trace.short, ["C.WD", "C.DD"])
    XCTAssertEqual(faults.warnings.count, 1)
  }

  func testChildrenInsideAChildComeAlong() {
    let app = TestApp()
    let (parent, child, inner) = (Screen("P"), Screen("C"), Screen("I"))
    app.show(parent)
    child.loadViewIfNeeded()
    add(inner, to: child)
    let trace = LifecycleTrace([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
    add(child, to: parent)
    app.settle()
    XCTAssertEqual(trace.short, ["C.WA", "I.WA", "I.DA", "C.DA"])
    trace.clear()
    remove(child)
    app.settle()
    XCTAssertEqual(trace.short, ["C.WD", "I.WD", "I.DD", "C.DD"])
  }

  /// The child is removed between the two calls of its parent, as snapshot libraries do.
  func testChildRemovedWhileParentDisappearsReceivesCallbacks() {
    let app = TestApp()
    let (parent, child) = (Screen("P"), Screen("C"))
    app.show(parent)
    add(child, to: parent)
    app.settle()
    let trace = LifecycleTrace([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
    parent.beginAppearanceTransition(false, animated: false)
    remove(child)
    parent.endAppearanceTransition()
    XCTAssertEqual(trace.short, ["P.WD", "C.WD", "C.DD", "P.DD"])
  }

  // MARK: Windows

  func testViewDirectlyInWindowReceivesCallbacks() {
    let app = TestApp()
    app.show(Screen("R"))
    let screen = Screen("S")
    let trace = LifecycleTrace([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
    app.window.addSubview(screen.view)
    app.settle()
    XCTAssertEqual(trace.short, ["S.WA", "S.DA"])
    screen.view.removeFromSuperview()
    XCTAssertEqual(trace.short, ["S.WA", "S.DA", "S.WD", "S.DD"])
  }

  func testRootsAreBalanced() {
    let app = TestApp()
    let (a, b) = (Screen("A"), Screen("B"))
    app.show(a)
    let trace = LifecycleTrace([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
    app.window.rootViewController = b
    app.window.rootViewController = a
    app.settle()
    XCTAssertEqual(trace.short.filter { $0.hasPrefix("A") }, ["A.WD", "A.DD", "A.WA", "A.DA"])
    XCTAssertEqual(trace.short.filter { $0.hasPrefix("B") }, ["B.WA", "B.WD", "B.DD"])
    trace.clear()
    let second = UIWindow(frame: app.window.bounds)
    second.rootViewController = b
    second.makeKeyAndVisible()
    second.isHidden = true
    app.settle()
    XCTAssertEqual(trace.short, ["B.WA", "B.WD", "B.DD"], "hidden before it appeared")
    second.isHidden = false
    app.settle()
    XCTAssertEqual(trace.short.suffix(2), ["B.WA", "B.DA"])
    second.isHidden = true
    XCTAssertEqual(trace.short.suffix(2), ["B.WD", "B.DD"])
  }

  /// A window of a test tool, with custom insets.
  func testAnOverriddenSafeAreaReachesTheRootView() {
    final class Inset: UIWindow {
      override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 47, left: 1, bottom: 34, right: 2) }
    }
    let window = Inset(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (root, inner) = (Screen("R"), UIView())
    window.rootViewController = root
    window.isHidden = false
    root.view.addSubview(inner)
    inner.frame = CGRect(x: 0, y: 20, width: 390, height: 824)
    XCTAssertEqual(root.view.safeAreaInsets, UIEdgeInsets(top: 47, left: 1, bottom: 34, right: 2))
    XCTAssertEqual(inner.safeAreaInsets.top, 27)
    root.view.layoutIfNeeded()
    XCTAssertEqual(root.view.safeAreaLayoutGuide.layoutFrame.minY, 47)
    window.isHidden = true
  }

  /// The window sets the size of its root view, regardless of the view's constraint settings.
  func testARootViewThatIsLeftToConstraintsKeepsTheWindowsSize() {
    final class Root: UIViewController {
      let label = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.translatesAutoresizingMaskIntoConstraints = false
        label.text = "Label"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: view.topAnchor),
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          label.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
        ])
      }
    }
    let wrappers: [@MainActor (UIViewController) -> UIViewController] = [
      { $0 }, { UINavigationController(rootViewController: $0) },
      {
        let tabs = UITabBarController()
        tabs.viewControllers = [$0]
        return tabs
      },
    ]
    for wrap in wrappers {
      let app = TestApp()
      let root = Root()
      app.show(wrap(root))
      app.settle()
      XCTAssertEqual(root.view.frame, app.window.bounds)
      XCTAssertEqual(root.label.frame.width, app.window.bounds.width)
      XCTAssertFalse(root.view.translatesAutoresizingMaskIntoConstraints)
      app.host.rotate(to: .landscapeLeft)
      app.settle()
      XCTAssertEqual(root.view.frame, app.window.bounds)
      XCTAssertEqual(root.label.frame.width, app.window.bounds.width)
    }
  }

  func testAChangeOfDirectionLaysOutAgain() {
    let stage = Stage()
    defer { stage.strike() }
    final class Row: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let row = stage.add(Row(), CGRect(x: 0, y: 0, width: 300, height: 40))
    let dot = UIView()
    dot.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(dot)
    NSLayoutConstraint.activate([
      dot.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 10),
      dot.topAnchor.constraint(equalTo: row.topAnchor), dot.widthAnchor.constraint(equalToConstant: 20),
      dot.heightAnchor.constraint(equalToConstant: 20),
    ])
    stage.wait(0.1)
    XCTAssertEqual(dot.frame.minX, 10)
    let before = row.layouts
    stage.controller.traitOverrides.layoutDirection = .rightToLeft
    stage.wait(0.1)
    XCTAssertEqual(dot.frame.maxX, 290)
    XCTAssertGreaterThan(row.layouts, before)
    stage.controller.traitOverrides.layoutDirection = .leftToRight
    stage.wait(0.1)
    XCTAssertEqual(dot.frame.minX, 10)
  }

  func testTheCurrentTraitsHaveTheScreensScale() {
    XCTAssertEqual(UITraitCollection.current.displayScale, UIScreen.main.scale)
    for device in [Device.iPhone15, .iPad] {
      let app = TestApp(device: device)
      XCTAssertEqual(UITraitCollection.current.displayScale, UIScreen.main.scale)
      XCTAssertEqual(app.window.traitCollection.displayScale, UIScreen.main.scale)
    }
  }
}
