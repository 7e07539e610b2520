import PortolanTesting
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

  func testPoppedScreensArePushedAgain() {
    let stack = UINavigationController(rootViewController: screen("First"))
    let app = TestApp()
    app.show(stack)
    var history = NavigationHistory()
    let (second, third) = (screen("Second"), screen("Third"))
    for next in [second, third] {
      stack.pushViewController(next, animated: false)
      app.settle()
      history.update(app.window)
    }
    stack.popToRootViewController(animated: false)
    app.settle()
    history.update(app.window)
    for next in [second, third] {
      XCTAssertTrue(history.goForward())
      XCTAssertIdentical(stack.topViewController, next)
      app.settle()
      history.update(app.window)
    }
    XCTAssertFalse(history.goForward())
  }

  func testAnotherScreenEndsTheWayForward() {
    let stack = UINavigationController(rootViewController: screen("First"))
    let app = TestApp()
    app.show(stack)
    var history = NavigationHistory()
    weak var left: UIViewController?
    autoreleasepool {
      let second = screen("Second")
      left = second
      stack.pushViewController(second, animated: false)
      app.settle()
      history.update(app.window)
      stack.popViewController(animated: false)
      app.settle()
      history.update(app.window)
    }
    XCTAssertNotNil(left, "going forward can show it")
    stack.pushViewController(screen("Other"), animated: false)
    app.settle()
    history.update(app.window)
    XCTAssertNil(left)
    XCTAssertFalse(history.goForward())
  }

  func testACancelledReturnKeepsTheWayForwardEmpty() {
    let stack = UINavigationController(rootViewController: screen("First"))
    let app = TestApp()
    app.show(stack)
    var history = NavigationHistory()
    let second = screen("Second")
    stack.pushViewController(second, animated: false)
    app.settle()
    history.update(app.window)
    stack.popViewController(animated: false)
    app.settle()
    history.update(app.window)
    stack.pushViewController(second, animated: false)
    app.settle()
    history.update(app.window)
    XCTAssertFalse(history.goForward())
  }

  func testDismissedScreensArePresentedAgainButAlertsAreNot() {
    let root = screen("First")
    let app = TestApp()
    app.show(root)
    var history = NavigationHistory()
    let sheet = screen("Sheet")
    root.present(sheet, animated: false)
    app.settle()
    history.update(app.window)
    root.dismiss(animated: false)
    app.settle()
    history.update(app.window)
    XCTAssertNil(root.presentedViewController)
    XCTAssertTrue(history.goForward())
    XCTAssertIdentical(root.presentedViewController, sheet)
    app.settle()
    history.update(app.window)
    root.dismiss(animated: false)
    app.settle()
    history.update(app.window)
    root.present(UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert), animated: false)
    app.settle()
    history.update(app.window)
    root.dismiss(animated: false)
    app.settle()
    history.update(app.window)
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
    let app = TestApp()
    app.show(UIHostingController(rootView: Numbers(model: model)))
    var history = NavigationHistory()
    func update() {
      app.settle()
      history.update(app.window)
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
