import CCairo

/// A line of Western text in a single style, shaped with HarfBuzz only.
///
/// Most labels are like this. Shaping takes half as long as with Pango, which first determines scripts,
/// directions, emoji and break opportunities. Text that might come out differently is left to Pango.
struct PlainLine {
  private struct Glyph {
    var index: UInt32
    /// Position in Pango units, relative to the start of the baseline; y points down.
    var x: Int32
    var y: Int32
  }

  private let glyphs: [Glyph]
  private let font: OpaquePointer
  /// The width including trailing space, which iOS counts.
  let width: CGFloat

  /// Shapes a text; `nil` if it needs Pango or is wider than `limit`.
  init?(_ content: TextContent, width limit: CGFloat) {
    guard content.runs.count == 1, content.paragraphs.count == 1, !FontLibrary.shared.isEmpty,
      Self.isPlain(content.paragraphs[0].style), Self.isPlain(content.runs[0].style)
    else { return nil }
    self.init(content.string, content.runs[0].style, limit)
  }

  private init?(_ text: String, _ style: TextStyle, _ limit: CGFloat) {
    // Skips shaping of text that will certainly wrap: few letters are narrower than a quarter of their size.
    let length = text.utf8.count
    guard length > 0, length <= 256, CGFloat(length) * style.face.pointSize / 4 <= limit,
      let font = style.face.plainFont
    else { return nil }
    let spacing = style.face.tracking + style.kern
    var text = text
    var shaper = PlainShaper(
      spacing: exactUnits(spacing), allowsLigatures: style.allowsLigatures,
      hasMonospacedDigits: style.face.hasMonospacedDigits)
    guard let found = text.withUTF8({ shaper.shape($0, font.shaping) }) else { return nil }
    width = max(points(shaper.width) + spacing, 0)
    guard width <= limit else { return nil }
    glyphs = found
    self.font = font.drawing
  }

  private static func isPlain(_ style: ParagraphStyle) -> Bool {
    style.baseDirection != .rightToLeft && style.firstLineHeadIndent == 0 && style.headIndent == 0
      && style.tailIndent == 0 && style.alignment != .justified
  }

  private static func isPlain(_ style: TextStyle) -> Bool {
    style.attachmentSize == nil && style.baselineOffset == 0 && style.underline.isEmpty
      && style.strikethrough.isEmpty && style.background == nil && style.shadow == nil
  }

  /// Draws the line with its baseline starting at a point.
  func draw(on cairo: OpaquePointer, at origin: CGPoint) {
    withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: glyphs.count) { buffer in
      for (index, glyph) in glyphs.enumerated() {
        buffer[index] = cairo_glyph_t(
          index: UInt(glyph.index), x: origin.x + points(glyph.x), y: origin.y + points(glyph.y))
      }
      cairo_set_scaled_font(cairo, font)
      cairo_show_glyphs(cairo, buffer.baseAddress, Int32(glyphs.count))
    }
  }

  /// Calls HarfBuzz in the same way as Pango.
  private struct PlainShaper {
    /// Space after all characters except the last.
    let spacing: Int32
    let allowsLigatures: Bool
    let hasMonospacedDigits: Bool
    private(set) var width: Int32 = 0

    init(spacing: Int32, allowsLigatures: Bool, hasMonospacedDigits: Bool) {
      self.spacing = spacing
      self.allowsLigatures = allowsLigatures
      self.hasMonospacedDigits = hasMonospacedDigits
    }

    // Text is shaped on the main thread only, like all text layout. The language and the features are immutable.
    nonisolated(unsafe) private static let buffer = hb_buffer_create()!
    nonisolated(unsafe) private static let language = hb_language_from_string("en", -1)
    nonisolated(unsafe) private static let features = Features()

    mutating func shape(_ bytes: UnsafeBufferPointer<UInt8>, _ font: OpaquePointer) -> [Glyph]? {
      guard let hasLetters = Self.scan(bytes) else { return nil }
      let buffer = Self.buffer
      hb_buffer_clear_contents(buffer)
      hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
      hb_buffer_set_script(buffer, hasLetters ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON)
      hb_buffer_set_language(buffer, Self.language)
      hb_buffer_set_flags(
        buffer, hb_buffer_flags_t(HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
      bytes.withMemoryRebound(to: CChar.self) {
        hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
      }
      Self.features.use(digits: hasMonospacedDigits, parted: spacing != 0, unligated: !allowsLigatures) {
        hb_shape(font, buffer, $0.baseAddress, UInt32($0.count))
      }
      return glyphs(of: buffer)
    }

    private mutating func glyphs(of buffer: OpaquePointer) -> [Glyph]? {
      var count: UInt32 = 0
      guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
        let places = hb_buffer_get_glyph_positions(buffer, &count)
      else { return nil }
      let number = Int(count)
      var x: Int32 = 0
      var isComplete = true
      let result = [Glyph](unsafeUninitializedCapacity: number) { glyphs, used in
        for index in 0..<number {
          let (info, place) = (infos[index], places[index])
          // The character needs a fallback font.
          if info.codepoint == 0 { isComplete = false }
          if index > 0, info.cluster != infos[index - 1].cluster { x += spacing }
          glyphs.initializeElement(
            at: index, to: Glyph(index: info.codepoint, x: x + place.x_offset, y: -place.y_offset))
          x += place.x_advance
        }
        used = number
      }
      width = x
      return isComplete ? result : nil
    }

    /// Whether a text contains letters; `nil` if Pango may split it into several runs.
    private static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
      var hasLetters = false
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        switch byte {
        case 0x41...0x5A, 0x61...0x7A: hasLetters = true
        case 0x20...0x7E: break
        // U+00B0 °, U+00B7 ·, U+00BF ¿, U+00A1 ¡, U+00AB « and U+00BB »; then the letters.
        case 0xC2:
          index += 1
          switch bytes[index] {
          case 0xA1, 0xAB, 0xB0, 0xB7, 0xBB, 0xBF: break
          default: return nil
          }
        case 0xC3...0xC8:
          index += 1
          // U+00D7 × and U+00F7 ÷ are separate runs.
          if byte == 0xC3, bytes[index] == 0x97 || bytes[index] == 0xB7 { return nil }
          hasLetters = true
        // U+2013 and U+2014, U+2018 to U+201A, U+201C to U+201E, U+2022 and U+2026: dashes, quotes, bullet, ellipsis.
        case 0xE2:
          guard bytes[index + 1] == 0x80 else { return nil }
          index += 2
          switch bytes[index] {
          case 0x93, 0x94, 0x98...0x9A, 0x9C...0x9E, 0xA2, 0xA6: break
          default: return nil
          }
        default: return nil
        }
        index += 1
      }
      return hasLetters
    }
  }

  /// The enabled and disabled font features.
  private final class Features {
    private let tabular: hb_feature_t
    private let ligatures: [hb_feature_t]
    private let spaced: [hb_feature_t]

    init() {
      func feature(_ name: String, _ value: UInt32) -> hb_feature_t {
        hb_feature_t(tag: hb_tag_from_string(name, -1), value: value, start: 0, end: UInt32.max)
      }
      tabular = feature("tnum", 1)
      ligatures = [feature("liga", 0), feature("clig", 0)]
      // Pango splits all ligatures of spaced letters.
      spaced = [feature("liga", 0), feature("clig", 0), feature("dlig", 0), feature("hlig", 0)]
    }

    func use(
      digits: Bool, parted: Bool, unligated: Bool, _ body: (UnsafeBufferPointer<hb_feature_t>) -> Void
    ) {
      let shared = parted ? spaced : unligated ? ligatures : []
      if digits {
        ([tabular] + shared).withUnsafeBufferPointer(body)
      } else {
        shared.withUnsafeBufferPointer(body)
      }
    }
  }
}
