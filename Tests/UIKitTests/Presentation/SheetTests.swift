import PortolanTesting
import UIKit
import XCTest

/// Tests of Specification.md P2 to P5, P12; Metrics.md 1.6 and 2.3; Conformance.md L33, C10, C11.
@MainActor
final class SheetTests: XCTestCase {
  private var app: TestApp!
  private var trace: LifecycleTrace!
  private lazy var presenter = Screen("1")

  private func present(
    _ content: Screen? = nil, style: UIModalPresentationStyle = .pageSheet, on device: Device = .iPhone15,
    orientation: UIInterfaceOrientation = .portrait,
    _ configure: (UISheetPresentationController) -> Void = { _ in }
  ) -> Screen {
    let screen = content ?? Screen("2")
    app = TestApp(device: device, orientation: orientation)
    if presenter.presentedViewController != nil { presenter = Screen("1") }
    app.show(presenter)
    trace = LifecycleTrace([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
    screen.modalPresentationStyle = style
    if let sheet = screen.sheetPresentationController { configure(sheet) }
    presenter.present(screen, animated: true)
    app.settle()
    trace.clear()
    return screen
  }

  private func frame(of screen: UIViewController) -> CGRect {
    screen.view.convert(screen.view.bounds, to: nil)
  }

  // MARK: Places (Metrics.md 1.6)

  func testALargeSheetLeavesTheTopOfAPhoneFree() {
    XCTAssertEqual(frame(of: present()), CGRect(x: 0, y: 69, width: 393, height: 783))
    XCTAssertEqual(frame(of: present(on: .iPhoneSE)), CGRect(x: 0, y: 30, width: 375, height: 637))
  }

  func testAMediumDetentIsPartOfTheLargestAndTheFirstToShow() {
    let screen = present { $0.detents = [.large(), .medium()] }
    XCTAssertEqual(frame(of: screen).height, 419.33 + 34, accuracy: 0.01)
    XCTAssertEqual(frame(of: screen).maxY, 852)
  }

  func testCustomDetentReceivesMaximumAndDeterminesHeight() {
    var maximum: CGFloat = 0
    let screen = present { sheet in
      sheet.detents = [
        .custom { context in
          maximum = context.maximumDetentValue
          return 200
        }
      ]
    }
    XCTAssertEqual(maximum, 749)
    XCTAssertEqual(frame(of: screen).height, 200 + 34)
  }

  /// P5
  func testSheetIsFullScreenOnLandscapePhone() {
    let screen = present(orientation: .landscapeLeft)
    XCTAssertEqual(frame(of: screen), CGRect(x: 0, y: 0, width: 852, height: 393))
    app.drag(from: CGPoint(x: 400, y: 60), to: CGPoint(x: 400, y: 380))
    app.settle()
    XCTAssertEqual(trace.short, [])
    XCTAssertNotNil(presenter.presentedViewController)
  }

  func testALyingPhoneKeepsTheSheetAtTheEdgeOnRequest() {
    let screen = present(orientation: .landscapeLeft) { sheet in
      sheet.prefersEdgeAttachedInCompactHeight = true
      sheet.detents = [.custom { _ in 150 }]
    }
    XCTAssertEqual(frame(of: screen).height, 150 + 21)
    XCTAssertEqual(frame(of: screen).maxY, 393)
  }

  /// P12
  func testAFormSheetOnAPadIsSmallerThanAPageSheetAndCentered() {
    let page = frame(of: present(on: .iPad))
    let form = frame(of: present(style: .formSheet, on: .iPad))
    XCTAssertEqual(form, CGRect(x: 140, y: 280, width: 540, height: 620))
    XCTAssertEqual(page.midX, 410)
    XCTAssert(page.width > form.width && page.height > form.height)
  }

  func testRotationSwitchesSheetBetweenEdgeAndFullScreen() {
    let screen = present()
    app.rotate(to: .landscapeLeft)
    XCTAssertEqual(frame(of: screen), CGRect(x: 0, y: 0, width: 852, height: 393))
    XCTAssertEqual(frame(of: presenter), CGRect(x: 0, y: 0, width: 852, height: 393))
    app.rotate(to: .portrait)
    XCTAssertEqual(frame(of: screen), CGRect(x: 0, y: 69, width: 393, height: 783))
    presenter.dismiss(animated: true)
    app.settle()
    XCTAssertEqual(frame(of: presenter), CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  func testTheScreenBehindStepsBackAndReturns() {
    _ = present()
    XCTAssertEqual(frame(of: presenter).minX, 16, accuracy: 0.01)
    XCTAssertEqual(frame(of: presenter).minY, 59, accuracy: 0.01)
    presenter.dismiss(animated: true)
    app.settle()
    XCTAssertEqual(frame(of: presenter), CGRect(x: 0, y: 0, width: 393, height: 852))
    XCTAssertEqual(presenter.view.layer.cornerRadius, 0)
  }

  // MARK: Fingers (Metrics.md 2.3)

  /// P4, L33
  func testCanceledSheetDragSendsCallbacksToSheetOnly() {
    let screen = present()
    app.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 300))
    app.settle()
    XCTAssertEqual(trace.short, ["2.WD", "2.WA", "2.DA"])
    XCTAssertEqual(frame(of: screen).minY, 69)
    XCTAssertIdentical(presenter.presentedViewController, screen)
  }

  func testASheetThatSpringsBackCanBeDismissed() {
    let screen = present()
    app.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 300))
    var ended = 0
    screen.dismiss(animated: true) { ended += 1 }
    XCTAssertIdentical(presenter.presentedViewController, screen)
    app.settle()
    XCTAssertEqual(ended, 1)
    XCTAssertNil(presenter.presentedViewController)
    XCTAssertEqual(trace.short, ["2.WD", "2.WA", "2.DA", "2.WD", "2.DD"])
  }

  /// P3
  func testADragBeyondTheMiddleDismisses() {
    _ = present()
    app.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 600))
    app.settle()
    XCTAssertEqual(trace.short, ["2.WD", "2.DD"])
    XCTAssertNil(presenter.presentedViewController)
  }

  func testTheSheetFollowsTheFingerLessTenPoints() {
    let screen = present()
    app.beginDrag(at: CGPoint(x: 200, y: 100))
    app.moveFinger(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 280), duration: 0.5)
    XCTAssertEqual(frame(of: screen).minY, 69 + 170, accuracy: 0.01)
    app.endDrag(at: CGPoint(x: 200, y: 280))
    app.settle()
  }

  func testAnUpwardDragOfALargeSheetMovesNothing() {
    let screen = present()
    app.beginDrag(at: CGPoint(x: 200, y: 400))
    app.moveFinger(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 200), duration: 0.3)
    XCTAssertEqual(frame(of: screen).minY, 69)
    app.endDrag(at: CGPoint(x: 200, y: 200))
    app.settle()
    XCTAssertEqual(trace.short, [])
  }

  func testAFlingDismissesFromAnywhere() {
    _ = present()
    app.fling(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 250))
    app.settle()
    XCTAssertNil(presenter.presentedViewController)
  }

  func testDragBetweenDetentsSelectsNearestAndNotifiesDelegate() {
    let delegate = SheetListener()
    let screen = present { sheet in
      sheet.detents = [.medium(), .large()]
      sheet.delegate = delegate
    }
    app.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 200))
    app.settle()
    XCTAssertEqual(frame(of: screen).minY, 69)
    XCTAssertEqual(screen.sheetPresentationController?.selectedDetentIdentifier, .large)
    XCTAssertEqual(delegate.calls, ["didChangeDetent"])
    XCTAssertEqual(trace.short, [])
  }

  /// Conformance.md C10
  func testDelegateCallsAreInOrder() {
    let delegate = SheetListener()
    _ = present { $0.delegate = delegate }
    app.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 600))
    app.settle()
    XCTAssertEqual(delegate.calls, ["should", "will", "did"])
  }

  /// Conformance.md C10
  func testARefusedDismissalSpringsBack() {
    let delegate = SheetListener()
    delegate.allows = false
    let screen = present { $0.delegate = delegate }
    app.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 600))
    app.settle()
    XCTAssertEqual(delegate.calls, ["should", "attempt"])
    XCTAssertEqual(trace.short, ["2.WD", "2.WA", "2.DA"])
    XCTAssertEqual(frame(of: screen).minY, 69)
  }

  /// Conformance.md C10
  func testAModalSheetCannotBeDraggedAway() {
    let delegate = SheetListener()
    let screen = Screen("2")
    screen.isModalInPresentation = true
    _ = present(screen) { $0.delegate = delegate }
    app.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 800))
    app.settle()
    XCTAssertEqual(delegate.calls, ["attempt"])
    XCTAssertEqual(trace.short, [])
    XCTAssertEqual(frame(of: screen).minY, 69)
  }

  /// A released sheet that springs back can present like any other screen.
  func testAPresentationDuringSpringBackBeginsAfterIt() {
    let screen = present()
    app.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 250))
    XCTAssertNotNil(screen.transitionCoordinator)
    let next = Screen("3")
    next.modalPresentationStyle = .overFullScreen
    screen.present(next, animated: true)
    XCTAssertIdentical(screen.presentedViewController, next)
    app.settle()
    XCTAssertIdentical(screen.presentedViewController, next)
    XCTAssertNotNil(next.view.window)
    XCTAssertEqual(frame(of: screen).minY, 69)
    XCTAssertEqual(trace.short, ["2.WD", "2.WA", "2.DA", "3.WA", "3.DA"])
  }

  /// A presentation in the context of a screen inside the sheet is also on the sheet.
  func testASheetWithAPresentationAboveCannotBeDragged() {
    let app = TestApp()
    app.show(presenter)
    let content = Screen("2")
    content.definesPresentationContext = true
    let navigation = UINavigationController(rootViewController: content)
    presenter.present(navigation, animated: false)
    app.settle()
    let cover = Screen("3")
    cover.modalPresentationStyle = .overCurrentContext
    content.present(cover, animated: false)
    app.settle()
    app.drag(from: CGPoint(x: 200, y: 80), to: CGPoint(x: 200, y: 200))
    app.settle()
    XCTAssertIdentical(content.presentedViewController, cover)
    XCTAssertNotNil(cover.view.window)
    XCTAssertEqual(frame(of: navigation).minY, 69)
  }

  /// Conformance.md C11
  func testProgrammaticDismissalSendsNoDelegateCalls() {
    let delegate = SheetListener()
    _ = present { $0.delegate = delegate }
    presenter.dismiss(animated: true)
    app.settle()
    XCTAssertEqual(delegate.calls, [])
  }

  func testTapOutsideSheetDismisses() {
    let delegate = SheetListener()
    _ = present { sheet in
      sheet.detents = [.medium()]
      sheet.delegate = delegate
    }
    app.tap(at: CGPoint(x: 200, y: 200))
    app.settle()
    XCTAssertEqual(delegate.calls, ["should", "will", "did"])
    XCTAssertEqual(trace.short, ["2.WD", "2.DD"])
  }

  func testUndimmedScreenBehindIsUsable() {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Behind") { _ in taps += 1 })
    button.frame = CGRect(x: 100, y: 150, width: 200, height: 44)
    presenter.loadViewIfNeeded()
    presenter.view.addSubview(button)
    _ = present { sheet in
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
    }
    app.tap(at: CGPoint(x: 200, y: 170))
    app.settle()
    XCTAssertEqual(taps, 1)
    XCTAssertNotNil(presenter.presentedViewController)
    presenter.presentedViewController?.sheetPresentationController?.animateChanges {
      presenter.presentedViewController?.sheetPresentationController?.selectedDetentIdentifier = .large
    }
    app.settle()
    app.tap(at: CGPoint(x: 200, y: 20))
    app.settle()
    XCTAssertNil(presenter.presentedViewController)
  }

  func testAScrollViewAtItsTopHandsADownwardDragToTheSheet() {
    let screen = Screen("2")
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 793))
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    screen.loadViewIfNeeded()
    screen.view.addSubview(scrollView)
    _ = present(screen)
    app.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300))
    app.settle()
    XCTAssert(scrollView.contentOffset.y > 100)
    XCTAssertEqual(trace.short, [])
    scrollView.contentOffset = CGPoint(x: 0, y: -scrollView.adjustedContentInset.top)
    let rest = scrollView.contentOffset
    app.beginDrag(at: CGPoint(x: 200, y: 300))
    app.moveFinger(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), duration: 0.3)
    XCTAssertEqual(scrollView.contentOffset, rest)
    XCTAssertEqual(frame(of: screen).minY, 69 + 190, accuracy: 0.01)
    app.endDrag(at: CGPoint(x: 200, y: 500))
    app.settle()
  }

  // MARK: Around it

  func testASheetNeverShownKeepsNothingAlive() {
    weak var gone: UIViewController?
    do {
      let screen = Screen("2")
      gone = screen
      XCTAssertNotNil(screen.sheetPresentationController)
    }
    XCTAssertNil(gone)
  }

  func testTheContentOfASheetIsElevated() {
    let screen = present()
    XCTAssertEqual(screen.traitCollection.userInterfaceLevel, .elevated)
    XCTAssertEqual(presenter.traitCollection.userInterfaceLevel, .base)
  }

  func testDelegateAdaptsSheetToFullScreen() {
    let delegate = SheetListener()
    delegate.style = .fullScreen
    let screen = present { $0.delegate = delegate }
    XCTAssertEqual(frame(of: screen), CGRect(x: 0, y: 0, width: 393, height: 852))
    XCTAssertNil(presenter.view.window)
  }
}

/// Records the calls of a sheet's delegate.
final class SheetListener: NSObject, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  var calls: [String] = []
  var allows = true
  var style = UIModalPresentationStyle.automatic

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    style
  }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    calls.append("should")
    return allows
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls.append("will")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("did")
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    calls.append("attempt")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { calls.append("didChangeDetent") }
}
