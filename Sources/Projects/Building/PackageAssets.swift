import Foundation

/// The constants for asset catalogs in the targets of Swift packages.
enum PackageAssets {
  /// Appends the constants to one source of each target that has a catalog and uses them. The package manager compiles only
  /// files that exist.
  static func addingSymbols(to sources: [SourceOverlay.Source], in package: URL) -> [SourceOverlay.Source] {
    let catalogs = catalogs(in: package)
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

  private static func catalogs(in package: URL) -> [URL] {
    let names = FileManager.default.enumerator(atPath: package.path)
    var found: [URL] = []
    while let name = names?.nextObject() as? String {
      if name.hasSuffix(".build") || name.hasSuffix(".git") { names?.skipDescendants() }
      guard name.hasSuffix(".xcassets") else { continue }
      names?.skipDescendants()
      found.append(package.standardizedFileURL.appendingPathComponent(name))
    }
    return found
  }

  private static func usesConstants(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    return ["Image(.", "Color(.", "(resource: .", "ImageResource", "ColorResource"].contains {
      data.range(of: Data($0.utf8)) != nil
    }
  }
}
