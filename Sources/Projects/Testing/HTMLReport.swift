import Foundation
import MarkupEscaping

/// An HTML report of a test run: every step with its picture, and the elements on the screen when a test failed.
///
/// The report is a single file. It also embeds its data, so that reports can be merged.
package enum HTMLReport {
  private static let dataStart = "<script type=\"application/json\" id=\"report\">"
  private static let dataEnd = "</script>"
  private static let pictureStart = "src=\"data:image/png;base64,"

  package static func text(_ report: TestReport, title: String) -> String {
    var page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title.escapedForMarkup)</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      <h1>\(title.escapedForMarkup)</h1>
      \(summary(report))

      """
    let order: [TestRecord.Outcome] = [.failed, .skipped, .passed]
    for outcome in order {
      let records = report.records.enumerated().filter { $0.element.outcome == outcome }
      guard !records.isEmpty else { continue }
      page += "<h2>\(outcome.rawValue.capitalized)</h2>\n"
      for (index, record) in records { page += section(record, index) }
    }
    return page + showsFailures + dataStart + data(report) + dataEnd + "\n</body>\n</html>\n"
  }

  private static func summary(_ report: TestReport) -> String {
    let seconds = report.records.reduce(0) { $0 + $1.seconds }
    let counts: [(String, Int)] = [
      ("tests", report.records.count), ("passed", report.count(.passed)), ("failed", report.count(.failed)),
      ("skipped", report.count(.skipped)),
      ("passed after a retry", report.records.filter { $0.outcome == .passed && $0.attempts > 1 }.count),
    ]
    let items = counts.filter { $0.1 > 0 || $0.0 == "failed" }
      .map { "<li class=\"\($0.0)\"><b>\($0.1)</b> \($0.0)</li>" }
    return "<ul class=\"summary\">\(items.joined())<li>\(duration(seconds))</li></ul>"
  }

  private static func section(_ record: TestRecord, _ index: Int) -> String {
    let configuration =
      record.configuration.isEmpty ? "" : " <small>\(record.configuration.escapedForMarkup)</small>"
    let attempts = record.attempts > 1 ? " <small>\(record.attempts) attempts</small>" : ""
    var text = """
      <details class="\(record.outcome.rawValue)"\(record.outcome == .failed ? " open" : "")>
      <summary><span>\(record.test.className.escapedForMarkup)</span> \
      <b>\(record.test.name.escapedForMarkup)</b>\(configuration)\(attempts) <time>\(duration(record.seconds))</time></summary>

      """
    for failure in record.failures { text += self.failure(failure.text) }
    if let reason = record.skipReason { text += "<p>\(reason.escapedForMarkup)</p>\n" }
    if !record.steps.isEmpty {
      text += "<ol class=\"strip\">\n"
      for (number, step) in record.steps.enumerated() { text += figure(step, "p\(index)-\(number)") }
      text += "</ol>\n"
    }
    for step in record.steps {
      guard let tree = step.tree else { continue }
      text += "<details class=\"tree\"><summary>Elements: \(firstLine(step.text).escapedForMarkup)</summary>"
      text += "<pre>\(tree.escapedForMarkup)</pre></details>\n"
    }
    if record.outcome == .failed, !record.output.isEmpty {
      text +=
        "<details class=\"tree\"><summary>Output</summary><pre>\(record.output.escapedForMarkup)</pre></details>\n"
    }
    return text + "</details>\n"
  }

  /// The first line of a failure; the others, such as all elements that were searched, unfold.
  private static func failure(_ text: String) -> String {
    let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count > 1 else { return "<pre class=\"failure\">\(text.escapedForMarkup)</pre>\n" }
    return "<details class=\"failure\"><summary>\(String(parts[0]).escapedForMarkup)</summary>"
      + "<pre>\(String(parts[1]).escapedForMarkup)</pre></details>\n"
  }

  private static func figure(_ step: TestRecord.Step, _ id: String) -> String {
    var text = "<li\(step.isFailure ? " class=\"failure\"" : "")>"
    if let picture = step.picture {
      text += "<img id=\"\(id)\" alt=\"\" \(pictureStart)\(picture.base64EncodedString())\">"
    }
    return text + "<p><time>\(duration(step.time))</time> \(firstLine(step.text).escapedForMarkup)</p></li>\n"
  }

  private static func firstLine(_ text: String) -> String {
    text.isEmpty ? "At the end" : text.split(separator: "\n").first.map(String.init) ?? ""
  }

  private static func duration(_ seconds: Double) -> String { String(format: "%.2f s", max(0, seconds)) }

  /// Scrolls the film strips of failed tests to the first failure, with the steps before it.
  private static let showsFailures = """
    <script>
    for (const strip of document.querySelectorAll(".strip")) {
      const failure = strip.querySelector(".failure");
      if (failure) strip.scrollLeft = failure.offsetLeft + failure.offsetWidth - strip.offsetLeft - strip.clientWidth;
    }
    </script>

    """

  private static let style = """
    :root { color-scheme: light dark; --line: #8883; --red: #d70015; --green: #248a3d; --grey: #8e8e93; }
    body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
    h1 { font-size: 1.6rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
    .summary { display: flex; flex-wrap: wrap; gap: 1.25rem; list-style: none; padding: 0; }
    .summary .failed b { color: var(--red); } .summary .passed b { color: var(--green); }
    details { border-top: 1px solid var(--line); padding: .4rem 0; }
    summary { cursor: pointer; overflow-wrap: anywhere; }
    summary span, summary small, time { color: var(--grey); }
    .failed > summary b { color: var(--red); }
    pre { background: #8881; border-radius: 8px; font-size: 12px; overflow: auto; padding: .6rem; }
    pre.failure, .failure > summary { color: var(--red); white-space: pre-wrap; }
    .failure > summary { font: 12px/1.45 ui-monospace, monospace; padding: .2rem 0; }
    details.failure { border: 0; padding: 0; }
    .strip { display: flex; gap: .8rem; list-style: none; overflow-x: auto; padding: .4rem 0 .8rem; }
    .strip li { flex: 0 0 11rem; font-size: 12px; overflow-wrap: anywhere; }
    .strip img { border: 1px solid var(--line); border-radius: 10px; display: block; width: 100%; }
    .strip .failure img { outline: 2px solid var(--red); } .strip .failure p { color: var(--red); }
    .tree { border: 0; }
    """

  // MARK: Data

  /// Returns the report as JSON without its pictures, which the page contains once.
  private static func data(_ report: TestReport) -> String {
    var report = report
    for record in report.records.indices {
      for step in report.records[record].steps.indices { report.records[record].steps[step].picture = nil }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = (try? encoder.encode(report)) ?? Data()
    // Escapes characters that could end the enclosing element.
    return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
  }

  /// Reads a report from a page; nil if the data is not one.
  package static func read(_ data: Data) -> TestReport? {
    guard let start = data.range(of: Data(dataStart.utf8), options: .backwards),
      let end = data.range(of: Data(dataEnd.utf8), in: start.upperBound..<data.endIndex),
      var report = try? JSONDecoder().decode(
        TestReport.self, from: data.subdata(in: start.upperBound..<end.lowerBound))
    else { return nil }
    var place = data.startIndex
    let marker = Data("<img id=\"p".utf8)
    while let image = data.range(of: marker, in: place..<start.lowerBound) {
      guard let quote = data.range(of: Data("\"".utf8), in: image.upperBound..<start.lowerBound),
        let source = data.range(of: Data(pictureStart.utf8), in: quote.upperBound..<start.lowerBound),
        let close = data.range(of: Data("\"".utf8), in: source.upperBound..<start.lowerBound)
      else { break }
      place = close.upperBound
      let id = String(decoding: data[image.upperBound..<quote.lowerBound], as: UTF8.self)
      let numbers = id.split(separator: "-").compactMap { Int($0) }
      guard numbers.count == 2, report.records.indices.contains(numbers[0]),
        report.records[numbers[0]].steps.indices.contains(numbers[1])
      else { continue }
      report.records[numbers[0]].steps[numbers[1]].picture = Data(
        base64Encoded: data.subdata(in: source.upperBound..<close.lowerBound))
    }
    return report
  }
}
