import PortolanTesting
import PortolanXCTest
import UIKit

/// Apple, `UIViewController.transitionCoordinator`: "the transition coordinator object associated with a
/// currently active transition or nil". Public code requests it in the statement after
/// `pushViewController(_:animated:)` (SwifterSwift, `pushViewController(_:completion:)`), so that it must
/// exist when the call returns.
@MainActor
final class TransitionCoordinatorTests: XCTestCase {
  private let screens = ["A", "B", "C", "D"].map(Screen.init)

  private func makeApp(_ count: Int = 1) -> (TestApp, UINavigationController) {
    let app = TestApp()
    let navigation = UINavigationController()
    navigation.setViewControllers(Array(screens.prefix(count)), animated: false)
    app.show(navigation)
    return (app, navigation)
  }

  /// The usual code of libraries: complete immediately, unless there is a coordinator.
  private func whenDone(_ controller: UIViewController, _ completion: @escaping @MainActor () -> Void) {
    guard let coordinator = controller.transitionCoordinator else { return completion() }
    coordinator.animate(alongsideTransition: nil) { _ in completion() }
  }

  func testEveryParticipantHasItAsSoonAsTheCallReturns() {
    let changes: [(String, Int, @MainActor (UINavigationController) -> Void, [Int])] = [
      ("push", 1, { [screens] in $0.pushViewController(screens[1], animated: true) }, [0, 1]),
      ("pop", 2, { $0.popViewController(animated: true) }, [0, 1]),
      ("pop to root", 3, { $0.popToRootViewController(animated: true) }, [0, 2]),
      ("pop to", 3, { [screens] in $0.popToViewController(screens[1], animated: true) }, [1, 2]),
      ("set", 2, { [screens] in $0.setViewControllers([screens[3]], animated: true) }, [1, 3]),
    ]
    for (name, count, change, participants) in changes {
      let (app, navigation) = makeApp(count)
      change(navigation)
      for controller in participants.map({ screens[$0] }) + [navigation] {
        XCTAssertNotNil(controller.transitionCoordinator, name)
        XCTAssertTrue(controller.transitionCoordinator === navigation.transitionCoordinator, name)
      }
      let coordinator = navigation.transitionCoordinator
      XCTAssertEqual(coordinator?.isAnimated, true, name)
      XCTAssertGreaterThan(coordinator?.transitionDuration ?? 0, 0, name)
      XCTAssertTrue(coordinator?.viewController(forKey: .to) === navigation.topViewController, name)
      var isDone = false
      whenDone(navigation) { isDone = true }
      XCTAssertFalse(isDone, name)
      app.advance(by: 0.2)
      XCTAssertFalse(isDone, name)
      XCTAssertTrue(coordinator === navigation.transitionCoordinator, "\(name): the same until the end")
      app.settle()
      XCTAssertTrue(isDone, name)
      XCTAssertNil(navigation.transitionCoordinator, name)
      navigation.setViewControllers([], animated: false)
      app.settle()
    }
  }

  /// The optional method returns an object, not an optional: “interruptibleAnimator(using:) -> any UIViewImplicitlyAnimating”.
  private final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning,
    UINavigationControllerDelegate
  {
    private let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
      animator.addAnimations { transitionContext.view(forKey: .from)?.alpha = 0 }
      animator.addCompletion { _ in transitionContext.completeTransition(true) }
      interruptibleAnimator(using: transitionContext).startAnimation()
    }
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
      -> any UIViewImplicitlyAnimating
    { animator }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  private final class OtherAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  }

  func testAnimatorsMayBeInterruptible() throws {
    let (app, navigation) = makeApp()
    let animator = InterruptibleAnimator()
    navigation.delegate = animator
    navigation.pushViewController(screens[1], animated: true)
    XCTAssertEqual(navigation.transitionCoordinator?.isInterruptible, true)
    let context = try XCTUnwrap(navigation.transitionCoordinator as? any UIViewControllerContextTransitioning)
    let other: any UIViewControllerAnimatedTransitioning = OtherAnimator()
    // As a lowered optional call.
    if let found = other.interruptibleAnimator(using: context)¿ { XCTFail("\(found)") }
    let found = (animator as any UIViewControllerAnimatedTransitioning).interruptibleAnimator(using: context)¿
    XCTAssertNotNil(found)
    app.settle()
    XCTAssertNil(navigation.transitionCoordinator)
    XCTAssertTrue(navigation.topViewController === screens[1])
    navigation.delegate = nil
    navigation.popViewController(animated: true)
    app.settle()
  }

  func testWithoutAnimationThereIsNone() {
    let (app, navigation) = makeApp()
    navigation.pushViewController(screens[1], animated: false)
    XCTAssertNil(navigation.transitionCoordinator)
    app.settle()
    UIView.performWithoutAnimation {
      navigation.pushViewController(screens[2], animated: true)
      XCTAssertNil(navigation.transitionCoordinator)
    }
    app.settle()
    let elsewhere = UINavigationController(rootViewController: Screen("X"))
    elsewhere.pushViewController(Screen("Y"), animated: true)
    XCTAssertNil(elsewhere.transitionCoordinator, "in no window")
  }

  /// Several changes in a turn are one transition with one coordinator, whose blocks run once in any case.
  func testCompletionsAlwaysRunOnce() {
    let later: [(String, @MainActor (UINavigationController) -> Void)] = [
      ("another push", { [screens] in $0.pushViewController(screens[2], animated: true) }),
      ("a push without animation", { [screens] in $0.pushViewController(screens[2], animated: false) }),
      ("back again", { $0.popViewController(animated: true) }),
      ("another stack", { [screens] in $0.setViewControllers([screens[3]], animated: true) }),
      ("none", { $0.setViewControllers([], animated: true) }),
      ("out of the window", { $0.view.window?.rootViewController = Screen("other") }),
    ]
    for (name, change) in later {
      let (app, navigation) = makeApp()
      navigation.pushViewController(screens[1], animated: true)
      var (alongside, ended) = (0, 0)
      navigation.transitionCoordinator?.animate { _ in
        alongside += 1
      } completion: { _ in
        ended += 1
      }
      change(navigation)
      app.settle()
      XCTAssertEqual(alongside, 1, name)
      XCTAssertEqual(ended, 1, name)
      XCTAssertNil(navigation.transitionCoordinator, name)
      navigation.setViewControllers([], animated: false)
      app.settle()
    }
  }

  private final class Director: NSObject, UINavigationControllerDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var asked: [String] = []
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked.append("\(operation) \(fromVC.title ?? "") \(toVC.title ?? "")")
      return self
    }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.7
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      UIView.animate(withDuration: 0.7) {
        context.view(forKey: .to)?.alpha = 1
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  /// The coordinator has the duration of the delegate's animator, which is requested once.
  func testTheDelegatesAnimatorIsTheCoordinators() {
    let (app, navigation) = makeApp()
    let director = Director()
    navigation.delegate = director
    navigation.pushViewController(screens[1], animated: true)
    XCTAssertEqual(navigation.transitionCoordinator?.transitionDuration, 0.7)
    app.settle()
    XCTAssertEqual(director.asked, ["push A B"])
  }

  /// The view of the new screen is loaded by the deferred transition: `viewDidLoad` is below
  /// `-[UINavigationController _startDeferredTransitionIfNeeded:]` in stack traces
  /// (https://github.com/Citrrus/MBContactPicker/issues/48), and outlets are nil after the call since iOS 7
  /// (https://quesera2.hatenablog.jp/entry/2014/04/24/212158). Without animation, the requested state is also reached
  /// later (https://github.com/DataDog/dd-sdk-ios/pull/1916).
  func testTheViewIsLoadedAfterTheCall() {
    for animated in [true, false] {
      let (app, navigation) = makeApp()
      let screen = Screen("X")
      navigation.pushViewController(screen, animated: animated)
      XCTAssertFalse(screen.isViewLoaded, "animated: \(animated)")
      XCTAssertIdentical(navigation.topViewController, screen)
      app.advance(by: 0)
      XCTAssertTrue(screen.isViewLoaded, "animated: \(animated)")
      app.settle()
    }
  }

  // MARK: Empty stacks

  private final class Listener: NSObject, UINavigationControllerDelegate {
    var log: [String] = []
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { log.append("will show \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { log.append("did show \(viewController.title ?? "")") }
  }

  func testEmptyControllerOnScreenShowsFirstScreenWithCallbacks() {
    let first: [@MainActor (UINavigationController, UIViewController) -> Void] = [
      { $0.pushViewController($1, animated: false) },
      { $0.pushViewController($1, animated: true) },
      { $0.viewControllers = [$1] },
      { $0.setViewControllers([$1], animated: true) },
    ]
    for (index, show) in first.enumerated() {
      let (app, navigation) = makeApp(0)
      let listener = Listener()
      navigation.delegate = listener
      let screen = Screen("X")
      let trace = LifecycleTrace()
      show(navigation, screen)
      app.settle()
      XCTAssertEqual(trace.short, ["X.viewDidLoad", "X.WA", "X.DA"], "\(index)")
      XCTAssertEqual(listener.log, ["will show X", "did show X"], "\(index)")
      XCTAssertEqual(screen.view.window, app.window)
      XCTAssertEqual(screen.view.frame, navigation.view.bounds)
      XCTAssertEqual(navigation.navigationBar.topItem, screen.navigationItem)
      trace.clear()
      if index.isMultiple(of: 2) {
        navigation.viewControllers = []
      } else {
        navigation.setViewControllers([], animated: true)
      }
      app.settle()
      XCTAssertEqual(trace.short, ["X.WD", "X.DD"], "\(index)")
      XCTAssertNil(screen.view.window)
      XCTAssertNil(screen.parent)
      XCTAssertNil(navigation.navigationBar.topItem)
      trace.clear()
      show(navigation, screen)
      app.settle()
      XCTAssertEqual(trace.short, ["X.WA", "X.DA"], "\(index): again")
    }
  }

  /// A controller emptied while covered is empty afterwards.
  func testControllerEmptiedWhileCoveredIsEmpty() {
    let (app, navigation) = makeApp(2)
    let cover = Screen("cover")
    cover.modalPresentationStyle = .fullScreen
    navigation.present(cover, animated: false)
    app.settle()
    let trace = LifecycleTrace([.viewWillAppear, .viewDidAppear])
    navigation.viewControllers = []
    navigation.dismiss(animated: true)
    app.settle()
    XCTAssertEqual(trace.short.filter { $0.count == 4 }, [])
    XCTAssertNil(screens[1].parent)
    XCTAssertNil(screens[1].view.superview)
    navigation.pushViewController(screens[2], animated: true)
    app.settle()
    XCTAssertEqual(trace.short.filter { $0.count == 4 }, ["C.WA", "C.DA"])
  }

  /// The first screen added while the controller itself appears receives its callbacks.
  func testFirstScreenAddedWhileAppearingReceivesCallbacks() {
    final class Late: UINavigationController {
      var when = ""
      private func fill(_ now: String) {
        if now == when, viewControllers.isEmpty { pushViewController(Screen("X"), animated: false) }
      }
      override func viewDidLoad() { super.viewDidLoad(); fill("load") }
      override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); fill("will") }
      override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); fill("is") }
      override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); fill("layout") }
      override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); fill("did") }
    }
    for when in ["load", "will", "is", "layout", "did"] {
      let app = TestApp()
      let trace = LifecycleTrace([.viewWillAppear, .viewDidAppear])
      let navigation = Late()
      navigation.when = when
      app.show(navigation)
      app.settle()
      XCTAssertEqual(trace.short.filter { $0.hasPrefix("X.") }, ["X.WA", "X.DA"], when)
    }
  }

  // MARK: Flags

  /// The flags are true from the call until the end of the transition.
  func testTheFlagsAreTrueFromTheCallOn() {
    let (app, navigation) = makeApp()
    navigation.pushViewController(screens[1], animated: true)
    XCTAssertTrue(screens[1].isMovingToParent)
    XCTAssertFalse(screens[0].isMovingFromParent)
    app.advance(by: 0.1)
    XCTAssertTrue(screens[1].isMovingToParent)
    app.settle()
    XCTAssertFalse(screens[1].isMovingToParent)
    navigation.pushViewController(screens[2], animated: false)
    app.settle()
    navigation.popToRootViewController(animated: true)
    XCTAssertTrue(screens[2].isMovingFromParent)
    XCTAssertTrue(screens[1].isMovingFromParent, "it leaves without having been seen")
    XCTAssertFalse(screens[0].isMovingToParent)
    app.settle()
    XCTAssertEqual(screens.map(\.isMovingFromParent), [false, false, false, false])
    navigation.pushViewController(screens[3], animated: true)
    navigation.popViewController(animated: true)
    app.settle()
    XCTAssertFalse(screens[3].isMovingToParent)
    XCTAssertFalse(screens[3].isMovingFromParent)
  }

  func testCanceledSwipeRestoresFlag() {
    let (app, navigation) = makeApp(2)
    app.beginDrag(at: CGPoint(x: 2, y: 400))
    app.moveFinger(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 80, y: 400), duration: 0.3)
    XCTAssertTrue(screens[1].isMovingFromParent)
    XCTAssertEqual(navigation.transitionCoordinator?.initiallyInteractive, true)
    app.moveFinger(from: CGPoint(x: 80, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.3)
    app.endDrag(at: CGPoint(x: 60, y: 400))
    app.settle()
    XCTAssertFalse(screens[1].isMovingFromParent)
    XCTAssertEqual(navigation.viewControllers.count, 2)
  }
}
