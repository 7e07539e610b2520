import Foundation

/// The environment by which `portolan test` speaks to the tests that it runs.
package enum TestEnvironment {
  /// The apps that UI tests launch, as JSON.
  package static let apps = "PORTOLAN_UI_APPS"
  /// The folder in which tests write down their steps.
  package static let report = "PORTOLAN_TEST_REPORT"
  /// Whether the tests that are left run in another process where one of them ends its own.
  package static let restarts = "PORTOLAN_TEST_RESTARTS"
}

/// Something that a test did or that happened to it: a line of JSON for `portolan test --report`.
package struct TestEvent: Codable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// An action on an element, with the picture of the screen before it.
    case step
    case activity
    case attachment
    case failure
    /// What the screen shows when an app ends.
    case end
  }

  package var kind: Kind
  /// The test as XCTest names it, such as `LoginTests.testLogin`; nil where it is not known, and the time tells.
  package var test: String?
  /// Seconds since 1970.
  package var time: Double
  package var text: String?
  /// The name of a file in the folder of the events: a PNG.
  package var picture: String?
  /// The elements on the screen.
  package var tree: String?
  package var file: String?
  package var line: Int?
}

/// Writes events into the folder that the environment names. Each process has a file of its own.
package final class TestEventLog: @unchecked Sendable {
  /// Nil where no report is wanted.
  package static let shared = ProcessInfo.processInfo.environment[TestEnvironment.report].flatMap {
    TestEventLog(folder: URL(fileURLWithPath: $0, isDirectory: true))
  }

  /// Pixels for each point of a picture in a report.
  package static let pictureScale = 0.75

  private let folder: URL
  private let handle: FileHandle
  private let lock = NSLock()
  private var files = 0

  private init?(folder: URL) {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("events-\(getpid()).jsonl")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    guard let handle = try? FileHandle(forWritingTo: file) else { return nil }
    self.folder = folder
    self.handle = handle
  }

  /// - Parameters:
  ///   - data: a picture or the contents of an attachment.
  ///   - fileExtension: that of the file that is made of the data.
  package func write(
    _ kind: TestEvent.Kind, test: String? = nil, text: String? = nil, data: Data? = nil,
    fileExtension: String = "png", tree: String? = nil, file: String? = nil, line: Int? = nil
  ) {
    lock.withLock {
      var name: String?
      if let data {
        files += 1
        let new = "\(getpid())-\(files).\(fileExtension)"
        try? data.write(to: folder.appendingPathComponent(new))
        name = new
      }
      let event = TestEvent(
        kind: kind, test: test, time: Date().timeIntervalSince1970, text: text, picture: name, tree: tree,
        file: file, line: line)
      guard let line = try? JSONEncoder().encode(event) else { return }
      try? handle.write(contentsOf: line + Data("\n".utf8))
    }
  }
}
