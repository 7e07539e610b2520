import AutomationProtocol
import Foundation
import XCTest

/// An app under test, which runs in its own process and is the root of its elements.
///
///     let app = XCUIApplication()
///     app.launch()
///     app.buttons["Add"].tap()
///     XCTAssertTrue(app.staticTexts["New item"].exists)
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
  /// The state of an app. Raw values are those of `XCUIApplication.State`.
  public enum State: UInt, Sendable {
    case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
  }

  /// The arguments that the app is launched with, after its name.
  open var launchArguments: [String] = []
  /// The environment variables that the app is launched with.
  open var launchEnvironment: [String: String] = [:]

  /// Creates the app that the test target is for.
  public nonisolated init() { super.init(ElementLocator(bundleIdentifier: nil, steps: [])) }

  public nonisolated init(bundleIdentifier: String) {
    super.init(ElementLocator(bundleIdentifier: bundleIdentifier, steps: []))
  }

  private var identifierOfApp: String { locator.application }

  private var process: AppProcess? { TestSession.shared.process(identifierOfApp) }

  // MARK: Running

  open var state: State {
    let session = TestSession.shared
    if locator.isSystem { return Springboard.shared.isHomeInFront ? .runningForeground : .runningBackground }
    EarlyEnd.check()
    guard process?.isRunning == true || SystemApps.shared.isRunning(identifierOfApp) else {
      return .notRunning
    }
    return session.isInBackground(identifierOfApp) || session.frontIdentifier != identifierOfApp
      ? .runningBackground : .runningForeground
  }

  /// Terminates the app if it is running, launches it, and waits until it is idle.
  public func launch(file: StaticString = #filePath, line: UInt = #line) {
    EarlyEnd.check()
    TestSession.shared.actionBegins(file, line)
    defer { TestReport.shared?.act("launch", on: locator) }
    let keepsState = TestSession.shared.isInBackground(identifierOfApp)
    process?.terminate()
    TestSession.shared.setProcess(nil, for: identifierOfApp)
    if SystemApps.contains(identifierOfApp) {
      SystemApps.shared.launch(identifierOfApp)
      return TestSession.shared.bringToFront(identifierOfApp)
    }
    Springboard.shared.install(identifierOfApp)
    guard let executable = AppTargets.shared.executable(identifierOfApp) else {
      let name = identifierOfApp.isEmpty ? "the app under test" : identifierOfApp
      return TestSession.shared.fail(
        "Failed to launch \(name): there is no program for it. Tests of a target AppUITests launch the program App.",
        file,
        line)
    }
    let start = DispatchTime.now().uptimeNanoseconds
    do {
      let process = try AppProcess(
        AppLaunch(
          executable: executable,
          arguments: launchArguments + LaunchEnvironment.languages(besides: launchArguments),
          environment: LaunchEnvironment(
            of: identifierOfApp, keepsState: keepsState,
            location: XCUIDevice.shared.location?.deviceLocation
          ).merged(with: launchEnvironment)))
      TestSession.shared.setProcess(process, for: identifierOfApp)
      _ = try locator.ask(.snapshot)
      TestSession.shared.addLaunch(seconds: Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
    } catch let failure as AppLaunch.Failure {
      TestSession.shared.fail("Failed to launch \(identifierOfApp): \(failure.reason)", file, line)
    } catch {
      let reason = (error as? ElementLocator.Missing)?.message ?? "\(error)"
      TestSession.shared.fail("Failed to launch \(identifierOfApp): \(reason)", file, line)
    }
  }

  /// Brings the app to the foreground, launching it if necessary.
  public func activate(file: StaticString = #filePath, line: UInt = #line) {
    if locator.isSystem {
      if let front = TestSession.shared.frontIdentifier { TestSession.shared.sendToBackground(front) }
      return
    }
    guard process?.isRunning == true || SystemApps.shared.isRunning(identifierOfApp) else {
      return launch(file: file, line: line)
    }
    TestSession.shared.bringToFront(identifierOfApp)
    attempt("activate", file, line) { _ = try locator.ask(.activate) }
  }

  public func terminate() {
    EarlyEnd.check()
    process?.terminate()
    SystemApps.shared.terminate(identifierOfApp)
    TestSession.shared.setProcess(nil, for: identifierOfApp)
  }

  /// Waits for a state of the app.
  public func wait(for state: State, timeout: TimeInterval) -> Bool {
    let deadline = Date(timeIntervalSinceNow: timeout)
    while self.state != state {
      guard Date() < deadline else { return false }
      _ = try? locator.ask(.wait(0.02))
    }
    return true
  }

  /// Opens a URL in the app, launching it if necessary.
  public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
    if process?.isRunning != true { launch(file: file, line: line) }
    attempt("open \(url.absoluteString) in", file, line) { _ = try locator.ask(.open(url.absoluteString)) }
  }

  /// Deletes the stored answer to a permission request. The app must not be running.
  public func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
    LaunchEnvironment(of: identifierOfApp, keepsState: true).resetPermission(for: resource)
  }

  // MARK: Accessibility

  /// Audits the accessibility of the current screen, and fails the test for each issue.
  /// - `issueHandler`: Returns `true` for issues to ignore.
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    guard case .auditIssues(let issues) = try locator.ask(.accessibilityAudit(auditTypes.rawValue)) else {
      return
    }
    let all = (try? locator.appending(.descendants(.any)).find()) ?? []
    for issue in issues {
      let element = all.firstIndex { $0.snapshot.id == issue.element }.map { index in
        XCUIElement(locator.appending(.descendants(.any)).appending(.index(index)))
      }
      let found = XCUIAccessibilityAuditIssue(issue, element: element)
      guard try issueHandler?(found) != true else { continue }
      let place = all.first { $0.snapshot.id == issue.element }.map { ElementText.line($0.snapshot) } ?? ""
      XCTFail(
        "\(issue.compactDescription): \(issue.detailedDescription) \(place)", file: file, line: line)
    }
  }
}
