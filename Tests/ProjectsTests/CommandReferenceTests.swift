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

  func testFishCompletesCommandsAndOptions() throws {
    let fish = "/usr/bin/fish"
    try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: fish), "no fish: install fish")
    let script = try write(sample.completions(for: .fish), to: "portolan.fish")
    func completions(_ line: String) throws -> [Substring] {
      try Tool.capture(
        [fish, "--no-config", "-c", "source '\(script.path)'; complete -C '\(line)'"],
        environment: ["HOME": folder.path]
      ).output.split(separator: "\n")
    }
    XCTAssertEqual(try completions("portolan dr"), ["draw\tDraws it's scenes"])
    XCTAssertEqual(try completions("portolan draw --s"), ["--scale"])
  }

  /// The shell runs in a terminal of its own, in which the keys are typed.
  func testZshCompletesCommandsOptionsAndFiles() throws {
    let zsh = "/usr/bin/zsh"
    try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: zsh), "no zsh: install zsh")
    try write(sample.completions(for: .zsh), to: "_portolan")
    try write("", to: "picture.png")
    let keys = try write(
      #"""
      zmodload zsh/zpty
      cd $1
      zpty shell zsh -f -i
      zpty -w shell "fpath=($1 \$fpath); autoload -U compinit; compinit -u -d $1/dump; stty -echo
      show() { print -r -- \"[\$BUFFER]\"; zle kill-whole-line; zle -I }; zle -N show; bindkey '^Y' show; echo LOA''DED"
      zpty -r shell output '*LOADED*'
      for words in "${@[2,-1]}"; do
        zpty -w -n shell "$words"$'\t\x19'
        zpty -r shell output '*\[portolan*\]*'
        print -r -- "${${output##*\[}%%\]*}"
      done
      """#, to: "keys.zsh")
    let lines = try Tool.capture(
      [zsh, "-f", keys.path, folder.path, "portolan dr", "portolan draw --sc", "portolan draw pic"]
    ).output.split(separator: "\n")
    XCTAssertEqual(lines, ["portolan draw ", "portolan draw --scale=", "portolan draw picture.png "])
  }

  func testThePageAboutCINamesOptionsThatExist() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/CI.md")
    // The commands for drawing are added by the program.
    let entries = CommandLineTool().reference.entries
    var count = 0
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") {
      guard let start = line.range(of: "portolan ", options: .backwards)?.upperBound else { continue }
      let words = line[start...].split { " `\"".contains($0) }
      guard let entry = entries.first(where: { $0.name == words.first.map(String.init) }) else { continue }
      count += 1
      for word in words where word.hasPrefix("-") && word.count > 1 {
        XCTAssertTrue(entry.options.contains { $0.name == word }, "\(entry.name) has no \(word): \(line)")
      }
    }
    XCTAssertGreaterThan(count, 8)
  }

  func testTheManualEscapesItsText() {
    let page = sample.manual(version: "1.2.3")
    XCTAssertTrue(page.hasPrefix(".TH PORTOLAN 1 \"\" \"Portolan 1.2.3\""), page)
    XCTAssertTrue(page.contains("\\&.Second \\- \\epart."), page)
    XCTAssertFalse(page.split(separator: "\n").contains { $0.hasPrefix("'") || $0.hasPrefix(".Second") })
  }
}
