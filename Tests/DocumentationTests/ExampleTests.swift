import PortolanTesting
import Routing
import SwiftUI
import UIKit
import XCTest

/// The examples of README.md, CONTRIBUTING.md and the articles.
@MainActor
final class DetailTests: XCTestCase {
  func testTheBackButtonReturnsToTheList() {
    let app = TestApp(device: .iPhone15)
    let list = TitlesViewController("Harbours", titles: ["Genoa", "Venice"])
    let navigation = UINavigationController(rootViewController: list)
    app.show(navigation)

    app.tap("Venice")
    app.settle()  // Virtual time: the push takes no real time.
    XCTAssertTrue(navigation.topViewController is HarbourViewController)

    app.tap("Harbours")  // The back button has the previous title.
    app.settle()
    XCTAssertEqual(navigation.viewControllers, [list])
  }
}

@MainActor
final class EditTests: XCTestCase {
  /// N16
  func testTheEditButtonToggles() {
    let app = TestApp()
    let screen = UITableViewController()
    screen.navigationItem.rightBarButtonItem = screen.editButtonItem
    app.show(UINavigationController(rootViewController: screen))

    app.tap("Edit")
    app.settle()
    XCTAssertTrue(screen.isEditing)
  }
}

@MainActor
final class NavigationArticleTests: XCTestCase {
  func testASwipeThatIsTakenBack() {
    let app = TestApp()
    let navigation = UINavigationController(rootViewController: HarbourViewController("Genoa"))
    navigation.pushViewController(HarbourViewController("Venice"), animated: false)
    app.show(navigation)
    let trace = LifecycleTrace()

    app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 100, y: 400))
    app.settle()

    XCTAssertEqual(navigation.viewControllers.count, 2)
    XCTAssertEqual(
      trace.lines,
      [
        "Genoa.viewDidLoad", "Venice.viewWillDisappear", "Genoa.viewWillAppear",
        "Genoa.viewWillDisappear", "Genoa.viewDidDisappear", "Venice.viewWillAppear", "Venice.viewDidAppear",
      ])
  }

  func testASheetOnEveryDevice() {
    for device in Device.all {
      let app = TestApp(device: device)
      let presenter = HarbourViewController("Genoa")
      app.show(presenter)
      PresentationExamples.sheet(from: presenter)
      app.settle()
      XCTAssertTrue(app.sees("Choose a harbour"), device.name)
      app.rotate(to: .landscapeLeft)
      XCTAssertTrue(app.sees("Choose a harbour"), device.name)
    }
  }

  func testAWarningOfUIKit() {
    let app = TestApp()
    let presenter = HarbourViewController("Genoa")
    app.show(presenter)
    let recorder = FaultRecorder()
    presenter.present(HarbourViewController("Palma"), animated: true)
    presenter.present(HarbourViewController("Venice"), animated: true)
    app.settle()
    XCTAssertEqual(recorder.warnings.count, 1)
    recorder.stop()
  }
}

@MainActor
final class RoutingArticleTests: XCTestCase {
  func testALinkBecomesAStack() throws {
    let app = TestApp()
    let navigator = Navigator<AppRoute>(window: app.window, builder: Screens())
    navigator.start(at: NavigationState(root: .tabs(Tabs(.stack(root: .harbours), .stack(root: .messages)))))
    app.settle()

    navigator.open(try appLinks.route("harbours://harbour/Venice"))
    app.settle()
    XCTAssertEqual(navigator.state?.top, .harbour("Venice"))
    XCTAssertThrowsError(try appLinks.route("harbours://nowhere"))
  }

  func testAGuardAsksForTheSignInFirst() {
    let app = TestApp()
    var isSignedIn = false
    let signIn = RouteGuard<AppRoute>("signed in") { route, _ in
      isSignedIn || route == .signIn ? .allow : .first(.signIn)
    }
    let navigator = Navigator<AppRoute>(window: app.window, builder: Screens(), guards: [signIn])
    navigator.start(at: NavigationState(root: .tabs(Tabs(.stack(root: .harbours), .stack(root: .messages)))))
    app.settle()

    navigator.open(.messages)
    app.settle()
    XCTAssertEqual(navigator.state?.top, .signIn)

    isSignedIn = true
    navigator.resume()
    app.settle()
    XCTAssertEqual(navigator.state?.top, .messages)
  }
}

@MainActor
final class SwiftUIArticleTests: XCTestCase {
  func testThePathFollowsThePerson() {
    let app = TestApp()
    app.show(UIHostingController(rootView: SwiftUIExamples.HarboursView()))
    app.tap("Venice")
    app.settle()
    XCTAssertTrue(app.sees("Venice has a harbour master."))
    app.tap("Start over")
    app.settle()
    XCTAssertTrue(app.sees("Genoa"))
  }

  func testAViewOnAStackOfUIKit() {
    let app = TestApp()
    let navigation = UINavigationController(rootViewController: HarbourViewController("Genoa"))
    app.show(navigation)
    navigation.pushViewController(SwiftUIExamples.hosted(), animated: true)
    app.settle()
    XCTAssertTrue(app.sees("A view of SwiftUI"))
  }
}
