import Foundation
import Synchronization

/// The user's preferred languages, in order, used to look up localized text.
///
/// They come from the `-AppleLanguages` launch argument, as in Xcode schemes; otherwise from the desktop
/// session in gettext's order: `LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`. Foundation on Linux reads
/// neither.
package enum PreferredLanguages {
  private static let chosen = Mutex<[String]>(
    read(arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment))

  package static var current: [String] { chosen.withLock { $0 } }

  /// Replaces the preferred languages.
  package static func choose(_ languages: [String]) {
    chosen.withLock { $0 = languages }
    SessionLocale.adopt(languages: AppLanguage.preferred)
  }

  /// The locale of the most preferred language.
  package static var locale: Locale {
    let best = current.first
    return best == nil || best == Locale.preferredLanguages.first ? .current : Locale(identifier: best!)
  }

  package static func read(arguments: [String], environment: [String: String]) -> [String] {
    if let index = arguments.firstIndex(of: "-AppleLanguages"), arguments.indices.contains(index + 1) {
      let list = arguments[index + 1].split { "(), \"".contains($0) }.map(String.init)
      if !list.isEmpty { return list }
    }
    let messages = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let messages, let main = tag(messages) else { return Locale.preferredLanguages }
    var languages: [String] = []
    for name in (environment["LANGUAGE"] ?? "").split(separator: ":") {
      if let tag = tag(String(name)) { languages.append(tag) }
    }
    return languages.contains(main) ? languages : languages + [main]
  }

  /// Converts a POSIX locale to a language tag: "ko_KR.UTF-8" is "ko-KR". The "C" and "POSIX" locales have
  /// none.
  private static func tag(_ locale: String) -> String? {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    guard !name.isEmpty, name != "C", name != "POSIX" else { return nil }
    return String(name.map { $0 == "_" ? "-" : $0 })
  }
}
