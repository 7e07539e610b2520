import Foundation
import FoundationXML
import MarkupEscaping

/// A report in JUnit's XML format, which CI servers display.
package enum JUnitReport {
  package static func text(_ report: TestReport) -> String {
    var suites: [String: [TestRecord]] = [:]
    for record in report.records {
      let suffix = record.configuration.isEmpty ? "" : " (\(record.configuration))"
      suites[record.test.className + suffix, default: []].append(record)
    }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites \(counts(report.records))>")
    for (name, records) in suites.sorted(by: { $0.key < $1.key }) {
      lines.append("  <testsuite name=\"\(name.escapedForMarkup)\" \(counts(records))>")
      for record in records { lines += testCase(record) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>\n")
    return lines.joined(separator: "\n")
  }

  private static func counts(_ records: [TestRecord]) -> String {
    let report = TestReport(records: records)
    let seconds = records.reduce(0) { $0 + $1.seconds }
    return
      "tests=\"\(records.count)\" failures=\"\(report.count(.failed))\" errors=\"0\" skipped=\"\(report.count(.skipped))\" time=\"\(number(seconds))\""
  }

  private static func number(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

  private static func testCase(_ record: TestRecord) -> [String] {
    let head =
      "    <testcase classname=\"\(record.test.className.escapedForMarkup)\" name=\"\(record.test.name.escapedForMarkup)\" time=\"\(number(record.seconds))\""
    var inside: [String] = []
    let configuration =
      record.configuration.isEmpty
      ? [] : ["        <property name=\"configuration\" value=\"\(record.configuration.escapedForMarkup)\"/>"]
    let attempts =
      record.attempts == 1
      ? [] : ["        <property name=\"attempts\" value=\"\(record.attempts)\"/>"]
    if !(configuration + attempts).isEmpty {
      inside += ["      <properties>"] + configuration + attempts + ["      </properties>"]
    }
    for failure in record.failures where record.outcome == .failed {
      let title = failure.message.split(separator: "\n").first.map(String.init) ?? ""
      inside.append(
        "      <failure message=\"\(title.escapedForMarkup)\" type=\"XCTAssert\">\(failure.text.escapedForMarkup)</failure>"
      )
    }
    if record.outcome == .failed, record.failures.isEmpty { inside.append("      <failure message=\"\"/>") }
    if record.outcome == .skipped {
      let reason = record.skipReason.map { " message=\"\($0.escapedForMarkup)\"" } ?? ""
      inside.append("      <skipped\(reason)/>")
    }
    if record.outcome == .failed, !record.output.isEmpty {
      inside.append("      <system-out>\(record.output.escapedForMarkup)</system-out>")
    }
    return inside.isEmpty ? [head + "/>"] : [head + ">"] + inside + ["    </testcase>"]
  }

  /// Reads a report from XML; nil if the data is not one.
  package static func read(_ data: Data) -> TestReport? {
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse(), reader.isReport else { return nil }
    return TestReport(records: reader.records)
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var records: [TestRecord] = []
    var isReport = false
    private var record: TestRecord?
    private var title = ""
    private var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      text = ""
      switch name {
      case "testsuites", "testsuite": isReport = true
      case "testcase":
        let className = attributes["classname"] ?? ""
        let testName = attributes["name"] ?? ""
        let library: TestIdentifier.Library = testName.contains("(") ? .swiftTesting : .xctest
        let parts = className.split(separator: ".", maxSplits: 1).map(String.init)
        record = TestRecord(
          test: TestIdentifier(
            library: library, module: parts.first ?? "", suite: parts.count > 1 ? parts[1] : "",
            name: testName),
          outcome: .passed, seconds: attributes["time"].flatMap { Double($0) } ?? 0)
      case "property":
        if attributes["name"] == "configuration" { record?.configuration = attributes["value"] ?? "" }
        if attributes["name"] == "attempts" {
          record?.attempts = attributes["value"].flatMap { Int($0) } ?? 1
        }
      case "failure", "error": title = attributes["message"] ?? ""
      case "skipped":
        record?.outcome = .skipped
        record?.skipReason = attributes["message"]
      default: break
      }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      switch name {
      case "failure", "error":
        record?.outcome = .failed
        record?.failures.append(TestRecord.Failure(message: text.isEmpty ? title : text))
      case "system-out": record?.output = text
      case "testcase":
        if let record { records.append(record) }
        record = nil
      default: break
      }
      text = ""
    }
  }
}
