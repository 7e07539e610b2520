import Foundation
import Synchronization

/// The translation tables of bundles, read once in the user's languages.
package enum StringTables {
  private struct Key: Hashable {
    var bundle: URL
    var table: String
    var languages: [String]
  }

  private static let known = Mutex<[Key: [String: Translation]]>([:])

  /// The translation of a key; `nil` if no table contains it.
  package static func translation(of key: String, table: String?, bundle: Bundle) -> Translation? {
    entries(table: table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable", bundle: bundle)[key]
  }

  private static func entries(table: String, bundle: Bundle) -> [String: Translation] {
    let languages = PreferredLanguages.current
    let key = Key(bundle: bundle.bundleURL, table: table, languages: languages)
    if let found = known.withLock({ $0[key] }) { return found }
    var merged: [String: Translation] = [:]
    for folder in folders(of: bundle) {
      merged.merge(read(table, in: folder, languages)) { first, _ in first }
    }
    known.withLock { $0[key] = merged }
    return merged
  }

  /// Clears the cached tables.
  package static func reset() { known.withLock { $0 = [:] } }

  /// The bundle's folder; for the main bundle also the resource bundles that SwiftPM puts next to the
  /// executable.
  private static func folders(of bundle: Bundle) -> [URL] {
    let root = bundle.resourceURL ?? bundle.bundleURL
    guard bundle.bundleURL == Bundle.main.bundleURL else { return [root] }
    return [root] + root.folderContents(withExtension: "resources")
  }

  /// The translations of one folder: the string catalog, then the files of the best language, then those of
  /// `Base`.
  package static func read(_ table: String, in folder: URL, _ languages: [String]) -> [String: Translation] {
    var merged: [String: Translation] = [:]
    func add(_ entries: [String: Translation]) { merged.merge(entries) { first, _ in first } }
    let catalog = folder.appendingPathComponent("\(table).xcstrings")
    if let data = try? Data(contentsOf: catalog) {
      add(StringCatalog.read(xcstrings: data, languages: languages, file: catalog))
    }
    let projects = folder.folderContents(withExtension: "lproj")
    let names = projects.map { $0.deletingPathExtension().lastPathComponent }
    let best = LanguageChoice.best(of: names, for: languages, in: folder)
    let places =
      [best, "Base"].compactMap { name in
        projects.first { $0.deletingPathExtension().lastPathComponent == name }
      }
      + [folder]
    for place in places {
      let name = place.deletingPathExtension().lastPathComponent
      let language = place == folder || name == "Base" ? nil : name
      let plurals = place.appendingPathComponent("\(table).stringsdict")
      if let data = try? Data(contentsOf: plurals) {
        add(
          StringCatalog.read(stringsdict: data, file: plurals).mapValues {
            var made = $0
            made.language = language
            return made
          })
      }
      let texts = place.appendingPathComponent("\(table).strings")
      guard let data = try? Data(contentsOf: texts) else { continue }
      let contents = StringsFile.read(data)
      for failure in contents.failures { ResourceReport.warn(texts, line: failure.line, failure.problem) }
      add(contents.table.mapValues { Translation($0) })
    }
    return merged
  }
}
