import FoundationExtensions
import Synchronization

/// The display scale for which images are chosen; 0 if irrelevant.
package enum AssetCatalogs {
  private struct Key: Hashable {
    var bundle: URL
    var name: String
    /// Pixels to a point that pictures are chosen for; 0 where it does not matter.
    var scale: CGFloat = 0
  }

  private struct Tables {
    var catalogs: [URL: [AssetCatalog]] = [:]
    var images: [Key: UIImageAsset?] = [:]
    var colors: [Key: UIColor?] = [:]
    var symbols: [Key: UIImage?] = [:]
  }

  private static let tables = Mutex(Tables())

  /// Removes all cached contents.
  package static func reset() { tables.withLock { $0 = Tables() } }

  private static func folder(_ kind: AssetCatalog.Kind, _ name: String, _ bundle: Bundle) -> URL? {
    let catalogs = tables.withLock { $0.catalogs[bundle.bundleURL] } ?? read(bundle)
    for catalog in catalogs {
      if let found = catalog.folder(kind, named: name) { return found }
    }
    return nil
  }

  private static func read(_ bundle: Bundle) -> [AssetCatalog] {
    var found: [AssetCatalog] = []
    for folder in BundleDirectories.resources(of: bundle) {
      for child in folder.folderContents(withExtension: "xcassets") {
        found.append(AssetCatalog(child))
      }
    }
    let read = found
    tables.withLock { $0.catalogs[bundle.bundleURL] = read }
    return read
  }

  static func image(named name: String, bundle: Bundle, configuration: UIImage.Configuration?) -> UIImage? {
    let asked = configuration?.traitCollection?.displayScale ?? 0
    let scale = asked > 0 ? asked : DrawingEnvironment.scale
    let key = Key(bundle: bundle.bundleURL, name: name, scale: scale)
    let asset: UIImageAsset?
    if let known = tables.withLock({ $0.images[key] }) {
      asset = known
    } else {
      asset = folder(.imageset, name, bundle).flatMap { AssetImageSet.read($0, name: name, scale: scale) }
      tables.withLock { $0.images[key] = .some(asset) }
    }
    if let asset {
      let image = asset.image(with: configuration?.traitCollection ?? .current)
      return configuration.map { image.withConfiguration($0) } ?? image
    }
    if let known = tables.withLock({ $0.symbols[key] }) { return known }
    let symbol = folder(.symbolset, name, bundle).flatMap { AssetSymbolSet.read($0, name: name) }
    tables.withLock { $0.symbols[key] = .some(symbol) }
    return symbol
  }

  static func color(named name: String, bundle: Bundle) -> UIColor? {
    let key = Key(bundle: bundle.bundleURL, name: name)
    if let known = tables.withLock({ $0.colors[key] }) { return known }
    let color = folder(.colorset, name, bundle).flatMap { AssetColorSet.read($0, name: name) }
    tables.withLock { $0.colors[key] = .some(color) }
    return color
  }

  static func data(named name: String, bundle: Bundle) -> (data: Data, type: String)? {
    folder(.dataset, name, bundle).flatMap { AssetDataSet.read($0) }
  }
}
