import Synchronization

/// All symbols: drawings, compositions of them, and icons of the Adwaita theme.
enum SymbolLibrary {
  /// Returns the glyph for a name of Apple's set; nil if there is none.
  static func glyph(named name: String) -> SymbolGlyph? {
    if let found = known.withLock({ $0[name] }) { return found }
    let own = ownGlyph(named: name)
    // Unknown names are not cached: they are mistakes, and rare.
    guard let made = own ?? substitute(for: name) else { return nil }
    if own == nil {
      UIKitFault.warnOnce("there is no drawing of the symbol “\(name)”", category: "UIImage")
    }
    known.withLock { $0[name] = made }
    return made
  }

  /// Returns the glyph drawn or composed for exactly this name.
  static func ownGlyph(named name: String) -> SymbolGlyph? {
    drawn[name] ?? SymbolAliases.table[name].flatMap { drawn[$0] }.map { renamed($0, name) } ?? composed(name)
      ?? themed(name) ?? formerName(name)
  }

  /// Returns the drawing of a name from before SF Symbols 3, such as "hourglass.tophalf.fill", which remains valid.
  private static func formerName(_ name: String) -> SymbolGlyph? {
    guard name.contains("half.fill"), !name.contains("half.filled") else { return nil }
    return ownGlyph(named: name.replacingOccurrences(of: "half.fill", with: "half.filled")).map {
      renamed($0, name)
    }
  }

  /// The names with drawings of their own.
  static var drawnNames: [String] { drawn.keys.sorted() }

  private static let known = Mutex<[String: SymbolGlyph]>([:])

  private static let drawn: [String: SymbolGlyph] = {
    var table: [String: SymbolGlyph] = [:]
    for group in SymbolDrawings.all {
      for line in group.split(separator: "\n") {
        guard let glyph = SymbolPathParser.glyph(line: line) else { continue }
        table[glyph.name] = SymbolGlyph(
          name: glyph.name, elements: glyph.elements, ownColors: SymbolDrawings.ownColors[glyph.name])
      }
    }
    return table
  }()

  /// The drawing of a name or of its alias, without composition.
  static func drawing(named name: String) -> SymbolGlyph? {
    drawn[name] ?? SymbolAliases.table[name].flatMap { drawn[$0] }
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
        drawn["\(stem).fill"] != nil
      {
        stem += ".fill"
      }
      return drawn[stem] ?? SymbolAliases.table[stem].flatMap { drawn[$0] } ?? themed(stem)
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
      let shape = name.hasSuffix(".fill") ? drawn["\(inner.name).fill"] ?? inner : inner
      let slash = SymbolPathParser.path("M-40 -40L40 40")
      let gap = SymbolPathParser.path("M-34 -46L46 34")
      return SymbolGlyph(
        name: name,
        elements: shape.elements + [
          SymbolGlyph.Element(kind: .stroke, path: gap, isCut: true),
          SymbolGlyph.Element(kind: .stroke, path: slash),
        ])
    }
    if let badged = badged(name) ?? SymbolFrames.glyph(named: name) ?? SymbolRegions.glyph(named: name) {
      return badged
    }
    return filledPlaceholder(name)
  }

  /// Returns the letter or number in a frame: "a.circle", "12.square.fill".
  private static func letter(_ name: String, _ suffix: String) -> SymbolGlyph? {
    guard name.hasSuffix(suffix) else { return nil }
    let stem = name.dropLast(suffix.count)
    let isLetter = stem.count == 1 && stem.allSatisfy { $0.isASCII && $0.isLowercase }
    let currency = SymbolAliases.currencies[String(stem)]
    guard isLetter || currency != nil || Int(stem).map({ (0...50).contains($0) }) == true else { return nil }
    let box = CGMutablePath()
    box.addRect(CGRect(x: -29, y: -35, width: 58, height: 70))
    return SymbolGlyph(
      name: String(stem),
      elements: [SymbolGlyph.Element(kind: .text(currency ?? stem.uppercased()), path: box.copy() ?? box)])
  }

  /// Returns a symbol with a badge in a disc at its lower trailing corner, such as "folder.badge.gearshape".
  private static func badged(_ name: String) -> SymbolGlyph? {
    guard let place = name.range(of: ".badge.") ?? name.range(of: ".trianglebadge.") else { return nil }
    var stem = String(name[..<place.lowerBound])
    var mark = String(name[place.upperBound...])
    if name[place] == ".trianglebadge." { return warned(stem, name) }
    if mark.hasSuffix(".fill") {
      mark.removeLast(5)
      if !stem.hasSuffix(".fill"), drawn["\(stem).fill"] != nil { stem += ".fill" }
    }
    guard let inner = ownGlyph(named: stem), let sign = drawn[mark] ?? ownGlyph(named: mark) else {
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
    guard let plain = drawn[stem] ?? SymbolAliases.table[stem].flatMap({ drawn[$0] }) else { return nil }
    return SymbolFilling.filled(plain, name: name)
  }

  // MARK: Icon theme

  private static func themed(_ name: String) -> SymbolGlyph? {
    guard let icon = SymbolAliases.themeIcons[name] ?? stemIcon(name), let url = IconTheme.url(of: icon)
    else {
      return nil
    }
    let area = CGMutablePath()
    area.addRect(CGRect(x: -52, y: -52, width: 104, height: 104))
    return SymbolGlyph(name: name, elements: [SymbolGlyph.Element(kind: .icon(url), path: area)])
  }

  private static func stemIcon(_ name: String) -> String? {
    name.hasSuffix(".fill") ? SymbolAliases.themeIcons[String(name.dropLast(5))] : nil
  }

  private static let icons = Mutex<[String: CGImage]>([:])

  /// Returns the shape of an icon file at a size in pixels.
  static func icon(_ url: URL, pixels: Int) -> CGImage? {
    let key = "\(pixels) \(url.path)"
    return icons.withLock { table in
      if let found = table[key] { return found }
      let made = try? ImageDecoder.decode(contentsOf: url, size: .exact(width: pixels, height: pixels)).image
      if table.count > 64 { table.removeAll() }
      if let made { table[key] = made }
      return made
    }
  }
}

/// The symbolic icons of the Adwaita theme (Debian package adwaita-icon-theme).
private enum IconTheme {
  private static let files: [String: URL] = {
    let environment = ProcessInfo.processInfo.environment["XDG_DATA_DIRS"] ?? ""
    let folders = environment.split(separator: ":").map(String.init) + ["/usr/local/share", "/usr/share"]
    var found: [String: URL] = [:]
    for folder in folders {
      for variant in ["scalable", "symbolic"] {
        let root = URL(fileURLWithPath: folder).appendingPathComponent("icons/Adwaita/\(variant)")
        guard let listing = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil) else {
          continue
        }
        for case let file as URL in listing where file.lastPathComponent.hasSuffix("-symbolic.svg") {
          let name = String(file.lastPathComponent.dropLast("-symbolic.svg".count))
          if found[name] == nil { found[name] = file }
        }
      }
      if !found.isEmpty { break }
    }
    return found
  }()

  static func url(of icon: String) -> URL? { files[icon] }
}

extension UIImage {
  /// The names of the symbols with drawings of their own, for contact sheets.
  package static var drawnSymbolNames: [String] { SymbolLibrary.drawnNames }
}
