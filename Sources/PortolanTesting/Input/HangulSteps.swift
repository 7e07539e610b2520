/// The intermediate text of a Korean input method while composing a syllable.
enum HangulSteps {
  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let firstSyllable: UInt32 = 0xAC00
  private static let lastSyllable: UInt32 = 0xD7A3
  private static let finals: UInt32 = 28
  private static let vowels: UInt32 = 21

  /// The initial consonant, the open syllable and the closed one; empty for other characters.
  static func of(_ character: Character) -> [String] {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      (firstSyllable...lastSyllable).contains(scalar.value)
    else { return [] }
    let index = scalar.value - firstSyllable
    let open = Unicode.Scalar(firstSyllable + index / finals * finals)!
    let steps = [String(initials[Int(index / (finals * vowels))]), String(open), String(character)]
    return index % finals == 0 ? Array(steps.prefix(2)) : steps
  }
}
