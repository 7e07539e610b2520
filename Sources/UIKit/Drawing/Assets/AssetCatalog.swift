import FoundationExtensions

/// A source `.xcassets` folder and its contents by name. Sets are read on demand.
struct AssetCatalog: Sendable {
  enum Kind: String { case imageset, colorset, symbolset, dataset }

  private var folders: [Kind: [String: URL]] = [:]

  init(_ folder: URL) { collect(folder, prefix: "", depth: 0) }

  func folder(_ kind: Kind, named name: String) -> URL? { folders[kind]?[name] }

  private mutating func collect(_ folder: URL, prefix: String, depth: Int) {
    guard depth < 20 else { return }
    for child in folder.folderContents {
      let name = child.deletingPathExtension().lastPathComponent
      if let kind = Kind(rawValue: child.pathExtension) {
        folders[kind, default: [:]][prefix + name] = child
      } else if child.pathExtension.isEmpty, child.hasDirectoryPath {
        let contents = Self.contents(of: child, isRequired: false)
        let isNamespace = contents?["properties"]?["provides-namespace"]?.bool == true
        collect(
          child, prefix: isNamespace ? "\(prefix)\(child.lastPathComponent)/" : prefix, depth: depth + 1)
      }
    }
  }

  /// Returns the `Contents.json` of a folder; `nil`, with one warning, if it is missing or invalid.
  static func contents(of folder: URL, isRequired: Bool = true) -> JSONTree? {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: file) else {
      if isRequired { ResourceReport.warn(file, line: nil, "the file is missing") }
      return nil
    }
    do {
      return try JSONTree(data)
    } catch {
      ResourceReport.warn(file, line: error.line, error.problem)
      return nil
    }
  }
}
