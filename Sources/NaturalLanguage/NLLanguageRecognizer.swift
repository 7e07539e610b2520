import Foundation

/// A language.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let undetermined = Self("und")
  public static let arabic = Self("ar"), czech = Self("cs"), danish = Self("da"), dutch = Self("nl")
  public static let english = Self("en"), finnish = Self("fi"), french = Self("fr"), german = Self("de")
  public static let greek = Self("el"), hebrew = Self("he"), hindi = Self("hi"), hungarian = Self("hu")
  public static let indonesian = Self("id"), italian = Self("it"), japanese = Self("ja"), korean = Self("ko")
  public static let norwegian = Self("nb"), polish = Self("pl"), portuguese = Self("pt"), russian = Self("ru")
  public static let simplifiedChinese = Self("zh-Hans"), traditionalChinese = Self("zh-Hant")
  public static let spanish = Self("es"), swedish = Self("sv"), thai = Self("th"), turkish = Self("tr")
  public static let ukrainian = Self("uk"), vietnamese = Self("vi"), armenian = Self("hy")
  public static let georgian = Self("ka"), bengali = Self("bn"), tamil = Self("ta"), telugu = Self("te")
}

/// Finds the language of a text.
///
/// Differs from iOS: the language follows from the script and, in the Latin and Cyrillic scripts, from frequent words and
/// letters. Texts of a few words may remain undetermined.
open class NLLanguageRecognizer: NSObject {
  open var languageHints: [NLLanguage: Double] = [:]
  open var languageConstraints: [NLLanguage] = []
  private var text = ""

  public override init() { super.init() }

  open class func dominantLanguage(for string: String) -> NLLanguage? {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(string)
    return recognizer.dominantLanguage
  }

  /// Adds a text.
  open func processString(_ string: String) { text += " " + string }

  open func reset() { text = "" }

  open var dominantLanguage: NLLanguage? { ordered.first?.language }

  /// The languages with their probabilities, whose sum is 1.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    let found = ordered
    let sum = found.reduce(0) { $0 + $1.score }
    return Dictionary(
      found.prefix(maxHypotheses).map { ($0.language, $0.score / sum) },
      uniquingKeysWith: { first, _ in first })
  }

  private var ordered: [(language: NLLanguage, score: Double)] {
    var scores = Self.scores(of: text)
    if !languageConstraints.isEmpty { scores = scores.filter { languageConstraints.contains($0.key) } }
    for (language, probability) in languageHints where scores[language] != nil {
      scores[language, default: 0] *= 1 + probability
    }
    return scores.map { ($0.key, $0.value) }.filter { $0.1 > 0 }
      .sorted { ($0.1, $1.0.rawValue) > ($1.1, $0.0.rawValue) }
  }

  // MARK: Scores

  private static let scripts: [(ClosedRange<UInt32>, NLLanguage)] = [
    (0x0370...0x03FF, .greek), (0x0530...0x058F, .armenian), (0x0590...0x05FF, .hebrew),
    (0x0600...0x06FF, .arabic), (0x0900...0x097F, .hindi), (0x0980...0x09FF, .bengali),
    (0x0B80...0x0BFF, .tamil), (0x0C00...0x0C7F, .telugu), (0x0E00...0x0E7F, .thai),
    (0x10A0...0x10FF, .georgian), (0x1100...0x11FF, .korean), (0xAC00...0xD7AF, .korean),
    (0x3040...0x30FF, .japanese),
  ]

  /// Characters that only one of the two written forms of Chinese has.
  private static let traditional = Set("們這個來時說國會學對開過發樣還現經問間見無關點業機東車長門".unicodeScalars)

  /// Frequent words, and letters that few other languages have.
  private static let markers: [(NLLanguage, words: Set<String>, letters: String)] = [
    (
      .english,
      words("the of and to in is you that it he was for on are with as his they this have from not"), ""
    ),
    (
      .german, words("der die und das ist nicht ich es zu ein sie mit den von auf für dem sich auch wie"),
      "ßäöü"
    ),
    (
      .french, words("le la les de et un une est pas je que il des en du pour dans vous nous ce qui avec"),
      "çèêàœù"
    ),
    (.spanish, words("el la de que y los se las por un para con una es no del lo está como más pero"), "ñ¿¡"),
    (.italian, words("il di che è la e un per non sono una mi con si lo ma gli come questo della ho"), "òìù"),
    (.portuguese, words("o de que e do da em um para é com não uma os no se na por mais as dos você"), "ãõ"),
    (.dutch, words("de het een en van ik te dat die in is niet je zijn op aan met voor er maar ook"), "ĳ"),
    (.swedish, words("och att det i en jag hon som han på den med var sig för så till är men ett inte"), "å"),
    (.danish, words("og i jeg det at en den til er som på de med han af for ikke der var mig sig"), "øæ"),
    (.norwegian, words("og i jeg det at en den til er som på de med han av for ikke der var meg seg"), "øæ"),
    (.polish, words("nie to się w na i do że jest co jak za ale po z tak mi ja tym czy od"), "łąęśżźćń"),
    (.czech, words("a se na je v to že jsem si s z do jak tak ale co by pro jsi už"), "řěůščž"),
    (.turkish, words("bir bu ve ne ben için de da mi çok ama var daha o gibi sen değil"), "ğışİ"),
    (.finnish, words("ja on ei se että hän oli en mitä minä mutta tämä kun niin ovat"), ""),
    (.hungarian, words("a az és hogy nem is egy ez van meg de csak volt már még"), "őű"),
    (.indonesian, words("yang dan di ini itu dengan untuk tidak dari dalam akan saya pada juga"), ""),
    (
      .vietnamese, words("và của là không có được cho một này người trong những tôi"),
      "ơưđạảấầậắằặẹẻếềểễệỉịọỏốồổộớờởợụủứừửữự"
    ),
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }

  private static func scores(of text: String) -> [NLLanguage: Double] {
    var scores: [NLLanguage: Double] = [:]
    var (han, traditionalCount, cyrillic, ukrainian, latin) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      switch scalar.value {
      case 0x4E00...0x9FFF:
        han += 1
        if traditional.contains(scalar) { traditionalCount += 1 }
      case 0x0400...0x052F:
        cyrillic += 1
        if "іїєґІЇЄҐ".unicodeScalars.contains(scalar) { ukrainian += 1 }
      case 0x41...0x24F, 0x1E00...0x1EFF: latin += 1
      default:
        if let language = scripts.first(where: { $0.0.contains(scalar.value) })?.1 {
          scores[language, default: 0] += 1
        }
      }
    }
    // Japanese is written with Chinese characters between its own.
    if scores[.japanese] != nil {
      scores[.japanese, default: 0] += han
    } else if han > 0 {
      scores[traditionalCount > 0 ? .traditionalChinese : .simplifiedChinese] = han
    }
    if cyrillic > 0 { scores[ukrainian > 0 ? .ukrainian : .russian] = cyrillic }
    if latin > 0 { addLatin(text.lowercased(), letters: latin, to: &scores) }
    return scores
  }

  /// Distributes the number of Latin letters among languages, by their frequent words and letters.
  private static func addLatin(_ text: String, letters: Double, to scores: inout [NLLanguage: Double]) {
    let words = text.split { !$0.isLetter }.map(String.init)
    var found: [NLLanguage: Double] = [:]
    for (language, frequent, special) in markers {
      let count = words.reduce(0.0) { $0 + (frequent.contains($1) ? 1 : 0) }
      let own = text.reduce(0.0) { $0 + (special.contains($1) ? 0.6 : 0) }
      if count + own > 0 { found[language] = count + own }
    }
    let sum = found.values.reduce(0, +)
    for (language, score) in found { scores[language] = letters * score / sum }
  }
}
