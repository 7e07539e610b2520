import CCairo

/// The fonts that fontconfig knows. Safe on any thread; the list is made when it is first asked for.
package final class InstalledFonts: @unchecked Sendable {
  package struct Face: Hashable, Sendable {
    package var family: String
    /// The style within the family, such as "Semi Bold Italic".
    package var style: String
    package var postScriptName: String
    package var fullName: String
    /// 100 to 900.
    package var weight: Int
    package var isItalic: Bool
  }

  /// Measures for a font of one point; descender and line gap are positive.
  package struct Metrics: Hashable, Sendable {
    package var ascender: CGFloat
    package var descender: CGFloat
    package var lineGap: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
  }

  package static let shared = InstalledFonts()

  private let lock = NSLock()
  private var loaded: [String: [Face]]?
  private var metrics: [String: Metrics] = [:]
  /// A map of its own: Pango's default one belongs to a thread.
  private lazy var fontMap = pango_cairo_font_map_new()

  private init() {}

  // MARK: Finding

  /// The families, sorted.
  package var families: [String] { lock.withLock { byFamily.keys.sorted() } }

  package func faces(family: String) -> [Face] {
    lock.withLock { byFamily[family] ?? [] }
  }

  /// The face of a PostScript or full name, or the regular one of a family.
  package func face(named name: String) -> Face? {
    lock.withLock {
      if let faces = byFamily[name] {
        return faces.min {
          abs($0.weight - 400) + ($0.isItalic ? 1000 : 0) < abs($1.weight - 400) + ($1.isItalic ? 1000 : 0)
        }
      }
      for faces in byFamily.values {
        if let face = faces.first(where: { $0.postScriptName == name || $0.fullName == name }) { return face }
      }
      return nil
    }
  }

  /// Adds a font file for this process; false where it cannot be read.
  package func add(fileAt url: URL) -> Bool {
    lock.withLock {
      guard FcConfigAppFontAddFile(nil, url.path) != 0 else { return false }
      loaded = nil
      fontMap = pango_cairo_font_map_new()
      return true
    }
  }

  private var byFamily: [String: [Face]] {
    if let loaded { return loaded }
    let found = Dictionary(grouping: InstalledFonts.list(), by: \.family)
    loaded = found
    return found
  }

  private static func list() -> [Face] {
    guard let pattern = FcPatternCreate(), let objects = FcObjectSetCreate() else { return [] }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(objects)
    }
    for name in [FC_FAMILY, FC_STYLE, FC_POSTSCRIPT_NAME, FC_FULLNAME, FC_WEIGHT, FC_SLANT] {
      FcObjectSetAdd(objects, name)
    }
    guard let set = FcFontList(nil, pattern, objects) else { return [] }
    defer { FcFontSetDestroy(set) }
    return (0..<Int(set.pointee.nfont)).compactMap { index in
      guard let font = set.pointee.fonts[index], let family = text(font, FC_FAMILY) else { return nil }
      var weight = Double(FC_WEIGHT_REGULAR)
      FcPatternGetDouble(font, FC_WEIGHT, 0, &weight)
      var slant = FC_SLANT_ROMAN
      FcPatternGetInteger(font, FC_SLANT, 0, &slant)
      return Face(
        family: family, style: text(font, FC_STYLE) ?? "Regular",
        postScriptName: text(font, FC_POSTSCRIPT_NAME) ?? family, fullName: text(font, FC_FULLNAME) ?? family,
        weight: Int(FcWeightToOpenTypeDouble(weight).rounded()), isItalic: slant != FC_SLANT_ROMAN)
    }
  }

  private static func text(_ pattern: OpaquePointer, _ name: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, name, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  // MARK: Measuring

  /// The measures of the font that is drawn for a family, which is a substitute where it is not installed.
  package func metrics(family: String, weight: Int, isItalic: Bool) -> Metrics {
    lock.withLock {
      let key = "\(family)/\(weight)/\(isItalic)"
      if let known = metrics[key] { return known }
      let found = measure(family: family, weight: weight, isItalic: isItalic)
      metrics[key] = found
      return found
    }
  }

  private func measure(family: String, weight: Int, isItalic: Bool) -> Metrics {
    // Where nothing can be measured the proportions are those of most sans-serif fonts.
    var result = Metrics(ascender: 0.95, descender: 0.24, lineGap: 0, capHeight: 0.7, xHeight: 0.52)
    guard let map = fontMap, let context = pango_font_map_create_context(map),
      let description = pango_font_description_new()
    else { return result }
    defer {
      pango_font_description_free(description)
      g_object_unref(UnsafeMutableRawPointer(context))
    }
    pango_font_description_set_family(description, family)
    pango_font_description_set_weight(description, PangoWeight(UInt32(weight)))
    pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    // Hinting rounds measures to whole pixels, so the font is measured large.
    let size = 1000.0
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    guard let font = pango_font_map_load_font(map, context, description) else { return result }
    defer { g_object_unref(UnsafeMutableRawPointer(font)) }
    if let shaper = pango_font_get_hb_font(font) {
      var xScale: Int32 = 0
      var yScale: Int32 = 0
      hb_font_get_scale(shaper, &xScale, &yScale)
      let em = CGFloat(abs(yScale))
      var extents = hb_font_extents_t()
      if em > 0, hb_font_get_h_extents(shaper, &extents) != 0 {
        result.ascender = abs(CGFloat(extents.ascender)) / em
        result.descender = abs(CGFloat(extents.descender)) / em
        result.lineGap = max(0, CGFloat(extents.line_gap)) / em
      }
      if em > 0 {
        result.capHeight = height(of: "H", in: shaper).map { $0 / em } ?? result.capHeight
        result.xHeight = height(of: "x", in: shaper).map { $0 / em } ?? result.xHeight
      }
    }
    return result
  }

  private func height(of letter: Unicode.Scalar, in font: OpaquePointer) -> CGFloat? {
    var glyph: hb_codepoint_t = 0
    var extents = hb_glyph_extents_t()
    guard hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0
    else { return nil }
    return abs(CGFloat(extents.height))
  }
}
