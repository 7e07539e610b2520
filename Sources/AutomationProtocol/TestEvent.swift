import Foundation

/// The environment variables that `portolan test` sets for the tests that it runs.
package enum TestEnvironment {
  /// The apps that UI tests can launch, as JSON.
  package static let apps = "PORTOLAN_UI_APPS"
  /// The folder in which tests record their steps.
  package static let report = "PORTOLAN_TEST_REPORT"
  /// Whether the remaining tests continue in another process after a test ends its process.
  package static let restarts = "PORTOLAN_TEST_RESTARTS"
  /// The folder for the data of the apps of UI tests, kept when another process continues after a crash or a failure.
  package static let appData = "PORTOLAN_UI_DATA"
}

/// An event of a running test: a line of JSON for `portolan test --report`.
package struct TestEvent: Codable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// An action on an element, with a picture of the screen before it.
    case step
    case activity
    case attachment
    case failure
    /// A picture of the screen at the end of an app.
    case end
  }

  package var kind: Kind
  /// The test in XCTest's notation, such as `LoginTests.testLogin`; nil if it is not known and has to be derived from
  /// the time.
  package var test: String?
  /// The time in seconds since 1970.
  package var time: Double
  package var text: String?
  /// The file name of a PNG in the folder of the events.
  package var picture: String?
  /// A description of the elements on the screen.
  package var tree: String?
  package var file: String?
  package var line: Int?
}

// The lock guards the counter and the writes; all else is immutable.
/// Writes events into the folder that the environment names, one file per process.
package final class TestEventLog: @unchecked Sendable {
  /// The log of this process; nil if no report was requested.
  package static let shared = ProcessInfo.processInfo.environment[TestEnvironment.report].flatMap {
    TestEventLog(folder: URL(fileURLWithPath: $0, isDirectory: true))
  }

  /// Pixels per point of a picture in a report.
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

  /// Writes a file beside the events and returns its name.
  ///
  /// - Parameters:
  ///   - data: A picture or the contents of an attachment.
  ///   - fileExtension: The extension of the new file.
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
