import ObjCRuntime

/// Sections of a table with an index, such as the letters of the alphabet, in the language of the session.
///
/// The titles are the index characters of the Unicode CLDR; scripts other than Latin are followed by the Latin letters,
/// and all by “#”.
open class UILocalizedIndexedCollation: NSObject {
  open private(set) var sectionTitles: [String]
  open var sectionIndexTitles: [String] { sectionTitles }
  private let alphabet: IndexAlphabet

  init(language: String) {
    alphabet = IndexAlphabet(language: language)
    sectionTitles = alphabet.titles
  }

  /// The collation of the session's language.
  open class func current() -> UILocalizedIndexedCollation {
    UILocalizedIndexedCollation(language: Locale.current.language.languageCode?.identifier ?? "en")
  }

  /// Returns the section to which a title of the index scrolls.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// Returns the section of an object.
  /// - Parameters:
  ///   - object: An object with a text.
  ///   - selector: A method of the object without arguments that returns its text.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    alphabet.section(of: Self.text(of: object, selector))
  }

  /// Returns objects in the order of their texts.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let texts = array.map { Self.text(of: $0, selector) }
    let order = array.indices.sorted { first, second in
      switch texts[first].localizedStandardCompare(texts[second]) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: first < second
      }
    }
    return order.map { array[$0] }
  }

  private static func text(of object: Any, _ selector: Selector) -> String {
    // Strings are sorted by themselves, whichever method returns their text.
    object as? String ?? SelectorRuntime.send(selector, to: object as AnyObject) as? String ?? ""
  }
}

/// The titles of an index, and the section of a text in it.
struct IndexAlphabet {
  /// The letters of the language that come before the Latin ones.
  private let own: [Character]
  /// The last character of the section of the last of these letters.
  private let ownEnd: Unicode.Scalar
  private let latin: [Character]
  private let isKorean: Bool

  var titles: [String] { own.map(String.init) + latin.map(String.init) + ["#"] }

  init(language: String) {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    isKorean = language == "ko"
    let (own, end): (String, Unicode.Scalar) =
      switch language {
      case "ko": ("ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ", "ㅎ")
      case "ja": ("あかさたなはまやらわ", "ん")
      case "ru": ("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЫЭЮЯ", "Я")
      default: ("", "\0")
      }
    (self.own, ownEnd) = (Array(own), end)
    latin =
      switch language {
      case "sv", "fi": letters + Array("ÅÄÖ")
      case "da", "nb", "nn", "no": letters + Array("ÆØÅ")
      case "es": letters[..<14] + ["Ñ"] + letters[14...]
      default: letters
      }
  }

  func section(of text: String) -> Int {
    let other = own.count + latin.count
    guard let first = text.trimmingCharacters(in: .whitespaces).first else { return other }
    if let letter = String(first).uppercased().first, let index = latin.firstIndex(of: letter) {
      return own.count + index
    }
    if let index = ownSection(of: first) { return index }
    let plain = String(first).folding(
      options: [.diacriticInsensitive, .widthInsensitive, .caseInsensitive], locale: nil
    ).uppercased()
    return plain.first.flatMap { latin.firstIndex(of: $0) }.map { own.count + $0 } ?? other
  }

  /// Returns the last letter of the language that is not after a character of the same script.
  private func ownSection(of character: Character) -> Int? {
    guard let letter = isKorean ? Self.initial(of: character) : Self.plain(character), letter <= ownEnd
    else { return nil }
    return own.lastIndex { $0.unicodeScalars.first.map { $0 <= letter } ?? false }
  }

  /// The initial consonant of a Hangul syllable; doubled consonants are in the section of the plain one.
  private static func initial(of character: Character) -> Unicode.Scalar? {
    guard let scalar = String(character).precomposedStringWithCanonicalMapping.unicodeScalars.first else {
      return nil
    }
    guard (0xAC00...0xD7A3).contains(scalar.value) else {
      return (0x3131...0x314E).contains(scalar.value) ? scalar : nil
    }
    let initials = Array("ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ".unicodeScalars)
    return initials[Int(scalar.value - 0xAC00) / 588]
  }

  /// The uppercase letter or the Hiragana of a character, without marks.
  private static func plain(_ character: Character) -> Unicode.Scalar? {
    let folded = String(character).folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
    let hiragana = folded.applyingTransform(.hiraganaToKatakana, reverse: true) ?? folded
    guard let scalar = hiragana.uppercased().unicodeScalars.first else { return nil }
    // Small kana directly precede the full ones: a small や belongs to the や row.
    return scalar == "ゃ" ? "や" : scalar == "ぁ" ? "あ" : scalar
  }
}
