/// What the letters of the drawn keyboard are written in.
package enum KeyboardLanguage: Equatable, Sendable {
  case latin, korean

  /// The languages that the person prefers, by their codes, best first.
  @MainActor package static var codes = Locale.preferredLanguages

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
}
