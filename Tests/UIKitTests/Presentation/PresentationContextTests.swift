import PortolanTesting
import UIKit
import XCTest

/// Tests of Specification.md P8 and the paragraph below the table; Conformance.md C9, M12, M13.
@MainActor
final class PresentationContextTests: XCTestCase {
  /// A parent with one child in its lower half.
  private func family() -> (parent: Screen, child: Screen) {
    let (parent, child) = (Screen("parent"), Screen("child"))
    parent.loadViewIfNeeded()
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: 400, width: 393, height: 300)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    return (parent, child)
  }

  /// P8
  func testAContextIsCoveredAtItsOwnSize() {
    for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
      let app = TestApp()
      let (parent, child) = family()
      child.definesPresentationContext = true
      app.show(parent)
      let screen = Screen("2")
      screen.modalPresentationStyle = style
      child.present(screen, animated: true)
      app.settle()
      XCTAssertEqual(
        screen.view.convert(screen.view.bounds, to: nil), CGRect(x: 0, y: 400, width: 393, height: 300))
      XCTAssertIdentical(screen.presentingViewController, child)
      XCTAssertEqual(child.view.window == nil, style == .currentContext)
      child.dismiss(animated: true)
      app.settle()
      XCTAssertEqual(child.view.frame, CGRect(x: 0, y: 400, width: 393, height: 300))
      XCTAssertNotNil(child.view.window)
    }
  }

  /// Conformance.md C9
  func testWithoutAContextTheRootIsCovered() {
    let app = TestApp()
    let (parent, child) = family()
    app.show(parent)
    let screen = Screen("2")
    screen.modalPresentationStyle = .overCurrentContext
    child.present(screen, animated: false)
    app.settle()
    XCTAssertIdentical(screen.presentingViewController, parent)
    XCTAssertEqual(screen.view.bounds, app.window.bounds)
  }

  func testCustomPresentationControllerReceivesAllCallbacks() throws {
    let app = TestApp()
    let a = Screen("1")
    app.show(a)
    let screen = Screen("2")
    let maker = HalfMaker()
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = maker
    a.present(screen, animated: true)
    app.settle()
    XCTAssertEqual(screen.view.frame, CGRect(x: 0, y: 426, width: 393, height: 426))
    app.rotate(to: .landscapeLeft)
    XCTAssertEqual(screen.view.frame, CGRect(x: 0, y: 196.5, width: 852, height: 196.5))
    a.dismiss(animated: true)
    app.settle()
    XCTAssertEqual(maker.log, ["will", "did true", "will dismiss", "did dismiss true"])
  }

  /// M14: no refusal is necessary, because the dismissal waits.
  func testADismissalDuringThePresentationFollowsIt() {
    let app = TestApp()
    let a = Screen("1")
    app.show(a)
    let trace = LifecycleTrace([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
    a.present(Screen("2"), animated: true)
    app.advance(by: 0.1)
    var order: [String] = []
    a.dismiss(animated: true) { order.append("dismissed") }
    app.settle()
    XCTAssertEqual(trace.short, ["2.WA", "2.DA", "2.WD", "2.DD"])
    XCTAssertEqual(order, ["dismissed"])
    XCTAssertNil(a.presentedViewController)
  }

  /// M12 (M16 is its older wording)
  func testAPresentationDuringADismissalIsRefusedAndPossibleAfterwards() {
    let app = TestApp()
    let (a, c) = (Screen("1"), Screen("3"))
    app.show(a)
    let b = Screen("2")
    a.present(b, animated: true)
    app.settle()
    let faults = FaultRecorder()
    a.dismiss(animated: true) { a.present(c, animated: true) }
    app.advance(by: 0.1)
    b.present(Screen("4"), animated: true)
    XCTAssert(faults.warnings.last?.contains("while a presentation is in progress") ?? false)
    app.settle()
    XCTAssertIdentical(a.presentedViewController, c)
  }

  /// M13
  func testASecondDismissalIsRefused() {
    let app = TestApp()
    let a = Screen("1")
    app.show(a)
    a.present(Screen("2"), animated: true)
    app.settle()
    let faults = FaultRecorder()
    a.dismiss(animated: true)
    app.advance(by: 0.1)
    a.dismiss(animated: true)
    XCTAssert(
      faults.warnings.last?.contains("while a presentation or dismiss is in progress!") ?? false)
    app.settle()
    XCTAssertNil(a.presentedViewController)
  }

  func testAPopoverBecomesASheetInCompactWidthAndAPopoverAgain() {
    let app = TestApp(device: .iPad)
    let a = Screen("1")
    app.show(a)
    let screen = Screen("2")
    screen.modalPresentationStyle = .popover
    screen.preferredContentSize = CGSize(width: 240, height: 180)
    screen.popoverPresentationController?.sourceView = a.view
    screen.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 20, height: 20)
    a.present(screen, animated: true)
    app.settle()
    XCTAssertEqual(screen.view.bounds.size, CGSize(width: 240, height: 180))
    app.window.traitOverrides.horizontalSizeClass = .compact
    screen.presentationController?.containerView?.setNeedsLayout()
    app.settle()
    XCTAssertEqual(screen.view.bounds.width, 820)
    XCTAssertEqual(screen.view.convert(screen.view.bounds, to: nil).maxY, 1180)
    app.window.traitOverrides.horizontalSizeClass = .regular
    screen.presentationController?.containerView?.setNeedsLayout()
    app.settle()
    XCTAssertEqual(screen.view.bounds.size, CGSize(width: 240, height: 180))
    app.tap(at: CGPoint(x: 60, y: 1000))
    app.settle()
    XCTAssertNil(a.presentedViewController)
  }
}

/// Creates presentations that cover the lower half.
private final class HalfMaker: NSObject, UIViewControllerTransitioningDelegate {
  var log: [String] = []

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let half = Half(presentedViewController: presented, presenting: presenting)
    half.maker = self
    return half
  }

  final class Half: UIPresentationController {
    weak var maker: HalfMaker?

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
    override func presentationTransitionWillBegin() { maker?.log.append("will") }
    override func presentationTransitionDidEnd(_ completed: Bool) { maker?.log.append("did \(completed)") }
    override func dismissalTransitionWillBegin() { maker?.log.append("will dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      maker?.log.append("did dismiss \(completed)")
    }
  }
}
