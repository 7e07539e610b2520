import PortolanTesting
import Routing
import SeededRandom
import UIKit
import XCTest

/// Tests of R2 to R5: the engine moves real screens.
@MainActor
final class NavigatorTests: XCTestCase {
  final class Screens: ScreenBuilder {
    var built: [MailScreen] = []
    func controller(for screen: MailScreen) -> UIViewController {
      built.append(screen)
      let controller = UIViewController()
      controller.title = "\(screen)"
      controller.view.backgroundColor = .systemBackground
      return controller
    }
  }

  private var app: TestApp!
  private var screens: Screens!
  private var navigator: Navigator<MailRoute>!
  private var isSignedIn = true

  private func makeNavigator(guarded: Bool = false) {
    app = TestApp()
    screens = Screens()
    let signedIn = RouteGuard<MailRoute>("signed in") { [self] route, _ in
      isSignedIn || route == .signIn ? .allow : .first(.signIn)
    }
    navigator = Navigator(window: app.window, builder: screens, guards: guarded ? [signedIn] : [])
  }

  override func tearDown() {
    MainActor.assumeIsolated {
      app?.end()
      (app, screens, navigator) = (nil, nil, nil)
    }
    super.tearDown()
  }

  private func go(_ route: MailRoute) throws {
    var result: Result<Void, RouteRefusal>?
    navigator.open(route) { result = $0 }
    app.settle()
    try XCTUnwrap(result).get()
  }

  func testColdStartBuildsCompleteStack() {
    makeNavigator()
    let trace = LifecycleTrace()
    navigator.start(at: mailTabs, opening: .attachment(2, of: 7))
    app.settle()
    trace.stop()
    let tabs = app.window.rootViewController as? UITabBarController
    let navigation = tabs?.selectedViewController as? UINavigationController
    XCTAssertEqual(navigation?.viewControllers.map(\.title), ["inbox", "message(7)", "attachment(2)"])
    XCTAssertEqual(navigator.state?.top, .attachment(2))
    XCTAssertEqual(navigator.transitionCount, 0)
  }

  func testRunningARouteKeepsTheInstancesThatStay() throws {
    makeNavigator()
    navigator.start(at: mailTabs, opening: .message(7))
    app.settle()
    let before = screens.built.count
    try go(.attachment(2, of: 7))
    XCTAssertEqual(Array(screens.built[before...]), [.attachment(2)])
    XCTAssertEqual(navigator.transitionCount, 1)
    try go(.attachment(2, of: 7))
    XCTAssertEqual(navigator.transitionCount, 1)
  }

  func testARouteCrossesTabsAndModals() throws {
    makeNavigator()
    navigator.start(at: mailTabs)
    app.settle()
    try go(.compose)
    XCTAssertNotNil(app.window.rootViewController?.presentedViewController)
    try go(.search("지도"))
    XCTAssertNil(app.window.rootViewController?.presentedViewController)
    XCTAssertEqual((app.window.rootViewController as? UITabBarController)?.selectedIndex, 1)
    XCTAssertEqual(navigator.state?.top, .result("지도"))
    XCTAssertEqual(navigator.state?.modals, [])
  }

  func testARouteIsResumedAfterSigningIn() throws {
    makeNavigator(guarded: true)
    isSignedIn = false
    navigator.start(at: mailTabs)
    app.settle()
    try go(.message(7))
    XCTAssertEqual(navigator.state?.top, .signIn)
    XCTAssertEqual(navigator.waiting, .message(7))
    isSignedIn = true
    XCTAssertTrue(navigator.resume())
    app.settle()
    XCTAssertEqual(navigator.state?.top, .message(7))
    XCTAssertEqual(navigator.state?.modals, [])
    XCTAssertFalse(navigator.resume())
  }

  func testUserActionsArePartOfState() throws {
    makeNavigator()
    navigator.start(at: mailTabs, opening: .attachment(2, of: 7))
    app.settle()
    app.tap("message(7)")
    app.settle()
    XCTAssertEqual(navigator.state?.top, .message(7))
    try go(.attachment(2, of: 7))
    XCTAssertEqual(navigator.state?.top, .attachment(2))
  }

  func testRoutesThatComeDuringATransitionWaitForItsEnd() {
    makeNavigator()
    navigator.start(at: mailTabs)
    app.settle()
    navigator.open(.message(1))
    app.advance(by: 0.1)
    navigator.open(.search("x"))
    navigator.open(.compose)
    navigator.open(.message(9))
    app.settle()
    XCTAssertEqual(navigator.state?.top, .message(9))
    XCTAssertEqual(navigator.state?.modals, [])
  }

  func testRouteWaitsForUserInitiatedTransition() {
    makeNavigator()
    navigator.start(at: mailTabs, opening: .attachment(2, of: 7))
    app.settle()
    app.tap("message(7)")
    app.advance(by: 0.1)
    navigator.open(.settings)
    app.settle()
    XCTAssertEqual(navigator.state?.top, .settings)
  }

  func testARefusedRouteLeavesEverythingAsItWas() {
    makeNavigator()
    navigator.start(at: NavigationState(root: .stack(root: .inbox)))
    app.settle()
    var refusals: [RouteRefusal] = []
    navigator.onRefusal = { _, refusal in refusals.append(refusal) }
    navigator.open(.search("x"))
    app.settle()
    XCTAssertEqual(refusals, [.noStack(root: "search")])
    XCTAssertEqual(navigator.state, NavigationState(root: .stack(root: .inbox)))
    var result: Result<Void, RouteRefusal>?
    navigator.open(URL(string: "mail://nowhere")!, in: mailLinks) { result = $0 }
    XCTAssertThrowsError(try result?.get())
  }

  func testSigningOutReplacesRootWithoutTransition() throws {
    makeNavigator()
    navigator.start(at: mailTabs)
    app.settle()
    try go(.compose)
    try go(.signedOut)
    XCTAssertEqual(navigator.state, NavigationState(root: .stack(root: .signIn)))
  }

  /// Any route after any other, at random times, leads to the state returned by the pure function.
  func testRandomRoutesAtRandomMoments() throws {
    makeNavigator()
    navigator.start(at: mailTabs)
    app.settle()
    let routes: [MailRoute] = [
      .inbox, .message(1), .message(2), .attachment(1, of: 2), .search("a"), .settings, .compose, .help,
      .close, .signIn,
    ]
    var random = SeededNumbers(seed: 11)
    var model = mailTabs
    let resolver = RouteResolver<MailRoute>()
    for step in 0..<300 {
      let route = routes.randomElement(using: &random)!
      model = try resolver.resolve(route, from: model).state
      navigator.open(route, animated: Bool.random(using: &random))
      if Bool.random(using: &random) { app.advance(by: Double.random(in: 0...0.6, using: &random)) }
      if step % 10 == 9 {
        app.settle()
        XCTAssertEqual(navigator.state, model, "after step \(step)")
      }
    }
  }

  func testStatesAreSavedAndReadBack() throws {
    let data = try JSONEncoder().encode(mailTabs)
    XCTAssertEqual(try JSONDecoder().decode(NavigationState<MailScreen>.self, from: data), mailTabs)
  }
}
