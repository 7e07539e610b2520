import PortolanTesting
import Routing
import UIKit
import XCTest

@testable import FlowsApp

/// Tests of R1 to R5 in an app: sign-in gate, tabs, linear flows with their own controllers, deep links and
/// payloads.
@MainActor
final class FlowsTests: XCTestCase {
  private var app: TestApp!
  private var coordinator: FlowsCoordinator!

  private func start(url: String? = nil, payload: [AnyHashable: Any]? = nil) {
    app = TestApp()
    coordinator = FlowsCoordinator(window: app.window)
    coordinator.start(url: url.flatMap(URL.init(string:)), payload: payload)
    app.settle()
  }

  override func tearDown() {
    MainActor.assumeIsolated {
      app?.end()
      (app, coordinator) = (nil, nil)
    }
    super.tearDown()
  }

  private func signIn() {
    app.tap("marco@flows.example")
    app.settle()
    app.tap("Use 0000")
    app.settle()
  }

  func testLinkAtColdStartRequiresSignInAndContinues() {
    start(url: "flows://trips/2/days/3")
    XCTAssertTrue(app.window.rootViewController?.presentedViewController is SignInNavigationController)
    signIn()
    XCTAssertEqual(coordinator.navigator.state?.top, .day(3, of: 2))
    XCTAssertTrue(app.sees("서귀포"))
  }

  func testALinkWhileRunningReplacesTheStackInOneStep() {
    start()
    app.tap("Round Jeju")
    app.settle()
    signIn()
    XCTAssertEqual(coordinator.navigator.state?.top, .trip(2))
    let trace = LifecycleTrace()
    coordinator.open(URL(string: "https://flows.example/trips/1/days/4")!)
    app.settle()
    trace.stop()
    XCTAssertEqual(coordinator.navigator.state?.top, .day(4, of: 1))
    let appeared = trace.entries.filter { $0.callback == .viewDidAppear }.map(\.controller)
    XCTAssertEqual(appeared, ["Hvar"], "no screen in between is shown")
  }

  func testANotificationsPayloadIsARoute() {
    start(payload: ["destination": "place", "name": "Split", "aps": ["badge": 1]])
    XCTAssertEqual(coordinator.navigator.state?.top, .place("Split"))
    coordinator.open(payload: ["link": "flows://places/直島"])
    app.settle()
    XCTAssertEqual(coordinator.navigator.state?.top, .place("直島"))
  }

  func testAWrongLinkIsExplainedAndNothingMoves() {
    start(url: "flows://trips/9")
    XCTAssertTrue(app.sees("“trip” is “9”, not the number of a trip."))
    app.tap("OK")
    app.settle()
    XCTAssertEqual(coordinator.navigator.state, FlowsCoordinator.home)
  }

  func testCancelingSignInDiscardsDestination() {
    start()
    app.tap("Round Jeju")
    app.settle()
    app.tap("Cancel")
    app.settle()
    XCTAssertEqual(coordinator.navigator.state, FlowsCoordinator.home)
    XCTAssertNil(coordinator.navigator.waiting)
  }

  func testClosingAccountIsSeparateFlow() {
    start(url: "flows://account/close")
    signIn()
    XCTAssertTrue(app.window.rootViewController?.presentedViewController is ClosingNavigationController)
    app.tap("Something else")
    app.settle()
    app.tap("Close my account")
    app.settle()
    XCTAssertEqual(coordinator.navigator.state, FlowsCoordinator.home)
    XCTAssertNil(coordinator.email)
  }

  /// R3: a notification scheduled by the app leads back into it.
  func testAReminderLeadsBackToItsDay() throws {
    app = TestApp(launching: FlowsApp.AppDelegate.self)
    let delegate = try XCTUnwrap(UIApplication.shared.delegate as? FlowsApp.AppDelegate)
    coordinator = delegate.coordinator
    coordinator.open(URL(string: "flows://trips/2/days/3")!)
    app.settle()
    signIn()
    app.tap("Remind me in a minute")
    app.settle()
    coordinator.open(URL(string: "flows://places")!)
    app.settle()
    XCTAssertEqual(app.notifications, [])
    app.advance(by: 60)
    XCTAssertEqual(app.notifications.map(\.title), ["서귀포"])
    app.chooseNotification("서귀포")
    app.settle()
    XCTAssertEqual(coordinator.navigator.state?.top, .day(3, of: 2))
    XCTAssertEqual(app.notifications, [])
  }
}
