import Foundation
import XCTest

/// The handlers that tests have set for alerts that come between.
final class InterruptionMonitors: @unchecked Sendable {
  typealias Handler = (XCUIElement) -> Bool

  private struct Monitor {
    let token: NSObject
    weak var test: XCTestCase?
    let handler: Handler
  }

  static let shared = InterruptionMonitors()

  private var monitors: [Monitor] = []
  private var isHandling = false

  func add(_ test: XCTestCase, _ handler: @escaping Handler) -> any NSObjectProtocol {
    let token = NSObject()
    monitors.append(Monitor(token: token, test: test, handler: handler))
    return token
  }

  func remove(_ token: any NSObjectProtocol) { monitors.removeAll { $0.token === token } }

  func removeAll(of test: XCTestCase) { monitors.removeAll { $0.test == nil || $0.test === test } }

  /// Gives an alert that covers what is wanted to the monitors, the newest first.
  /// - Returns: whether one of them has dealt with it.
  func handle(_ alert: XCUIElement) -> Bool {
    guard !isHandling else { return false }
    isHandling = true
    defer { isHandling = false }
    return monitors.reversed().contains { $0.handler(alert) }
  }
}

extension XCTestCase {
  /// Calls `handler` when an alert covers an element that the test wants to act on. It answers whether it dealt with it.
  /// - Returns: what `removeUIInterruptionMonitor(_:)` takes.
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
