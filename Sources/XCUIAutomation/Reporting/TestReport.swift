import AutomationProtocol
import Foundation
import XCTest

/// Records test events for the report of `portolan test`: a line of JSON per event, in the folder named by
/// `PORTOLAN_UI_REPORT`.
final class TestReport: @unchecked Sendable {
  static let shared = ProcessInfo.processInfo.environment["PORTOLAN_UI_REPORT"].flatMap {
    TestReport(folder: URL(fileURLWithPath: $0, isDirectory: true))
  }

  private struct Event: Encodable {
    var event: String
    var test: String?
    var time: Double
    var text: String?
    var picture: String?
    var tree: String?
    var file: String?
    var line: Int?
  }

  private let folder: URL
  private let handle: FileHandle
  private var pictures = 0
  private var isReporting = false
  private var running: String?

  private init?(folder: URL) {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("events-\(getpid()).jsonl")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    guard let handle = try? FileHandle(forWritingTo: file) else { return nil }
    self.folder = folder
    self.handle = handle
  }

  func begin(_ test: XCTestCase) {
    running = test.name
    write("begin")
  }

  func end(_ test: XCTestCase) {
    write("end")
    running = nil
  }

  func finish() { try? handle.close() }

  /// Records an action, with a screenshot before it.
  func act(_ action: String, on locator: ElementLocator) {
    guard !isReporting else { return }
    isReporting = true
    defer { isReporting = false }
    write("step", text: "\(action) \(locator.name)", picture: picture())
  }

  /// Records the start of an activity.
  func activity(_ name: String) { write("activity", text: name) }

  func fail(_ test: XCTestCase, _ description: String, _ file: String?, _ line: Int) {
    guard !isReporting else { return }
    isReporting = true
    defer { isReporting = false }
    write("failure", text: description, picture: picture(), tree: tree(), file: file, line: line)
  }

  func attach(_ name: String, _ data: Data, _ type: String) {
    pictures += 1
    let file = "\(getpid())-\(pictures)-\(name.filter { $0.isLetter || $0.isNumber }).\(type)"
    try? data.write(to: folder.appendingPathComponent(file))
    write("attachment", text: name, picture: file)
  }

  private func picture() -> String? {
    guard let process = TestSession.shared.frontProcess, case .data(let data)? = try? process.ask(.screenshot)
    else {
      return nil
    }
    pictures += 1
    let file = "\(getpid())-\(pictures).png"
    try? data.write(to: folder.appendingPathComponent(file))
    return file
  }

  private func tree() -> String? {
    guard let process = TestSession.shared.frontProcess,
      case .snapshot(let root)? = try? process.ask(.snapshot)
    else {
      return nil
    }
    return ElementText.tree(root)
  }

  private func write(
    _ event: String, text: String? = nil, picture: String? = nil, tree: String? = nil, file: String? = nil,
    line: Int? = nil
  ) {
    let event = Event(
      event: event, test: running, time: Date().timeIntervalSince1970, text: text, picture: picture,
      tree: tree,
      file: file, line: line)
    guard let data = try? JSONEncoder().encode(event) else { return }
    try? handle.write(contentsOf: data + Data("\n".utf8))
  }
}
