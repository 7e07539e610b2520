import Foundation
import Synchronization

/// The languages that the system's text is available in.
package enum SystemLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case korean = "ko"
  case japanese = "ja"
  case simplifiedChinese = "zh-Hans"
  case german = "de"
  case french = "fr"
  case spanish = "es"
  case arabic = "ar"

  private struct Choice {
    var languages: [String]
    var language: SystemLanguage
  }

  private static let choice = Mutex<Choice?>(nil)

  /// The language of the app, or English if the system's text is not available in it.
  package static var current: SystemLanguage {
    let languages = AppLanguage.preferred
    return choice.withLock { choice in
      if let choice, choice.languages == languages { return choice.language }
      let best = LanguageChoice.best(of: allCases.map(\.rawValue), for: languages)
      let language = best.flatMap(SystemLanguage.init) ?? .english
      choice = Choice(languages: languages, language: language)
      return language
    }
  }
}

extension SystemString {
  /// The text in the app's language.
  package var text: String { text(in: .current) }

  package func text(in language: SystemLanguage) -> String {
    switch language {
    case .english: rawValue
    case .korean: korean
    case .japanese: japanese
    case .simplifiedChinese: simplifiedChinese
    case .german: german
    case .french: french
    case .spanish: spanish
    case .arabic: arabic
    }
  }

  /// The text with its format arguments filled in.
  package func text(_ arguments: String...) -> String {
    var rest = text[...]
    var result = ""
    var next = 0
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      let digits = rest.prefix { $0.isNumber }
      if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
        rest = rest.dropFirst(digits.count + 1)
        next = number - 1
      }
      if arguments.indices.contains(next), rest.first == "@" || rest.first == "d" {
        rest.removeFirst()
        result += arguments[next]
        next += 1
      } else {
        result += "%"
      }
    }
    return result + rest
  }

  package func text(_ numbers: Int...) -> String {
    switch numbers.count {
    case 1: text("\(numbers[0])")
    default: text("\(numbers[0])", "\(numbers[1])")
    }
  }
}
