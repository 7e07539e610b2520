import Foundation
import Lowering
import SeededRandom
import XCTest

/// Damaged sources are lowered without a trap.
final class FuzzTests: XCTestCase {
  private let pieces = [
    "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "#\"", "\\(", "/*", "*/", "//", "/", "#/", "@objc ",
    "@objc(", "@IBOutlet ",
    "#selector(", "#keyPath(", "#if os(iOS)\n", "#else\n", "#endif\n", "class ", "protocol ", "extension ",
    "override ",
    "func ", "var ", "?(", "`", "\n", "\r\n", "é", "\u{0}", "#Preview {", "@NSManaged ", "optional ",
    "dynamic ", "<", ">",
  ]

  private func mutated(_ source: [UInt8], _ random: inout SeededNumbers) -> [UInt8] {
    var bytes = source
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let at = bytes.isEmpty ? 0 : Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.insert(contentsOf: pieces.randomElement(using: &random)!.utf8, at: at)
      case 1:
        let end = min(bytes.count, at + Int.random(in: 0..<40, using: &random))
        bytes.removeSubrange(at..<end)
      case 2:
        let end = min(bytes.count, at + Int.random(in: 0..<60, using: &random))
        bytes.insert(contentsOf: Array(bytes[at..<end]), at: Int.random(in: 0...bytes.count, using: &random))
      default: if at < bytes.count { bytes[at] = UInt8.random(in: 0...255, using: &random) }
      }
    }
    return bytes
  }

  func testMutatedSourcesAreLoweredWithoutATrap() {
    var random = SeededNumbers(seed: 7)
    var lowered = 0
    // More rounds are used with the address sanitizer.
    let rounds = ProcessInfo.processInfo.environment["PORTOLAN_FUZZ_ROUNDS"].flatMap(Int.init) ?? 25
    for round in 0..<rounds {
      for fixture in FixtureBuild.fixtures {
        let bytes = mutated(Array(fixture.source.utf8), &random)
        let file = SourceFile(name: "Fuzz\(round).swift", bytes: bytes)
        let facts = ProjectSummary([file.facts])
        if let text = file.lowered(facts)?.text {
          lowered += 1
          XCTAssertGreaterThanOrEqual(
            text.utf8.count { $0 == 0x0A }, bytes.count { $0 == 0x0A }, "a line is lost")
        }
      }
    }
    XCTAssertGreaterThan(lowered, 300)
  }

  func testEveryPrefixOfAFixtureIsLoweredWithoutATrap() {
    for fixture in FixtureBuild.fixtures {
      let bytes = Array(fixture.source.utf8)
      for end in stride(from: 0, to: bytes.count, by: 131) {
        let file = SourceFile(name: "Prefix.swift", bytes: Array(bytes[..<end]))
        _ = file.lowered(ProjectSummary([file.facts]))
      }
    }
  }
}
