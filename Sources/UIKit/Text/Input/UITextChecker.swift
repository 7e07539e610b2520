/// Checks spelling by the machine's dictionaries: those of Hunspell, or lists of words.
///
/// Differs from iOS: where the machine has no dictionary of a language, every word of it counts as right. What is learnt
/// is kept as long as the process runs.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static var learned: Set<String> = []
  private var ignored: Set<String> = []

  public override nonisolated init() {}

  /// The languages there are dictionaries for, such as `en_US`.
  open class var availableLanguages: [String] { SpellingDictionaries.shared.languages }

  // MARK: Checking

  /// The first misspelled word that begins at an offset or after it.
  ///
  /// - `range`: the part of the text to check, in UTF-16 units.
  /// - `startingOffset`: where to begin, in UTF-16 units.
  /// - `wrapFlag`: whether to go on from the beginning of the range.
  /// - Returns: the word's range; `NSNotFound` as its location if all is right.
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

  /// Words of the dictionary that may have been meant, the nearest first.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    let text = string as NSString
    guard NSMaxRange(range) <= text.length else { return nil }
    return SpellingDictionaries.shared.dictionary(for: language)?.guesses(for: text.substring(with: range))
  }

  /// Words of the dictionary that begin so, in alphabetical order.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]?
  {
    let text = string as NSString
    guard NSMaxRange(range) <= text.length else { return nil }
    return SpellingDictionaries.shared.dictionary(for: language)?.words(
      beginning: text.substring(with: range))
  }

  // MARK: Words that are right although no dictionary has them

  /// Words that this checker takes as right.
  open var ignoredWords: [String]? {
    get { ignored.sorted() }
    set { ignored = Set(newValue ?? []) }
  }

  open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }

  open class func learnWord(_ word: String) { learned.insert(word) }

  open class func unlearnWord(_ word: String) { learned.remove(word) }

  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
}
