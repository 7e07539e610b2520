import Foundation
import XCTest

/// Swift code in the documentation is part of a source that is compiled and tested.
final class CodeBlockTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func files(in folder: String, _ fileExtension: String) -> [URL] {
    let found = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == fileExtension }
  }

  private static func lines(_ text: some StringProtocol) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// The fenced blocks of Swift code in a page; manifests are no such code.
  private static func blocks(in page: String) -> [[String]] {
    var parts = page.components(separatedBy: "```swift\n")
    parts.removeFirst()
    return parts.compactMap { part in
      let block = lines(part.components(separatedBy: "```")[0])
      return block.first?.hasPrefix("// Package.swift") == true ? nil : block
    }
  }

  private static func contains(_ block: [String], in source: [String]) -> Bool {
    guard let first = block.first, source.count >= block.count else { return false }
    return source.indices.contains { start in
      source[start] == first && source[start...].prefix(block.count).elementsEqual(block)
    }
  }

  func testEveryBlockIsCompiledSomewhere() throws {
    let sources = try
      (Self.files(in: "Tests/DocumentationTests", "swift")
      + Self.files(in: "Tests/SwiftUITests", "swift") + Self.files(in: "Tests/PlainTests", "swift")
      + Self.files(in: "Examples", "swift")).map { Self.lines(try String(contentsOf: $0, encoding: .utf8)) }
    let pages =
      Self.files(in: "Documentation", "md")
      + ["README.md", "README.ko.md", "CONTRIBUTING.md"].map(Self.root.appendingPathComponent)
    var count = 0
    for page in pages {
      for block in Self.blocks(in: try String(contentsOf: page, encoding: .utf8)) {
        count += 1
        XCTAssertTrue(
          sources.contains { Self.contains(block, in: $0) },
          "\(page.lastPathComponent): no test has this code:\n\(block.joined(separator: "\n"))")
      }
    }
    XCTAssertGreaterThan(count, 20)
  }

  func testABlockThatDiffersIsNotFound() {
    let source = Self.lines("let a = 1\n  let b = 2\nlet c = 3")
    XCTAssertTrue(Self.contains(["let a = 1", "let b = 2"], in: source))
    XCTAssertFalse(Self.contains(["let a = 1", "let c = 3"], in: source))
  }
}
