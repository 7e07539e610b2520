import Foundation

/// The public symbols of a built module, from `swift-symbolgraph-extract`.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Fragment: Decodable { let spelling: String }
    struct Extension: Decodable { let extendedModule: String }
    struct Availability: Decodable {
      let domain: String?
      let isUnconditionallyDeprecated: Bool?
      let isUnconditionallyUnavailable: Bool?
      let obsoleted: Version?
      let deprecated: Version?
    }
    struct Version: Decodable { let major: Int }
    struct Generics: Decodable {}
    struct Location: Decodable {
      struct Position: Decodable { let line: Int }
      let uri: String
      let position: Position
    }

    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let accessLevel: String
    let swiftExtension: Extension?
    let swiftGenerics: Generics?
    let availability: [Availability]?
    let location: Location?
    let docComment: DocComment?

    struct DocComment: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }

    /// The sentence of the documentation that describes a difference from iOS.
    var difference: String? {
      let text = (docComment?.lines ?? []).map(\.text).joined(separator: "\n")
      guard let start = text.range(of: "Differs from iOS:") else { return nil }
      let paragraph = text[start.lowerBound...].components(separatedBy: "\n\n")[0]
      return paragraph.replacingOccurrences(of: "\n", with: " ")
    }

    /// The declaration in one line.
    var declaration: String {
      let text = (declarationFragments ?? []).map(\.spelling).joined()
      return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    var name: String { pathComponents.joined(separator: ".") }
    /// Whether the setter is public. The graph also prints `get set` for restricted setters, so the source is
    /// checked.
    var isSettable: Bool {
      guard ["swift.property", "swift.type.property"].contains(kind.identifier) else { return false }
      guard !declaration.contains("{ get }"), !declaration.contains("let \(pathComponents.last ?? "")") else {
        return false
      }
      guard let location, let url = URL(string: location.uri) else { return true }
      let lines = SourceLines.of(url)
      return lines.indices.contains(location.position.line)
        ? !lines[location.position.line].contains("(set)") : true
    }
    /// Whether it can be used without a warning.
    var isCurrent: Bool { (availability ?? []).isEmpty }
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]

  /// Returns the classes with their members, sorted by name.
  func classes() -> [(type: Symbol, members: [Symbol])] {
    var types: [String: Symbol] = [:]
    for symbol in symbols where symbol.kind.identifier == "swift.class" {
      types[symbol.identifier.precise] = symbol
    }
    var owners: [String: String] = [:]
    for relationship in relationships where relationship.kind == "memberOf" {
      owners[relationship.source] = relationship.target
    }
    var members: [String: [Symbol]] = [:]
    for symbol in symbols {
      guard let owner = owners[symbol.identifier.precise], types[owner] != nil else { continue }
      members[owner, default: []].append(symbol)
    }
    return types.map { key, type in
      (type, (members[key] ?? []).sorted { ($0.name, $0.declaration) < ($1.name, $1.declaration) })
    }.sorted { $0.type.name < $1.type.name }
  }

  // MARK: Extraction

  /// Extracts the graph of a module in this build.
  static func extract(_ module: String) throws -> SymbolGraph {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = BuiltModules.run(
      ["swift-symbolgraph-extract", "-module-name", module, "-output-dir", folder.path]
        + ["-minimum-access-level", "public", "-skip-synthesized-members", "-skip-inherited-docs"]
        + ["-target", BuiltModules.target] + BuiltModules.flags)
    guard result.status == 0 else { throw ExtractionError(message: result.output) }
    let file = folder.appendingPathComponent("\(module).symbols.json")
    return try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
  }

  struct ExtractionError: Error { let message: String }
}

/// The lines of source files, each of which is read once.
private enum SourceLines {
  nonisolated(unsafe) private static var files: [URL: [Substring]] = [:]
  private static let lock = NSLock()

  static func of(_ url: URL) -> [Substring] {
    lock.withLock {
      if let known = files[url] { return known }
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      files[url] = lines
      return lines
    }
  }
}
