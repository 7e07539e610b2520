import AutomationProtocol
import Foundation

/// The events that the tests of one process recorded.
struct TestEventFiles {
  private let folder: URL
  private let events: [TestEvent]

  init(folder: URL) {
    self.folder = folder
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var events: [TestEvent] = []
    for name in files where name.hasSuffix(".jsonl") {
      let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path) ?? Data()
      for line in data.split(separator: 0x0A) {
        if let event = try? JSONDecoder().decode(TestEvent.self, from: Data(line)) { events.append(event) }
      }
    }
    self.events = events.sorted { $0.time < $1.time }
  }

  /// Returns the records with their steps, and removes the files.
  ///
  /// - Parameter starts: The start of each test, in order, for events that do not name their test.
  func adding(
    to records: [TestRecord], starts: [(test: TestIdentifier, time: Date)] = []
  ) -> [TestRecord] {
    defer { try? FileManager.default.removeItem(at: folder) }
    var records = records
    var places: [String: Int] = [:]
    for (index, record) in records.enumerated() {
      places["\(record.test.suite).\(record.test.name)"] = index
      places["-[\(record.test.suite) \(record.test.name)]"] = index
      places[record.test.text] = index
    }
    for event in events {
      let name = event.test.map { TestIdentifier($0, library: .swiftTesting)?.text ?? $0 }
      let running = starts.last { $0.time.timeIntervalSince1970 <= event.time }?.test.text
      guard let place = (event.test.flatMap { places[$0] }) ?? (name ?? running).flatMap({ places[$0] })
      else { continue }
      records[place].steps.append(step(event))
    }
    for index in records.indices {
      guard let start = records[index].steps.first?.time else { continue }
      for step in records[index].steps.indices { records[index].steps[step].time -= start }
      // The final picture of a passing test equals that of its last step.
      if records[index].outcome == .passed { records[index].steps.removeAll { $0.text.isEmpty } }
    }
    return records
  }

  private func step(_ event: TestEvent) -> TestRecord.Step {
    var text = event.text ?? ""
    if event.kind == .attachment { text = "Attachment: \(text)" }
    var picture: Data?
    if let name = event.picture, name.hasSuffix(".png") {
      picture = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
    }
    return TestRecord.Step(
      text: text, time: event.time, isFailure: event.kind == .failure, picture: picture, tree: event.tree)
  }
}
