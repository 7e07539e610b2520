import CCairo

// The design is immutable; the caches are for the main thread, as noted below.
/// A font at a size, the basis of `UIFont`. Instances are unique, so identity determines equality.
package final class FontFace: Hashable, @unchecked Sendable {
  package enum Design: Hashable, Sendable {
    case system
    case monospaced
    /// Differs from iOS: no rounded font is available, so the system font is used.
    case rounded
    case serif
    /// An installed family, by its own name.
    case family(String)
  }

  private struct Key: Hashable {
    var design: Design
    var pointSize: CGFloat
    var weight: CGFloat
    var isItalic: Bool
    var hasMonospacedDigits: Bool
  }

  package let design: Design
  package let pointSize: CGFloat
  /// From 100 (thin) to 900 (black); 400 is regular.
  package let weight: CGFloat
  package let isItalic: Bool
  package let hasMonospacedDigits: Bool

  // Main-thread caches, except the metrics of system designs, which are set on creation.
  private var descriptions: [OpaquePointer?] = Array(repeating: nil, count: 5)
  private var measured: Metrics?
  private var resolvedFamily: String?
  private var sharedAttributes: OpaquePointer?
  private var contexts: [OpaquePointer?] = Array(repeating: nil, count: 12)
  private var plain: (font: PlainFont?, generation: Int)?

  private static let lock = NSLock()
  // Guarded by the lock.
  nonisolated(unsafe) private static var faces: [Key: FontFace] = [:]

  private init(_ key: Key) {
    design = key.design
    pointSize = key.pointSize
    weight = key.weight
    isItalic = key.isItalic
    hasMonospacedDigits = key.hasMonospacedDigits
    switch key.design {
    case .system, .rounded: tracking = systemTracking(size: key.pointSize, weight: key.weight)
    case .monospaced, .serif: tracking = 0
    case .family(let name):
      let substitute = substituteFamilies[name]
      tracking = key.pointSize * (substitute?.tracking ?? 0)
      measured = substitute?.metrics(size: key.pointSize)
      return
    }
    // Metrics.md 1.11. Cap height and x-height are San Francisco's, in the same units.
    let unit = key.pointSize / 2048
    measured = Metrics(
      ascender: 1950 * unit, descender: -494 * unit, capHeight: 1443 * unit, xHeight: 1078 * unit)
  }

  /// Returns the face of a design. Thread-safe.
  package static func make(
    design: Design = .system, size: CGFloat, weight: CGFloat = 400, italic: Bool = false,
    monospacedDigits: Bool = false
  ) -> FontFace {
    let key = Key(
      design: design, pointSize: size.isFinite ? min(max(size, 0.5), 4000) : 17,
      weight: min(max(weight, 100), 900), isItalic: italic, hasMonospacedDigits: monospacedDigits)
    return lock.withLock {
      if let face = faces[key] { return face }
      let face = FontFace(key)
      faces[key] = face
      return face
    }
  }

  /// The face for a font name on iOS: an installed family or PostScript name, or an Apple font with a
  /// substitute. `nil` for other names.
  package static func named(_ name: String, size: CGFloat) -> FontFace? {
    let library = FontLibrary.shared
    if let family = library.family(named: name) { return make(design: .family(family), size: size) }
    if let member = library.member(postScriptName: name) {
      return make(
        design: .family(member.family), size: size, weight: CGFloat(member.weight), italic: member.isItalic)
    }
    let parts = name.split(separator: "-", maxSplits: 1)
    guard let family = parts.first, let design = substituteDesigns[family.filter { $0 != " " }.lowercased()]
    else {
      return nil
    }
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    return make(
      design: design, size: size, weight: styleWeight(style),
      italic: style.contains("italic") || style.contains("oblique"))
  }

  /// The same design at another size.
  package func withSize(_ size: CGFloat) -> FontFace {
    .make(
      design: design, size: size, weight: weight, italic: isItalic, monospacedDigits: hasMonospacedDigits)
  }

  package func with(weight: CGFloat? = nil, italic: Bool? = nil, design: Design? = nil) -> FontFace {
    .make(
      design: design ?? self.design, size: pointSize, weight: weight ?? self.weight,
      italic: italic ?? isItalic, monospacedDigits: hasMonospacedDigits)
  }

  /// Whether the font certainly contains all ASCII characters, which an app's own font may not.
  var hasLatinLetters: Bool {
    if case .family = design { false } else { true }
  }

  // MARK: Names

  /// The installed family used for drawing.
  package var familyName: String {
    if let resolvedFamily { return resolvedFamily }
    let library = FontLibrary.shared
    let dejaVu = (family: "DejaVu Sans", package: "fonts-dejavu-core")
    let family =
      switch drawnDesign {
      case .system, .rounded:
        library.firstInstalled([
          (pointSize < 20 ? "Inter" : "Inter Display", "fonts-inter"), ("Inter", "fonts-inter"),
          ("Noto Sans", "fonts-noto-core"), dejaVu,
        ])
      case .monospaced:
        library.firstInstalled([("DejaVu Sans Mono", "fonts-dejavu-core"), dejaVu])
      case .serif:
        library.firstInstalled([
          ("Noto Serif", "fonts-noto-core"), ("DejaVu Serif", "fonts-dejavu-core"), dejaVu,
        ])
      case .family(let name): library.family(named: name) ?? name
      }
    resolvedFamily = family
    return family
  }

  /// The design that substitutes a family that is not installed.
  private var drawnDesign: Design {
    guard case .family(let name) = design, FontLibrary.shared.family(named: name) == nil else {
      return design
    }
    return substituteFamilies[name]?.design ?? design
  }

  // MARK: Metrics

  package struct Metrics {
    package var ascender: CGFloat
    /// Negative, because it is below the baseline.
    package var descender: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
  }

  /// The metrics in points. All system designs use San Francisco's metrics, whichever font substitutes it.
  package var metrics: Metrics {
    if let measured { return measured }
    let metrics = measure()
    measured = metrics
    return metrics
  }

  package var ascender: CGFloat { metrics.ascender }
  package var descender: CGFloat { metrics.descender }
  package var lineHeight: CGFloat { metrics.ascender - metrics.descender }

  private func measure() -> Metrics {
    let context = FontLibrary.shared.context(.other, rightToLeft: false)
    guard !FontLibrary.shared.isEmpty,
      let pango = pango_context_get_metrics(context, description(.other), nil)
    else {
      return Metrics(
        ascender: pointSize * 0.95, descender: pointSize * -0.25, capHeight: pointSize * 0.7,
        xHeight: pointSize * 0.5)
    }
    defer { pango_font_metrics_unref(pango) }
    func inkHeight(_ letter: String) -> CGFloat {
      let layout = pango_layout_new(context)
      defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
      pango_layout_set_font_description(layout, description(.other))
      pango_layout_set_text(layout, letter, -1)
      var ink = PangoRectangle()
      pango_layout_get_extents(layout, &ink, nil)
      return points(ink.height)
    }
    return Metrics(
      ascender: points(pango_font_metrics_get_ascent(pango)),
      descender: -points(pango_font_metrics_get_descent(pango)), capHeight: inkHeight("H"),
      xHeight: inkHeight("x"))
  }

  // MARK: Pango

  /// Extra space after each character that adjusts Inter's width to San Francisco's.
  package let tracking: CGFloat

  /// Pango attributes for text in this face, besides the font.
  var attributes: OpaquePointer {
    if let sharedAttributes { return sharedAttributes }
    let list = pango_attr_list_new()!
    // Pango hyphenates words that are longer than their line; iOS does not.
    pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
    if tracking != 0 { pango_attr_list_insert(list, pango_attr_letter_spacing_new(exactUnits(tracking))) }
    if hasMonospacedDigits { pango_attr_list_insert(list, pango_attr_font_features_new("tnum=1")) }
    sharedAttributes = list
    return list
  }

  /// The font description with fallbacks for other scripts.
  func description(_ script: FontLibrary.Script) -> OpaquePointer {
    if let description = descriptions[script.rawValue] { return description }
    let description = pango_font_description_new()!
    let suffix = script.chineseFamilySuffix
    let fallback =
      design == .serif
      ? "Noto Serif,Noto Serif CJK \(suffix),Noto Naskh Arabic,Noto Serif Hebrew"
      : "Noto Sans,Noto Sans CJK \(suffix),Noto Sans Arabic,Noto Sans Hebrew"
    pango_font_description_set_family(description, "\(familyName),\(fallback),DejaVu Sans")
    pango_font_description_set_absolute_size(description, Double(pointSize) * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(weight.rounded())))
    pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    descriptions[script.rawValue] = description
    return description
  }

  /// A Pango context with this font as its default, so that layouts need not copy a description.
  ///
  /// - Parameter isASCII: Whether to omit fallback fonts for other scripts, which are slow to look up.
  func context(_ script: FontLibrary.Script, rightToLeft: Bool, isASCII: Bool) -> OpaquePointer {
    let index = (isASCII ? 5 : script.rawValue) * 2 + (rightToLeft ? 1 : 0)
    if let context = contexts[index] { return context }
    let context = FontLibrary.shared.makeContext(script, rightToLeft: rightToLeft)
    if isASCII {
      let plain = pango_font_description_copy(description(script))
      pango_font_description_set_family(plain, familyName)
      pango_context_set_font_description(context, plain)
      pango_font_description_free(plain)
    } else {
      pango_context_set_font_description(context, description(script))
    }
    contexts[index] = context
    return context
  }

  /// The font for shaping and drawing Western text, without fallbacks.
  struct PlainFont {
    /// The HarfBuzz font, in Pango units.
    let shaping: OpaquePointer
    /// The Cairo font.
    let drawing: OpaquePointer
  }

  var plainFont: PlainFont? {
    let generation = FontLibrary.shared.generation
    if let plain, plain.generation == generation { return plain.font }
    let context = context(.other, rightToLeft: false, isASCII: true)
    // Faces are never deallocated, so neither is the font.
    let font = pango_context_load_font(context, pango_context_get_font_description(context))
    var found: PlainFont?
    if let font, let shaping = pango_font_get_hb_font(font),
      let drawing = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    {
      found = PlainFont(shaping: shaping, drawing: drawing)
    }
    plain = (found, generation)
    return found
  }

  package static func == (lhs: FontFace, rhs: FontFace) -> Bool { lhs === rhs }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// Converts points to Pango units.
func exactUnits(_ points: CGFloat) -> Int32 {
  Int32(min(max((points * CGFloat(PANGO_SCALE)).rounded(), -1e9), 1e9))
}

func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

/// The tracking in points, fitted to the label widths that Interface Builder wrote into public storyboards
/// and, from 25 points on, to those recorded by swift-snapshot-testing's tests
/// (https://github.com/pointfreeco/swift-snapshot-testing, testTraitsWithView). Line widths are accurate to
/// one percent.
private func systemTracking(size: CGFloat, weight: CGFloat) -> CGFloat {
  // Font sizes and tracking in thousandths of the size. From 20 points on, Inter's narrower display variant
  // is used.
  let steps: [(size: CGFloat, tracking: CGFloat)] =
    size < 20
    ? [
      (8, 20), (9, 14), (10, 8), (11, 3), (12, 0), (13, -4), (14, -9), (15, -17.5), (16, -20.5), (17, -23.5),
      (18, -22.5), (19, -22),
    ]
    : [(20, 0), (24, 7), (28, 4.8), (34, 3.4), (40, 1.5), (48, -0.6), (58, -3.2)]
  var value = steps[0].tracking
  for (lower, upper) in zip(steps, steps.dropFirst()) where size > lower.size {
    let part = min((size - lower.size) / (upper.size - lower.size), 1)
    value = lower.tracking + (upper.tracking - lower.tracking) * part
  }
  // San Francisco widens with its weight more than Inter does.
  if size < 20 { value += (min(weight, 700) - 400) / 20 }
  return value * size / 1000
}

/// Apple's fonts that apps request by name.
private let substituteDesigns: [String: FontFace.Design] = [
  "sfpro": .system, "sfprotext": .system, "sfprodisplay": .system, "sfprorounded": .rounded,
  ".sfui": .system, ".sfuitext": .system, ".applesystemuifont": .system, "helvetica": .family("Helvetica"),
  "helveticaneue": .system, "arial": .system, "arialmt": .system, "avenir": .family("Avenir"),
  "avenirnext": .family("Avenir Next"),
  "verdana": .family("Verdana"), "trebuchetms": .family("Trebuchet MS"), "sfmono": .monospaced,
  "menlo": .family("Menlo"),
  "courier": .monospaced, "couriernew": .monospaced, "couriernewps": .monospaced,
  "georgia": .family("Georgia"),
  "timesnewroman": .serif, "timesnewromanps": .serif, "timesnewromanpsmt": .serif, "newyork": .serif,
  "palatino": .serif,
]

/// A family of iOS that another font substitutes, with its own vertical metrics.
private struct SubstituteFamily {
  var design: FontFace.Design
  /// Ascender, descender, cap height and x-height, as fractions of the point size.
  var metrics: (CGFloat, CGFloat, CGFloat, CGFloat)
  /// Extra space after each character, as a fraction of the point size.
  var tracking: CGFloat = 0

  func metrics(size: CGFloat) -> FontFace.Metrics {
    let (ascender, descender, capHeight, xHeight) = metrics
    return FontFace.Metrics(
      ascender: ascender * size, descender: -descender * size, capHeight: capHeight * size,
      xHeight: xHeight * size)
  }
}

// From the tables of the fonts. Lines of Helvetica are 1.15 of the point size: a text view of nine lines at 12 points is 140 high
// on iOS 17.5 (https://github.com/cashapp/AccessibilitySnapshot, testCustomRotors). The tracking is the mean difference between
// the widths of Inter's and Helvetica's letters in English text.
private let substituteFamilies: [String: SubstituteFamily] = [
  "Helvetica": SubstituteFamily(design: .system, metrics: (0.92, 0.23, 0.72, 0.523), tracking: -0.011),
  "Avenir": SubstituteFamily(design: .system, metrics: (1, 0.366, 0.708, 0.468)),
  "Avenir Next": SubstituteFamily(design: .system, metrics: (1, 0.366, 0.708, 0.468)),
  "Verdana": SubstituteFamily(design: .system, metrics: (1.005, 0.21, 0.727, 0.545)),
  "Trebuchet MS": SubstituteFamily(design: .system, metrics: (0.939, 0.222, 0.716, 0.523)),
  "Menlo": SubstituteFamily(design: .monospaced, metrics: (0.928, 0.236, 0.729, 0.547)),
  "Georgia": SubstituteFamily(design: .serif, metrics: (0.917, 0.219, 0.692, 0.481)),
]

private func styleWeight(_ style: String) -> CGFloat {
  let names: [(String, CGFloat)] = [
    ("ultralight", 200), ("extralight", 200), ("thin", 100), ("light", 300), ("medium", 500),
    ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("heavy", 800), ("black", 900), ("bold", 700),
  ]
  return names.first { style.contains($0.0) }?.1 ?? 400
}
