import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests of Specification.md P2, P3, P6, P7; Conformance.md L19 to L21, C2, C6 to C8, M9, M10, M15.
@MainActor
final class PresentationLifecycleTests: XCTestCase {
  private let appearance: Set<LifecycleTrace.Callback> = [
    .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  /// P6, L19, L20
  func testAFullScreenPresentationHidesThePresenter() {
    for animated in [true, false] {
      let app = TestApp()
      let (a, b) = (Screen("1"), Screen("2"))
      app.show(a)
      let trace = LifecycleTrace(appearance)
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: animated)
      app.settle()
      XCTAssertEqual(trace.short, ["1.WD", "2.WA", "2.DA", "1.DD"], "animated: \(animated)")
      XCTAssertNil(a.view.superview)
      trace.clear()
      b.dismiss(animated: animated)
      app.settle()
      XCTAssertEqual(trace.short, ["2.WD", "1.WA", "2.DD", "1.DA"], "animated: \(animated)")
      XCTAssertNotNil(a.view.window)
    }
  }

  /// P7, L21 (L22 applied before iOS 13)
  func testAPresentationOverTheScreenLeavesThePresenterAlone() {
    for style in [
      UIModalPresentationStyle.overFullScreen, .overCurrentContext, .pageSheet, .formSheet, .automatic,
    ] {
      let app = TestApp()
      let (a, b) = (Screen("1"), Screen("2"))
      app.show(a)
      let trace = LifecycleTrace(appearance)
      b.modalPresentationStyle = style
      a.present(b, animated: true)
      app.settle()
      XCTAssertEqual(trace.short, ["2.WA", "2.DA"], "\(style)")
      trace.clear()
      a.dismiss(animated: true)
      app.settle()
      XCTAssertEqual(trace.short, ["2.WD", "2.DD"], "\(style)")
    }
  }

  /// Conformance.md C2
  func testTheFlagsTellOfPresentationAndDismissal() {
    final class Curious: UIViewController {
      var seen: [String] = []
      override func viewWillAppear(_ animated: Bool) { seen.append("WA \(isBeingPresented)") }
      override func viewWillDisappear(_ animated: Bool) {
        seen.append("WD \(isBeingDismissed) \(presentingViewController != nil)")
      }
      override func viewDidDisappear(_ animated: Bool) {
        seen.append("DD \(isBeingDismissed) \(presentingViewController != nil)")
      }
    }
    let app = TestApp()
    let (a, b) = (Screen("1"), Curious())
    app.show(a)
    var flagInCompletion = true
    a.present(b, animated: true) { flagInCompletion = b.isBeingPresented }
    app.settle()
    a.dismiss(animated: true)
    app.settle()
    XCTAssertEqual(b.seen, ["WA true", "WD true true", "DD true false"])
    XCTAssertFalse(flagInCompletion)
  }

  /// Conformance.md C6, C7, C8
  func testDismissGoesUpTheChain() {
    let app = TestApp()
    let screens = (1...4).map { Screen("\($0)") }
    let navigation = UINavigationController(rootViewController: screens[0])
    app.show(navigation)
    for (below, above) in zip(screens, screens.dropFirst()) {
      below.present(above, animated: false)
      app.settle()
    }
    XCTAssertIdentical(screens[0].presentedViewController, navigation.presentedViewController)
    screens[3].dismiss(animated: false)
    app.settle()
    XCTAssertIdentical(screens[1].presentedViewController, screens[2])
    XCTAssertNil(screens[2].presentedViewController)
    navigation.dismiss(animated: false)
    app.settle()
    XCTAssertNil(navigation.presentedViewController)
    XCTAssertNil(screens[1].presentedViewController)
    XCTAssertNil(screens[2].view.window)
  }

  /// M9, M10, M15 (M11 is the older wording of M10)
  func testRefusalsChangeNothing() {
    let app = TestApp()
    let (a, b, c) = (Screen("1"), Screen("2"), Screen("3"))
    app.show(a)
    let faults = FaultRecorder()
    c.present(b, animated: false)
    app.settle()
    XCTAssert(faults.warnings.last?.contains("whose view is not in the window hierarchy") ?? false)
    a.present(b, animated: false)
    app.settle()
    a.present(c, animated: false)
    app.settle()
    XCTAssert(faults.warnings.last?.contains("which is already presenting") ?? false)
    c.present(b, animated: false)
    XCTAssert(
      faults.exceptions.last?.message.contains("Application tried to present modally an active controller")
        ?? false)
    XCTAssertIdentical(a.presentedViewController, b)
    XCTAssertNil(c.presentedViewController)
  }

  func testThePresentedScreenGoesWhenItIsDismissed() {
    let app = TestApp()
    let a = Screen("1")
    app.show(a)
    weak var gone: UIViewController?
    do {
      let b = Screen("2")
      gone = b
      a.present(b, animated: true)
      app.settle()
    }
    XCTAssertNotNil(gone)
    a.dismiss(animated: true)
    app.settle()
    XCTAssertNil(gone)
  }
}
