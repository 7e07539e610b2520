import Foundation

/// The constants for asset catalogs in the targets of Swift packages.
enum PackageAssets {
  /// The sources and asset catalogs of a package.
  struct Files {
    var sources: [SourceOverlay.Source] = []
    var catalogs: [URL] = []
  }

  /// Appends the constants to one source of each target that has a catalog and uses them. The package manager compiles only
  /// files that exist.
  static func addingSymbols(to files: Files) -> [SourceOverlay.Source] {
    let (sources, catalogs) = (files.sources, files.catalogs)
    if catalogs.isEmpty { return sources }
    var result = sources
    for (module, indices) in Dictionary(grouping: sources.indices, by: { sources[$0].module }) {
      let own = catalogs.filter { $0.path.hasPrefix(module + "/") }
      // A package that was made of an Xcode project has a file with the constants.
      let hasConstants = indices.contains { sources[$0].path.hasSuffix("/GeneratedAssetSymbols.swift") }
      guard !own.isEmpty, !hasConstants, indices.contains(where: { usesConstants(sources[$0].path) }),
        let first = indices.min(by: { sources[$0].path < sources[$1].path })
      else { continue }
      let symbols = AssetSymbols(own)
      if !symbols.isEmpty {
        result[first].appended += "\n" + symbols.code(bundle: "Bundle.module", hasExtensions: false)
      }
    }
    return result
  }

  private static func usesConstants(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    return ["Image(.", "Color(.", "(resource: .", "ImageResource", "ColorResource"].contains {
      data.contains(text: $0)
    }
  }
}
