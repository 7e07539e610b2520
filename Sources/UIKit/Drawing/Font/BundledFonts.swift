import CoreGraphics

/// The fonts in the app bundle that `UIAppFonts` in `Info.plist` lists.
enum BundledFonts {
  /// Registers the fonts by their names.
  static func register(_ names: [String], in bundle: Bundle) {
    for name in names {
      let places = BundleDirectories.resources(of: bundle).map { $0.appendingPathComponent(name) }
      guard let file = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
        UIKitFault.warn("Info.plist names the font “\(name)”, which is not in the bundle", category: "UIFont")
        continue
      }
      if !FontLibrary.shared.register(file) {
        UIKitFault.warn("\(file.path) is no font that can be read", category: "UIFont")
      }
    }
  }
}
