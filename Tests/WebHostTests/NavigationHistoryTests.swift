import SwiftUI
import UIKit
import XCTest

@testable import WebHost

/// Screens that were left are shown again by going forward.
@MainActor
final class NavigationHistoryTests: XCTestCase {
  private func screen(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  private func settle() { CATransaction.flush() }

  func testPoppedScreensArePushedAgain() {
    let stack = UINavigationController(rootViewController: screen("First"))
    let window = window(stack)
    var history = NavigationHistory()
    let (second, third) = (screen("Second"), screen("Third"))
    for next in [second, third] {
      stack.pushViewController(next, animated: false)
      history.update(window)
    }
    stack.popToRootViewController(animated: false)
    history.update(window)
    for next in [second, third] {
      XCTAssertTrue(history.goForward())
      XCTAssertIdentical(stack.topViewController, next)
      history.update(window)
    }
    XCTAssertFalse(history.goForward())
  }

  func testAnotherScreenEndsTheWayForward() {
    let stack = UINavigationController(rootViewController: screen("First"))
    let window = window(stack)
    var history = NavigationHistory()
    weak var left: UIViewController?
    autoreleasepool {
      let second = screen("Second")
      left = second
      stack.pushViewController(second, animated: false)
      history.update(window)
      stack.popViewController(animated: false)
      history.update(window)
    }
    XCTAssertNotNil(left, "going forward can show it")
    stack.pushViewController(screen("Other"), animated: false)
    history.update(window)
    XCTAssertNil(left)
    XCTAssertFalse(history.goForward())
  }

  func testACancelledReturnKeepsTheWayForwardEmpty() {
    let stack = UINavigationController(rootViewController: screen("First"))
    let window = window(stack)
    var history = NavigationHistory()
    let second = screen("Second")
    stack.pushViewController(second, animated: false)
    history.update(window)
    stack.popViewController(animated: false)
    history.update(window)
    stack.pushViewController(second, animated: false)
    history.update(window)
    XCTAssertFalse(history.goForward())
  }

  func testDismissedScreensArePresentedAgainButAlertsAreNot() {
    let root = screen("First")
    let window = window(root)
    var history = NavigationHistory()
    let sheet = screen("Sheet")
    root.present(sheet, animated: false)
    history.update(window)
    root.dismiss(animated: false)
    history.update(window)
    XCTAssertNil(root.presentedViewController)
    XCTAssertTrue(history.goForward())
    XCTAssertIdentical(root.presentedViewController, sheet)
    history.update(window)
    root.dismiss(animated: false)
    history.update(window)
    root.present(UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert), animated: false)
    history.update(window)
    root.dismiss(animated: false)
    history.update(window)
    XCTAssertFalse(history.goForward())
  }

  private final class Model: ObservableObject {
    @Published var path: [Int] = []
    @Published var showsSheet = false
  }

  private struct Numbers: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        Text("Root").navigationDestination(for: Int.self) { Text("Number \($0)") }
          .sheet(isPresented: $model.showsSheet) { Text("Sheet") }
      }
    }
  }

  func testValuesAndFlagsAreSetAgain() {
    let model = Model()
    let window = window(UIHostingController(rootView: Numbers(model: model)))
    var history = NavigationHistory()
    func update() {
      RunLoop.main.run(mode: .default, before: Date())
      settle()
      history.update(window)
    }
    update()
    model.path = [1]
    update()
    model.path = []
    update()
    XCTAssertTrue(history.goForward())
    XCTAssertEqual(model.path, [1])
    update()
    model.path = []
    update()
    model.showsSheet = true
    update()
    model.showsSheet = false
    update()
    XCTAssertTrue(history.goForward())
    XCTAssertTrue(model.showsSheet)
  }
}
