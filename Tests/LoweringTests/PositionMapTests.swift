import XCTest

@testable import Lowering

/// Positions in sources and in their lowered text correspond, also beside insertions and replaced text.
final class PositionMapTests: XCTestCase {
  private let text = """
    class Köln: NSObject {
      @objc dynamic var n = 0; var 🐟 = 1
      let s = #selector(go(_:)), k = #keyPath(Köln.n)
      @objc func go(_ o: Any) {}
    }
    """

  private func map(_ purpose: LoweringPurpose) throws -> (PositionMap, LoweredFile) {
    let lowered = try XCTUnwrap(SourceFile(name: "A.swift", text: text).lowered(for: purpose))
    return (PositionMap(original: text, lowered: lowered), lowered)
  }

  func testEveryPositionReturns() throws {
    for purpose in [LoweringPurpose.compiler, .editor] {
      let (map, _) = try map(purpose)
      for (line, content) in text.components(separatedBy: "\n").enumerated() {
        for column in 0...content.utf16.count {
          let position = PositionMap.Position(line: line, column: column)
          // Positions in the middle of a character, and of shortened text, have none of their own.
          guard purpose == .editor, content.isSplittable(at: column) else { continue }
          XCTAssertEqual(map.original(map.lowered(position)), position, "\(line):\(column)")
        }
      }
    }
  }

  func testLoweredPositionsHaveTheSameText() throws {
    let (map, lowered) = try map(.editor)
    let lines = lowered.text.components(separatedBy: "\n")
    for word in ["🐟 = 1", "go(_:)", "Köln.n", "go(_ o"] {
      for (line, content) in text.components(separatedBy: "\n").enumerated() {
        guard let range = content.range(of: word) else { continue }
        let column = content[..<range.lowerBound].utf16.count
        let position = map.lowered(PositionMap.Position(line: line, column: column))
        XCTAssertEqual(position.line, line)
        let found = lines[line].utf16.dropFirst(position.column)
        XCTAssertTrue(String(found)?.hasPrefix(word) ?? false, "\(word): \(lines[line])")
      }
    }
  }

  func testAdditionsHaveNoPosition() throws {
    let (map, lowered) = try map(.editor)
    let last = lowered.text.components(separatedBy: "\n").count - 1
    XCTAssertNil(map.original(PositionMap.Position(line: last, column: 0)))
  }

  func testAReplacedSelectorIsRecognized() throws {
    let (map, _) = try map(.editor)
    let line = text.components(separatedBy: "\n")[2]
    for (word, isReference) in [("#selector", true), ("go(_:)", true), ("s = ", false), ("Köln.n", true)] {
      let column = line[..<(try XCTUnwrap(line.range(of: word))).lowerBound].utf16.count
      let position = map.lowered(PositionMap.Position(line: 2, column: column))
      XCTAssertEqual(map.isInReference(position), isReference, word)
    }
  }
}

extension String {
  /// Whether a UTF-16 offset is between two characters.
  fileprivate func isSplittable(at offset: Int) -> Bool {
    utf16.index(utf16.startIndex, offsetBy: offset).samePosition(in: self) != nil
  }
}
