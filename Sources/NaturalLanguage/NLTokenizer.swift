@_exported import Foundation

/// A unit of text.
public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

/// Divides a text into words, sentences or paragraphs.
///
/// Differs from iOS: without dictionaries, each character of Chinese, Japanese and Thai is a word.
open class NLTokenizer: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let numeric = Attributes(rawValue: 1)
    public static let symbolic = Attributes(rawValue: 2)
    public static let emoji = Attributes(rawValue: 4)
  }

  public let unit: NLTokenUnit
  open var string: String?

  public init(unit: NLTokenUnit) { self.unit = unit }

  /// No effect: the boundaries do not depend on the language.
  open func setLanguage(_ language: NLLanguage) {}

  /// Calls a closure for each token until it returns false.
  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    guard let string else { return }
    for token in Segmentation.tokens(of: unit, in: string, range) {
      let isNumber = string[token].allSatisfy { $0.isNumber || $0 == "." || $0 == "," }
      if !block(token, isNumber ? .numeric : []) { return }
    }
  }

  /// The tokens that overlap a range.
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    enumerateTokens(in: range) { token, _ in
      found.append(token)
      return true
    }
    return found
  }

  /// The token at a position; the position itself, if it is between tokens.
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    guard let string else { return index..<index }
    return tokens(for: string.startIndex..<string.endIndex).first { $0.contains(index) } ?? index..<index
  }
}

// MARK: Tags

public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let tokenType = Self(rawValue: "TokenType")
  public static let lexicalClass = Self(rawValue: "LexicalClass")
  public static let nameType = Self(rawValue: "NameType")
  public static let nameTypeOrLexicalClass = Self(rawValue: "NameTypeOrLexicalClass")
  public static let lemma = Self(rawValue: "Lemma")
  public static let language = Self(rawValue: "Language")
  public static let script = Self(rawValue: "Script")
  public static let sentimentScore = Self(rawValue: "SentimentScore")
}

public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let word = NLTag("Word"), punctuation = NLTag("Punctuation")
  public static let whitespace = NLTag("Whitespace"), other = NLTag("Other")
  public static let noun = NLTag("Noun"), verb = NLTag("Verb"), adjective = NLTag("Adjective")
  public static let adverb = NLTag("Adverb"), pronoun = NLTag("Pronoun"), number = NLTag("Number")
  public static let personalName = NLTag("PersonalName"), placeName = NLTag("PlaceName")
  public static let organizationName = NLTag("OrganizationName")
}

/// Tags the words of a text.
///
/// Differs from iOS: there are no models of languages. Only the scheme `.language` has tags.
open class NLTagger: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let omitWords = Options(rawValue: 1)
    public static let omitPunctuation = Options(rawValue: 2)
    public static let omitWhitespace = Options(rawValue: 4)
    public static let omitOther = Options(rawValue: 8)
    public static let joinNames = Options(rawValue: 16)
    public static let joinContractions = Options(rawValue: 32)
  }

  public let tagSchemes: [NLTagScheme]
  open var string: String?

  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

  open var dominantLanguage: NLLanguage? { string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) } }

  open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
    [.language]
  }

  /// No effect: words are not tagged.
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}

  /// Calls a closure for each token, with the tag nil for schemes without model.
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = string
    let tag = tag(scheme)
    tokenizer.enumerateTokens(in: range) { token, _ in block(tag, token) }
  }

  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    var found: [(NLTag?, Range<String.Index>)] = []
    enumerateTags(in: range, unit: unit, scheme: scheme, options: options) {
      found.append(($0, $1))
      return true
    }
    return found
  }

  open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (
    NLTag?, Range<String.Index>
  ) {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = string
    return (tag(scheme), tokenizer.tokenRange(at: index))
  }

  private func tag(_ scheme: NLTagScheme) -> NLTag? {
    scheme == .language ? dominantLanguage.map { NLTag($0.rawValue) } : nil
  }
}

/// A space of words. There are no models: creating one fails.
open class NLEmbedding: NSObject {
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  open func distance(between first: String, and second: String) -> Double { 2 }
  open func neighbors(for string: String, maximumCount: Int) -> [(String, Double)] { [] }
}
