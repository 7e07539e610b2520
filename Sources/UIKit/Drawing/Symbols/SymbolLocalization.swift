/// Variants of symbols for languages.
enum SymbolLocalization {
  /// Returns the variant of a glyph. Signs of Arabic and Hebrew point in the direction of reading; numbers have the
  /// digits of the language; the letter A is the first letter of the script.
  static func glyph(_ glyph: SymbolGlyph, name: String, language: String) -> SymbolGlyph {
    if language == "rtl" { return glyph.mirrored(name: name) }
    let hasText = glyph.elements.contains { if case .text = $0.kind { true } else { false } }
    let isMirrored = language == "ar" && !hasText || language == "he" && !hasText
    let turned = isMirrored ? glyph.mirrored(name: name) : glyph
    let elements = turned.elements.map { element in
      var copy = element
      if case .text(let text) = element.kind { copy.kind = .text(localized(text, language)) }
      return copy
    }
    return SymbolGlyph(name: name, elements: elements, ownColors: glyph.ownColors)
  }

  private static func localized(_ text: String, _ language: String) -> String {
    if let letter = letters[language], ["A", "a", "Aa", "aA"].contains(text) { return letter }
    guard let zero = zeros[language] else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          guard ("0"..."9").contains(Character(scalar)) else { return scalar }
          return Unicode.Scalar(zero + scalar.value - 48) ?? scalar
        }))
  }

  private static let letters = [
    "ar": "ض", "he": "א", "hi": "अ", "ja": "あ", "ko": "가", "th": "ก", "zh": "字", "el": "Ω", "ru": "Я",
  ]

  /// The scalars of the digit zero.
  private static let zeros: [String: UInt32] = [
    "ar": 0x660, "hi": 0x966, "bn": 0x9E6, "gu": 0xAE6, "kn": 0xCE6, "ml": 0xD66, "mr": 0x966, "mni": 0xABF0,
    "or": 0xB66, "pa": 0xA66, "sat": 0x1C50, "si": 0xDE6, "ta": 0xBE6, "te": 0xC66, "km": 0x17E0,
    "my": 0x1040,
  ]
}
