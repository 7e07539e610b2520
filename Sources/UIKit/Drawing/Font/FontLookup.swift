/// Finds fonts by the names that iOS sources use for them.
enum FontLookup {
  struct Match {
    /// The family as clients see it.
    var family: String
    /// The style within it, or nil for the regular one.
    var face: String?
  }

  /// The font of a PostScript name, a full name or a family: an installed one, or one that every iOS device has and that
  /// something similar is drawn for here.
  static func find(_ name: String) -> Match? {
    if let face = InstalledFonts.shared.face(named: name) {
      let isFamily = face.family == name
      return Match(family: face.family, face: isFamily ? nil : face.style)
    }
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first, let family = builtIn[compact(first)] else { return nil }
    return Match(family: family.name, face: parts.count == 2 ? parts[1] : nil)
  }

  /// The families to draw with, in order of preference, as fontconfig takes them.
  static func drawnFamilies(_ typeface: FontSpecification.Typeface) -> String {
    switch typeface {
    case .system(.monospaced): "Noto Sans Mono,DejaVu Sans Mono,monospace"
    case .system(.serif): "Noto Serif,DejaVu Serif,serif"
    case .system: "Inter,sans-serif"
    case .named(let family): "\(family),\(builtIn[compact(family)]?.substitute ?? "Inter,sans-serif")"
    }
  }

  /// The PostScript names of a family's fonts.
  static func fontNames(family: String) -> [String] {
    InstalledFonts.shared.faces(family: family).map(\.postScriptName).sorted()
  }

  private static func compact(_ name: String) -> String {
    var name = name.replacingOccurrences(of: " ", with: "").lowercased()
    for suffix in ["psmt", "mt"] where name.hasSuffix(suffix) { name.removeLast(suffix.count) }
    return name
  }

  /// Families of iOS, by compact name.
  private static let builtIn: [String: (name: String, substitute: String)] = {
    var table: [String: (name: String, substitute: String)] = [:]
    func add(_ substitute: String, _ names: [String]) {
      for name in names { table[compact(name)] = (name, substitute) }
    }
    add(
      "Liberation Sans,Inter,sans-serif",
      ["Helvetica", "Helvetica Neue", "Arial", "Arial Rounded MT Bold", "Arial Hebrew"])
    add(
      "Inter,sans-serif",
      [
        "Avenir", "Avenir Next", "Avenir Next Condensed", "Futura", "Gill Sans", "Optima", "Verdana",
        "Trebuchet MS", "DIN Alternate", "DIN Condensed", "Chalkboard SE", "Chalkduster", "Marker Felt",
        "Noteworthy", "Copperplate", "Impact", "Geeza Pro", "Kohinoor Devanagari", "PingFang SC",
        "PingFang TC", "PingFang HK", "Hiragino Sans", "Apple SD Gothic Neo", "Thonburi", "Euphemia UCAS",
        "Rockwell", "Party LET", "Papyrus", "Zapfino", "Snell Roundhand", "Savoye LET", "Bradley Hand",
      ])
    add(
      "Noto Sans Mono,DejaVu Sans Mono,monospace", ["Menlo", "Courier", "Courier New", "American Typewriter"])
    add(
      "Noto Serif,DejaVu Serif,serif",
      [
        "Georgia", "Times New Roman", "Palatino", "Baskerville", "Didot", "Bodoni 72", "Hoefler Text",
        "Cochin", "Charter", "Iowan Old Style", "Hiragino Mincho ProN", "Big Caslon",
      ])
    return table
  }()
}
