import XCTest

/// Tests how UI tests handle alerts and banners of the system.
@MainActor
final class SystemAlertUITests: XCTestCase {
  private let app = XCUIApplication()
  private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
  private var state: XCUIElement { app.staticTexts["state"] }

  override func setUp() async throws {
    await MainActor.run {
      app.terminate()
      app.resetAuthorizationStatus(for: .userTracking)
      app.launch()
    }
  }

  func testThePermissionAlertIsSpringboards() {
    app.buttons["Ask"].tap()
    XCTAssertFalse(app.alerts.firstMatch.exists)
    let alert = springboard.alerts["“AutomationSample” Would Like to Send You Notifications"]
    XCTAssertTrue(alert.waitForExistence(timeout: 2))
    XCTAssertEqual(alert.buttons.count, 2)
    XCTAssertFalse(app.buttons["Hello"].isHittable)
    XCTAssertEqual(app.staticTexts["activity"].label, "Inactive")
    alert.buttons["Allow"].tap()
    XCTAssertFalse(alert.exists)
    XCTAssertTrue(state.wait(for: \.label, toEqual: "Allowed", timeout: 2))
    XCTAssertEqual(app.staticTexts["activity"].label, "Active")
  }

  func testAnInterruptionMonitorDealsWithTheAlert() {
    var seen: [String] = []
    addUIInterruptionMonitor(withDescription: "Permissions") { alert in
      seen.append(alert.label)
      alert.buttons["Allow"].tap()
      return true
    }
    app.buttons["Ask"].tap()
    app.tap()
    XCTAssertEqual(seen, ["“AutomationSample” Would Like to Send You Notifications"])
    XCTAssertTrue(state.wait(for: \.label, toEqual: "Allowed", timeout: 2))
  }

  func testWithoutAMonitorTheAlertIsRefused() {
    app.buttons["Ask"].tap()
    app.buttons["Hello"].tap()
    XCTAssertFalse(springboard.alerts.firstMatch.exists)
    XCTAssertEqual(state.label, "Hello")
    app.buttons["Ask"].tap()
    XCTAssertEqual(state.label, "Refused")
  }

  func testAnAlertOfTheAppThatCoversAnElementIsCanceled() {
    app.buttons["Warn"].tap()
    XCTAssertTrue(app.alerts["Reef ahead"].exists)
    XCTAssertFalse(app.buttons["Ask"].isHittable)
    app.buttons["Warn"].tap()
    XCTAssertTrue(app.alerts["Reef ahead"].exists, "The tap reached the button after the alert.")
    XCTAssertEqual(state.label, "Canceled")
    app.alerts.buttons["Turn"].tap()
    XCTAssertEqual(state.label, "Turned")
  }

  func testAMonitorHandlesAnAlertOfTheApp() {
    addUIInterruptionMonitor(withDescription: "Reefs") { alert in
      alert.buttons["Turn"].tap()
      return true
    }
    app.buttons["Warn"].tap()
    app.buttons["Hello"].tap()
    XCTAssertFalse(app.alerts.firstMatch.exists)
    XCTAssertEqual(state.label, "Hello")
  }

  func testTheAnswerIsKeptUntilItIsReset() {
    app.buttons["Ask"].tap()
    springboard.buttons["Allow"].tap()
    XCTAssertTrue(state.wait(for: \.label, toEqual: "Allowed", timeout: 2))
    app.launch()
    app.buttons["Ask"].tap()
    XCTAssertFalse(springboard.alerts.firstMatch.exists)
    XCTAssertTrue(state.wait(for: \.label, toEqual: "Allowed", timeout: 2))
    app.terminate()
    app.resetAuthorizationStatus(for: .userTracking)
    app.launch()
    app.buttons["Ask"].tap()
    XCTAssertTrue(springboard.alerts.firstMatch.exists)
  }

  func testABannerOpensTheApp() {
    app.buttons["Ask"].tap()
    springboard.buttons["Allow"].tap()
    app.buttons["Notify"].tap()
    let banner = springboard.otherElements["NotificationShortLookView"]
    XCTAssertTrue(banner.waitForExistence(timeout: 2))
    XCTAssertTrue(banner.label.contains("Ship ahoy"))
    banner.tap()
    XCTAssertFalse(banner.exists)
    XCTAssertEqual(state.label, "Opened Ship ahoy")
  }

  func testTheHomeScreenShowsTheIconOfTheApp() {
    XCUIDevice.shared.press(.home)
    XCTAssertEqual(app.state, .runningBackground)
    XCTAssertEqual(springboard.state, .runningForeground)
    springboard.icons["AutomationSample"].tap()
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 2))
    app.buttons["Hello"].tap()
    XCTAssertEqual(state.label, "Hello")
  }

  func testTheHomeScreenHasAppsOfTheSystem() {
    XCUIDevice.shared.press(.home)
    XCTAssertTrue(springboard.icons["Calendar"].isHittable)
    let icons = springboard.windows.containing(.other, identifier: "Home screen icons").firstMatch
    icons.icons["Settings"].tap()
    XCTAssertEqual(XCUIApplication(bundleIdentifier: "com.apple.Preferences").state, .runningForeground)
    XCTAssertEqual(springboard.state, .runningBackground)
  }

  /// The script of tests that start from a new installation, such as
  /// https://github.com/StanfordBDHG/XCTestExtensions.
  func testDeletingTheAppFromTheHomeScreenDeletesItsData() {
    app.buttons["Ask"].tap()
    springboard.alerts.buttons["Allow"].tap()
    XCTAssertTrue(state.wait(for: \.label, toEqual: "Allowed", timeout: 2))
    app.terminate()
    springboard.activate()
    XCTAssertEqual(springboard.state, .runningForeground)
    let icon = springboard.icons["AutomationSample"]
    icon.press(forDuration: 1.5)
    XCTAssertFalse(icon.isHittable, "The menu covers it.")
    springboard.collectionViews.buttons["Remove App"].tap()
    springboard.alerts["Remove “AutomationSample”?"].buttons["Delete App"].tap()
    springboard.alerts["Delete “AutomationSample”?"].buttons["Delete"].tap()
    XCTAssertFalse(springboard.alerts.firstMatch.exists)
    XCTAssertFalse(icon.exists)

    app.launch()
    app.buttons["Ask"].tap()
    XCTAssertTrue(springboard.alerts.buttons["Allow"].exists, "The answer is deleted.")
    springboard.alerts.buttons["Don’t Allow"].tap()
    XCTAssertTrue(state.wait(for: \.label, toEqual: "Refused", timeout: 2))
  }

  func testAnAppThatComesInFrontPutsTheOtherIntoTheBackground() {
    let other = XCUIApplication(bundleIdentifier: "Cookbook")
    other.launch()
    XCTAssertEqual(other.state, .runningForeground)
    XCTAssertEqual(app.state, .runningBackground)
    XCTAssertTrue(other.navigationBars["Cookbook"].exists)
    app.activate()
    XCTAssertEqual(other.state, .runningBackground)
    XCTAssertEqual(XCUIApplication().state, .runningForeground)
    app.buttons["Hello"].tap()
    XCTAssertEqual(state.label, "Hello")
    other.terminate()
    XCTAssertEqual(other.state, .notRunning)
  }
}
