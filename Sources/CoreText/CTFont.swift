import UIKit

/// A font at a size, which is UIKit's: `font as CTFont` and `font as UIFont` change nothing.
public typealias CTFont = UIFont
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

extension UIFontDescriptor.SymbolicTraits {
  public static let italicTrait = traitItalic
  public static let boldTrait = traitBold
  public static let expandedTrait = traitExpanded
  public static let condensedTrait = traitCondensed
  public static let monoSpaceTrait = traitMonoSpace
  public static let verticalTrait = traitVertical
  public static let uiOptimizedTrait = traitUIOptimized
  public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
  public static let traitComposite = CTFontSymbolicTraits(rawValue: 1 << 14)
  public static let traitClassMask = CTFontSymbolicTraits(rawValue: 15 << 28)
}

/// How a font is found. Has no effect.
public struct CTFontOptions: OptionSet, Sendable {
  public let rawValue: CFIndex
  public init(rawValue: CFIndex) { self.rawValue = rawValue }

  public static let preventAutoActivation = CTFontOptions(rawValue: 1 << 0)
  public static let preventAutoDownload = CTFontOptions(rawValue: 1 << 1)
  public static let preferSystemFont = CTFontOptions(rawValue: 1 << 2)
}

public enum CTFontOrientation: UInt32, Sendable {
  case `default`
  case horizontal
  case vertical
}

public struct CTFontTableOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public typealias CTFontTableTag = UInt32

/// A font of the system by its use.
public enum CTFontUIFontType: UInt32, Sendable {
  case none = 0xFFFF_FFFF
  case user = 0
  case userFixedPitch = 1
  case system = 2
  case emphasizedSystem = 3
  case smallSystem = 4
  case smallEmphasizedSystem = 5
  case miniSystem = 6
  case miniEmphasizedSystem = 7
  case views = 8
  case application = 9
  case label = 10
  case menuTitle = 11
  case menuItem = 12
  case menuItemMark = 13
  case menuItemCmdKey = 14
  case windowTitle = 15
  case pushButton = 16
  case utilityWindowTitle = 17
  case alertHeader = 18
  case systemDetail = 19
  case emphasizedSystemDetail = 20
  case toolbar = 21
  case smallToolbar = 22
  case message = 23
  case palette = 24
  case toolTip = 25
  case controlContent = 26
}

public let kCTFontCopyrightNameKey: CFString = "CTFontCopyrightName"
public let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
public let kCTFontSubFamilyNameKey: CFString = "CTFontSubFamilyName"
public let kCTFontStyleNameKey: CFString = "CTFontSubFamilyName"
public let kCTFontUniqueNameKey: CFString = "CTFontUniqueName"
public let kCTFontFullNameKey: CFString = "CTFontFullName"
public let kCTFontVersionNameKey: CFString = "CTFontVersionName"
public let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"
public let kCTFontTrademarkNameKey: CFString = "CTFontTrademarkName"
public let kCTFontManufacturerNameKey: CFString = "CTFontManufacturerName"
public let kCTFontDesignerNameKey: CFString = "CTFontDesignerName"
public let kCTFontDescriptionNameKey: CFString = "CTFontDescriptionName"
public let kCTFontLicenseNameKey: CFString = "CTFontLicenseNameName"

// MARK: Creating

/// Returns the font with a PostScript, full or family name; Helvetica's substitute if there is none. The matrix has no effect.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  UIFont(name: name, size: size) ?? UIFont(name: "Helvetica", size: size)
    ?? .systemFont(ofSize: size > 0 ? size : 12)
}

public func CTFontCreateWithNameAndOptions(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont {
  CTFontCreateWithName(name, size, matrix)
}

/// Returns the font for a descriptor; a size of 0 keeps that of the descriptor. The matrix has no effect.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  UIFont(descriptor: descriptor, size: size)
}

public func CTFontCreateWithFontDescriptorAndOptions(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont {
  UIFont(descriptor: descriptor, size: size)
}

/// Returns a font of the system. The language has no effect: each text has the glyphs of its own language.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  let points = size > 0 ? size : 12
  switch uiType {
  case .none: return nil
  case .userFixedPitch: return .monospacedSystemFont(ofSize: points, weight: .regular)
  case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem, .emphasizedSystemDetail,
    .alertHeader:
    return .boldSystemFont(ofSize: points)
  default: return .systemFont(ofSize: points)
  }
}

/// Returns the font for a graphics font. A font in memory is registered under its PostScript name.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  if graphicsFont.data != nil { _ = RegisteredFonts.register(graphicsFont) }
  return CTFontCreateWithName(graphicsFont.postScriptName ?? "", size, matrix)
}

public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  guard let attributes else { return size > 0 ? font.withSize(size) : font }
  let descriptor = font.fontDescriptor.addingAttributes(attributes.givenAttributes)
  return UIFont(descriptor: descriptor, size: size)
}

/// Returns the font with the traits of a mask changed.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  let traits = font.fontDescriptor.symbolicTraits.subtracting(symTraitMask).union(
    symTraitValue.intersection(symTraitMask))
  return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) }
}

public func CTFontCreateCopyWithFamily(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ family: CFString
) -> CTFont? {
  guard UIFont(name: family, size: 12) != nil else { return nil }
  return UIFont(descriptor: font.fontDescriptor.withFamily(family), size: size)
}

/// Returns the font for a text. Differs from iOS: the same font, whose fallbacks draw the characters that it lacks.
public func CTFontCreateForString(
  _ currentFont: CTFont, _ string: CFString, _ range: CFRange
) -> CTFont {
  currentFont
}

// MARK: Names and attributes

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.fontDescriptor.matrix }
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  font.fontDescriptor.symbolicTraits
}
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
  CTFontCopyName(font, kCTFontFullNameKey) ?? font.fontName
}
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// Returns an entry of the font's table of names; the system font's family is that of Apple's.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
  if nameKey == kCTFontPostScriptNameKey { return font.fontName }
  if nameKey == kCTFontFamilyNameKey { return font.familyName }
  return names[nameKey].flatMap { entry in onMainThread { font.face.name(entry) } }
}

private let names: [CFString: FontName] = [
  kCTFontCopyrightNameKey: .copyright, kCTFontSubFamilyNameKey: .style, kCTFontUniqueNameKey: .unique,
  kCTFontFullNameKey: .full, kCTFontVersionNameKey: .version, kCTFontTrademarkNameKey: .trademark,
  kCTFontManufacturerNameKey: .manufacturer, kCTFontDesignerNameKey: .designer,
  kCTFontDescriptionNameKey: .description, kCTFontLicenseNameKey: .license,
]

public func CTFontCopyLocalizedName(
  _ font: CTFont, _ nameKey: CFString, _ actualLanguage: UnsafeMutablePointer<CFString?>?
) -> CFString? {
  actualLanguage?.pointee = "en"
  return CTFontCopyName(font, nameKey)
}

public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> Any? {
  CTFontDescriptorCopyAttribute(font.fontDescriptor, attribute)
}

/// Returns the traits of a font, by `kCTFontSymbolicTrait` and others.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
  CTFontDescriptorCopyAttribute(font.fontDescriptor, kCTFontTraitsAttribute) as? CFDictionary ?? [:]
}

/// Returns the fonts for characters that the font lacks. Differs from iOS: none, because the text engine has its own.
public func CTFontCopyDefaultCascadeListForLanguages(
  _ font: CTFont, _ languagePrefList: CFArray?
) -> CFArray? {
  []
}

public func CTFontCopyGraphicsFont(
  _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont {
  CGFont(font.fontName)!
}

/// Returns the bytes of a table of the font file.
public func CTFontCopyTable(_ font: CTFont, _ table: CTFontTableTag, _ options: CTFontTableOptions) -> CFData?
{
  onMainThread { font.face.table(table) }
}

/// Returns the features of a font. Differs from iOS: nil.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? { nil }
/// Returns the axes of a variable font. Differs from iOS: nil.
public func CTFontCopyVariationAxes(_ font: CTFont) -> CFArray? { nil }
/// Returns the values of a variable font's axes. Differs from iOS: nil.
public func CTFontCopyVariation(_ font: CTFont) -> CFDictionary? { nil }

// MARK: Measurements

public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.pointSize / 10 }
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.pointSize / 14 }
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat {
  font.fontDescriptor.symbolicTraits.contains(.traitItalic) ? -12 : 0
}
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(onMainThread { font.face.unitsPerEm }) }
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { onMainThread { font.face.glyphCount } }
/// Returns a box that contains lines of the font.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  CGRect(x: 0, y: font.descender, width: font.pointSize, height: font.ascender - font.descender)
}

// MARK: Glyphs

public func CTFontCopyCharacterSet(_ font: CTFont) -> CFCharacterSet { onMainThread { font.face.characters } }

/// Finds the glyphs of UTF-16 units, 0 for missing ones. Returns whether the font has all of them.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  onMainThread {
    var isComplete = true
    var index = 0
    while index < count {
      let unit = characters[index]
      var scalar = UInt32(unit)
      var length = 1
      if UTF16.isLeadSurrogate(unit), index + 1 < count, UTF16.isTrailSurrogate(characters[index + 1]) {
        scalar = 0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(characters[index + 1]) - 0xDC00
        length = 2
        glyphs[index + 1] = 0
      }
      let glyph = font.face.glyph(of: scalar)
      glyphs[index] = CGGlyph(truncatingIfNeeded: glyph ?? 0)
      if glyph == nil { isComplete = false }
      index += length
    }
    return isComplete
  }
}

public typealias UniChar = UInt16

public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
  CGGlyph(truncatingIfNeeded: onMainThread { font.face.glyph(named: glyphName) } ?? 0)
}

public func CTFontCopyNameForGlyph(_ font: CTFont, _ glyph: CGGlyph) -> CFString? {
  onMainThread { font.face.name(of: UInt32(glyph)) }
}

/// Returns the sum of the advances of glyphs. The orientation has no effect: text is horizontal.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  onMainThread {
    (0..<max(count, 0)).reduce(0) { sum, index in
      let width = font.face.advance(of: UInt32(glyphs[index]))
      advances?[index] = CGSize(width: width, height: 0)
      return sum + width
    }
  }
}

/// Returns the union of the boxes of glyphs. The orientation has no effect: text is horizontal.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  onMainThread {
    (0..<max(count, 0)).reduce(CGRect.null) { union, index in
      let bounds = font.face.bounds(of: UInt32(glyphs[index]))
      boundingRects?[index] = bounds.isNull ? .zero : bounds
      return union.union(bounds)
    }
  }
}

/// Returns the outline of a glyph, with y pointing up; nil if it has none.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  onMainThread {
    let path = font.face.path(of: UInt32(glyph))
    return matrix == nil ? path : path?.copy(using: matrix)
  }
}

/// Draws glyphs at positions in text space.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
  _ context: CGContext
) {
  onMainThread {
    context.showGlyphs(
      Array(UnsafeBufferPointer(start: glyphs, count: count)),
      at: Array(UnsafeBufferPointer(start: positions, count: count)), of: font.face)
  }
}
