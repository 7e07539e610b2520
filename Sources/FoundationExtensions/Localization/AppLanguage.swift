import Foundation
import Synchronization

/// The language that the application runs in, as iOS chooses it: the best of its localizations for the person.
///
/// An application that declares localizations shows system texts in the one that is chosen among them, whatever the person
/// prefers: a German-only application says "Abbrechen" in a Korean session. They are the `.lproj` folders and string catalogs
/// of the main bundle, `CFBundleLocalizations` and `CFBundleDevelopmentRegion`; `CFBundleAllowMixedLocalizations` lifts the
/// limit.
///
/// Differs from iOS: an application that declares none runs in the person's language, not in English.
package enum AppLanguage {
  private struct Choice {
    var wanted: [String]
    var chosen: [String]
  }

  private static let choice = Mutex<Choice?>(nil)
  private static let declared = Mutex<[String]?>(nil)

  /// The languages that texts of the system are looked up in, best first.
  package static var preferred: [String] {
    let wanted = PreferredLanguages.current
    return choice.withLock { choice in
      if let choice, choice.wanted == wanted { return choice.chosen }
      let chosen = choose(among: localizations, for: wanted)
      choice = Choice(wanted: wanted, chosen: chosen)
      return chosen
    }
  }

  /// - Parameter localizations: those of the application, the one it is developed in first.
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

  /// The localizations that a bundle declares, the one it is developed in first.
  package static func localizations(of bundle: Bundle, executable: URL?) -> [String] {
    let root = bundle.resourceURL ?? bundle.bundleURL
    // The package manager puts the resources of a target beside the executable that is named like it.
    let name = executable?.deletingPathExtension().lastPathComponent ?? ""
    let own = root.folderContents.filter {
      $0.pathExtension == "resources" && $0.deletingPathExtension().lastPathComponent.hasSuffix("_\(name)")
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
    let contents = folder.folderContents
    let folders = contents.filter { $0.pathExtension == "lproj" }
      .map { $0.deletingPathExtension().lastPathComponent }
    let catalog = contents.first { $0.lastPathComponent == "Localizable.xcstrings" }
    guard let catalog, let data = try? Data(contentsOf: catalog) else { return folders }
    return folders + StringCatalog.languages(xcstrings: data)
  }
}
