import Foundation
import XCTest

/// Launches the sample again and again: each launch starts afresh, whether its process is forked or not.
@MainActor
final class LaunchUITests: XCTestCase {
  private let app = XCUIApplication()
  private var state: XCUIElement { app.staticTexts["state"] }

  func testALaunchedAppStartsAfresh() {
    for _ in 0..<3 {
      app.launch()
      XCTAssertEqual(state.label, "Ready")
      app.buttons["Hello"].tap()
      XCTAssertEqual(state.label, "Hello")
    }
  }

  func testEachLaunchHasItsArguments() {
    for _ in 0..<2 {
      app.launchArguments = ["--controls"]
      app.launch()
      XCTAssertFalse(state.exists)
      app.launchArguments = []
      app.launch()
      XCTAssertTrue(state.exists)
    }
  }

  func testEachLaunchHasItsEnvironment() {
    app.launchArguments = ["--environment"]
    for value in ["one", "two", "two", "one", "three", "one"] {
      app.launchEnvironment["SAMPLE_VALUE"] = value
      app.launch()
      XCTAssertTrue(app.staticTexts[value].exists)
    }
  }

  func testAnAppThatStartsAThreadBeforeItsMainFunction() {
    app.launchEnvironment["SAMPLE_THREAD"] = "1"
    for _ in 0..<3 {
      app.launch()
      XCTAssertEqual(state.label, "Ready")
      app.buttons["Hello"].tap()
      XCTAssertEqual(state.label, "Hello")
    }
  }

  func testAnAppIsLaunchedAfterItWasTerminated() {
    app.launch()
    app.terminate()
    XCTAssertEqual(app.state, .notRunning)
    app.launch()
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertEqual(state.label, "Ready")
  }
}
