/// Suggests words for the text before the caret.
@MainActor
struct KeyboardPredictor {
  struct Suggestion: Equatable {
    var text: String
    /// Whether this is the word as typed, which is shown in quotation marks.
    var isTyped = false
  }

  /// The maximum number of suggestions.
  static let count = 3

  let language: KeyboardLanguage

  /// Returns the word that ends at the caret; empty after a space or a punctuation mark.
  static func word(before caret: String) -> String {
    String(caret.reversed().prefix { $0.isLetter || $0 == "'" || $0 == "\u{2019}" }.reversed())
  }

  /// Returns three suggestions, the best in the middle as on iOS; never empty.
  /// - Parameter text: The paragraph up to the caret.
  func suggestions(before text: String, startsSentence: Bool) -> [Suggestion] {
    let word = Self.word(before: text)
    let system = language.systemLanguage
    guard !word.isEmpty else {
      if startsSentence || text.isEmpty { return found(CommonWords.openings(of: system)) }
      let previous = Self.word(before: String(text.reversed().drop { $0.isWhitespace }.reversed()))
      return found(
        unique(CommonWords.followers(of: previous, in: system) + CommonWords.continuations(of: system)))
    }
    let proposals = completions(of: word, system)
    let typed = Suggestion(text: word, isTyped: true)
    let others = proposals.prefix(Self.count - 1).map { Suggestion(text: $0) }
    return [typed] + others
  }

  private func found(_ words: [String]) -> [Suggestion] {
    words.prefix(Self.count).map { Suggestion(text: $0) }
  }

  private func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0.lowercased()).inserted }
  }

  private func completions(of word: String, _ system: SystemLanguage) -> [String] {
    if language == .korean {
      let letters = HangulLetters.of(word)
      return CommonWords.words(of: .korean).filter {
        $0 != word && HangulLetters.of($0).starts(with: letters)
      }
    }
    let start = word.lowercased()
    var proposals = CommonWords.words(of: system).filter { $0.lowercased().hasPrefix(start) && $0 != word }
    if proposals.count < Self.count {
      let checker = UITextChecker()
      let range = NSRange(location: 0, length: word.utf16.count)
      let code = system.rawValue
      let isWrong =
        checker.rangeOfMisspelledWord(in: word, range: range, startingAt: 0, wrap: false, language: code)
        .location != NSNotFound
      if isWrong {
        proposals = (checker.guesses(forWordRange: range, in: word, language: code) ?? []) + proposals
      }
      let longer = checker.completions(forPartialWordRange: range, in: word, language: code) ?? []
      proposals += longer.sorted { ($0.count, $0) < ($1.count, $1) }.prefix(Self.count)
    }
    let isCapital = word.first?.isUppercase == true
    let fitting = proposals.filter { $0 != word }
    return unique(isCapital ? fitting.map { $0.prefix(1).uppercased() + $0.dropFirst() } : fitting)
  }
}

/// The letters of Korean syllables, so that an incomplete syllable matches longer ones.
enum HangulLetters {
  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let medials = [
    "ㅏ", "ㅐ", "ㅑ", "ㅒ", "ㅓ", "ㅔ", "ㅕ", "ㅖ", "ㅗ", "ㅗㅏ", "ㅗㅐ", "ㅗㅣ", "ㅛ", "ㅜ",
    "ㅜㅓ", "ㅜㅔ", "ㅜㅣ", "ㅠ", "ㅡ", "ㅡㅣ", "ㅣ",
  ]
  private static let finals = [
    "", "ㄱ", "ㄲ", "ㄱㅅ", "ㄴ", "ㄴㅈ", "ㄴㅎ", "ㄷ", "ㄹ", "ㄹㄱ", "ㄹㅁ", "ㄹㅂ", "ㄹㅅ", "ㄹㅌ",
    "ㄹㅍ", "ㄹㅎ", "ㅁ", "ㅂ", "ㅂㅅ", "ㅅ", "ㅆ", "ㅇ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
  ]

  /// Returns the keys with which a text is typed, with compounds separated.
  static func of(_ text: String) -> String {
    var letters = ""
    for scalar in text.unicodeScalars {
      guard (0xAC00...0xD7A3).contains(scalar.value) else {
        letters.unicodeScalars.append(scalar)
        continue
      }
      let index = Int(scalar.value - 0xAC00)
      letters += String(initials[index / 588]) + medials[index % 588 / 28] + finals[index % 28]
    }
    return letters
  }
}
