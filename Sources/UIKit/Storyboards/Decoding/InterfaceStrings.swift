import InterfaceDocuments

/// The translations of a document's strings, by object identifier and property name.
struct InterfaceStrings {
  private var table: [String: String] = [:]

  init() {}

  /// Reads the strings files with a name in the localizations of a bundle; the preferred localization takes
  /// precedence.
  init(named name: String, in bundle: Bundle) {
    for folder in BundleDirectories.resources(of: bundle).reversed() where folder.pathExtension == "lproj" {
      let file = folder.appendingPathComponent("\(name).strings")
      guard let data = try? Data(contentsOf: file),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
      else { continue }
      table.merge(list) { _, new in new }
    }
  }

  subscript(key: String) -> String? { table.isEmpty ? nil : table[key] }
}
