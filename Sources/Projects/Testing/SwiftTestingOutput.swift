import Foundation

/// Parses the event stream of Swift Testing.
struct SwiftTestingOutput {
  private struct Line: Decodable {
    struct Payload: Decodable {
      struct Instant: Decodable { var absolute: Double }
      struct Message: Decodable {
        var symbol: String
        var text: String
      }
      struct Issue: Decodable {
        struct Location: Decodable {
          var _filePath: String?
          var filePath: String?
          var line: Int
        }
        var isKnown: Bool
        var isFailure: Bool?
        var sourceLocation: Location?
      }
      var kind: String
      var id: String?
      var testID: String?
      var instant: Instant?
      var messages: [Message]?
      var issue: Issue?
    }
    var kind: String
    var payload: Payload
  }

  private struct Open {
    var start: Double
    var failures: [TestRecord.Failure] = []
  }

  private(set) var records: [TestRecord] = []
  private var functions: Set<String> = []
  private var open: [String: Open] = [:]
  /// The tests in the order in which they started.
  private var begun: [String] = []

  init(_ data: Data) {
    let decoder = JSONDecoder()
    for bytes in data.split(separator: 0x0A) {
      // A process that crashed may leave an incomplete line.
      if let line = try? decoder.decode(Line.self, from: Data(bytes)) { read(line) }
    }
  }

  /// The tests that have started and not ended, in the order of their starts.
  var running: [TestIdentifier] { begun.filter { open[$0] != nil }.compactMap(identifier) }

  /// The quoted reason in a message such as `Test "sails" skipped: "no wind"`.
  private static func skipReason(_ messages: [Line.Payload.Message]) -> String? {
    for message in messages {
      guard let start = message.text.range(of: " skipped: \""), message.text.hasSuffix("\"") else { continue }
      return String(message.text[start.upperBound...].dropLast())
    }
    return nil
  }

  private func identifier(_ id: String) -> TestIdentifier? { TestIdentifier(id, library: .swiftTesting) }

  private mutating func read(_ line: Line) {
    let payload = line.payload
    if line.kind == "test" {
      if payload.kind == "function", let id = payload.id { functions.insert(id) }
      return
    }
    guard let id = payload.testID, functions.contains(id), let test = identifier(id) else { return }
    switch payload.kind {
    case "testStarted":
      open[id] = Open(start: payload.instant?.absolute ?? 0)
      begun.append(id)
    case "issueRecorded":
      guard let issue = payload.issue, !issue.isKnown, issue.isFailure != false else { return }
      let text = payload.messages?.filter { $0.symbol != "difference" }.map(\.text).joined(separator: "\n")
      open[id]?.failures.append(
        TestRecord.Failure(
          message: text ?? "Issue recorded",
          file: issue.sourceLocation.flatMap { $0._filePath ?? $0.filePath }, line: issue.sourceLocation?.line
        ))
    case "testEnded":
      guard let test = open.removeValue(forKey: id).map({ ($0, payload.instant?.absolute ?? $0.start) })
      else {
        return
      }
      records.append(
        TestRecord(
          test: identifier(id)!, outcome: test.0.failures.isEmpty ? .passed : .failed,
          seconds: test.1 - test.0.start, failures: test.0.failures))
    case "testSkipped":
      var record = TestRecord(test: test, outcome: .skipped, seconds: 0)
      record.skipReason = payload.messages.flatMap(Self.skipReason)
      records.append(record)
    default: break
    }
  }
}
