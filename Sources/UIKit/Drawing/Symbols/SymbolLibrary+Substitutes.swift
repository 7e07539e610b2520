extension SymbolLibrary {
  /// Returns the substitute for a symbol of Apple's set without a drawing here: the symbol named by its first
  /// words ("folder" for "folder.badge.gearshape"), or a dashed square.
  static func substitute(for name: String) -> SymbolGlyph {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    let isFilled = words.last == "fill"
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      let stem = words.prefix(count).joined(separator: ".")
      if isFilled, let found = ownGlyph(named: stem + ".fill") { return renamed(found, name) }
      if let found = ownGlyph(named: stem) { return renamed(found, name) }
    }
    return SymbolGlyph(name: name, elements: placeholder)
  }

  private static let placeholder = [
    SymbolGlyph.Element(
      kind: .stroke,
      path: SymbolPathParser.path(
        "M-41 -22V-27Q-41 -41 -27 -41H-22 M22 -41H27Q41 -41 41 -27V-22 M41 22V27Q41 41 27 41H22 M-22 41H-27Q-41 41 -41 27V22 "
          + "M-8 -41H8 M41 -8V8 M8 41H-8 M-41 8V-8"))
  ]
}
