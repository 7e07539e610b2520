import Synchronization

/// All symbols: drawings and compositions of them.
enum SymbolLibrary {
  /// Returns the glyph for a name of Apple's set; nil for other names.
  static func glyph(named name: String) -> SymbolGlyph? {
    if let found = known.withLock({ $0[name] }) { return found }
    guard SymbolNames.contains(name) else { return nil }
    let own = ownGlyph(named: name)
    if own == nil {
      UIKitFault.warnOnce("there is no drawing of the symbol “\(name)”", category: "UIImage")
    }
    let glyph = own ?? substitute(for: name)
    let made = SymbolGlyph(
      name: name, elements: glyph.elements, ownColors: glyph.ownColors, isDirectional: isDirectional(name))
    return known.withLock { table in
      if let found = table[name] { return found }
      table[name] = made
      return made
    }
  }

  private static func isDirectional(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    return ["forward", "backward", "leading", "trailing"].contains { words.contains($0) }
      || name.hasPrefix("list.") || name.hasPrefix("text.align") || SymbolNames.isMirroredInRightToLeft(name)
  }

  /// Returns the glyph drawn or composed for exactly this name.
  static func ownGlyph(named name: String) -> SymbolGlyph? {
    if let found = drawing(named: name) { return found.name == name ? found : renamed(found, name) }
    if let found = composed(name) { return found }
    if let present = SymbolRenames.presentName(of: name), present != name {
      return ownGlyph(named: present).map { renamed($0, name) }
    }
    return localized(name) ?? directed(name) ?? renamedLater(name)
  }

  /// Returns a symbol that points in the direction of reading: "chevron.forward.2", "rectangle.leadinghalf.filled".
  private static func directed(_ name: String) -> SymbolGlyph? {
    var turned = name
    for (word, side) in [
      ("backward", "left"), ("forward", "right"), ("leading", "left"), ("trailing", "right"),
    ] {
      turned = turned.replacingOccurrences(of: word, with: side)
    }
    return turned == name ? nil : ownGlyph(named: turned).map { renamed($0, name) }
  }

  /// Returns the symbol of a name of SF Symbols 6 or 7 that was renamed: "document" was "doc", and "microphone" "mic".
  private static func renamedLater(_ name: String) -> SymbolGlyph? {
    for (later, former) in laterWords where ".\(name).".contains(".\(later).") {
      let earlier = ".\(name).".replacingOccurrences(of: ".\(later).", with: ".\(former).").dropFirst()
        .dropLast()
      if let found = ownGlyph(named: String(earlier)) { return renamed(found, name) }
    }
    return nil
  }

  private static let laterWords = [
    ("document", "doc"), ("microphone", "mic"), ("pointer.arrow", "cursorarrow"), ("vision.pro", "visionpro"),
    ("airpods.pro", "airpodspro"), ("airpods.max", "airpodsmax"), ("powerbeats.pro", "powerbeatspro"),
    ("studiobuds.plus", "studiobudsplus"), ("pattern.checkered", "checkered"),
    ("raised.palm.facing", "raised"),
    ("palm.facing", "raised.fingers.spread"), ("page.on.clipboard", "doc.on.clipboard"),
    ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.counterclockwise.rotate.90", "arrow.circlepath"),
    ("arrow.trianglehead", "arrow.triangle"),
    ("arrow.trianglehead", "arrow"), ("bar.horizontal.page", "bar.doc.horizontal"), ("text.page", "doc.text"),
    ("numbers", "123"), ("ice.skating", "skating"), ("ice.hockey", "hockey"), ("field.hockey", "hockey"),
    ("indoor.rowing", "rower"), ("outdoor.rowing", "rower"), ("indoor.soccer", "soccer"),
    ("outdoor.soccer", "soccer"), ("seated.side.left", "seated.side"),
  ]

  /// Returns the variant of a symbol for a language: "list.number.rtl", "1.circle.hi".
  private static func localized(_ name: String) -> SymbolGlyph? {
    guard let (base, language) = SymbolNames.localization(of: name), let glyph = ownGlyph(named: base) else {
      return nil
    }
    return SymbolLocalization.glyph(glyph, name: name, language: language)
  }

  /// The names with drawings of their own.
  static var drawnNames: [String] { SymbolIndex.names.filter(SymbolNames.contains).sorted() }

  private static let known = Mutex<[String: SymbolGlyph]>([:])

  /// The drawing of a name or of its alias, without composition.
  static func drawing(named name: String) -> SymbolGlyph? {
    SymbolIndex.glyph(named: name) ?? SymbolAliases.table[name].flatMap { SymbolIndex.glyph(named: $0) }
  }

  static func renamed(_ glyph: SymbolGlyph, _ name: String) -> SymbolGlyph {
    SymbolGlyph(name: name, elements: glyph.elements, ownColors: glyph.ownColors)
  }

  // MARK: Composition

  private static let circle = SymbolPathParser.path("O 0 0 45.65")
  private static let square = SymbolPathParser.path("R -41 -41 82 82 16")

  /// Symbols that are filled inside a circle or a square, even inside an unfilled one.
  private static let solidInFrames: Set<String> = [
    "star", "heart", "bolt", "flag", "bookmark", "pause", "moon", "location", "leaf", "flame",
  ]

  private static func isFrame(_ suffix: String) -> Bool {
    suffix.hasPrefix(".circle") || suffix.hasPrefix(".square")
  }

  /// Returns a symbol in a circle or a square, filled, or with a slash.
  private static func composed(_ name: String) -> SymbolGlyph? {
    func base(_ suffix: String) -> SymbolGlyph? {
      guard name.hasSuffix(suffix) else { return nil }
      var stem = String(name.dropLast(suffix.count))
      if isFrame(suffix), suffix.hasSuffix(".fill") || solidInFrames.contains(stem),
        SymbolIndex.has("\(stem).fill")
      {
        stem += ".fill"
      }
      return drawing(named: stem) ?? (isFrame(suffix) ? inFrame(stem) : nil)
    }
    for (suffix, frame, isFilled) in [
      (".circle.fill", circle, true), (".circle", circle, false), (".square.fill", square, true),
      (".square", square, false),
    ] {
      guard let inner = base(suffix) ?? letter(name, suffix) else { continue }
      let box = inner.bounds(lineWidth: 8.3)
      let scale = min(58 / max(box.width, box.height, 1), 0.62)
      var elements = [
        SymbolGlyph.Element(kind: isFilled ? .body : .stroke, path: frame, level: isFilled ? 1 : 0)
      ]
      elements += inner.elements(
        scaled: scale, offset: CGPoint(x: -box.midX * scale, y: -box.midY * scale), widthFactor: 0.92,
        level: 0, isCut: isFilled)
      return SymbolGlyph(name: name, elements: elements)
    }
    if let inner = base(".slash.fill") ?? base(".slash") {
      let shape =
        name.hasSuffix(".fill")
        ? SymbolIndex.glyph(named: "\(inner.name).fill") ?? filledPlaceholder("\(inner.name).fill") ?? inner
        : inner
      return withSlash(shape.elements, name)
    }
    if let sign = SymbolAliases.currencies[name] ?? SymbolAliases.abbreviations[name], !sign.isEmpty {
      return letter(name)
    }
    if let badged = badged(name) ?? SymbolFrames.glyph(named: name) ?? SymbolRegions.glyph(named: name) {
      return badged
    }
    return filledPlaceholder(name) ?? slashed(name)
  }

  /// Returns a composed symbol with a slash.
  private static func slashed(_ name: String) -> SymbolGlyph? {
    let isFilled = name.hasSuffix(".slash.fill")
    guard isFilled || name.hasSuffix(".slash") else { return nil }
    let stem = String(name.dropLast(isFilled ? 11 : 6))
    return ownGlyph(named: isFilled ? stem + ".fill" : stem).map { withSlash($0.elements, name) }
  }

  private static func withSlash(_ elements: [SymbolGlyph.Element], _ name: String) -> SymbolGlyph {
    SymbolGlyph(
      name: name,
      elements: elements + [
        SymbolGlyph.Element(kind: .stroke, path: SymbolPathParser.path("M-34 -46L46 34"), isCut: true),
        SymbolGlyph.Element(kind: .stroke, path: SymbolPathParser.path("M-40 -40L40 40")),
      ])
  }

  /// Returns the letter or number in a frame: "a.circle", "12.square.fill".
  private static func letter(_ name: String, _ suffix: String) -> SymbolGlyph? {
    guard name.hasSuffix(suffix) else { return nil }
    return letter(String(name.dropLast(suffix.count)))
  }

  /// Returns the symbol of a letter, a number, a currency or an abbreviation.
  static func letter(_ stem: String) -> SymbolGlyph? {
    let plain = stem.hasSuffix(".alt") ? String(stem.dropLast(4)) : stem
    let isLetter = plain.count == 1 && plain.allSatisfy { $0.isASCII && $0.isLowercase }
    let sign = SymbolAliases.currencies[plain] ?? SymbolAliases.abbreviations[plain]
    guard isLetter || sign != nil || Int(plain).map({ (0...99).contains($0) }) == true else { return nil }
    let text = sign ?? plain.uppercased()
    // Abbreviations are lower than letters.
    let height: CGFloat = text.count > 2 ? 46 : 70
    let width = max(58, CGFloat(text.count) * height * 0.68)
    let box = CGMutablePath()
    box.addRect(CGRect(x: -width / 2, y: -height / 2, width: width, height: height))
    return SymbolGlyph(
      name: stem, elements: [SymbolGlyph.Element(kind: .text(text), path: box.copy() ?? box)])
  }

  /// Returns a composed symbol for use in a circle or square: "bell.slash" in "bell.slash.circle".
  private static func inFrame(_ stem: String) -> SymbolGlyph? {
    let isComposed = [".slash", ".2"].contains(where: stem.hasSuffix)
    return isComposed || stem.contains(".badge.") ? ownGlyph(named: stem) : nil
  }

  /// Returns a symbol with a badge in a disc at its lower trailing corner, such as "folder.badge.gearshape".
  private static func badged(_ name: String) -> SymbolGlyph? {
    if let dotted = dotted(name) { return dotted }
    if let place = name.range(of: ".fill.badge.") {
      return ownGlyph(named: name.replacingCharacters(in: place, with: ".badge.") + ".fill").map {
        renamed($0, name)
      }
    }
    guard let place = name.range(of: ".badge.") ?? name.range(of: ".trianglebadge.") else { return nil }
    var stem = String(name[..<place.lowerBound])
    var mark = String(name[place.upperBound...])
    if name[place] == ".trianglebadge." { return warned(stem, name) }
    if mark.hasSuffix(".fill") {
      mark.removeLast(5)
      if !stem.hasSuffix(".fill"), ownGlyph(named: "\(stem).fill") != nil { stem += ".fill" }
    }
    guard let inner = ownGlyph(named: stem), let sign = ownGlyph(named: mark) else {
      return nil
    }
    let corner = CGPoint(x: 34, y: 30)
    let clearing = SymbolPathParser.path("O 34 30 29")
    let disc = SymbolPathParser.path("O 34 30 20")
    return SymbolGlyph(
      name: name,
      elements: inner.elements + [
        SymbolGlyph.Element(kind: .fill, path: clearing, isCut: true),
        SymbolGlyph.Element(kind: .body, path: disc, level: 1, widthFactor: 0.4),
      ] + sign.elements(scaled: 0.3, offset: corner, widthFactor: 0.6, level: 0, isCut: true))
  }

  /// Returns a symbol with a dot at its upper trailing corner: "message.badge".
  private static func dotted(_ name: String) -> SymbolGlyph? {
    let isFilled = name.hasSuffix(".badge.fill") || name.hasSuffix(".badge.filled.fill")
    guard isFilled || name.hasSuffix(".badge"), let place = name.range(of: ".badge", options: .backwards),
      let inner = ownGlyph(named: name[..<place.lowerBound] + (isFilled ? ".fill" : ""))
    else { return nil }
    return SymbolGlyph(
      name: name,
      elements: inner.elements + [
        SymbolGlyph.Element(kind: .fill, path: SymbolPathParser.path("O 36 -30 24"), isCut: true),
        SymbolGlyph.Element(
          kind: .body, path: SymbolPathParser.path("O 36 -30 15"), level: 1, widthFactor: 0.4),
      ])
  }

  /// Returns a symbol with a warning triangle at its lower trailing corner.
  private static func warned(_ stem: String, _ name: String) -> SymbolGlyph? {
    let isFilled = name.hasSuffix(".fill")
    guard let inner = ownGlyph(named: isFilled ? stem + ".fill" : stem) ?? ownGlyph(named: stem) else {
      return nil
    }
    let clearing = SymbolPathParser.path("M32 -14L68 52H-4Z")
    let triangle = SymbolPathParser.path("M32 6L54 42H10Z")
    return SymbolGlyph(
      name: name,
      elements: inner.elements + [
        SymbolGlyph.Element(kind: .fill, path: clearing, isCut: true),
        SymbolGlyph.Element(kind: .body, path: triangle, level: 1, widthFactor: 0.8),
        SymbolGlyph.Element(
          kind: .stroke, path: SymbolPathParser.path("M32 16V28"), isCut: true, widthFactor: 0.6),
        SymbolGlyph.Element(kind: .fill, path: SymbolPathParser.path("O 32 36 3"), isCut: true),
      ])
  }

  /// Derives a filled form without a drawing of its own from the outline.
  private static func filledPlaceholder(_ name: String) -> SymbolGlyph? {
    guard name.hasSuffix(".fill") else { return nil }
    let stem = String(name.dropLast(5))
    if let line = SymbolIndex.line(named: stem), SymbolPathParser.isComposed(line) {
      return SymbolFilling.filled(parts: SymbolPathParser.parts(line: line, isFilled: true), name: name)
    }
    return drawing(named: stem).map { SymbolFilling.filled($0, name: name) }
  }
}

extension UIImage {
  /// The names of the symbols with drawings of their own, for contact sheets.
  package static var drawnSymbolNames: [String] { SymbolLibrary.drawnNames }
}
