import Foundation
import XCTest

/// Tests that public settable properties have an effect, or that `AcceptedWithoutEffect.txt` gives the reason why not.
final class SilentPropertyTests: XCTestCase {
  func testEveryPropertyIsReadOrListed() throws {
    let silent = try SilentProperties()
    let accepted = try AcceptedWithoutEffect()
    XCTAssertEqual(
      silent.names.subtracting(accepted.reasons.keys).sorted(), [],
      "Nothing reads these properties: give them an effect, or make them unavailable")
    XCTAssertEqual(
      Set(accepted.reasons.keys).subtracting(silent.names).sorted(), [],
      "These properties have an effect, or are not there: remove them")
    XCTAssertEqual(
      Set(accepted.groups.keys).subtracting(silent.groups).sorted(), [],
      "Something reads every property of these modules and types: remove them")
  }

  func testTheCheckFindsAPropertyThatIsOnlyWritten() {
    let source = """
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
    var silent = SilentProperties.none
    func occurrence(_ name: String, _ roles: IndexStore.Roles, line: Int, overrides: [String] = [])
      -> IndexStore.Occurrence
    {
      IndexStore.Occurrence(
        symbol: name, name: name, isProperty: true, roles: roles, line: line, overridden: overrides)
    }
    silent.add(
      module: "Doors", SourceTokens(source).tokens,
      [
        occurrence("isOpen", .definition, line: 2), occurrence("width", .definition, line: 3),
        occurrence("width", [.reference, .read], line: 3),
        occurrence("handle", .definition, line: 4, overrides: ["part"]),
        occurrence("tone", .definition, line: 8),
      ])
    silent.add(
      module: "Houses", [],
      [
        occurrence("isOpen", [.reference, .write], line: 1),
        occurrence("width", [.reference, .read], line: 2),
        occurrence("part", [.reference, .read], line: 3),
      ])
    XCTAssertEqual(silent.names, ["Door.isOpen", "Door.Bell.tone"])
    XCTAssertEqual(silent.groups, ["Doors", "Door", "Door.Bell"])
  }
}

/// The reasons why properties have no effect, by `Type.property`.
struct AcceptedWithoutEffect {
  private(set) var reasons: [String: String] = [:]
  /// The reasons for the properties of modules and types, from lines such as `Metal.*: …`.
  private(set) var groups: [String: String] = [:]

  init() throws {
    let file = BuiltModules.root.appendingPathComponent(
      "Tests/CoverageTests/Symbols/AcceptedWithoutEffect.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1)
      let reason = parts[1].trimmingCharacters(in: .whitespaces)
      let name = String(parts[0])
      if name.hasSuffix(".*") { groups[String(name.dropLast(2))] = reason } else { reasons[name] = reason }
    }
  }

  /// The table for the coverage page.
  var table: String {
    let all = reasons.merging(groups.map { ("\($0).*", $1) }) { $1 }
    return all.sorted { $0.key < $1.key }.map { "| `\($0)` | \($1) |" }.joined(separator: "\n")
  }
}

/// Public settable stored properties that nothing in the sources reads, by the uses that the compiler recorded in the index.
struct SilentProperties {
  private struct Property {
    let module: String
    let name: String
    let symbol: String
    /// The members of superclasses and protocols through which it may be read.
    let overridden: [String]

    /// The name of the type that declares the property.
    var type: String { name.split(separator: ".").dropLast().joined(separator: ".") }
  }

  private var properties: [Property] = []
  private var readSymbols: Set<String> = []

  /// Creates a check without declarations.
  private init(_ properties: [Property]) { self.properties = properties }

  static var none: SilentProperties { SilentProperties([]) }

  /// Finds the properties of this build.
  init() throws {
    let sources = BuiltModules.root.appendingPathComponent("Sources").path
    // Skips the generated tables, which read every property by name.
    let files = try SourceFiles(["Sources"]).tokens.filter { !$0.path.hasPrefix("Sources/UIKit/KeyValue/") }
    let tokens = Dictionary(
      uniqueKeysWithValues: files.map { ("\(BuiltModules.root.path)/\($0.path)", $0.tokens) })
    try IndexStore().read(Array(tokens.keys)) { file, occurrences in
      let module = file.dropFirst(sources.count + 1).prefix { $0 != "/" }
      add(module: String(module), tokens[file] ?? [], occurrences)
    }
  }

  /// Adds the declarations and uses in a file.
  mutating func add(module: String, _ tokens: [SourceTokens.Token], _ occurrences: [IndexStore.Occurrence]) {
    var declared: [Int: [String]] = [:]
    for property in Self.storedProperties(tokens) {
      declared[property.line, default: []].append(property.name)
    }
    for occurrence in occurrences where occurrence.isProperty {
      let name = declared[occurrence.line]?.first {
        $0.split(separator: ".").last.map(String.init) == occurrence.name
      }
      if occurrence.roles.contains(.definition), let name {
        properties.append(
          Property(module: module, name: name, symbol: occurrence.symbol, overridden: occurrence.overridden))
      } else if name == nil, occurrence.roles.contains(.reference),
        occurrence.roles.contains(.read) || !occurrence.roles.contains(.write)
      {
        readSymbols.insert(occurrence.symbol)
      }
    }
  }

  private var silent: [Property] {
    properties.filter { readSymbols.isDisjoint(with: $0.overridden + [$0.symbol]) }
  }

  /// The properties as `Type.property`, except those of modules and types that are accepted as a whole.
  var names: Set<String> {
    let accepted = (try? AcceptedWithoutEffect().groups) ?? [:]
    return Set(
      silent.lazy.filter { accepted[$0.module] == nil && accepted[$0.type] == nil }.map(\.name))
  }

  /// The modules and types of the properties.
  var groups: Set<String> { Set(silent.map(\.module)).union(silent.map(\.type)) }

  private static func storedProperties(_ tokens: [SourceTokens.Token]) -> [(name: String, line: Int)] {
    var types: [String?] = []
    var pending: String?
    var found: [(name: String, line: Int)] = []
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
          found.append(((types.compactMap { $0 } + [name]).joined(separator: "."), tokens[index + 1].line))
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
