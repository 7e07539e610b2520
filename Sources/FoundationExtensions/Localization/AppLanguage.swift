import Foundation
import Synchronization

/// The language that the app runs in, chosen like on iOS: the user's most preferred of the app's
/// localizations.
///
/// Text of the system appears in the chosen localization, regardless of the user's other preferences: an app
/// that is localized only in German says "Abbrechen" in a Korean session. An app declares localizations with
/// the `.lproj` folders and string catalogs of the main bundle, `CFBundleLocalizations` and
/// `CFBundleDevelopmentRegion`; `CFBundleAllowMixedLocalizations` removes the restriction.
///
/// Differs from iOS: an app without any localizations runs in the user's language instead of English.
package enum AppLanguage {
  private struct Choice {
    var wanted: [String]
    var chosen: [String]
  }

  private static let choice = Mutex<Choice?>(nil)
  private static let declared = Mutex<[String]?>(nil)

  /// The languages for text of the system, in order of preference.
  package static var preferred: [String] {
    let wanted = PreferredLanguages.current
    return choice.withLock { choice in
      if let choice, choice.wanted == wanted { return choice.chosen }
      let chosen = choose(among: localizations, for: wanted)
      choice = Choice(wanted: wanted, chosen: chosen)
      return chosen
    }
  }

  /// - Parameter localizations: The localizations of the app, starting with the development language.
  package static func choose(among localizations: [String], for wanted: [String]) -> [String] {
    guard let first = localizations.first else { return wanted }
    return [LanguageChoice.best(of: localizations, for: wanted) ?? first]
  }

  private static var localizations: [String] {
    declared.withLock { declared in
      if let declared { return declared }
      let found = localizations(of: .main, executable: Bundle.main.executableURL)
      declared = found
      return found
    }
  }

  /// The localizations that a bundle declares, starting with the development language.
  package static func localizations(of bundle: Bundle, executable: URL?) -> [String] {
    let root = bundle.resourceURL ?? bundle.bundleURL
    // SwiftPM puts the resource bundle of a target next to the executable of the same name.
    let name = executable?.deletingPathExtension().lastPathComponent ?? ""
    let own = root.folderContents(withExtension: "resources").filter {
      $0.deletingPathExtension().lastPathComponent.hasSuffix("_\(name)")
    }
    let folders = [root] + own
    let list =
      folders.lazy.compactMap { PropertyListFile($0.appendingPathComponent("Info.plist"))?.root }.first ?? [:]
    if list["CFBundleAllowMixedLocalizations"] as? Bool == true { return [] }
    var found = list["CFBundleLocalizations"] as? [String] ?? []
    for folder in folders { found += localizations(in: folder) }
    guard !found.isEmpty else { return [] }
    let region = list["CFBundleDevelopmentRegion"] as? String ?? "en"
    return [region] + Set(found).subtracting([region, "Base"]).sorted()
  }

  private static func localizations(in folder: URL) -> [String] {
    let folders = folder.folderContents(withExtension: "lproj")
      .map { $0.deletingPathExtension().lastPathComponent }
    let catalog = folder.appendingPathComponent("Localizable.xcstrings")
    guard let data = try? Data(contentsOf: catalog) else { return folders }
    return folders + StringCatalog.languages(xcstrings: data)
  }
}
