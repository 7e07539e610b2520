import UIKit
import XCTest

/// Writes `Documentation/Coverage.md`: what of Interface Builder's language and of UIKit's classes is there. With
/// `PORTOLAN_RECORD` in the environment the file is written; without it the test says whether it is up to date.
@MainActor
final class CoverageTests: XCTestCase {
  func testCoverageIsWrittenDown() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
        "Documentation/Coverage.md")
    let text = page()
    if ProcessInfo.processInfo.environment["PORTOLAN_RECORD"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), text, "record it with PORTOLAN_RECORD=1")
  }

  private func page() -> String {
    """
    # Coverage

    Made by `CoverageTests`; do not edit. *There* means that all is read that the table knows of, *partial* that some is, *not
    there* that the element becomes a placeholder with a warning. Attributes that only the editor uses are left out.

    ## Interface Builder

    | element | state | read | not read |
    |---|---|---|---|
    \(rows().joined(separator: "\n"))

    ## UIKit's classes

    \(symbols())
    """ + "\n"
  }

  private func rows() -> [String] {
    let known = Set(InterfaceCoverage.elements)
    return CoverageCatalog.elements.map { name, listed in
      guard known.contains(name) else { return "| `\(name)` | not there | | \(code(listed)) |" }
      let keys = InterfaceCoverage.keys(of: name)
      let missing = listed.filter { !keys.contains($0) }
      let read = keys.filter { !$0.hasPrefix("<") }.sorted()
      return "| `\(name)` | \(missing.isEmpty ? "there" : "partial") | \(code(read)) | \(code(missing)) |"
    }
  }

  private func symbols() -> String {
    let there = CoverageCatalog.classes.filter { _typeByName("5UIKit\($0.utf8.count)\($0)C") != nil }
    let missing = CoverageCatalog.classes.filter { !there.contains($0) }
    return """
      \(there.count) of \(CoverageCatalog.classes.count) are there: \(code(there)).

      Not there: \(code(missing)).
      """
  }

  private func code(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: " ") }
}
