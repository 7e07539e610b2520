import Foundation
import Projects
import XCTest

@testable import CommandLineTool

/// Completion scripts and the manual page.
final class CommandReferenceTests: TemporaryFolderTestCase {
  private let sample = CommandReference([
    CommandReference.Entry(
      name: "draw", summary: "Draws it's scenes",
      usage: "FILE [--scale NUMBER] [--dark] [-o DIR] [--a|--b] [-- ARGUMENT …]",
      discussion: "First.\n\n.Second - \\part."),
    CommandReference.Entry(name: "port", summary: "Ports", usage: "DIR --output DIR", discussion: ""),
  ])

  func testOptionsAreThoseOfTheUsageLine() {
    XCTAssertEqual(
      sample.entries[0].options.map { "\($0.name) \($0.value ?? "-")" },
      ["--scale NUMBER", "--dark -", "-o DIR", "--a -", "--b -"])
    XCTAssertEqual(sample.entries[1].options.map { "\($0.name) \($0.value ?? "-")" }, ["--output DIR"])
  }

  func testEveryCommandHasCompletionsInEveryShell() {
    let reference = CommandLineTool().reference
    XCTAssertTrue(reference.entries.contains { $0.name == "test" })
    for shell in CommandReference.Shell.allCases {
      let script = reference.completions(for: shell)
      for entry in reference.entries {
        XCTAssertTrue(script.contains(entry.name), "\(shell) \(entry.name)")
        for option in entry.options {
          let name = shell == .fish ? String(option.name.drop { $0 == "-" }) : option.name
          XCTAssertTrue(script.contains(name), "\(shell) \(entry.name) \(option.name)")
        }
      }
    }
  }

  func testBashCompletesCommandsOptionsAndFiles() throws {
    let script = try write(sample.completions(for: .bash), to: "portolan.bash")
    try write("", to: "picture.png")
    func completions(_ words: String) throws -> [String] {
      let count = words.split(separator: " ", omittingEmptySubsequences: false).count
      let command = """
        cd '\(folder.path)'; source '\(script.path)'; COMP_WORDS=(\(words)); COMP_CWORD=\(count - 1)
        _portolan; printf '%s\\n' "${COMPREPLY[@]}"
        """
      return try Tool.capture(["bash", "-c", command]).output.split(separator: "\n").map(String.init)
    }
    XCTAssertEqual(try completions("portolan dr"), ["draw"])
    XCTAssertEqual(try completions("portolan draw --s"), ["--scale"])
    XCTAssertEqual(try completions("portolan draw pic"), ["picture.png"])
    XCTAssertEqual(try completions("portolan help po"), ["port"])
  }

  func testTheManualEscapesItsText() {
    let page = sample.manual(version: "1.2.3")
    XCTAssertTrue(page.hasPrefix(".TH PORTOLAN 1 \"\" \"Portolan 1.2.3\""), page)
    XCTAssertTrue(page.contains("\\&.Second \\- \\epart."), page)
    XCTAssertFalse(page.split(separator: "\n").contains { $0.hasPrefix("'") || $0.hasPrefix(".Second") })
  }
}
