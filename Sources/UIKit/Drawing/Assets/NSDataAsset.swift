import FoundationExtensions

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// The contents of a data set in an asset catalog.
open class NSDataAsset: NSObject, @unchecked Sendable {
  open private(set) var name: String
  open private(set) var data: Data
  /// The uniform type identifier from the catalog, otherwise that of generic data.
  open private(set) var typeIdentifier: String

  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  public init?(name: String, bundle: Bundle) {
    guard let found = AssetCatalogs.data(named: name, bundle: bundle) else { return nil }
    self.name = name
    data = found.data
    typeIdentifier = found.type
    super.init()
  }
}

/// Reads a `.dataset`.
enum AssetDataSet {
  static func read(_ folder: URL) -> (data: Data, type: String)? {
    guard let contents = AssetCatalog.contents(of: folder) else { return nil }
    let list = folder.appendingPathComponent("Contents.json")
    for entry in contents["data"]?.array ?? [] {
      guard let file = entry["filename"]?.string, !file.contains("/"), AssetConditions(entry) != nil else {
        continue
      }
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(file)) else {
        ResourceReport.warn(list, line: entry.line, "the file “\(file)” is missing")
        continue
      }
      return (data, entry["universal-type-identifier"]?.string ?? "public.data")
    }
    return nil
  }
}
