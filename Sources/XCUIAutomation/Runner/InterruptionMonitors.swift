import Foundation
import XCTest

// Every `assumeIsolated`: XCTest runs tests on the main thread.

// Used on the main thread, on which XCTest runs tests.
/// The handlers that tests have registered for interrupting alerts.
final class InterruptionMonitors: @unchecked Sendable {
  typealias Handler = (XCUIElement) -> Bool

  private struct Monitor {
    let token: NSObject
    weak var test: XCTestCase?
    let handler: Handler
  }

  static let shared = InterruptionMonitors()

  private var monitors: [Monitor] = []
  /// Whether a monitor is running.
  private(set) var isHandling = false

  func add(_ test: XCTestCase, _ handler: @escaping Handler) -> any NSObjectProtocol {
    let token = NSObject()
    monitors.append(Monitor(token: token, test: test, handler: handler))
    return token
  }

  func remove(_ token: any NSObjectProtocol) { monitors.removeAll { $0.token === token } }

  func removeAll(of test: XCTestCase) { monitors.removeAll { $0.test == nil || $0.test === test } }

  /// Passes an alert that covers an element to the monitors, newest first.
  /// - Returns: Whether a monitor handled it.
  func handle(_ alert: XCUIElement) -> Bool {
    guard !isHandling else { return false }
    isHandling = true
    defer { isHandling = false }
    return monitors.reversed().contains { $0.handler(alert) }
  }
}

extension XCTestCase {
  /// Calls `handler` when an alert covers the target of an action. It returns whether it handled the alert.
  /// - Returns: A token for `removeUIInterruptionMonitor(_:)`.
  @discardableResult
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping @MainActor (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    InterruptionMonitors.shared.add(self) { alert in MainActor.assumeIsolated { handler(alert) } }
  }

  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    InterruptionMonitors.shared.remove(monitor)
  }
}
