/// The names of Apple's symbols, as SFSafeSymbols and SFSymbolEnum list them: SF Symbols 1 to 7, and the earlier
/// names of renamed symbols.
///
/// A line has a first word and the rests of the names that begin with it; `-` is the word alone. `*` after a rest:
/// the name is valid with `.fill`, too. Letters after `~` are the languages that the name, or its filled form, may
/// end with.
enum SymbolNames {
  /// Returns whether Apple's set has a symbol of this name.
  static func contains(_ name: String) -> Bool {
    if has(name, language: nil) { return true }
    guard let dot = name.lastIndex(of: "."), let language = languages[String(name[name.index(after: dot)...])]
    else { return false }
    return has(String(name[..<dot]), language: language)
  }

  /// The language at the end of a name and the name without it; nil if there is none.
  static func localization(of name: String) -> (base: String, language: String)? {
    guard let dot = name.lastIndex(of: "."), !has(name, language: nil) else { return nil }
    let word = String(name[name.index(after: dot)...])
    guard let language = languages[word], has(String(name[..<dot]), language: language) else { return nil }
    return (String(name[..<dot]), word)
  }

  /// Returns whether the name has a variant for languages that are written from right to left.
  static func isMirroredInRightToLeft(_ name: String) -> Bool { has(name, language: UInt8(ascii: "r")) }

  private static let languages: [String: UInt8] = {
    var table: [String: UInt8] = [:]
    for (letter, word) in zip(
      "abhjotzreukmABCDFGHPJKNO",
      [
        "ar", "he", "hi", "ja", "ko", "th", "zh", "rtl", "el", "ru", "km", "my", "bn", "gu", "kn", "ml", "mr",
        "mni",
      ]
        + ["or", "pa", "sat", "si", "ta", "te"])
    {
      table[word] = letter.asciiValue
    }
    return table
  }()
  private static let groups: [UInt8: [UInt8]] = [
    UInt8(ascii: "L"): Array("abhjotz".utf8), UInt8(ascii: "I"): Array("ABCDFGHPJO".utf8),
  ]

  private static func has(_ name: String, language: UInt8?) -> Bool {
    guard !name.isEmpty, !name.hasSuffix("."), name.utf8.allSatisfy({ $0 > 0x2d && $0 < 0x7b }) else {
      return false
    }
    if finds(name, isFilled: false, language: language) { return true }
    return name.hasSuffix(".fill") && finds(String(name.dropLast(5)), isFilled: true, language: language)
  }

  private static func finds(_ name: String, isFilled: Bool, language: UInt8?) -> Bool {
    let dot = name.firstIndex(of: ".")
    let word = Array(name[..<(dot ?? name.endIndex)].utf8)
    let rest = dot.map { Array(name[name.index(after: $0)...].utf8) } ?? [UInt8(ascii: "-")]
    guard let initial = word.first, !rest.isEmpty else { return false }
    var text = initial < UInt8(ascii: "g") ? firstHalf : secondHalf
    return text.withUTF8 { finds(word, rest, isFilled: isFilled, language: language, in: $0) }
  }

  private static func finds(
    _ word: [UInt8], _ rest: [UInt8], isFilled: Bool, language: UInt8?, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let head = word + [UInt8(ascii: " ")]
    var start = 0
    while start < text.count {
      let end = place(of: 10, from: start, to: text.count, in: text)
      if matches(text, at: start, head) {
        var entry = start + head.count
        while entry < end {
          let next = place(of: 32, from: entry, to: end, in: text)
          if matches(text, at: entry, rest),
            allows(
              text[(entry + rest.count)..<max(next, entry + rest.count)], isFilled: isFilled,
              language: language)
          {
            return true
          }
          entry = next + 1
        }
      }
      start = end + 1
    }
    return false
  }

  /// Returns the place of the next byte of a value; the end if there is none.
  private static func place(of byte: Int32, from start: Int, to end: Int, in text: UnsafeBufferPointer<UInt8>)
    -> Int
  {
    guard let base = text.baseAddress, let found = memchr(base + start, byte, end - start) else { return end }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  private static func matches(_ text: UnsafeBufferPointer<UInt8>, at start: Int, _ part: [UInt8]) -> Bool {
    guard let base = text.baseAddress, start + part.count <= text.count else { return false }
    return memcmp(base + start, part, part.count) == 0
  }

  /// Returns whether the marks after an entry allow the form of the name.
  private static func allows(
    _ tail: Slice<UnsafeBufferPointer<UInt8>>, isFilled: Bool, language: UInt8?
  ) -> Bool {
    guard tail.isEmpty || tail.first == UInt8(ascii: "~") || tail.first == UInt8(ascii: "*") else {
      return false
    }
    let parts = tail.split(separator: UInt8(ascii: "*"), maxSplits: 1, omittingEmptySubsequences: false)
    guard !isFilled || parts.count == 2 else { return false }
    guard let language else { return true }
    return parts[isFilled ? 1 : 0].contains { $0 == language || groups[$0]?.contains(language) == true }
  }
}
