import Lowering
import XCTest

/// Lines and columns are preserved, so that messages, `#line` and the debugger refer to the original.
final class PositionTests: XCTestCase {
  /// The replacements that keep the columns.
  private let replacements = [
    "_sel(\"", "_k", "\"", "true", "false", "LibSys", "_classText", "_classFromString", "@main", "ObjCBase",
    "_p",
  ]
  /// The insertions that move the rest of the line.
  private let insertions = [
    "{ willSet", " willSet {", " didSet {", "_willChange(", "defer { _didChange", "override ",
    "@MainActor static func",
    "AnyObject", "_ObjCManaged", "_ObjCDispatch", "func _p", "var _p", "{ _p", "{ get { _p", "super._p",
    "func _did", "func _will", "_held(",
    "_ObjCTables.addLocal", "@available(*, deprecated)", "¡",
  ]

  func testEveryWordThatStaysIsWhereItWas() {
    var words = 0
    for fixture in FixtureBuild.fixtures {
      guard let lowered = FixtureBuild.lowered(fixture) else { continue }
      let before = lines(fixture.source)
      let after = lines(lowered)
      XCTAssertGreaterThanOrEqual(after.count, before.count, fixture.name)
      for (number, (old, new)) in zip(before, after).enumerated() {
        for (column, word) in wordsWithColumns(old) {
          words += 1
          if !isPlausible(word, column, old, new) {
            XCTFail("\(fixture.name):\(number + 1):\(column + 1): \(word) is lost in \(text(new))")
          }
        }
      }
    }
    XCTAssertGreaterThan(words, 2000)
  }

  private func isPlausible(_ word: [UInt8], _ column: Int, _ old: [UInt8], _ new: [UInt8]) -> Bool {
    guard column < new.count else { return false }
    let there = Array(new[column..<min(new.count, column + word.count)])
    if there == word || there.allSatisfy({ $0 == 0x20 }) { return true }
    // Inside a replacement that begins on this line, before or at the word, and is not longer than before.
    let head = text(Array(new[..<min(new.count, column + word.count + 16)]))
    if new.count == old.count || word == Array("selector".utf8), replacements.contains(where: head.contains) {
      return true
    }
    let moved = column + new.count - old.count
    let inserted = insertions.contains { text(new).contains($0) }
    return inserted && moved >= 0 && moved + word.count <= new.count
      || inserted && text(new).contains(text(word))
  }

  private func lines(_ text: String) -> [[UInt8]] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
  }

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private func wordsWithColumns(_ line: [UInt8]) -> [(Int, [UInt8])] {
    var result: [(Int, [UInt8])] = []
    var start: Int?
    for (index, byte) in (line + [0x20]).enumerated() {
      let isWord =
        byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte)
      if isWord, start == nil { start = index }
      if !isWord, let first = start {
        result.append((first, Array(line[first..<index])))
        start = nil
      }
    }
    return result
  }

  func testMessagesPointAtTheOriginal() throws {
    let source = """
      import Foundation
      @objc class Wrong: NSObject {
        @objc dynamic var level: Int = 0
        @IBAction func tap() { let number: Int = "text" }
        @objc(other) func go() { perform(#selector(tap), with: undefinedName) }
      }
      """
    let lowered = try XCTUnwrap(SourceFile(name: "Wrong.swift", text: source).lowered()?.text)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Wrong-\(UUID().uuidString).swift")
    try lowered.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let messages = FixtureBuild.run(
      ["swiftc", "-typecheck", "-parse-as-library"] + FixtureBuild.moduleFlags + [file.path]
    ).output
    let columns = source.split(separator: "\n")
    for (line, word) in [(4, "\"text\""), (5, "undefinedName")] {
      let column = columns[line - 1].range(of: word)!.lowerBound.utf16Offset(in: columns[line - 1]) + 1
      XCTAssertTrue(messages.contains("\(file.lastPathComponent):\(line):\(column): error:"), messages)
    }
  }
}
