import OffscreenHost
import PortolanTesting
import UIKit
import XCTest

/// Tests of Specification.md P11; Conformance.md C28, M17.
@MainActor
final class PopoverTests: XCTestCase {
  private lazy var presenter = Screen("1")
  private var trace: LifecycleTrace!

  private func open(
    on device: Device = .iPad, orientation: UIInterfaceOrientation = .portrait,
    source: CGRect = CGRect(x: 400, y: 300, width: 20, height: 20),
    _ configure: (UIPopoverPresentationController) -> Void = { _ in }
  ) throws -> (TestApp, Screen, UIPopoverPresentationController) {
    let app = TestApp(device: device, orientation: orientation)
    if presenter.presentedViewController != nil { presenter = Screen("1") }
    app.show(presenter)
    trace = LifecycleTrace([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
    let screen = Screen("2")
    screen.modalPresentationStyle = .popover
    screen.preferredContentSize = CGSize(width: 240, height: 180)
    let popover = try XCTUnwrap(screen.popoverPresentationController)
    popover.sourceView = presenter.view
    popover.sourceRect = source
    configure(popover)
    presenter.present(screen, animated: true)
    app.settle()
    return (app, screen, popover)
  }

  /// P11, Conformance.md C28
  func testPadPopoverPointsAtSourceAndTapOutsideDismisses() throws {
    let (app, screen, popover) = try open()
    XCTAssertEqual(trace.short, ["2.WA", "2.DA"])
    XCTAssertEqual(screen.view.bounds.size, CGSize(width: 240, height: 180))
    XCTAssertEqual(popover.arrowDirection, .up)
    let frame = screen.view.convert(screen.view.bounds, to: nil)
    XCTAssertEqual(frame.midX, 410)
    XCTAssertEqual(frame.minY, 320 + 13)
    app.tap(at: CGPoint(x: 100, y: 1000))
    app.settle()
    XCTAssertEqual(trace.short, ["2.WA", "2.DA", "2.WD", "2.DD"])
    XCTAssertNil(presenter.presentedViewController)
  }

  func testItsBubbleFollowsTheColorsOfItsContent() throws {
    let (app, screen, _) = try open()
    screen.view.backgroundColor = .systemBackground
    let bubble = try XCTUnwrap(
      sequence(first: screen.view as UIView, next: \.superview).first { $0 is UIVisualEffectView })
    for isDark in [true, false] {
      app.host.isDark = isDark
      app.settle()
      let expected = UIColor.systemBackground.resolvedColor(with: screen.traitCollection)
      XCTAssertEqual(bubble.backgroundColor, expected, isDark ? "dark" : "light")
    }
  }

  func testPopoverUsesPermittedSideWithSpace() throws {
    let low = CGRect(x: 400, y: 1100, width: 20, height: 20)
    XCTAssertEqual(try open(source: low).2.arrowDirection, .down)
    XCTAssertEqual(try open { $0.permittedArrowDirections = [.left, .right] }.2.arrowDirection, .left)
    let right = CGRect(x: 780, y: 300, width: 20, height: 20)
    XCTAssertEqual(
      try open(source: right) { $0.permittedArrowDirections = [.left, .right] }.2.arrowDirection, .right)
  }

  /// P11
  func testOnAPhoneItIsASheet() throws {
    let (_, screen, _) = try open(on: .iPhone15)
    XCTAssertEqual(trace.short, ["2.WA", "2.DA"])
    XCTAssertEqual(
      screen.view.convert(screen.view.bounds, to: nil), CGRect(x: 0, y: 69, width: 393, height: 783))
  }

  func testOnAPhoneTheDelegateMayKeepThePopover() throws {
    let delegate = SheetListener()
    delegate.style = .none
    let (_, screen, _) = try open(on: .iPhone15, source: CGRect(x: 150, y: 300, width: 20, height: 20)) {
      $0.delegate = delegate
    }
    XCTAssertEqual(screen.view.bounds.size, CGSize(width: 240, height: 180))
  }

  func testOnAPhoneADragDismissesTheSheetThatItBecame() throws {
    let delegate = SheetListener()
    let (app, _, _) = try open(on: .iPhone15) { $0.delegate = delegate }
    app.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 600))
    app.settle()
    XCTAssertEqual(delegate.calls, ["should", "will", "did"])
    XCTAssertNil(presenter.presentedViewController)
  }

  /// P8, P11: a presentation in the context of the popover stays there while the popover becomes a sheet and
  /// back.
  func testAPresentationOverAPopoverStaysDuringAdaptation() throws {
    for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
      let (app, screen, _) = try open()
      screen.definesPresentationContext = true
      let cover = Screen("3")
      cover.modalPresentationStyle = style
      screen.present(cover, animated: true)
      app.settle()
      let bubble = cover.view.convert(cover.view.bounds, to: nil)
      XCTAssertEqual(bubble.size, CGSize(width: 240, height: 180))
      let window = try XCTUnwrap(app.host.windows.first)
      window.resize(to: CGSize(width: 375, height: 800))
      app.settle()
      XCTAssertNotNil(cover.view.window)
      XCTAssertEqual(cover.view.convert(cover.view.bounds, to: nil).width, 375)
      XCTAssertEqual(screen.view.window == nil, style == .currentContext)
      window.resize(to: nil)
      app.settle()
      XCTAssertEqual(cover.view.convert(cover.view.bounds, to: nil), bubble)
      window.resize(to: CGSize(width: 375, height: 800))
      app.settle()
      screen.dismiss(animated: true)
      app.settle()
      XCTAssertEqual(screen.view.bounds.width, 375)
      XCTAssertNotNil(screen.view.window)
      presenter.dismiss(animated: true)
      app.settle()
      XCTAssertNil(screen.view.superview)
      XCTAssertEqual(presenter.view.frame.size, app.window.bounds.size)
    }
  }

  func testTouchesReachPassthroughViews() throws {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Through") { _ in taps += 1 })
    button.frame = CGRect(x: 40, y: 900, width: 200, height: 44)
    presenter.loadViewIfNeeded()
    presenter.view.addSubview(button)
    let (app, _, _) = try open { $0.passthroughViews = [button] }
    app.tap(at: CGPoint(x: 100, y: 920))
    app.settle()
    XCTAssertEqual(taps, 1)
    XCTAssertNotNil(presenter.presentedViewController)
  }

  /// M17
  func testWithoutASourceItIsRefused() {
    let app = TestApp(device: .iPad)
    app.show(presenter)
    let faults = FaultRecorder()
    let screen = Screen("2")
    screen.modalPresentationStyle = .popover
    presenter.present(screen, animated: true)
    app.settle()
    XCTAssert(
      faults.exceptions.last?.message.contains(
        "should have a non-nil sourceView or barButtonItem set before the presentation occurs.") ?? false)
    XCTAssertNil(presenter.presentedViewController)
  }
}
