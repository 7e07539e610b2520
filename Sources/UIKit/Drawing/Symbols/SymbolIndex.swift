import Synchronization

/// The lines of `SymbolDrawings` by name. A line is parsed when its symbol is used first.
enum SymbolIndex {
  /// Returns the drawing of exactly this name.
  static func glyph(named name: String) -> SymbolGlyph? {
    guard let line = lines[name] else { return nil }
    if let found = parsed.withLock({ $0[name] }) { return found }
    // Outside the lock, because a drawing may use others.
    let glyph = SymbolPathParser.glyph(named: name, line: line)
    let made =
      SymbolDrawings.ownColors[name].map { SymbolGlyph(name: name, elements: glyph.elements, ownColors: $0) }
      ?? glyph
    return parsed.withLock { table in
      if let found = table[name] { return found }
      table[name] = made
      return made
    }
  }

  /// Reads the names.
  static func load() { _ = lines }

  static func has(_ name: String) -> Bool { lines[name] != nil }

  static func line(named name: String) -> Substring? { lines[name] }

  static var names: [String] { Array(lines.keys) }

  private static let parsed = Mutex<[String: SymbolGlyph]>([:])

  /// The lines; a later line replaces an earlier one of the same name.
  private static let lines: [String: Substring] = {
    var table: [String: Substring] = [:]
    table.reserveCapacity(3000)
    for group in SymbolDrawings.all {
      let utf8 = group.utf8
      var start = utf8.startIndex
      while start < utf8.endIndex {
        let end = utf8[start...].firstIndex(of: UInt8(ascii: "\n")) ?? utf8.endIndex
        if let bar = utf8[start..<end].firstIndex(of: UInt8(ascii: " ")) {
          table[String(group[start..<bar])] = group[start..<end]
        }
        start = end < utf8.endIndex ? utf8.index(after: end) : end
      }
    }
    return table
  }()
}
