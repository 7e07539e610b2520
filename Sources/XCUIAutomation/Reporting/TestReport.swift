import AutomationProtocol
import Foundation
import XCTest

// Used on the main thread, on which XCTest runs tests and reports to its observers.
/// Records the steps of UI tests, with pictures, for the report of `portolan test`.
final class TestReport: @unchecked Sendable {
  /// The report of this process; nil if none was requested.
  static let shared = TestEventLog.shared.map { TestReport(log: $0) }

  private let log: TestEventLog
  private(set) var isReporting = false
  private var running: String?

  private init(log: TestEventLog) { self.log = log }

  func begin(_ test: XCTestCase) { running = test.name }

  func end(_ test: XCTestCase) { running = nil }

  /// Records an action, with a screenshot before it.
  func act(_ action: String, on locator: ElementLocator) {
    guard !isReporting else { return }
    isReporting = true
    defer { isReporting = false }
    let application = locator.application
    let name = locator.steps.isEmpty && !application.isEmpty ? application : locator.name
    log.write(.step, test: running, text: "\(action) \(name)", data: picture())
  }

  /// Records the start of an activity.
  func activity(_ name: String) { log.write(.activity, test: running, text: name) }

  func fail(_ test: XCTestCase, _ description: String, _ file: String?, _ line: Int) {
    guard !isReporting else { return }
    isReporting = true
    defer { isReporting = false }
    log.write(
      .failure, test: running, text: description, data: picture(), tree: tree(), file: file, line: line)
  }

  func attach(_ name: String, _ data: Data, _ type: String) {
    log.write(.attachment, test: running, text: name, data: data, fileExtension: type)
  }

  private func picture() -> Data? {
    guard let process = TestSession.shared.frontProcess,
      case .data(let data)? = try? process.ask(.screenshot(scale: TestEventLog.pictureScale))
    else { return nil }
    return data
  }

  private func tree() -> String? {
    guard let process = TestSession.shared.frontProcess,
      case .snapshot(let root)? = try? process.ask(.snapshot)
    else { return nil }
    return ElementText.tree(root)
  }
}
