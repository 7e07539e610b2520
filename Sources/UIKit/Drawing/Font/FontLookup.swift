/// Looks up fonts by the names used in iOS sources.
enum FontLookup {
  struct Match {
    /// The family name reported to clients.
    var family: String
    var weight: UIFont.Weight
    var isItalic: Bool
  }

  /// Returns the font with a PostScript or family name: an installed one, or one that is present on all iOS
  /// devices and has a similar substitute here.
  static func find(_ name: String) -> Match? {
    onMainThread {
      if let face = FontFace.named(name, size: 12), case .family(let family) = face.design {
        return Match(
          family: family, weight: UIFont.Weight(number: Int(face.weight)), isItalic: face.isItalic)
      }
      guard let (family, face) = builtInFace(name) else { return nil }
      var described = FontSpecification(size: 12)
      described.take(face: face)
      return Match(family: family, weight: described.weight, isItalic: described.isItalic)
    }
  }

  /// Splits a PostScript name, as `Georgia-Bold`, or a full name, as `Georgia Bold`, of a font of iOS.
  private static func builtInFace(_ name: String) -> (family: String, face: String)? {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return nil }
    let face = parts.count == 2 ? parts[1] : ""
    if let known = builtIn[compact(first)] { return (known.name, face) }
    if let (family, own) = postScriptFamilies[first] { return (family, own + face) }
    guard let space = name.lastIndex(of: " "), let known = builtIn[compact(String(name[..<space]))] else {
      return nil
    }
    return (known.name, String(name[name.index(after: space)...]))
  }

  /// The families of fonts whose PostScript names have other words, with the face that the name contains.
  private static let postScriptFamilies: [String: (family: String, face: String)] = [
    "AcademyEngravedLetPlain": ("Academy Engraved LET", ""), "BodoniOrnamentsITCTT": ("Bodoni Ornaments", ""),
    "BodoniSvtyTwoITCTT": ("Bodoni 72", ""), "BodoniSvtyTwoOSITCTT": ("Bodoni 72 Oldstyle", ""),
    "BodoniSvtyTwoSCITCTT": ("Bodoni 72 Smallcaps", ""), "BradleyHandITCTT": ("Bradley Hand", ""),
    "CourierNewPS": ("Courier New", ""), "DamascusBold": ("Damascus", "Bold"),
    "DamascusLight": ("Damascus", "Light"), "DamascusMedium": ("Damascus", "Medium"),
    "DamascusSemiBold": ("Damascus", "SemiBold"), "HiraMaruProN": ("Hiragino Maru Gothic ProN", ""),
    "HiraMinProN": ("Hiragino Mincho ProN", ""), "HiraginoSans": ("Hiragino Sans", ""),
    "PartyLetPlain": ("Party LET", ""), "SavoyeLetPlain": ("Savoye LET", ""),
    "TimesNewRomanPS": ("Times New Roman", ""), "Trebuchet": ("Trebuchet MS", ""),
    "ZapfDingbatsITC": ("Zapf Dingbats", ""),
  ]

  /// Returns the design that a family is drawn with.
  static func design(family: String) -> FontFace.Design {
    onMainThread {
      if let installed = FontLibrary.shared.family(named: family) { return .family(installed) }
      return builtIn[compact(family)]?.design ?? .system
    }
  }

  static var families: [String] {
    onMainThread { FontLibrary.shared.familyNames }
  }

  /// Returns the PostScript names of the fonts in a family.
  static func fontNames(family: String) -> [String] {
    onMainThread { FontLibrary.shared.postScriptNames(ofFamily: family) }
  }

  /// Returns the PostScript name of an installed face.
  static func postScriptName(family: String, weight: Int, isItalic: Bool) -> String? {
    onMainThread { FontLibrary.shared.postScriptName(family: family, weight: weight, isItalic: isItalic) }
  }

  private static func compact(_ name: String) -> String {
    var name = name.replacingOccurrences(of: " ", with: "").lowercased()
    for suffix in ["psmt", "mt"] where name.hasSuffix(suffix) { name.removeLast(suffix.count) }
    return name
  }

  /// Families of iOS, by compact name.
  private static let builtIn: [String: (name: String, design: FontFace.Design)] = {
    var table: [String: (name: String, design: FontFace.Design)] = [:]
    func add(_ design: FontFace.Design, _ names: [String]) {
      for name in names { table[compact(name)] = (name, design) }
    }
    // The engine has the metrics of these.
    for name in ["Helvetica", "Avenir", "Avenir Next", "Verdana", "Trebuchet MS", "Menlo", "Georgia"] {
      add(.family(name), [name])
    }
    add(.system, ["Helvetica Neue", "Arial", "Arial Rounded MT Bold", "Arial Hebrew"])
    add(
      .system,
      [
        "Avenir Next Condensed", "Futura", "Gill Sans", "Optima", "DIN Alternate", "DIN Condensed",
        "Chalkboard SE", "Chalkduster", "Marker Felt",
        "Noteworthy", "Copperplate", "Impact", "Geeza Pro", "Kohinoor Devanagari", "PingFang SC",
        "PingFang TC", "PingFang HK", "Hiragino Sans", "Apple SD Gothic Neo", "Thonburi", "Euphemia UCAS",
        "Rockwell", "Party LET", "Papyrus", "Zapfino", "Snell Roundhand", "Savoye LET", "Bradley Hand",
        "Academy Engraved LET", "Adelle Sans Devanagari", "Al Nile", "Apple Color Emoji", "Apple Symbols",
        "Damascus", "Devanagari Sangam MN", "Diwan Mishafi", "Farah", "Galvji", "Hiragino Maru Gothic ProN",
        "Kailasa", "Kefa", "Khmer Sangam MN", "Kohinoor Bangla", "Kohinoor Gujarati", "Kohinoor Telugu",
        "Lao Sangam MN", "Malayalam Sangam MN", "Mukta Mahee", "Myanmar Sangam MN", "Noto Nastaliq Urdu",
        "Noto Sans Kannada", "Noto Sans Myanmar", "Noto Sans Oriya", "Sinhala Sangam MN", "Symbol",
        "Tamil Sangam MN", "Zapf Dingbats", "Bodoni Ornaments",
      ])
    add(
      .monospaced, ["Courier", "Courier New", "American Typewriter"])
    add(
      .serif,
      [
        "Times New Roman", "Palatino", "Baskerville", "Didot", "Bodoni 72", "Bodoni 72 Oldstyle",
        "Bodoni 72 Smallcaps", "Hoefler Text",
        "Cochin", "Charter", "Iowan Old Style", "Hiragino Mincho ProN", "Big Caslon",
      ])
    return table
  }()
}
