import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests of custom animators and interaction, and of transition styles: the paragraph below Specification.md P13.
@MainActor
final class CustomTransitionTests: XCTestCase {
  /// Animates the presented screen in from the right, interactively if requested.
  private final class Maker: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var log: [String] = []
    var interaction: UIPercentDrivenInteractiveTransition?
    private var isPresenting = true

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.append("present \(presented.title ?? "") on \(presenting.title ?? "") from \(source.title ?? "")")
      isPresenting = true
      return self
    }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    {
      log.append("dismiss \(dismissed.title ?? "")")
      isPresenting = false
      return self
    }
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { interaction }
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { interaction }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    {
      0.4
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: isPresenting ? .to : .from)!
      let width = context.containerView.bounds.width
      if isPresenting { view.transform = CGAffineTransform(translationX: width, y: 0) }
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { [isPresenting] in
        view.transform = isPresenting ? .identity : CGAffineTransform(translationX: width, y: 0)
      } completion: { _ in
        view.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
  }

  private let appearance: Set<LifecycleTrace.Callback> = [
    .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  private func x(of screen: UIViewController) -> CGFloat {
    screen.view.layer.presentation().map { $0.frame.minX } ?? -1
  }

  func testTheDelegatesAnimatorsPresentAndDismiss() {
    let app = TestApp()
    let (a, b, maker) = (Screen("1"), Screen("2"), Maker())
    app.show(a)
    b.modalPresentationStyle = .overFullScreen
    b.transitioningDelegate = maker
    a.present(b, animated: true)
    app.advance(by: 0.2)
    XCTAssertEqual(x(of: b), 196, accuracy: 12)
    app.settle()
    XCTAssertEqual(x(of: b), 0)
    a.dismiss(animated: true)
    app.settle()
    XCTAssertEqual(maker.log, ["present 2 on 1 from 1", "ended true", "dismiss 2", "ended true"])
    XCTAssertNil(a.presentedViewController)
  }

  func testAPercentageDrivesThePresentationAndMayTakeItBack() {
    let app = TestApp()
    let (a, b, maker) = (Screen("1"), Screen("2"), Maker())
    app.show(a)
    b.modalPresentationStyle = .fullScreen
    b.transitioningDelegate = maker
    let trace = LifecycleTrace(appearance)
    maker.interaction = UIPercentDrivenInteractiveTransition()
    a.present(b, animated: true)
    app.advance(by: 0.1)
    maker.interaction?.update(0.25)
    app.advance(by: 0.1)
    XCTAssertEqual(x(of: b), 0.75 * 393, accuracy: 2)
    maker.interaction?.cancel()
    app.settle()
    XCTAssertNil(a.presentedViewController)
    XCTAssertEqual(trace.short, ["1.WD", "2.WA", "2.WD", "2.DD", "1.WA", "1.DA"])
    XCTAssertNotNil(a.view.window)
    trace.clear()
    maker.interaction = UIPercentDrivenInteractiveTransition()
    a.present(b, animated: true)
    app.advance(by: 0.1)
    maker.interaction?.update(0.5)
    maker.interaction?.finish()
    app.settle()
    XCTAssertEqual(trace.short, ["1.WD", "2.WA", "2.DA", "1.DD"])
    XCTAssertIdentical(a.presentedViewController, b)
  }

  func testAPercentageDrivesTheDismissalAndMayTakeItBack() {
    let app = TestApp()
    let (a, b, maker) = (Screen("1"), Screen("2"), Maker())
    app.show(a)
    b.modalPresentationStyle = .overFullScreen
    b.transitioningDelegate = maker
    a.present(b, animated: false)
    app.settle()
    let trace = LifecycleTrace(appearance)
    maker.interaction = UIPercentDrivenInteractiveTransition()
    a.dismiss(animated: true)
    app.advance(by: 0.1)
    maker.interaction?.update(0.6)
    maker.interaction?.cancel()
    app.settle()
    XCTAssertIdentical(a.presentedViewController, b)
    XCTAssertEqual(trace.short, ["2.WD", "2.WA", "2.DA"])
  }

  /// The coordinator of a presentation runs alongside animations, and reports its end.
  func testAlongsideAnimationsRunWithThePresentation() {
    final class Companion: UIViewController {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var ends: [Bool] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        view.addSubview(box)
        transitionCoordinator?.animate(
          alongsideTransition: { [box] _ in box.center.x = 205 },
          completion: { [unowned self] in ends.append($0.isCancelled) })
      }
    }
    let app = TestApp()
    let (a, b) = (Screen("1"), Companion())
    app.show(a)
    a.present(b, animated: true)
    app.advance(by: 0.1)
    let midway = b.box.layer.presentation()?.position.x ?? 0
    XCTAssert(midway > 10 && midway < 200, "\(midway)")
    XCTAssertNotNil(b.transitionCoordinator)
    app.settle()
    XCTAssertEqual(b.box.center.x, 205)
    XCTAssertEqual(b.ends, [false])
    XCTAssertNil(b.transitionCoordinator)
  }

  /// Every transition style animates, and leaves all views in order.
  func testTheStylesOfTransitions() {
    for style in [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal, .partialCurl] {
      let app = TestApp()
      let (a, b) = (Screen("1"), Screen("2"))
      app.show(a)
      b.view.backgroundColor = .red
      b.modalPresentationStyle = .fullScreen
      b.modalTransitionStyle = style
      a.present(b, animated: true)
      app.advance(by: 0.15)
      let midway = app.snapshot(scale: 1, includesStatusBar: false)
      app.settle()
      let shown = app.snapshot(scale: 1, includesStatusBar: false)
      XCTAssertNotEqual(midway?.dataProvider?.data, shown?.dataProvider?.data, "\(style)")
      XCTAssertEqual(b.view.frame, app.window.bounds)
      a.dismiss(animated: true)
      app.settle()
      XCTAssertNil(a.presentedViewController, "\(style)")
      XCTAssertEqual(a.view.frame, app.window.bounds)
      XCTAssertNotNil(a.view.window)
      XCTAssertEqual(app.window.subviews.count, 1, "\(style) leaves nothing behind")
    }
  }

  func testAContextMayProvideTheTransition() {
    let app = TestApp()
    let (a, b) = (Screen("1"), Screen("2"))
    app.show(a)
    a.definesPresentationContext = true
    a.providesPresentationContextTransitionStyle = true
    a.modalTransitionStyle = .crossDissolve
    b.modalPresentationStyle = .overCurrentContext
    a.present(b, animated: true)
    app.advance(by: 0.1)
    let alpha = b.view.layer.presentation()?.opacity ?? 1
    XCTAssert(alpha > 0.05 && alpha < 0.95, "it dissolves: \(alpha)")
    app.settle()
  }
}
