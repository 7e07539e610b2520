import PortolanTesting
import UIKit
import XCTest

/// Tests of Conformance.md C7: several presentations dismissed together are animated as one.
@MainActor
final class DismissalSnapshotTests: XCTestCase {
  private func show(_ styles: [UIModalPresentationStyle]) -> (TestApp, [Screen]) {
    let app = TestApp()
    let screens = (0...styles.count).map { Screen("\($0)") }
    let colors: [UIColor] = [.white, .red, .green, .blue]
    app.show(screens[0])
    for (index, style) in styles.enumerated() {
      let screen = screens[index + 1]
      screen.modalPresentationStyle = style
      screen.view.backgroundColor = colors[index + 1]
      screens[index].present(screen, animated: false)
      app.settle()
    }
    return (app, screens)
  }

  /// Returns the color at a position in the middle, as red, green and blue from 0 to 255.
  private func middle(of app: TestApp, y: CGFloat = 700) -> [Int] {
    let picture = app.snapshot(scale: 1, includesStatusBar: false)
    return picture.map { Array(UIImage(cgImage: $0).pixel(196, y).prefix(3)) } ?? []
  }

  func testOnlyTheTopmostIsSeenToLeave() {
    let cases: [([UIModalPresentationStyle], [String])] = [
      ([.fullScreen, .fullScreen, .fullScreen], ["3.WD", "3.DD", "0.WA", "0.DA"]),
      ([.pageSheet, .overFullScreen, .fullScreen], ["3.WD", "3.DD", "1.WD", "1.DD"]),
      ([.pageSheet, .pageSheet, .pageSheet], ["3.WD", "3.DD", "2.WD", "2.DD", "1.WD", "1.DD"]),
    ]
    for (styles, heard) in cases {
      let (app, screens) = show(styles)
      let trace = LifecycleTrace()
      screens[0].dismiss(animated: true)
      app.advance(by: 0.1)
      XCTAssertEqual(middle(of: app, y: 780), [0, 0, 255])
      app.settle()
      trace.stop()
      XCTAssertNil(screens[0].presentedViewController)
      for screen in screens.dropFirst() {
        XCTAssertNil(screen.view.window)
        XCTAssertFalse(screen.view.isHidden)
      }
      // Covered controllers have already disappeared.
      XCTAssertEqual(trace.short, heard)
      XCTAssertEqual(middle(of: app), [255, 255, 255])
    }
  }

  func testTheTopmostLeavesInItsOwnWay() {
    let (app, screens) = show([.fullScreen, .fullScreen])
    screens[2].modalTransitionStyle = .crossDissolve
    screens[0].dismiss(animated: true)
    app.advance(by: 0.15)
    XCTAssertNotEqual(middle(of: app, y: 100), [255, 255, 255])
    XCTAssertNotEqual(middle(of: app, y: 100), [0, 255, 0])
    app.settle()
    XCTAssertEqual(middle(of: app, y: 100), [255, 255, 255])
  }

  func testAdaptiveControllerReplacesPresentedOne() throws {
    final class Wrapper: NSObject, UIPopoverPresentationControllerDelegate {
      func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
      ) -> UIViewController? {
        UINavigationController(rootViewController: controller.presentedViewController)
      }
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .fullScreen
      }
    }
    let wrapper = Wrapper()
    for style in [UIModalPresentationStyle.popover, .pageSheet] {
      let app = TestApp()
      let (a, b) = (Screen("1"), Screen("2"))
      app.show(a)
      b.modalPresentationStyle = style
      b.presentationController?.delegate = wrapper
      b.popoverPresentationController?.sourceView = a.view
      a.present(b, animated: true)
      app.settle()
      let navigation = try XCTUnwrap(a.presentedViewController as? UINavigationController)
      XCTAssertIdentical(navigation.topViewController, b)
      XCTAssertNotNil(b.view.window)
      b.dismiss(animated: true)
      app.settle()
      XCTAssertNil(a.presentedViewController)
    }
  }
}
