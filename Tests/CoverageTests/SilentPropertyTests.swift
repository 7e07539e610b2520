import Foundation
import XCTest

/// Tests that public settable properties have an effect, or that `AcceptedWithoutEffect.txt` gives the reason why not.
final class SilentPropertyTests: XCTestCase {
  func testEveryPropertyIsReadOrListed() throws {
    let silent = try SilentProperties().names
    let listed = Set(try AcceptedWithoutEffect().reasons.keys)
    XCTAssertEqual(
      silent.subtracting(listed).sorted(), [],
      "Nothing reads these properties: give them an effect, or make them unavailable")
    XCTAssertEqual(
      listed.subtracting(silent).sorted(), [],
      "These properties have an effect, or are not there: remove them")
  }

  func testTheCheckFindsAPropertyThatIsOnlyWritten() {
    let silent = SilentProperties(
      declared: [
        SourceTokens(
          """
          open class Door {
            open var isOpen = false
            open var width: Double = 1 { didSet { print("\\(width)") } }
            open var handle: String?
            public var area: Double { width }
            public private(set) var uses = 0
            /* public var lock = 1 */
            public struct Bell { public var tone = 1 }
          }
          """
        ).tokens
      ],
      all: [SourceTokens("func f(_ d: Door) { d.isOpen = true; d.handle = \"\\(d.width) tone\" }").tokens])
    XCTAssertEqual(silent.names, ["Door.isOpen", "Door.handle", "Door.Bell.tone"])
  }
}

/// The reasons why properties have no effect, by `Type.property`.
struct AcceptedWithoutEffect {
  let reasons: [String: String]

  init() throws {
    let file = BuiltModules.root.appendingPathComponent(
      "Tests/CoverageTests/Symbols/AcceptedWithoutEffect.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }
    reasons = Dictionary(
      uniqueKeysWithValues: lines.map { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        return (String(parts[0]), parts[1].trimmingCharacters(in: .whitespaces))
      })
  }

  /// The table for the coverage page.
  var table: String {
    reasons.sorted { $0.key < $1.key }.map { "| `\($0)` | \($1) |" }.joined(separator: "\n")
  }
}

/// Public settable stored properties whose names are never read in the frameworks' sources.
struct SilentProperties {
  let names: Set<String>

  /// Finds the properties of the frameworks, as `Type.property`.
  init() throws {
    let frameworks = [
      "UIKit", "SwiftUI", "QuartzCore", "CoreGraphics", "UserNotifications", "WebKit", "Combine",
      "FoundationExtensions", "ImageIO",
    ]
    // Skips the generated tables, which read every property by name.
    let files = try SourceFiles(["Sources"]).tokens.filter { !$0.path.hasPrefix("Sources/UIKit/KeyValue/") }
    let own = files.filter { file in frameworks.contains { file.path.hasPrefix("Sources/\($0)/") } }
    self.init(declared: own.map(\.tokens), all: files.map(\.tokens))
  }

  init(declared: [[SourceTokens.Token]], all: [[SourceTokens.Token]]) {
    var candidates: [String: [String]] = [:]
    for tokens in declared {
      for property in Self.storedProperties(tokens) {
        candidates[property.split(separator: ".").last.map(String.init)!, default: []].append(property)
      }
    }
    for tokens in all + declared {
      for index in tokens.indices where tokens[index].isIdentifier {
        let name = tokens[index].string
        if candidates[name] != nil, Self.isRead(tokens, index) { candidates[name] = nil }
      }
    }
    names = Set(candidates.values.joined())
  }

  private static func isRead(_ tokens: [SourceTokens.Token], _ index: Int) -> Bool {
    let line = tokens[index].line
    let previous = index > 0 ? tokens[index - 1].string : ""
    if ["var", "let", "func", "case"].contains(previous) { return false }
    // A property's own observer mentions it when announcing the change.
    if previous == ".", index > 1, tokens[index - 2] == "\\", isDeclared(tokens, index, line) { return false }
    guard index + 1 < tokens.count else { return true }
    let (next, second) = (tokens[index + 1], index + 2 < tokens.count ? tokens[index + 2].string : "")
    if next == "=" { return second == "=" }
    if next == ":" { return previous == "." || previous == "?" }
    return true
  }

  private static func isDeclared(_ tokens: [SourceTokens.Token], _ index: Int, _ line: Int) -> Bool {
    let name = tokens[index].string
    var place = index - 1
    while place > 0, tokens[place].line == line {
      if tokens[place].string == name, tokens[place - 1] == "var" { return true }
      place -= 1
    }
    return false
  }

  private static func storedProperties(_ tokens: [SourceTokens.Token]) -> [String] {
    var types: [String?] = []
    var pending: String?
    var found: [String] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      switch token.string {
      case "class", "struct", "enum", "extension", "actor", "protocol":
        if index + 1 < tokens.count, tokens[index + 1].isIdentifier,
          !["var", "func", "let"].contains(tokens[index + 1].string),
          index == 0 || !(tokens[index - 1] == ".")
        {
          pending = tokens[index + 1].string
        }
      case "{":
        types.append(pending)
        pending = nil
      case "}":
        _ = types.popLast()
      case "var":
        if let name = storedName(tokens, index) {
          found.append((types.compactMap { $0 } + [name]).joined(separator: "."))
        }
      default: break
      }
      index += 1
    }
    return found
  }

  /// Returns the name of the stored property that the `var` at an index declares; nil if clients cannot set it.
  private static func storedName(_ tokens: [SourceTokens.Token], _ index: Int) -> String? {
    var modifiers: [String] = []
    var place = index - 1
    let known = [
      "open", "public", "weak", "final", "nonisolated", "unsafe", "unowned", "(", ")", "private", "internal",
      "package", "set", "static", "class", "override", "lazy",
    ]
    while place >= 0, known.contains(tokens[place].string), tokens[place].line == tokens[index].line {
      modifiers.append(tokens[place].string)
      place -= 1
    }
    guard modifiers.contains("open") || modifiers.contains("public"), index + 1 < tokens.count,
      Set(modifiers).isDisjoint(with: ["static", "class", "override", "set", "lazy"])
    else { return nil }
    place = index + 2
    while place < tokens.count {
      let token = tokens[place]
      if token == "=" { return tokens[index + 1].string }
      if token == "{" {
        let next = tokens[place + 1].string
        return next == "didSet" || next == "willSet" ? tokens[index + 1].string : nil
      }
      if token == "}" || token.line > tokens[place - 1].line { return tokens[index + 1].string }
      place += 1
    }
    return tokens[index + 1].string
  }
}
