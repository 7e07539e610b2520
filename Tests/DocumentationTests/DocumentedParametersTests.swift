import XCTest

/// A documentation comment that describes a parameter describes each of its declaration, as DocC demands of the manual.
final class DocumentedParametersTests: XCTestCase {
  /// The modules of the manual: `Scripts/docs`.
  private static let modules = [
    "CoreGraphics", "QuartzCore", "UIKit", "SwiftUI", "Routing", "PortolanTesting",
  ]

  func testEachParameterIsDescribed() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var checked = 0
    for module in Self.modules {
      let folder = root.appendingPathComponent("Sources/\(module)")
      let files = try XCTUnwrap(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        for comment in Self.comments(in: lines) {
          checked += 1
          XCTAssertEqual(
            Set(comment.described), Set(comment.declared),
            "\(file.path):\(comment.line): the comment describes other parameters than the declaration has")
        }
      }
    }
    XCTAssertGreaterThan(checked, 20)
  }

  func testParametersAreRead() {
    let comments = Self.comments(
      in: """
        /// Moves.
        ///
        /// - Parameters:
        ///   - a: First.
        ///   - b: Second.
        @MainActor public func move<T>(
          _ a: [String: (T, Int)] = [:], to b: @escaping (T, Int) -> Void = { _, _ in }
        ) {}

        /// Turns.
        /// - Parameter c: Third.
        public init?(c d: Int) {}

        public protocol Stops {
          /// Stops.
          /// - Parameter g: Seventh.
          func stop(f: Int)
        }

        /// Not public.
        /// - Parameter e: Fifth.
        func stop() {}
        """.components(separatedBy: "\n"))
    XCTAssertEqual(comments.map(\.described), [["a", "b"], ["c"], ["g"]])
    XCTAssertEqual(comments.map(\.declared), [["a", "b"], ["d"], ["f"]])
  }

  // MARK: - Reading

  private struct Comment {
    var line: Int
    var described: [String] = []
    var declared: [String] = []
  }

  /// Returns the comments of public functions and initializers that describe parameters.
  private static func comments(in lines: [String]) -> [Comment] {
    var found: [Comment] = []
    var index = 0
    var isInProtocol = false
    while index < lines.count {
      guard isComment(lines[index]) else {
        if lines[index].contains("public protocol ") { isInProtocol = true }
        if lines[index].hasPrefix("}") { isInProtocol = false }
        index += 1
        continue
      }
      var comment = Comment(line: index + 1)
      while index < lines.count, isComment(lines[index]) {
        if let match = lines[index].firstMatch(of: #//// (?:- Parameter|  -) `?(\w+)`?:/#) {
          comment.described.append(String(match.1))
        }
        index += 1
      }
      guard !comment.described.isEmpty else { continue }
      let declaration = lines[index..<min(index + 20, lines.count)].joined(separator: "\n")
      let access = isInProtocol ? "" : #"(?:public|open)\s[\w\s]*?"#
      let pattern =
        #"^\s*(?:@\w+(?:\([^)]*\))?\s+)*"# + access + #"(?:func\s+[^\s(<]+|init[?!]?)\s*(?:<[^(]*>)?\("#
      guard let start = declaration.range(of: pattern, options: .regularExpression) else { continue }
      comment.declared = parameters(of: declaration[start.upperBound...])
      found.append(comment)
    }
    return found
  }

  private static func isComment(_ line: String) -> Bool { line.drop { $0 == " " }.hasPrefix("///") }

  /// Returns the names of the parameters of a list, given the text behind its opening parenthesis.
  private static func parameters(of text: Substring) -> [String] {
    var names: [String] = []
    var depth = 1
    var current = ""
    var previous: Character = " "
    func end() {
      let label = current.split(separator: ":").first?.split(whereSeparator: \.isWhitespace).last
      if let label { names.append(label.trimmingCharacters(in: ["`"])) }
      current = ""
    }
    for character in text {
      defer { previous = character }
      switch character {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where previous != "-": depth -= 1
      case "," where depth == 1:
        end()
        continue
      default: break
      }
      if depth == 0 { break }
      current.append(character)
    }
    end()
    return names
  }
}
