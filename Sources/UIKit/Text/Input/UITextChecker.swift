/// Checks spelling with Hunspell and its dictionaries, such as those of Debian's packages `hunspell-en-us` and
/// `hunspell-de-de`.
///
/// Differs from iOS: without Hunspell or a dictionary, every word of a language counts as correct. Learned words are
/// kept until the process ends.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static var learned: Set<String> = []
  private var ignored: Set<String> = []

  public override nonisolated init() {}

  /// The languages with installed dictionaries, such as `en_US`.
  open class var availableLanguages: [String] { SpellingDictionaries.shared.languages }

  // MARK: Checking

  /// Returns the first misspelled word that begins at or after an offset.
  ///
  /// - `range`: The part of the text to check, in UTF-16 units.
  /// - `startingOffset`: Where to begin, in UTF-16 units.
  /// - `wrapFlag`: Whether to continue at the beginning of the range.
  /// - Returns: The range of the word; its location is `NSNotFound` if there is none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let dictionary = SpellingDictionaries.shared.dictionary(for: language) else { return none }
    let text = stringToCheck as NSString
    let part = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
    var wrong: [NSRange] = []
    for word in words(in: text, part) where !isRight(text.substring(with: word), dictionary) {
      if word.location >= startingOffset { return word }
      wrong.append(word)
    }
    return wrapFlag ? wrong.first ?? none : none
  }

  private func words(in text: NSString, _ range: NSRange) -> [NSRange] {
    guard let expression = try? NSRegularExpression(pattern: "[\\p{L}\\p{M}]+(?:['\u{2019}][\\p{L}\\p{M}]+)*")
    else { return [] }
    return expression.matches(in: text as String, range: range).map(\.range)
  }

  private func isRight(_ word: String, _ dictionary: SpellingDictionary) -> Bool {
    ignored.contains(word) || Self.learned.contains(word) || dictionary.contains(word)
  }

  // MARK: Proposals

  /// Returns possible corrections from the dictionary, the best first.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    let text = string as NSString
    guard NSMaxRange(range) <= text.length else { return nil }
    return SpellingDictionaries.shared.dictionary(for: language)?.guesses(for: text.substring(with: range))
  }

  /// Returns words of the dictionary with this prefix, in alphabetical order.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]?
  {
    let text = string as NSString
    guard NSMaxRange(range) <= text.length else { return nil }
    return SpellingDictionaries.shared.dictionary(for: language)?.words(
      beginning: text.substring(with: range))
  }

  // MARK: Words that are right although no dictionary has them

  /// Words that this checker considers correct.
  open var ignoredWords: [String]? {
    get { ignored.sorted() }
    set { ignored = Set(newValue ?? []) }
  }

  open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }

  open class func learnWord(_ word: String) { learned.insert(word) }

  open class func unlearnWord(_ word: String) { learned.remove(word) }

  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
}
