import FoundationExtensions
import Synchronization

/// The resource folders of a bundle.
package enum BundleDirectories {
  /// Returns the resource folder of the bundle and its localizations, the preferred one first; for the main
  /// bundle also the resource folders that the package manager puts beside the executable.
  package static func resources(of bundle: Bundle) -> [URL] {
    let root = bundle.resourceURL ?? bundle.bundleURL
    return known.withLock { table in
      if let folders = table[root] { return folders }
      var folders = withLocalizations(root)
      if bundle.bundleURL == Bundle.main.bundleURL {
        for folder in root.folderContents(withExtension: "resources") {
          folders += withLocalizations(folder)
        }
      }
      table[root] = folders
      return folders
    }
  }

  private static let known = Mutex<[URL: [URL]]>([:])

  private static func withLocalizations(_ folder: URL) -> [URL] {
    let projects = Dictionary(
      folder.folderContents(withExtension: "lproj")
        .map { ($0.deletingPathExtension().lastPathComponent, $0) }
    ) { first, _ in first }
    let best = LanguageChoice.best(of: projects.keys.sorted(), for: PreferredLanguages.current, in: folder)
    return [folder] + [best, "Base"].compactMap { $0.flatMap { projects[$0] } }
  }
}
