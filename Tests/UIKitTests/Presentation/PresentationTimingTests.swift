import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests of the timing and callbacks of presentations without animation: Conformance.md L27 to L32, C12, C13.
@MainActor
final class PresentationTimingTests: XCTestCase {
  private let appearance: Set<LifecycleTrace.Callback> = [
    .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  /// L27
  func testAFullScreenWithoutAnimationIsThereInTheNextTurn() {
    let app = TestApp()
    let (a, b) = (Screen("1"), Screen("2"))
    app.show(a)
    b.modalPresentationStyle = .fullScreen
    let trace = LifecycleTrace(appearance)
    a.present(b, animated: false)
    XCTAssertEqual(trace.short, [])
    app.advance(by: 0)
    XCTAssertEqual(trace.short, ["1.WD", "2.WA", "2.DA", "1.DD"])
  }

  /// L28
  func testSheetWithoutAnimationSendsCallbacksToSheetOnly() {
    let app = TestApp()
    let (a, b) = (Screen("1"), Screen("2"))
    app.show(a)
    let trace = LifecycleTrace(appearance)
    a.present(b, animated: false)
    XCTAssertEqual(trace.short, [])
    app.settle()
    XCTAssertEqual(trace.short, ["2.WA", "2.DA"])
    a.dismiss(animated: false)
    XCTAssertEqual(trace.short, ["2.WA", "2.DA"])
    app.settle()
    XCTAssertEqual(trace.short, ["2.WA", "2.DA", "2.WD", "2.DD"])
  }

  /// L29
  func testFullScreenPresentationOverStackSendsCallbacksToVisibleScreen() {
    let app = TestApp()
    let (a, b) = (Screen("1"), Screen("2"))
    app.show(UINavigationController(rootViewController: a))
    let trace = LifecycleTrace(appearance)
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true)
    app.settle()
    XCTAssertEqual(trace.short.filter { !$0.hasPrefix("UI") }, ["1.WD", "2.WA", "2.DA", "1.DD"])
    XCTAssert(trace.short.contains("UINavigationController.DD") || trace.short.count == 4)
  }

  /// L30
  func testHiddenWindowSendsNoCallbacks() {
    let app = TestApp()
    app.show(Screen("0"))
    let trace = LifecycleTrace(appearance)
    let hidden = UIWindow(frame: app.window.bounds)
    hidden.rootViewController = Screen("1")
    app.settle()
    XCTAssertEqual(trace.short, [])
    hidden.makeKeyAndVisible()
    app.settle()
    XCTAssertEqual(trace.short.filter { $0.hasPrefix("1.") }, ["1.WA", "1.DA"])
    hidden.isHidden = true
  }

  /// L32
  func testViewIsAppearingComesOnceInTheHierarchyAndLaidOut() {
    final class Probe: UIViewController {
      var seen: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        seen.append("will")
      }
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        seen.append("is \(view.window != nil) \(Int(view.bounds.width))")
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        seen.append("did")
      }
    }
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen] {
      let app = TestApp()
      let a = Screen("1")
      app.show(a)
      let probe = Probe()
      probe.modalPresentationStyle = style
      a.present(probe, animated: true)
      app.settle()
      XCTAssertEqual(probe.seen, ["will", "is true 393", "did"], "\(style)")
    }
  }

  /// Conformance.md C12
  func testDismissingLowerSheetDismissesSheetsAboveWithoutDelegateCalls() {
    let app = TestApp()
    let (a, b, c) = (Screen("1"), Screen("2"), Screen("3"))
    app.show(a)
    let (lower, upper) = (SheetListener(), SheetListener())
    a.present(b, animated: false)
    app.settle()
    b.presentationController?.delegate = lower
    b.present(c, animated: false)
    app.settle()
    c.presentationController?.delegate = upper
    a.dismiss(animated: true)
    app.settle()
    XCTAssertNil(a.presentedViewController)
    XCTAssertEqual(lower.calls + upper.calls, [])
  }

  /// Conformance.md C13. "If this property has been set to UIModalPresentationAutomatic, reading it will always return
  /// a concrete presentation style": UIViewController.h.
  func testAutomaticIsAPageSheet() {
    let screen = UIViewController()
    XCTAssertEqual(screen.modalPresentationStyle, .pageSheet)
    screen.modalPresentationStyle = .automatic
    XCTAssertEqual(screen.modalPresentationStyle, .pageSheet)
    XCTAssert(screen.presentationController is UISheetPresentationController)
    XCTAssertEqual(screen.presentationController?.presentationStyle, .pageSheet)
  }
}
