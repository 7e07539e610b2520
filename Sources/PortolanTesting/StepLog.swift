import AutomationProtocol
import Testing
import UIKit

/// Records the steps of a driven app, with pictures, for `portolan test --report`.
@MainActor
final class StepLog {
  /// The maximum number of steps with pictures for one app.
  private static let pictures = 100

  private let log: TestEventLog
  private weak var app: TestApp?
  private var count = 0

  /// Returns the log of an app; nil if no report was requested.
  static func make(for app: TestApp) -> StepLog? {
    TestEventLog.shared.map { StepLog(log: $0, app: app) }
  }

  private init(log: TestEventLog, app: TestApp) {
    self.log = log
    self.app = app
  }

  /// Records an action, with a picture of the screen before it.
  func add(_ text: String) {
    count += 1
    log.write(.step, test: Self.test, text: text, data: picture)
  }

  func add(_ text: String, at point: CGPoint) {
    add("\(text) at (\(Int(point.x.rounded())), \(Int(point.y.rounded())))")
  }

  /// Records the final screen of the app.
  func end(_ elements: String) {
    count = 0
    log.write(.end, test: Self.test, data: picture, tree: elements)
  }

  private var picture: Data? {
    guard count <= Self.pictures else { return nil }
    return app?.snapshot(scale: TestEventLog.pictureScale).flatMap { UIImage(cgImage: $0).pngData() }
  }

  /// The name of the running Swift Testing test. XCTest has no such property; its test is derived from the time.
  private static var test: String? { Test.current.map { "\($0.id)" } }
}
