import InterfaceDocuments
import Synchronization

/// Finds documents in bundles and caches them.
@MainActor
enum InterfaceFiles {
  struct File {
    let document: InterfaceDocument
    let strings: InterfaceStrings
  }

  private static var known: [URL: File] = [:]
  private static var missing: Set<URL> = []

  /// Returns the document with a name; nil if the bundle has none. An invalid one is reported.
  static func find(_ name: String, endings: [String], in bundle: Bundle) -> File? {
    guard !name.isEmpty else { return nil }
    for folder in BundleDirectories.resources(of: bundle) {
      for ending in endings {
        let isPad = UITraitCollection.current.userInterfaceIdiom == .pad
        for device in [isPad ? "~ipad" : "~iphone", ""] {
          let url = folder.appendingPathComponent("\(name)\(device).\(ending)")
          if let file = known[url] { return file }
          guard !missing.contains(url) else { continue }
          guard let data = try? Data(contentsOf: url) else {
            missing.insert(url)
            continue
          }
          guard let file = read(data, url.lastPathComponent, name, bundle) else { continue }
          known[url] = file
          return file
        }
      }
    }
    return nil
  }

  static func read(_ data: Data, _ fileName: String, _ name: String, _ bundle: Bundle) -> File? {
    do {
      let document = try InterfaceDocument(data: data, file: fileName)
      for issue in document.issues { UIKitFault.warn(issue.description, category: "Storyboard") }
      return File(document: document, strings: InterfaceStrings(named: name, in: bundle))
    } catch {
      UIKitFault.warn("\(error)", category: "Storyboard")
      return nil
    }
  }

  /// Clears the cache, because the contents of a bundle may have changed.
  static func forget() {
    known = [:]
    missing = []
  }
}
