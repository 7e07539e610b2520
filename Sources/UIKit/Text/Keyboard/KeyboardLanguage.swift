/// The script of the keyboard's letters.
package enum KeyboardLanguage: Equatable, Sendable {
  case latin, korean

  /// The user's preferred languages by their codes, best first; tests set others.
  @MainActor package static var codes: [String] {
    get { chosenCodes ?? PreferredLanguages.current }
    set { chosenCodes = newValue == PreferredLanguages.current ? nil : newValue }
  }

  @MainActor private static var chosenCodes: [String]?

  /// The user's languages for which there is a separate layout, in their order; Latin is always included.
  @MainActor package static var preferred: [KeyboardLanguage] {
    var found: [KeyboardLanguage] = []
    for code in codes {
      let language: KeyboardLanguage =
        code == "ko" || code.hasPrefix("ko-") || code.hasPrefix("ko_") ? .korean : .latin
      if !found.contains(language) { found.append(language) }
    }
    return found.contains(.latin) ? found : found + [.latin]
  }

  /// The language of the key labels: Latin letters serve every system language that uses them.
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
