/// The script of the drawn keyboard's letters.
package enum KeyboardLanguage: Equatable, Sendable {
  case latin, korean

  /// The languages that the person prefers, by their codes, best first; tests set others.
  @MainActor package static var codes: [String] {
    get { chosenCodes ?? PreferredLanguages.current }
    set { chosenCodes = newValue == PreferredLanguages.current ? nil : newValue }
  }

  @MainActor private static var chosenCodes: [String]?

  /// Those of the person's languages that have letters of their own here, in their order; Latin is always there.
  @MainActor package static var preferred: [KeyboardLanguage] {
    var found: [KeyboardLanguage] = []
    for code in codes {
      let language: KeyboardLanguage =
        code == "ko" || code.hasPrefix("ko-") || code.hasPrefix("ko_") ? .korean : .latin
      if !found.contains(language) { found.append(language) }
    }
    return found.contains(.latin) ? found : found + [.latin]
  }

  /// The language that the keys are labelled in: Latin letters serve every system language that is written in them.
  var systemLanguage: SystemLanguage {
    switch self {
    case .korean: .korean
    case .latin:
      switch SystemLanguage.current {
      case .german, .french, .spanish: SystemLanguage.current
      default: .english
      }
    }
  }

  /// The name of the language in the language itself.
  var name: String {
    switch (self, systemLanguage) {
    case (.korean, _): "한국어"
    case (_, .german): "Deutsch"
    case (_, .french): "Français"
    case (_, .spanish): "Español"
    default: "English"
    }
  }
}
