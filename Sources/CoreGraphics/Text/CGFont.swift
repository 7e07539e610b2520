import CCairo

public typealias CGGlyph = UInt16
public typealias CGFontIndex = UInt16

/// A font without a size: an installed one, or one in memory.
public final class CGFont: Hashable {
  private let name: String
  /// The bytes of the font file, if it was created from them.
  package let data: Data?
  private let properties: Properties?

  private struct Properties {
    var fullName: String?
    var glyphs: Int
    var unitsPerEm: Int
  }

  /// Creates a font with a name such as `Helvetica-Bold`; nil if the name is empty.
  ///
  /// Differs from iOS: a font that is not installed is replaced with the closest installed one when it is used.
  public init?(_ name: CFString) {
    guard !name.isEmpty else { return nil }
    self.name = name
    data = nil
    properties = nil
  }

  /// Reads a TrueType or OpenType font; `nil` if the data is no such font.
  ///
  /// Text is drawn with it after `CTFontManagerRegisterGraphicsFont(_:_:)`.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, data.count > 12, data.count <= Int(UInt32.max) else { return nil }
    let blob = data.withUnsafeBytes {
      hb_blob_create(
        $0.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32($0.count), HB_MEMORY_MODE_DUPLICATE, nil,
        nil)
    }
    let face = hb_face_create(blob, 0)
    defer {
      hb_face_destroy(face)
      hb_blob_destroy(blob)
    }
    let count = Int(hb_face_get_glyph_count(face))
    guard count > 0, let name = FontName.postScript.read(from: face) else { return nil }
    self.name = name
    self.data = data
    properties = Properties(
      fullName: FontName.full.read(from: face), glyphs: count, unitsPerEm: Int(hb_face_get_upem(face)))
  }

  /// The PostScript name.
  public var postScriptName: CFString? { name }
  /// The full name; of an installed font, the PostScript name.
  public var fullName: CFString? { properties?.fullName ?? name }

  public var numberOfGlyphs: Int { properties?.glyphs ?? face(size: 12).glyphCount }
  /// The number of font units per em, in which all measurements of the font are given.
  public var unitsPerEm: Int32 { Int32(properties?.unitsPerEm ?? face(size: 12).unitsPerEm) }
  public var ascent: Int32 { units(\.ascender) }
  public var descent: Int32 { units(\.descender) }
  public var capHeight: Int32 { units(\.capHeight) }
  public var xHeight: Int32 { units(\.xHeight) }
  /// The space between lines, which is zero for all fonts here.
  public var leading: Int32 { 0 }

  private func units(_ metric: KeyPath<FontFace.Metrics, CGFloat>) -> Int32 {
    let size: CGFloat = 1000
    return Int32((face(size: size).metrics[keyPath: metric] / size * CGFloat(unitsPerEm)).rounded())
  }

  public func getGlyphWithGlyphName(name: CFString) -> CGGlyph {
    CGGlyph(truncatingIfNeeded: face(size: 12).glyph(named: name) ?? 0)
  }

  public func name(for glyph: CGGlyph) -> CFString? { face(size: 12).name(of: UInt32(glyph)) }

  /// The face at a size; the system's if the font is not installed.
  package func face(size: CGFloat) -> FontFace {
    FontFace.named(name, size: size) ?? .make(size: size)
  }

  public static func == (lhs: CGFont, rhs: CGFont) -> Bool { lhs.name == rhs.name && lhs.data == rhs.data }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
