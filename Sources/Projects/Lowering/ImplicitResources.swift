import Foundation

/// The files of a package that Xcode takes for resources although its manifest does not declare them.
///
/// Source: “Bundling resources with a Swift package”: interface files, Core Data files, asset catalogs, and folders of languages.
/// Catalogs of strings joined them in Xcode 15.
struct ImplicitResources {
  private static let kinds: Set<String> = [
    "storyboard", "xcassets", "xcdatamodel", "xcdatamodeld", "xcmappingmodel", "xcstrings", "xib",
  ]

  /// The paths, relative to the package.
  let files: [String]

  init(of package: URL, manifest: String) {
    let isLocalized = manifest.contains("defaultLocalization")
    files = Self.files(in: package, "", isLocalized).sorted()
  }

  private static func files(in folder: URL, _ place: String, _ isLocalized: Bool) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.flatMap { name -> [String] in
      let path = place + name
      let file = folder.appendingPathComponent(name)
      guard !name.hasPrefix("."), !name.contains("\""), !place.contains(".lproj/") || isLocalized else {
        return []
      }
      if kinds.contains(file.pathExtension) || place.hasSuffix(".lproj/") { return [path] }
      guard file.hasDirectoryPath || isFolder(file), !isPackage(file) else { return [] }
      return files(in: file, path + "/", isLocalized)
    }
  }

  private static func isFolder(_ file: URL) -> Bool {
    (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
  }

  private static func isPackage(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
  }

  /// Code for the end of a manifest that declares the files as resources of the targets that contain them, unless these
  /// exclude or declare them.
  /// - Parameter package: The name of the manifest's variable.
  func declarations(package: String) -> String {
    guard !files.isEmpty else { return "" }
    return """

      private let _implicitResources: [String] = [\(files.map { "\"\($0)\"" }.joined(separator: ", "))]
      for target in \(package).targets where [.regular, .executable, .test].contains(target.type) {
        func folder(_ path: String) -> String {
          var path = path[...]
          if path.hasPrefix("./") { path = path.dropFirst(2) }
          if path.hasSuffix("/") { path = path.dropLast() }
          return path.isEmpty || path == "." ? "" : path + "/"
        }
        let listed = target.exclude
          + (target.resources ?? []).map { "\\(Mirror(reflecting: $0).descendant("path") ?? "")" }
        let usual = ["Sources", "Source", "src", "srcs", "Tests"].map { "\\($0)/\\(target.name)" }
        // Files of the same name would overwrite each other.
        var names: Set<String> = []
        for place in (target.path.map { [$0] } ?? usual).map(folder) {
          for file in _implicitResources where file.hasPrefix(place) {
            let name = String(file.dropFirst(place.count))
            if listed.contains(where: { (name + "/").hasPrefix(folder($0)) }) { continue }
            if !name.contains(".lproj/"), !names.insert("\\(name.split(separator: "/").last ?? "")").inserted { continue }
            target.resources = (target.resources ?? []) + [.process(name)]
          }
        }
      }

      """
  }
}
