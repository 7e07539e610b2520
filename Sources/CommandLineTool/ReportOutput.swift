import Foundation
import Projects

/// The files to which a test report is written.
struct ReportOutput {
  private let junit: URL?
  private let page: URL?

  init(_ arguments: inout Arguments) throws {
    junit = try arguments.takeValue("--junit", "--xunit-output").map { URL(fileURLWithPath: $0) }
    page = try arguments.takeValue("--report").map { URL(fileURLWithPath: $0) }
    if let page, !["html", "htm"].contains(page.pathExtension.lowercased()) {
      throw UsageError("--report writes a page: \(page.lastPathComponent) should end in .html")
    }
  }

  var isEmpty: Bool { junit == nil && page == nil }

  /// Whether any of the files shows steps and pictures.
  var needsSteps: Bool { page != nil }

  func write(_ report: TestReport, title: String) throws {
    if let junit { try write(JUnitReport.text(report), to: junit) }
    if let page { try write(HTMLReport.text(report, title: title), to: page) }
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
  }
}
