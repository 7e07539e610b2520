import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests of the run loop turn in which a presentation or a dismissal is requested.
@MainActor
final class PresentationTurnTests: XCTestCase {
  private let styles: [UIModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .currentContext,
  ]

  private func show(_ style: UIModalPresentationStyle = .pageSheet) -> (TestApp, Screen, Screen) {
    let app = TestApp()
    let (a, b) = (Screen("1"), Screen("2"))
    b.modalPresentationStyle = style
    app.show(a)
    return (app, a, b)
  }

  /// Apple, `UIViewController.transitionCoordinator`; React Native Screens and others read it in the next
  /// statement.
  func testBothHaveTheCoordinatorAsSoonAsTheCallReturns() {
    for style in styles {
      let (app, a, b) = show(style)
      a.present(b, animated: true)
      XCTAssertNotNil(a.transitionCoordinator, "\(style.rawValue)")
      XCTAssertTrue(a.transitionCoordinator === b.transitionCoordinator)
      XCTAssertEqual(b.transitionCoordinator?.presentationStyle, style)
      var log: [String] = []
      b.transitionCoordinator?.animate { _ in
        log.append("along")
      } completion: { _ in
        log.append("end")
      }
      XCTAssertEqual(log, [])
      app.settle()
      XCTAssertEqual(log, ["along", "end"])
      XCTAssertNil(a.transitionCoordinator)
      a.dismiss(animated: true)
      let coordinator = b.transitionCoordinator
      XCTAssertNotNil(coordinator, "\(style.rawValue)")
      XCTAssertTrue(a.transitionCoordinator === coordinator)
      XCTAssertTrue(coordinator?.viewController(forKey: .from) === b)
      coordinator?.animate(alongsideTransition: nil) { _ in log.append("gone") }
      app.settle()
      XCTAssertEqual(log, ["along", "end", "gone"])
      XCTAssertNil(b.transitionCoordinator)
    }
  }

  /// A dismissal requested during the presentation waits for it: the running transition stays the
  /// coordinator.
  func testARunningTransitionStaysTheCoordinator() {
    let (app, a, b) = show(.fullScreen)
    a.present(b, animated: true)
    app.advance(by: 0.1)
    let presenting = b.transitionCoordinator
    var log: [String] = []
    presenting?.animate(alongsideTransition: nil) { _ in log.append("presented") }
    a.dismiss(animated: true) { log.append("dismissed") }
    XCTAssertTrue(b.transitionCoordinator === presenting)
    app.settle()
    XCTAssertEqual(log, ["presented", "dismissed"])
    XCTAssertNil(a.presentedViewController)
  }

  func testTheFlagsAreTrueFromTheCallOn() {
    for animated in [true, false] {
      let (app, a, b) = show()
      a.present(b, animated: animated)
      XCTAssertTrue(b.isBeingPresented)
      XCTAssertFalse(a.isBeingPresented)
      app.settle()
      XCTAssertFalse(b.isBeingPresented)
      b.dismiss(animated: animated)
      XCTAssertTrue(b.isBeingDismissed)
      XCTAssertFalse(a.isBeingDismissed)
      app.settle()
      XCTAssertFalse(b.isBeingDismissed)
    }
  }

  /// One transition, whose end is reported to every caller.
  func testASecondDismissalInTheSameTurnKeepsItsCompletion() {
    for animated in [true, false] {
      let (app, a, b) = show()
      a.present(b, animated: false)
      app.settle()
      let faults = FaultRecorder()
      var ends: [String] = []
      a.dismiss(animated: animated) { ends.append("first") }
      b.dismiss(animated: animated) { ends.append("second") }
      app.settle()
      XCTAssertEqual(Set(ends), ["first", "second"])
      XCTAssertEqual(ends.count, 2)
      XCTAssertEqual(faults.warnings, [])
      XCTAssertNil(a.presentedViewController)
    }
  }

  /// `a.present(b); b.present(c)`: each is presented by the previous one.
  func testAChainMayBePresentedInOneTurn() {
    for style in styles {
      for animated in [true, false] {
        let (app, a, b) = show(style)
        let (c, d) = (Screen("3"), Screen("4"))
        (c.modalPresentationStyle, d.modalPresentationStyle) = (style, .pageSheet)
        let faults = FaultRecorder()
        let trace = LifecycleTrace([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
        var ends: [String] = []
        a.present(b, animated: animated) { ends.append("b") }
        b.present(c, animated: animated) { ends.append("c") }
        c.present(d, animated: animated) { ends.append("d") }
        XCTAssertTrue(a.presentedViewController === b)
        XCTAssertTrue(c.presentedViewController === d)
        app.settle()
        let what = "\(style.rawValue), animated: \(animated)"
        XCTAssertEqual(faults.warnings, [], what)
        XCTAssertEqual(ends, ["b", "c", "d"], what)
        XCTAssertTrue(b.presentedViewController === c, what)
        XCTAssertNotNil(d.view.window, what)
        XCTAssertEqual(trace.short.last { $0.hasPrefix("4.") }, "4.DA", what)
        for screen in [a, b, c] {
          let calls = trace.short.filter { $0.hasPrefix(screen.title! + ".") }
          let isHidden = screen.view.window == nil
          XCTAssertEqual(
            calls.last ?? "1.DA", "\(screen.title!).\(isHidden ? "DD" : "DA")", "\(what): \(calls)")
        }
        a.dismiss(animated: animated)
        app.settle()
        XCTAssertNil(a.presentedViewController, what)
        XCTAssertNotNil(a.view.window, what)
        XCTAssertEqual(app.window.subviews.count, 1, what)
      }
    }
  }

  func testAChainThatIsDismissedInTheSameTurnNeverShows() {
    let (app, a, b) = show()
    let c = Screen("3")
    var ends: [String] = []
    a.present(b, animated: true)
    b.present(c, animated: true)
    var told = 0
    c.transitionCoordinator?.animate(alongsideTransition: nil) { _ in told += 1 }
    a.dismiss(animated: true) { ends.append("dismissed") }
    app.settle()
    XCTAssertEqual(ends, ["dismissed"])
    XCTAssertEqual(told, 1)
    XCTAssertNil(a.presentedViewController)
    XCTAssertNil(c.presentingViewController)
    XCTAssertFalse(b.isBeingDismissed)
    XCTAssertFalse(c.isBeingPresented)
  }

  /// A controller that is not in a window and will not be is refused as before (Conformance.md M9).
  func testAPresenterOutsideOfEveryWindowIsRefused() {
    let app = TestApp()
    app.show(Screen("1"))
    let faults = FaultRecorder()
    Screen("2").present(Screen("3"), animated: true)
    XCTAssert(faults.warnings.last?.contains("whose view is not in the window hierarchy") ?? false)
  }

  /// Conformance.md L28.
  func testASheetWithoutAnimationSendsItsDidCallbacksInALaterTurn() {
    let (app, a, b) = show()
    let trace = LifecycleTrace([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
    var ends: [String] = []
    a.present(b, animated: false) { ends.append("presented") }
    app.advance(by: 0)
    XCTAssertEqual(trace.short, ["2.WA"])
    XCTAssertNotNil(b.transitionCoordinator, "one waits for its end with the coordinator")
    XCTAssertEqual(b.transitionCoordinator?.isAnimated, false)
    app.settle()
    XCTAssertEqual(trace.short, ["2.WA", "2.DA"])
    XCTAssertNil(b.transitionCoordinator)
    a.dismiss(animated: false) { ends.append("dismissed") }
    app.advance(by: 0)
    XCTAssertEqual(trace.short, ["2.WA", "2.DA", "2.WD"])
    app.settle()
    XCTAssertEqual(trace.short, ["2.WA", "2.DA", "2.WD", "2.DD"])
    XCTAssertEqual(ends, ["presented", "dismissed"])
  }

  // MARK: Custom animators

  /// An animator that adds both views to the container if it receives them, as is common.
  private final class Mover: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var views: [String] = []
    var completes = true
    /// Whether it uses the controllers' views where the context has none.
    var grabs = false
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { self }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.3
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      func name(_ key: UITransitionContextViewKey) -> String {
        context.view(forKey: key) == nil ? "-" : "view"
      }
      views.append("\(name(.from)) \(name(.to))")
      for (view, controller) in [(UITransitionContextViewKey.to, .to), (.from, .from)]
        as [(UITransitionContextViewKey, UITransitionContextViewControllerKey)]
      {
        let found =
          context.view(forKey: view) ?? (grabs ? context.viewController(forKey: controller)?.view : nil)
        if let found { context.containerView.addSubview(found) }
      }
      UIView.animate(withDuration: 0.3) {
        context.containerView.alpha = 0.9
      } completion: { [completes] _ in
        context.containerView.alpha = 1
        context.completeTransition(completes)
      }
    }
  }

  /// Apple, `UITransitionContextViewKey`: the view is nil if the presenter stays on screen. Otherwise, its
  /// view returns to its place when the transition ends.
  func testTheContextHasTheViewsThatMove() {
    for style in [UIModalPresentationStyle.fullScreen, .currentContext, .overFullScreen, .pageSheet, .custom]
    {
      let (app, a, b) = show(style)
      let mover = Mover()
      b.transitioningDelegate = mover
      a.present(b, animated: true)
      app.settle()
      a.dismiss(animated: true)
      app.settle()
      let removes = style == .fullScreen || style == .currentContext
      XCTAssertEqual(
        mover.views, removes ? ["view view", "view view"] : ["- view", "view -"], "\(style.rawValue)")
    }
  }

  func testPresentersViewReturnsToItsPlace() {
    for style in [UIModalPresentationStyle.fullScreen, .currentContext, .overFullScreen, .custom] {
      for grabs in [false, true] {
        for isNested in [false, true] {
          let app = TestApp()
          let (a, b) = (Screen("1"), Screen("2"))
          a.view.backgroundColor = .green
          let root = isNested ? UINavigationController(rootViewController: a) : a
          app.show(root)
          let before = app.snapshot(scale: 1, includesStatusBar: false)
          let mover = Mover()
          mover.grabs = grabs
          b.modalPresentationStyle = style
          b.transitioningDelegate = mover
          let what = "\(style.rawValue), grabs: \(grabs), nested: \(isNested)"
          for completes in [true, false, true] {
            mover.completes = completes
            a.present(b, animated: true)
            app.settle()
            mover.completes = !completes
            guard completes else {
              XCTAssertNil(a.presentedViewController)
              continue
            }
            a.dismiss(animated: true)
            app.settle()
            XCTAssertTrue(a.presentedViewController === b, "\(what): it was cancelled")
            XCTAssertNotNil(b.view.window)
            mover.completes = true
            a.dismiss(animated: true)
            app.settle()
            XCTAssertTrue(root.view.superview === app.window, what)
            XCTAssertEqual(root.view.frame, app.window.bounds, what)
            XCTAssertEqual(app.window.subviews.count, 1, what)
            let after = app.snapshot(scale: 1, includesStatusBar: false)
            XCTAssertEqual(before?.dataProvider?.data, after?.dataProvider?.data, what)
          }
        }
      }
    }
  }

  // MARK: Sizes

  /// Content has its size at the first layout: a zero size breaks constraints, and multiline text keeps zero
  /// height.
  func testPresentedContentIsNeverLaidOutAtZeroSize() {
    final class Form: UIViewController {
      var sizes: [CGSize] = []
      let label = UILabel()
      override func loadView() { view = UIView() }
      override func viewDidLoad() {
        super.viewDidLoad()
        label.numberOfLines = 0
        label.text = String(repeating: "Several lines of text. ", count: 20)
        let button = UIView()
        for view in [label, button] {
          view.translatesAutoresizingMaskIntoConstraints = false
          self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
          label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
          label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
          button.topAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor, constant: 8),
          button.heightAnchor.constraint(equalToConstant: 44),
          button.widthAnchor.constraint(equalToConstant: 200),
          button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
        ])
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        sizes.append(view.bounds.size)
      }
    }
    for device in [Device.iPhone15, .iPad] {
      for style in styles + [.popover] {
        for wraps in [false, true] {
          let app = TestApp(device: device)
          let a = Screen("1")
          app.show(a)
          let form = Form()
          let shown: UIViewController = wraps ? UINavigationController(rootViewController: form) : form
          shown.modalPresentationStyle = style
          shown.popoverPresentationController?.sourceView = a.view
          shown.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 40)
          let faults = FaultRecorder()
          a.present(shown, animated: true)
          app.settle()
          let what = "\(device) \(style.rawValue) \(wraps)"
          XCTAssertEqual(faults.warnings, [], what)
          XCTAssertFalse(form.sizes.contains { $0.width == 0 || $0.height == 0 }, "\(what): \(form.sizes)")
          XCTAssertGreaterThan(form.label.bounds.height, 40, what)
          a.dismiss(animated: false)
          app.settle()
        }
      }
    }
  }
}
