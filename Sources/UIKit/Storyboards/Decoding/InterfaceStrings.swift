import InterfaceDocuments

/// The translations of a document's texts, by the identifier of the object and the name of the property.
struct InterfaceStrings {
  private var table: [String: String] = [:]

  init() {}

  /// The strings files of that name in the localisations of a bundle; the preferred one wins.
  init(named name: String, in bundle: Bundle) {
    for folder in BundleFolders.resources(of: bundle).reversed() where folder.pathExtension == "lproj" {
      let file = folder.appendingPathComponent("\(name).strings")
      guard let data = try? Data(contentsOf: file),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
      else { continue }
      table.merge(list) { _, new in new }
    }
  }

  subscript(key: String) -> String? { table.isEmpty ? nil : table[key] }
}
