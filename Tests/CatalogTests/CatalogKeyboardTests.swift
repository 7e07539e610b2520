import CatalogApp
import PortolanTesting
import XCTest

@testable import UIKit

/// Keyboard use of every Catalog screen: Tab and the arrow keys reach everything and never get stuck.
@MainActor
final class CatalogKeyboardTests: XCTestCase {
  private func launch(_ screen: CatalogScreen, device: Device) -> TestApp {
    let app = TestApp(device: device)
    let navigation = UINavigationController(rootViewController: CatalogViewController())
    navigation.pushViewController(screen.make(), animated: false)
    app.show(navigation)
    return app
  }

  private func press(_ key: UIKeyboardHIDUsage, _ app: TestApp, shift: Bool = false) {
    var modifiers: UIKeyModifierFlags = shift ? .shift : []
    // Multiline text accepts tabs.
    if key == .keyboardTab, app.window.firstResponder is UITextView { modifiers.insert(.command) }
    app.press(key, modifiers: modifiers)
    app.settle()
  }

  /// Returns a name for failure messages.
  private func name(_ view: UIView?) -> String {
    guard let view else { return "nothing" }
    return "\(type(of: view)) “\(view.accessibilityLabel ?? "")” at \(view.convert(view.bounds, to: nil))"
  }

  private func isStop(_ view: UIView, in others: [UIView]) -> Bool {
    others.contains { FocusScope.group(of: $0) == FocusScope.group(of: view) }
  }

  private func isDay(_ view: UIView) -> Bool { view is CalendarDayView }

  func testTabCyclesFromEveryElement() {
    for device in [Device.iPhone15, .iPad] {
      for screen in CatalogScreen.all {
        let app = launch(screen, device: device)
        let items = FocusScope.items(in: app.window)
        XCTAssertFalse(items.isEmpty, screen.title)
        var groups: [UIView] = []
        for item in items where !isStop(item, in: groups) { groups.append(item) }
        for start in groups {
          for isBackward in [false, true] {
            // An earlier pass may have ended in the search.
            (app.window.rootViewController as? UINavigationController)?.topViewController?.navigationItem
              .searchController?.isActive = false
            app.settle()
            app.window.focus.move(to: start)
            app.settle()
            var seen: [UIView] = []
            for _ in 0...groups.count + 1 {
              press(.keyboardTab, app, shift: isBackward)
              guard let view = app.focusedView else {
                XCTFail(
                  "\(screen.title) on \(device.name): Tab leads nowhere after \(name(seen.last ?? start))")
                break
              }
              seen.append(view)
              if FocusScope.group(of: view) == FocusScope.group(of: start) { break }
            }
            let missed = groups.filter { !isStop($0, in: seen) }
            XCTAssertTrue(
              missed.isEmpty,
              "\(screen.title) on \(device.name), \(isBackward ? "backward " : "")from \(name(start)): Tab misses \(missed.map(name))"
            )
          }
        }
      }
    }
  }

  func testTabAndArrowsReachEverything() {
    for screen in CatalogScreen.all {
      let app = launch(screen, device: .iPhone15)
      let wanted = FocusScope.items(in: app.window)
      var visited: [UIView] = []
      func visit() {
        if let view = app.focusedView, !visited.contains(where: { $0 === view }) { visited.append(view) }
      }
      /// Moves in one direction as long as the focus changes, and calls `row` at each position.
      func walk(_ key: UIKeyboardHIDUsage, _ row: () -> Void = {}) {
        for _ in 0..<100 {
          visit()
          row()
          let before = app.focusedView
          press(key, app)
          if app.focusedView === before { return }
        }
        XCTFail("\(screen.title): an arrow never comes to an end")
      }
      press(.keyboardTab, app)
      let first = app.focusedView
      for _ in 0..<60 {
        visit()
        // Controls use arrow keys themselves; inside a group they move the focus. The days of a calendar
        // continue indefinitely, from month to month.
        if let view = app.focusedView, FocusScope.groupView(of: view) !== view, !isDay(view) {
          walk(.keyboardUpArrow)
          walk(.keyboardLeftArrow)
          walk(.keyboardDownArrow) {
            walk(.keyboardRightArrow)
            walk(.keyboardLeftArrow)
          }
        }
        press(.keyboardTab, app)
        guard let view = app.focusedView, let first else { break }
        if FocusScope.group(of: view) == FocusScope.group(of: first) { break }
      }
      let missed = wanted.filter { view in
        view.window != nil && !isDay(view) && !visited.contains { $0 === view || $0.isDescendant(of: view) }
      }
      XCTAssertTrue(missed.isEmpty, "\(screen.title): the keys miss \(missed.map(name))")
    }
  }

  /// End scrolls to the end of the content; Home shows the large title again.
  func testHomeAndEndIncludeTheLargeTitle() throws {
    let app = TestApp()
    let list = CatalogViewController()
    let navigation = UINavigationController(rootViewController: list)
    app.show(navigation)
    let (height, top) = (navigation.navigationBar.frame.height, list.tableView.contentOffset.y)
    XCTAssertGreaterThan(height, 80)
    for keys in [
      [UIKeyboardHIDUsage.keyboardEnd, .keyboardHome],
      Array(repeating: .keyboardPageDown, count: 8) + Array(repeating: .keyboardPageUp, count: 8),
      Array(repeating: .keyboardDownArrow, count: 60) + Array(repeating: .keyboardUpArrow, count: 60),
    ] {
      for key in keys.prefix(keys.count / 2) { press(key, app) }
      let view = list.tableView!
      XCTAssertEqual(
        view.contentOffset.y, view.contentSize.height - view.bounds.height + view.adjustedContentInset.bottom,
        accuracy: 1, "\(keys[0])")
      XCTAssertLessThan(navigation.navigationBar.frame.height, 60)
      for key in keys.suffix(keys.count / 2) { press(key, app) }
      XCTAssertEqual(view.contentOffset.y, top, accuracy: 0.5, "\(keys[0])")
      XCTAssertEqual(navigation.navigationBar.frame.height, height, accuracy: 0.5, "\(keys[0])")
    }
  }

  /// Escape closes the topmost presentation of each screen that opens one, and then the screen.
  func testEscapeClosesTheTopmostPresentation() {
    for screen in CatalogScreen.all {
      guard let open = screen.open else { continue }
      let app = launch(screen, device: .iPhone15)
      guard let navigation = app.window.rootViewController as? UINavigationController,
        let top = navigation.topViewController
      else { return XCTFail() }
      let before = app.accessibilityText
      open(top)
      app.settle()
      XCTAssertTrue(app.accessibilityText != before || app.window.firstResponder != nil, screen.title)
      press(.keyboardEscape, app)
      XCTAssertTrue(
        navigation.topViewController === top, "\(screen.title): Escape closes one thing at a time")
      XCTAssertNil(app.window.firstResponder, screen.title)
      XCTAssertNil(top.presentedViewController, screen.title)
      press(.keyboardEscape, app)
      XCTAssertEqual(navigation.viewControllers.count, 1, screen.title)
    }
  }
}
