import DataModels
import Foundation
import Lowering

/// A Swift package generated from an Xcode project.
package struct GeneratedPackage: Sendable {
  /// The way files are added to the package.
  package enum Files: Sendable {
    /// Symbolic links to the originals, for building.
    case links
    /// Copies, for an independent package.
    case copies
  }

  package let folder: URL
  /// The original path of each source, by its path in the package.
  package private(set) var originals: [String: String] = [:]
  /// Text to append to sources, by path in the package: the imports of the target's header.
  package private(set) var appended: [String: String] = [:]

  private let project: XcodeProject
  private let files: Files
  /// The location of the frameworks' package, if the manifest must refer to it.
  private let frameworks: String?

  /// Writes or updates the package.
  package init(_ project: XcodeProject, in folder: URL, files: Files, frameworks: String? = nil) throws {
    self.project = project
    self.folder = folder
    self.files = files
    self.frameworks = frameworks
    var wanted: Set<String> = []
    for target in project.targets {
      try write(target, &wanted)
    }
    try removeOthers(wanted)
    try write(manifest(), to: folder.appendingPathComponent("Package.swift"))
  }

  /// The folder of a target in the package.
  private func folder(of target: XcodeTarget) -> String {
    (target.kind.isTests ? "Tests/" : "Sources/") + target.module
  }

  // MARK: Files

  private mutating func write(_ target: XcodeTarget, _ wanted: inout Set<String>) throws {
    let place = folder(of: target)
    for source in target.sources {
      let path = "\(place)/\(relative(source))"
      let full = folder.appendingPathComponent(path).path
      let imports = try headerImports(target, source)
      if files == .copies, !imports.isEmpty {
        wanted.insert(path)
        try write(try String(contentsOf: source, encoding: .utf8) + imports, to: URL(fileURLWithPath: full))
      } else {
        try put(source, path, &wanted)
        if !imports.isEmpty { appended[full] = imports }
      }
      originals[full] = source.path
    }
    for (path, original) in recordings(of: target) { try put(original, "\(place)/\(path)", &wanted) }
    for resource in target.resources {
      let path = "\(place)/\(self.place(of: resource))"
      try put(resource.file, path, isFolder: resource.isFolder, &wanted)
    }
    for model in target.dataModels {
      try put(model, "\(place)/\(Self.place(ofModel: model))", &wanted)
      try writeClasses(of: model, in: place, &wanted)
    }
    try writeAssetSymbols(of: target, in: place, &wanted)
    // A module with a single file would be treated as a script unless it contains `@main`.
    let note = "\(place)/PortolanTarget.swift"
    wanted.insert(note)
    try write(
      "// The target \(target.name) of \(project.name).\n" + ClassBundles(project).code + hostCode(target),
      to: folder.appendingPathComponent(note))
    if files == .links, target.kind == .application {
      // SwiftPM does not allow a resource named Info.plist.
      let list = "\(place)/Resources/Portolan-Info.plist"
      wanted.insert(list)
      let data = try target.informationData()
      let file = folder.appendingPathComponent(list)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      if (try? Data(contentsOf: file)) != data { try data.write(to: file) }
    }
    if files == .copies, target.kind == .application {
      let list = "\(place)/\(target.module)-Info.plist"
      wanted.insert(list)
      try target.informationData().write(to: folder.appendingPathComponent(list))
    }
  }

  /// Code that launches the app in which a target's unit tests run.
  private func hostCode(_ target: XcodeTarget) -> String {
    guard files == .links, let host = project.host(of: target) else { return "" }
    return """
      import PortolanXCTest

      @_silgen_name("\(host.module)_main")
      private func _hostMain(
        _: Int32, _: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      ) -> Int32

      private enum _Host {
        @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
          _TestHost.register { _hostMain($0, $1) }
        }
      }

      """
  }

  /// The folders of recorded pictures and texts beside the sources of a target of tests, by their paths in the target's folder.
  /// Snapshot libraries look for them beside the `#filePath` of a test, which is in the package.
  private func recordings(of target: XcodeTarget) -> [String: URL] {
    guard files == .links, target.kind == .tests else { return [:] }
    let folders = Set(target.sources.map { $0.deletingLastPathComponent() })
    var found: [String: URL] = [:]
    for folder in folders {
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in entries where Self.isRecording(name) {
        let original = folder.appendingPathComponent(name)
        guard !folders.contains(where: { ($0.path + "/").hasPrefix(original.path + "/") }) else { continue }
        found[relative(original)] = original
      }
    }
    return found
  }

  /// Whether the name of a folder is one that snapshot libraries and their users give to recordings, as in
  /// `__Snapshots__AppleSilicon__`.
  private static func isRecording(_ name: String) -> Bool {
    name.lowercased().contains("snapshots") || name.hasPrefix("ReferenceImages") || name == "__Fixtures__"
      || name == "FailureDiffs"
  }

  /// The imports that a source omits because a header provides them: that of its target, or of a target that it imports.
  private func headerImports(_ target: XcodeTarget, _ source: URL) throws -> String {
    guard project.targets.contains(where: { !$0.headerImports.isEmpty }),
      let data = FileManager.default.contents(atPath: source.path)
    else { return "" }
    let own = SourceFile(name: source.lastPathComponent, bytes: Array(data)).imports
    let others = project.targets.filter { own.contains($0.module) }
    var provided: [String] = []
    for module in (target.headerImports + others.flatMap(\.headerImports))
    where !own.contains(module) && !provided.contains(module) {
      provided.append(module)
    }
    return provided.map { "\nimport \($0)\n" }.joined()
  }

  /// The location of a resource in its target's folder. SwiftPM would flatten a folder among the other
  /// resources.
  private func place(of resource: XcodeTarget.Resource) -> String {
    let name = resource.file.lastPathComponent
    if resource.isFolder { return "Folders/\(name)" }
    return ["Resources", resource.language, name].compactMap { $0 }.joined(separator: "/")
  }

  /// The location of a data model, which the app reads as it is.
  private static func place(ofModel model: URL) -> String {
    "Folders/\(model.deletingPathExtension().lastPathComponent).momd"
  }

  /// Writes the classes that Xcode generates for the entities of a data model.
  private mutating func writeClasses(of model: URL, in place: String, _ wanted: inout Set<String>) throws {
    guard let bundle = DataModelBundle(model), let document = DataModelBundle.document(in: bundle.current)
    else {
      return
    }
    for file in GeneratedModelClasses.files(for: document) {
      let path = "\(place)/CoreDataGenerated/\(file.name)"
      wanted.insert(path)
      let full = folder.appendingPathComponent(path)
      try write(file.text, to: full)
      originals[full.path] = full.path
    }
  }

  /// Writes the constants that Xcode generates for asset catalogs.
  private mutating func writeAssetSymbols(
    of target: XcodeTarget, in place: String, _ wanted: inout Set<String>
  ) throws {
    let catalogs = target.resources.map(\.file).filter { $0.pathExtension == "xcassets" }
    guard target.hasAssetSymbols, !target.kind.isTests, !target.sources.isEmpty, !catalogs.isEmpty else {
      return
    }
    let symbols = AssetSymbols(catalogs)
    if symbols.isEmpty { return }
    let path = "\(place)/GeneratedAssetSymbols.swift"
    wanted.insert(path)
    let full = folder.appendingPathComponent(path)
    let bundle = target.kind.isProgram ? "Bundle.main" : "Bundle.module"
    try write(symbols.code(bundle: bundle, hasExtensions: target.hasAssetExtensions), to: full)
    originals[full.path] = full.path
  }

  private func relative(_ file: URL) -> String {
    let root = project.root.standardizedFileURL.path + "/"
    let path = file.standardizedFileURL.path
    if path.hasPrefix(root) { return String(path.dropFirst(root.count)) }
    return "Outside/" + path.split(separator: "/").joined(separator: "/")
  }

  private func put(
    _ original: URL, _ path: String, isFolder: Bool = false, _ wanted: inout Set<String>
  ) throws {
    guard wanted.insert(path).inserted else { return }
    let target = folder.appendingPathComponent(path)
    let manager = FileManager.default
    switch files {
    case .links:
      if isFolder { return try linkContents(of: original, in: target) }
      try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try link(original, at: target)
    case .copies:
      try? manager.removeItem(at: target)
      try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      // A symbolic link in the project could be broken in the package.
      try manager.copyItem(at: original.resolvingSymlinksInPath(), to: target)
    }
  }

  /// Makes a link in an existing folder, unless it is there.
  private func link(_ original: URL, at link: URL) throws {
    let manager = FileManager.default
    if (try? manager.destinationOfSymbolicLink(atPath: link.path)) == original.path { return }
    try? manager.removeItem(at: link)
    try manager.createSymbolicLink(atPath: link.path, withDestinationPath: original.path)
  }

  /// Makes a folder with a link to each file: enumerators of a bundle do not follow links to folders.
  private func linkContents(of original: URL, in folder: URL) throws {
    let manager = FileManager.default
    let source = original.resolvingSymlinksInPath()
    if (try? manager.destinationOfSymbolicLink(atPath: folder.path)) != nil {
      try manager.removeItem(at: folder)
    }
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let names = Set(try manager.contentsOfDirectory(atPath: source.path))
    for name in try manager.contentsOfDirectory(atPath: folder.path) where !names.contains(name) {
      try manager.removeItem(at: folder.appendingPathComponent(name))
    }
    for name in names {
      let (item, link) = (source.appendingPathComponent(name), folder.appendingPathComponent(name))
      var isDirectory: ObjCBool = false
      if manager.fileExists(atPath: item.path, isDirectory: &isDirectory), isDirectory.boolValue {
        try linkContents(of: item, in: link)
      } else {
        try self.link(item, at: link)
      }
    }
  }

  /// Removes files of a previous version of the project.
  private func removeOthers(_ wanted: Set<String>) throws {
    for part in ["Sources", "Tests"] {
      let base = folder.appendingPathComponent(part)
      let found = FileManager.default.enumerator(atPath: base.path)
      for case let name as String in found?.allObjects ?? [] {
        let path = "\(part)/\(name)"
        let full = base.appendingPathComponent(name).path
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: full)) != nil
        let isFile = isLink || (try? FileManager.default.contentsOfDirectory(atPath: full)) == nil
        // Keeps the contents of folders that are included as a whole.
        let isInside = wanted.contains { path.hasPrefix($0 + "/") }
        if isFile, !isInside, !wanted.contains(path) { try? FileManager.default.removeItem(atPath: full) }
      }
    }
  }

  private func write(_ text: String, to file: URL) throws {
    let data = Data(text.utf8)
    if (try? Data(contentsOf: file)) == data { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  // MARK: Manifest

  private func manifest() -> String {
    var packages = project.packages.map { package in
      switch package {
      case .remote(let url, let requirement): "    .package(url: \"\(url)\", \(requirement)),"
      case .local(let folder): "    .package(path: \"\(folder.path)\"),"
      }
    }
    if let frameworks { packages.append("    .package(name: \"Portolan\", path: \"\(frameworks)\"),") }
    let toolsVersion = project.targets.contains(where: \.isMainActorDefault) ? "6.2" : "6.0"
    return """
      // swift-tools-version: \(toolsVersion)
      import PackageDescription

      let package = Package(
        name: "\(BuildSettings.identifier(project.name))",
        defaultLocalization: "\(project.developmentRegion == "Base" ? "en" : project.developmentRegion)",
        platforms: [.iOS(.v18)],
        dependencies: [
      \(packages.joined(separator: "\n"))
        ],
        targets: [
      \(project.targets.map(declaration).joined(separator: "\n"))
        ]
      )

      """
  }

  private func declaration(_ target: XcodeTarget) -> String {
    let kind =
      switch target.kind {
      case .application, .widgets: "executableTarget"
      case .library: "target"
      case .tests, .interfaceTests: "testTarget"
      }
    let imported = target.kind == .interfaceTests ? imports(of: target) : []
    var dependencies = target.dependencies.compactMap { name -> String? in
      guard let other = project.targets.first(where: { $0.name == name }) else { return nil }
      // UI tests run outside the app. Xcode finds its module nevertheless.
      if target.kind == .interfaceTests, other.kind == .application, !imported.contains(other.module) {
        return nil
      }
      // Widgets run outside the app, too.
      if target.kind == .widgets || other.kind == .widgets, other.kind != .library { return nil }
      return "\"\(other.module)\""
    }
    if let host = project.host(of: target), !target.dependencies.contains(host.name) {
      dependencies.append("\"\(host.module)\"")
    }
    for product in target.packageProducts + testedProducts(of: target) {
      if let owner = project.owner(of: product) {
        dependencies.append(".product(name: \"\(product)\", package: \"\(owner.identity)\")")
      }
    }
    if frameworks != nil {
      for product in frameworkProducts(of: target) {
        dependencies.append(".product(name: \"\(product)\", package: \"Portolan\")")
      }
    }
    var settings = [".swiftLanguageMode(.v\(target.languageMode))"]
    settings += target.conditions.map { ".define(\"\($0)\")" }
    settings += target.upcomingFeatures.map { ".enableUpcomingFeature(\"\($0)\")" }
    if target.isMainActorDefault { settings.append(".defaultIsolation(MainActor.self)") }
    var parts = ["name: \"\(target.module)\"", "dependencies: [\(dependencies.joined(separator: ", "))]"]
    parts.append("path: \"\(folder(of: target))\"")
    var excluded = recordings(of: target).keys.sorted()
    if files == .copies, target.kind == .application { excluded.append("\(target.module)-Info.plist") }
    if !excluded.isEmpty {
      parts.append("exclude: [\(excluded.map { "\"\($0)\"" }.joined(separator: ", "))]")
    }
    let folders = target.resources.filter(\.isFolder).map { self.place(of: $0) }
    var resources = Set(folders + target.dataModels.map(Self.place(ofModel:))).sorted().map {
      ".copy(\"\($0)\")"
    }
    if target.resources.contains(where: { !$0.isFolder }) || (files == .links && target.kind == .application)
    {
      resources.insert(".process(\"Resources\")", at: 0)
    }
    if !resources.isEmpty { parts.append("resources: [\(resources.joined(separator: ", "))]") }
    // The targets of a project are not a package, so conformances to types of other targets may be retroactive.
    parts.append("packageAccess: false")
    parts.append("swiftSettings: [\(settings.joined(separator: ", "))]")
    return "    .\(kind)(\n      " + parts.joined(separator: ",\n      ") + "),"
  }
}

extension GeneratedPackage {
  /// The modules that a target's sources import.
  private func imports(of target: XcodeTarget) -> Set<String> {
    var imported: Set<String> = []
    for source in target.sources {
      guard let data = FileManager.default.contents(atPath: source.path) else { continue }
      if data.contains(text: "dataTaskPublisher") { imported.insert("CombineNetworking") }
      for module in SourceFile(name: source.lastPathComponent, bytes: Array(data)).imports {
        imported.insert(module == "OSLog" ? "os" : String(module.prefix { $0 != "." }))
      }
    }
    return imported
  }

  /// The package products of the app that UI tests import without being linked with them. Xcode finds all modules that it
  /// has built.
  private func testedProducts(of target: XcodeTarget) -> [String] {
    guard target.kind == .interfaceTests else { return [] }
    let names = Set(target.dependencies + [target.testedApplication].compactMap { $0 })
    let products = project.targets.filter { names.contains($0.name) }.flatMap(\.packageProducts)
    guard !products.isEmpty else { return [] }
    let imported = imports(of: target).subtracting(target.packageProducts)
    return Set(products).intersection(imported).sorted()
  }

  /// The frameworks imported by a target's sources, and those needed for lowering and testing.
  private func frameworkProducts(of target: XcodeTarget) -> [String] {
    let known = [
      "SwiftUI", "Combine", "CombineNetworking", "QuartzCore", "CoreGraphics", "ImageIO", "UserNotifications",
      "os", "UniformTypeIdentifiers", "WebKit", "CoreData",
    ]
    let imported = imports(of: target)
    return ["UIKit"] + known.filter(imported.contains)
      + (target.kind == .tests
        ? ["PortolanTesting"] : target.kind == .interfaceTests ? ["XCUIAutomation"] : [])
  }
}

extension XcodeTarget {
  /// The app's `Info.plist`.
  package func informationData() throws -> Data {
    try PropertyListSerialization.data(
      fromPropertyList: information.mapValues(\.object), format: .xml, options: 0)
  }
}
