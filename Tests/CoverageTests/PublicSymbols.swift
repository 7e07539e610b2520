import Foundation

/// The public types and members in a module's sources, by their base names.
///
/// The declarations are read line by line, which the format of the sources allows: a member is indented by
/// two columns relative to its type.
struct PublicSymbols {
  private(set) var members: [String: Set<String>] = [:]
  /// The functions and variables outside of types.
  private var globals: Set<String> = []
  private var parents: [String: Set<String>] = [:]

  private struct Scope {
    var name: String
    var column: Int
    var isOpen: Bool
  }

  init(folders: [URL]) throws {
    for folder in folders {
      let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in found ?? FileManager.DirectoryEnumerator()
      where file.pathExtension == "swift" {
        read(try String(contentsOf: file, encoding: .utf8))
      }
    }
  }

  /// The types that these sources declare.
  private(set) var declaredTypes: Set<String> = []

  /// Returns whether there is such a type, function or variable.
  func has(_ name: String) -> Bool { members[name] != nil || globals.contains(name) }

  /// Returns whether the type, or one that it inherits from, has the member.
  func has(_ member: String, in type: String) -> Bool {
    var next = [type]
    var seen: Set<String> = [type]
    while let name = next.popLast() {
      if members[name]?.contains(member) == true { return true }
      next += parents[name, default: []].filter { seen.insert($0).inserted }
    }
    return false
  }

  // MARK: Reading

  private static let modifiers: Set<Substring> = [
    "public", "open", "package", "internal", "private", "fileprivate", "final", "static", "class", "override",
    "convenience", "required", "mutating", "nonmutating", "nonisolated", "isolated", "indirect", "lazy",
    "weak",
    "unowned", "dynamic", "optional", "consuming", "borrowing", "prefix", "infix", "postfix",
  ]
  private static let types: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "extension", "typealias", "associatedtype",
  ]

  private mutating func read(_ text: String) {
    var scopes: [Scope] = []
    var isUnavailable = false
    for line in text.split(separator: "\n") {
      let column = line.utf8.prefix { $0 == 0x20 }.count
      // A multiline declaration ends with a bracket in the column where it began.
      if let sign = line.utf8.dropFirst(column).first, [0x7B, 0x3E, 0x29].contains(sign) { continue }
      while let scope = scopes.last, column <= scope.column { scopes.removeLast() }
      guard scopes.last.map({ column == $0.column + 2 }) ?? (column == 0) else { continue }
      let code = line.dropFirst(column)
      if code.hasPrefix("//") { continue }
      if code.hasPrefix("@available"), code.contains("unavailable") { isUnavailable = true }
      guard let declaration = Declaration(code) else { continue }
      defer { isUnavailable = false }
      if isUnavailable { continue }
      let outer = scopes.last
      let isPublic = declaration.isPublic || outer?.isOpen == true || declaration.keyword == "case"
      if let outer, isPublic { members[outer.name, default: []].formUnion(declaration.names) }
      if outer == nil, isPublic, !Self.types.contains(declaration.keyword) {
        globals.formUnion(declaration.names)
      }
      guard Self.types.contains(declaration.keyword), let name = declaration.names.first else { continue }
      let full = outer.map { "\($0.name).\(name)" } ?? name
      // A public type also inherits the public members of the parents of a package protocol.
      parents[full, default: []].formUnion(declaration.parents)
      if isPublic || declaration.keyword == "extension" {
        if isPublic, declaration.keyword != "extension" {
          members[full, default: []].formUnion(declaration.casesInLine)
          declaredTypes.insert(full)
        }
        scopes.append(
          Scope(
            name: full, column: column,
            isOpen: declaration.isPublic && ["protocol", "extension"].contains(declaration.keyword)))
      }
    }
  }

  /// The declaration in a line.
  private struct Declaration {
    var keyword: Substring
    var names: [String] = []
    var isPublic = false
    var parents: [String] = []
    /// The cases of a single-line enumeration.
    var casesInLine: [String] = []

    init?(_ line: Substring) {
      var rest = line
      while rest.first == "@" {
        // An attribute with its parenthesized arguments.
        rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        if rest.first == "(" {
          guard let close = rest.firstIndex(of: ")") else { return nil }
          rest = rest[rest.index(after: close)...]
        }
        rest = rest.drop { $0 == " " }
      }
      var words = rest.split(separator: " ")[...]
      while let word = words.first {
        let bare = word.prefix { $0 != "(" }
        let isTypeWord = bare == "class" && !(words.dropFirst().first.map(Self.isAfterModifier) ?? false)
        guard PublicSymbols.modifiers.contains(bare), !isTypeWord else { break }
        if word == "public" || word == "open" { isPublic = true }
        words.removeFirst()
      }
      guard let word = words.popFirst() else { return nil }
      keyword = word.prefix { $0.isLetter }
      let text = words.joined(separator: " ")
      func identifier(_ text: some StringProtocol) -> String {
        String(text.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
      }
      switch keyword {
      case "func", "var", "let", "typealias", "associatedtype": names = [identifier(text)]
      case "init": names = ["init"]
      case "subscript": names = ["subscript"]
      case "case":
        guard !text.contains(":") || text.contains("(") else { return nil }
        names = text.split(separator: ",").map { identifier($0.drop { $0 == " " }) }
      case "class", "struct", "enum", "protocol", "actor", "extension":
        names = [identifier(text)]
        if let start = text.range(of: "{ case ") {
          casesInLine = text[start.upperBound...].split(separator: ",").map {
            identifier($0.drop { $0 == " " })
          }
        }
        if let colon = text.firstIndex(of: ":") {
          parents = text[text.index(after: colon)...].split(whereSeparator: { $0 == "," || $0 == "&" }).map {
            identifier($0.drop { $0 == " " })
          }
        }
      default: return nil
      }
      names.removeAll { $0.isEmpty }
      if names.isEmpty { return nil }
    }

    private static func isAfterModifier(_ word: Substring) -> Bool {
      ["func", "var", "let", "subscript", "override", "final", "public", "open"].contains(word)
    }
  }
}
