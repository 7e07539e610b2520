import Synchronization

/// Finds images by name in asset catalogs and among the loose files of a bundle.
package enum ImageFiles {
  /// Looks up images before the asset catalogs do; nil unless a tool or a test supplies it.
  package static var catalogLookup:
    (@Sendable (_ name: String, _ bundle: Bundle, _ configuration: UIImage.Configuration?) -> UIImage?)?
  {
    get { storedCatalogLookup.withLock { $0 } }
    set { storedCatalogLookup.withLock { $0 = newValue } }
  }

  private static let storedCatalogLookup = Mutex<
    (@Sendable (String, Bundle, UIImage.Configuration?) -> UIImage?)?
  >(nil)

  static func image(named name: String, bundle: Bundle, configuration: UIImage.Configuration?) -> UIImage? {
    if name.isEmpty { return nil }
    if let found = catalogLookup?(name, bundle, configuration)
      ?? AssetCatalogs.image(named: name, bundle: bundle, configuration: configuration)
    {
      return found
    }
    let scale = configuration?.traitCollection?.displayScale ?? DrawingEnvironment.scale
    guard let file = file(named: name, bundle: bundle, scale: scale > 0 ? scale : DrawingEnvironment.scale)
    else {
      return nil
    }
    return known.withLock { table in
      if let image = table[file.url]?.image { return image }
      guard let encoded = EncodedImage(contentsOf: file.url) else { return nil }
      var state = UIImage.state(of: encoded, scale: file.scale)
      state.name = name
      state.configuration = configuration
      let image = UIImage(state)
      table = table.filter { $0.value.image != nil }
      table[file.url] = Weak(image: image)
      return image
    }
  }

  /// Images that are still in use, so that the same file is not decoded twice.
  private static let known = Mutex<[URL: Weak]>([:])

  private struct Weak {
    weak var image: UIImage?
  }

  struct File {
    var url: URL
    var scale: CGFloat
  }

  /// Returns the file at a path, or the one beside it whose name specifies a better scale.
  static func preferredVariant(of path: String, scale: CGFloat) -> File {
    let url = URL(fileURLWithPath: path)
    let stem = url.deletingPathExtension().lastPathComponent
    if let told = reportedScale(of: stem) { return File(url: url, scale: told) }
    let folder = url.deletingLastPathComponent()
    let ending = url.pathExtension.isEmpty ? "" : ".\(url.pathExtension)"
    for candidate in scales(preferring: scale) where candidate > 1 {
      let variant = folder.appendingPathComponent("\(stem)@\(Int(candidate))x\(ending)")
      if FileManager.default.fileExists(atPath: variant.path) { return File(url: variant, scale: candidate) }
    }
    return File(url: url, scale: 1)
  }

  private static func file(named name: String, bundle: Bundle, scale: CGFloat) -> File? {
    let path = name as NSString
    let endings: [String]
    let stem: String
    if knownEndings.contains(path.pathExtension.lowercased()) {
      endings = [path.pathExtension]
      stem = path.deletingPathExtension
    } else {
      endings = knownEndings
      stem = name
    }
    let idiom = UITraitCollection.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    for folder in BundleDirectories.resources(of: bundle) {
      for ending in endings {
        if let told = reportedScale(of: stem) {
          let url = folder.appendingPathComponent("\(stem).\(ending)")
          if FileManager.default.fileExists(atPath: url.path) { return File(url: url, scale: told) }
          continue
        }
        for candidate in scales(preferring: scale) {
          let mark = candidate == 1 ? "" : "@\(Int(candidate))x"
          for device in [idiom, ""] {
            let url = folder.appendingPathComponent("\(stem)\(mark)\(device).\(ending)")
            if FileManager.default.fileExists(atPath: url.path) { return File(url: url, scale: candidate) }
          }
        }
      }
    }
    return nil
  }

  private static let knownEndings = ["png", "jpg", "jpeg", "webp", "svg", "pdf", "gif", "bmp", "tiff"]

  private static func reportedScale(of stem: String) -> CGFloat? {
    for scale in 1...3 where stem.hasSuffix("@\(scale)x") { return CGFloat(scale) }
    return nil
  }

  /// Returns the preferred scale, then larger ones, then smaller ones.
  private static func scales(preferring scale: CGFloat) -> [CGFloat] {
    let wanted = min(max(scale.rounded(.up), 1), 3)
    return [wanted] + [1, 2, 3].filter { $0 > wanted } + [3, 2, 1].filter { $0 < wanted }
  }
}
