import Foundation

extension Bundle {
  // Foundation on Linux returns `[NSURL]`. The overload with an extension that is not optional is preferred.
  /// Returns the files with an extension in a folder of the bundle.
  public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
    let found: [NSURL]? = urls(forResourcesWithExtension: Optional(ext), subdirectory: subpath)
    return found.map { $0.map { $0 as URL } }
  }

  /// Returns the localized files with an extension in a folder of the bundle.
  public func urls(
    forResourcesWithExtension ext: String, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> [URL]? {
    let found: [NSURL]? = urls(
      forResourcesWithExtension: Optional(ext), subdirectory: subpath, localization: localizationName)
    return found.map { $0.map { $0 as URL } }
  }
}
