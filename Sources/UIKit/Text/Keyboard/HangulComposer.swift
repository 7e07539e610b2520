/// Composes Korean syllables from the letters of the standard two-set keyboard layout (두벌식).
struct HangulComposer {
  private var initial: Character?
  /// One vowel, or two that form a compound.
  private var medial: [Character] = []
  /// One consonant, or two that form a compound.
  private var final: [Character] = []

  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let medials = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  private static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
  private static let compounds: [String: Character] = [
    "ㅗㅏ": "ㅘ", "ㅗㅐ": "ㅙ", "ㅗㅣ": "ㅚ", "ㅜㅓ": "ㅝ", "ㅜㅔ": "ㅞ", "ㅜㅣ": "ㅟ", "ㅡㅣ": "ㅢ",
    "ㄱㅅ": "ㄳ", "ㄴㅈ": "ㄵ", "ㄴㅎ": "ㄶ", "ㄹㄱ": "ㄺ", "ㄹㅁ": "ㄻ", "ㄹㅂ": "ㄼ", "ㄹㅅ": "ㄽ",
    "ㄹㅌ": "ㄾ", "ㄹㅍ": "ㄿ", "ㄹㅎ": "ㅀ", "ㅂㅅ": "ㅄ",
  ]

  /// Returns whether a character is a letter of which syllables are composed.
  static func isLetter(_ character: Character) -> Bool {
    initials.contains(character) || medials.contains(character)
  }

  var isEmpty: Bool { initial == nil && medial.isEmpty }

  /// The current syllable.
  var text: String {
    let vowel = Self.joined(medial)
    guard let initial else { return vowel.map { String($0) } ?? "" }
    guard let vowel, let first = Self.initials.firstIndex(of: initial),
      let second = Self.medials.firstIndex(of: vowel)
    else { return String(initial) }
    let third = Self.joined(final).flatMap { Self.finals.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let scalar = Unicode.Scalar(UInt32(0xAC00 + (first * 21 + second) * 28 + third))
    return scalar.map { String($0) } ?? ""
  }

  private static func joined(_ letters: [Character]) -> Character? {
    letters.count == 2 ? compounds[String(letters)] : letters.first
  }

  /// Adds a letter.
  /// - Returns: The syllables that were completed; `text` is the current one.
  mutating func add(_ letter: Character) -> String {
    Self.medials.contains(letter) ? add(vowel: letter) : add(consonant: letter)
  }

  private mutating func add(vowel: Character) -> String {
    if let moved = final.last {
      // The apparent end of a syllable is the beginning of the next one.
      final.removeLast()
      let done = finish()
      initial = moved
      medial = [vowel]
      return done
    }
    if medial.count == 1, Self.compounds[String([medial[0], vowel])] != nil {
      medial.append(vowel)
      return ""
    }
    let done = medial.isEmpty ? "" : finish()
    medial = [vowel]
    return done
  }

  private mutating func add(consonant: Character) -> String {
    let canEnd = Self.finals.contains(consonant)
    if initial != nil, !medial.isEmpty {
      if final.isEmpty, canEnd {
        final = [consonant]
        return ""
      }
      if final.count == 1, Self.compounds[String([final[0], consonant])] != nil {
        final.append(consonant)
        return ""
      }
    }
    let done = finish()
    initial = consonant
    return done
  }

  /// Deletes the last letter.
  /// - Returns: Whether there was one.
  mutating func deleteLast() -> Bool {
    if final.popLast() != nil || medial.popLast() != nil { return true }
    guard initial != nil else { return false }
    initial = nil
    return true
  }

  /// Ends the syllable.
  /// - Returns: The completed syllable.
  @discardableResult
  mutating func finish() -> String {
    let done = text
    self = HangulComposer()
    return done
  }
}
