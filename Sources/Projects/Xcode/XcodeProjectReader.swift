import Foundation

/// A reader of `project.pbxproj`, whose objects refer to each other by identifier.
struct XcodeProjectReader {
  private typealias Object = [String: Any]

  private let file: URL
  private let root: URL
  private let objects: [String: Object]
  private let rootObject: Object
  /// The name of the build configuration that is read.
  private let configuration: String
  /// The parent group of each object, by identifier.
  private var parents: [String: String] = [:]
  private var unmapped: [String] = []

  init(_ file: URL, configuration: String = "Debug") throws {
    self.file = file
    self.configuration = configuration
    let data: Data
    do {
      data = try Data(contentsOf: file.appendingPathComponent("project.pbxproj"))
    } catch {
      throw ProjectError("cannot read \(file.path)/project.pbxproj")
    }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let objects = list["objects"] as? [String: Object], let rootID = list["rootObject"] as? String,
      let rootObject = objects[rootID]
    else { throw ProjectError("\(file.path)/project.pbxproj is not a project file") }
    self.objects = objects
    self.rootObject = rootObject
    let folder = file.deletingLastPathComponent()
    let path = rootObject["projectDirPath"] as? String ?? ""
    root = path.isEmpty ? folder : folder.appendingPathComponent(path)
    for (id, object) in objects {
      for child in object["children"] as? [String] ?? [] { parents[child] = id }
    }
  }

  /// The existing projects that the project contains.
  var subprojects: [URL] {
    (rootObject["projectReferences"] as? [[String: Any]] ?? []).compactMap { reference in
      guard let id = reference["ProjectRef"] as? String, let place = path(of: id),
        FileManager.default.fileExists(atPath: place.appendingPathComponent("project.pbxproj").path)
      else { return nil }
      return place
    }
  }

  mutating func project() throws -> XcodeProject {
    let ids = rootObject["targets"] as? [String] ?? []
    var targets: [XcodeTarget] = []
    for id in ids {
      guard let object = objects[id] else { continue }
      if let target = target(object, id) { targets.append(target) }
    }
    // Targets of one product name are different folders in Xcode, but would be one target of a package.
    for index in targets.indices where targets[index].kind.isTests {
      let isShared = targets.filter { $0.module == targets[index].module }.count > 1
      if isShared { targets[index].module = BuildSettings.identifier(targets[index].name) }
    }
    let packages = (rootObject["packageReferences"] as? [String] ?? []).compactMap(package) + packageFolders()
    return XcodeProject(
      name: file.deletingPathExtension().lastPathComponent, root: root,
      developmentRegion: rootObject["developmentRegion"] as? String ?? "en", targets: targets,
      packages: unique(packages), productOwners: productOwners(), unmapped: unmapped)
  }

  // MARK: Targets

  private mutating func target(_ object: Object, _ id: String) -> XcodeTarget? {
    let name = object["name"] as? String ?? ""
    guard isa(object) == "PBXNativeTarget" else {
      unmapped.append("\(name): a target of Xcode's own build system")
      return nil
    }
    let settings = settings(of: [rootObject, object], name)
    let kind: XcodeTarget.Kind
    switch (object["productType"] as? String)?.replacingOccurrences(of: "com.apple.product-type.", with: "") {
    case "application": kind = .application
    case "framework", "framework.static", "library.static", "library.dynamic": kind = .library
    case "bundle.unit-test": kind = .tests
    case "bundle.ui-testing": kind = .interfaceTests
    case "app-extension" where hasWidgets(settings): kind = .widgets
    case let other:
      unmapped.append("\(name): a target of the kind \(other ?? "unknown")")
      return nil
    }
    let platforms = platforms(of: object, name, kind, settings)
    if ["macosx", "watchos", "appletv", "xros"].contains(where: platforms.contains),
      !platforms.contains("iphone"), !platforms.contains("auto")
    {
      unmapped.append("\(name): not for iOS (\(platforms.trimmingCharacters(in: .whitespaces)))")
      return nil
    }
    var target = XcodeTarget(
      name: name, module: BuildSettings.identifier(settings["PRODUCT_MODULE_NAME"] ?? name), kind: kind,
      sources: [],
      resources: [], dependencies: [], packageProducts: [], conditions: [],
      languageMode: languageMode(settings["SWIFT_VERSION"] ?? "5"), information: [:])
    target.conditions = conditions(settings)
    target.isMainActorDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    target.upcomingFeatures = UpcomingFeature.enabled(by: settings, languageMode: target.languageMode)
    target.hasAssetSymbols = settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO"
    target.hasAssetExtensions =
      settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES"
    if kind == .interfaceTests { target.testedApplication = settings["TEST_TARGET_NAME"] }
    if kind == .tests, let host = settings["TEST_HOST"] {
      target.testHost =
        host.split(separator: "/").first { $0.hasSuffix(".app") }.map { String($0.dropLast(".app".count)) }
    }
    readPhases(of: object, into: &target)
    readSynchronizedGroups(of: object, id, into: &target)
    for id in object["dependencies"] as? [String] ?? [] {
      guard let dependency = objects[id] else { continue }
      // A target of another project in the workspace is known only by name.
      let other = (dependency["target"] as? String).flatMap { objects[$0] } ?? dependency
      let proxy = (dependency["targetProxy"] as? String).flatMap { objects[$0] }
      if let name = other["name"] as? String ?? proxy?["remoteInfo"] as? String {
        target.dependencies.append(name)
      }
    }
    for id in object["packageProductDependencies"] as? [String] ?? [] {
      if let product = objects[id]?["productName"] as? String { target.packageProducts.append(product) }
    }
    if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
      unmapped.append("\(name): the bridging header \(header)")
      target.headerImports += headerImports(FileSpelling.existing(root.appendingPathComponent(header)))
    }
    target.information = information(settings, name)
    target.dependencies = unique(target.dependencies)
    target.packageProducts = unique(target.packageProducts)
    target.sources = unique(target.sources)
    target.resources = unique(target.resources)
    return target
  }

  /// Whether the `Info.plist` of an extension is that of widgets.
  private func hasWidgets(_ settings: BuildSettings) -> Bool {
    guard let list = informationList(settings), let container = list["NSExtension"] as? [String: Any] else {
      return false
    }
    return container["NSExtensionPointIdentifier"] as? String == "com.apple.widgetkit-extension"
  }

  /// The language mode of a Swift version, in manifest syntax.
  private func languageMode(_ version: String) -> String {
    if version.hasPrefix("6") { return "6" }
    if version.hasPrefix("4.2") { return "4_2" }
    // The compiler's oldest mode is also used for Swift 3.
    return version.hasPrefix("4") || version.hasPrefix("3") ? "4" : "5"
  }

  /// The platforms of a target. An app that sets only its SDK is not for all platforms of the project, which are those of
  /// its frameworks.
  private func platforms(
    of target: Object, _ name: String, _ kind: XcodeTarget.Kind, _ settings: BuildSettings
  ) -> String {
    let own = self.settings(of: [target], name)
    if kind == .application, let system = own["SDKROOT"], own["SUPPORTED_PLATFORMS"] == nil { return system }
    return [settings["SUPPORTED_PLATFORMS"] ?? "", settings["SDKROOT"] ?? ""].joined(separator: " ")
  }

  /// The settings of objects, of which later ones override and inherit.
  private func settings(of owners: [Object], _ name: String) -> BuildSettings {
    var settings = BuildSettings()
    for owner in owners {
      guard let list = (owner["buildConfigurationList"] as? String).flatMap({ objects[$0] }) else { continue }
      let configurations = (list["buildConfigurations"] as? [String] ?? []).compactMap { objects[$0] }
      guard
        let chosen = configurations.first(where: { $0["name"] as? String == configuration })
          ?? configurations.first(where: { $0["name"] as? String == "Debug" }) ?? configurations.first
      else {
        continue
      }
      if let base = chosen["baseConfigurationReference"] as? String, let file = path(of: base) {
        settings.add(configurationFile: file)
      }
      settings.add(chosen["buildSettings"] as? [String: Any] ?? [:])
    }
    settings.setDefault("TARGET_NAME", name)
    settings.setDefault("PRODUCT_NAME", name)
    settings.setDefault("PROJECT_NAME", file.deletingPathExtension().lastPathComponent)
    settings.setDefault("EXECUTABLE_NAME", "$(PRODUCT_NAME)")
    settings.setDefault("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)")
    settings.setDefault("MARKETING_VERSION", "1.0")
    settings.setDefault("CURRENT_PROJECT_VERSION", "1")
    settings.setDefault("DEVELOPMENT_LANGUAGE", rootObject["developmentRegion"] as? String ?? "en")
    settings.setDefault("PRODUCT_BUNDLE_PACKAGE_TYPE", "APPL")
    settings.setDefault("SRCROOT", root.path)
    settings.setDefault("PROJECT_DIR", root.path)
    return settings
  }

  private func conditions(_ settings: BuildSettings) -> [String] {
    var names = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let flags = settings.list("OTHER_SWIFT_FLAGS")
    for (index, flag) in flags.enumerated() {
      if flag == "-D", index + 1 < flags.count {
        names.append(flags[index + 1])
      } else if flag.hasPrefix("-D") {
        names.append(String(flag.dropFirst(2)))
      }
    }
    let isName: (String) -> Bool = { name in
      BuildSettings.identifier(name) == name && !name.isEmpty
    }
    return unique(names.filter { isName($0) && $0 != "DEBUG" && $0 != "D" })
  }

  // MARK: Files

  private mutating func readPhases(of object: Object, into target: inout XcodeTarget) {
    for id in object["buildPhases"] as? [String] ?? [] {
      guard let phase = objects[id] else { continue }
      let files = (phase["files"] as? [String] ?? []).compactMap { objects[$0] }
      switch isa(phase) {
      case "PBXSourcesBuildPhase":
        for file in files {
          for (url, language) in locations(file["fileRef"] as? String) {
            add(url, language, to: &target, isSource: true)
          }
        }
      case "PBXResourcesBuildPhase":
        for file in files {
          for (url, language) in locations(file["fileRef"] as? String) {
            add(url, language, to: &target, isSource: false)
          }
        }
      case "PBXFrameworksBuildPhase":
        for file in files {
          if let product = (file["productRef"] as? String).flatMap({ objects[$0]?["productName"] as? String })
          {
            target.packageProducts.append(product)
          } else if let id = file["fileRef"] as? String, let path = objects[id]?["path"] as? String,
            path.hasSuffix(".framework"), objects[id]?["sourceTree"] as? String == "BUILT_PRODUCTS_DIR"
          {
            // Xcode builds linked frameworks first, even without a declared dependency.
            target.dependencies.append(String(path.dropLast(".framework".count)))
          }
        }
      case "PBXHeadersBuildPhase":
        for file in files {
          for (url, _) in locations(file["fileRef"] as? String)
          where url.lastPathComponent == "\(target.module).h" {
            target.headerImports += headerImports(url)
          }
        }
      case "PBXShellScriptBuildPhase":
        unmapped.append("\(target.name): the build script \(phase["name"] as? String ?? "Run Script")")
      default: break
      }
    }
  }

  /// The available Apple modules that a header imports.
  private func headerImports(_ header: URL) -> [String] {
    guard let text = try? String(contentsOf: header, encoding: .utf8) else { return [] }
    return ["UIKit", "QuartzCore", "CoreGraphics", "WebKit"].filter { module in
      text.contains("import <\(module)/\(module).h>") || text.contains("@import \(module);")
    }
  }

  private mutating func add(_ url: URL, _ language: String?, to target: inout XcodeTarget, isSource: Bool) {
    guard FileManager.default.fileExists(atPath: url.path) else {
      unmapped.append("\(target.name): the missing file \(relative(url))")
      return
    }
    switch url.pathExtension {
    case "swift": target.sources.append(url)
    case "xcdatamodeld", "xcdatamodel": target.dataModels.append(url)
    case "m", "mm", "c", "cpp", "cc", "metal", "intentdefinition", "mlmodel":
      unmapped.append("\(target.name): \(relative(url))")
    case "h", "entitlements", "xcconfig",
      "plist" where url.lastPathComponent.hasSuffix("Info.plist"):
      break
    default:
      let isFolder = Self.isFolder(url)
      if isSource, url.pathExtension.isEmpty, !isFolder { return }
      target.resources.append(
        XcodeTarget.Resource(
          file: url, language: language, isFolder: isFolder && url.pathExtension != "xcassets"))
    }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The files of a reference; several if it is localized.
  private func locations(_ id: String?) -> [(URL, String?)] {
    guard let id, let object = objects[id] else { return [] }
    if isa(object) == "PBXVariantGroup" || isa(object) == "XCVersionGroup" {
      if isa(object) == "XCVersionGroup" { return path(of: id).map { [($0, nil)] } ?? [] }
      return (object["children"] as? [String] ?? []).flatMap { locations($0) }
    }
    guard let url = path(of: id) else { return [] }
    return [(url, language(of: url))]
  }

  private func language(of url: URL) -> String? {
    let folder = url.deletingLastPathComponent().lastPathComponent
    return folder.hasSuffix(".lproj") ? folder : nil
  }

  /// The resolved path of a reference, including its parent groups.
  private func path(of id: String) -> URL? { spelledPath(of: id).map(FileSpelling.existing) }

  /// The path of a reference as the project spells it.
  private func spelledPath(of id: String, depth: Int = 0) -> URL? {
    guard depth < 64, let object = objects[id] else { return nil }
    let own = object["path"] as? String
    switch object["sourceTree"] as? String {
    case "<absolute>": return own.map { URL(fileURLWithPath: $0) }
    case "SOURCE_ROOT": return own.map { root.appendingPathComponent($0).standardizedFileURL } ?? root
    case "<group>", nil:
      let folder = parents[id].flatMap { spelledPath(of: $0, depth: depth + 1) } ?? root
      return own.map { folder.appendingPathComponent($0).standardizedFileURL } ?? folder
    default: return nil
    }
  }

  // MARK: Synchronized folders

  private mutating func readSynchronizedGroups(
    of object: Object, _ id: String, into target: inout XcodeTarget
  ) {
    let own = object["fileSystemSynchronizedGroups"] as? [String] ?? []
    for group in own {
      guard let folder = path(of: group) else { continue }
      read(
        folder, "", excluded: Set(exceptions(of: group, for: id)),
        asFolders: Set(objects[group]?["explicitFolders"] as? [String] ?? []), into: &target)
    }
    // In a folder of another target, an exception lists the files that belong to this target.
    for group in objects.keys.sorted()
    where isa(objects[group] ?? [:]) == "PBXFileSystemSynchronizedRootGroup" && !own.contains(group) {
      guard let folder = path(of: group) else { continue }
      for name in exceptions(of: group, for: id) {
        let url = folder.appendingPathComponent(name)
        add(url, language(of: url), to: &target, isSource: false)
      }
    }
  }

  /// The files listed by a folder's exceptions for a target.
  private func exceptions(of group: String, for target: String) -> [String] {
    (objects[group]?["exceptions"] as? [String] ?? []).compactMap { objects[$0] }
      .filter {
        isa($0) == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0["target"] as? String == target
      }
      .flatMap { $0["membershipExceptions"] as? [String] ?? [] }
  }

  private mutating func read(
    _ folder: URL, _ path: String, excluded: Set<String>, asFolders: Set<String>,
    into target: inout XcodeTarget
  ) {
    let bundles: Set<String> = [
      "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "docc", "scnassets", "framework", "xcframework",
    ]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let inner = path.isEmpty ? name : "\(path)/\(name)"
      if excluded.contains(inner) { continue }
      // One exception applies to all languages of a file.
      if path.hasSuffix(".lproj"), excluded.contains("/Localized: \(name)") { continue }
      let url = folder.appendingPathComponent(name)
      if ["docc", "framework", "xcframework"].contains(url.pathExtension) { continue }
      if Self.isFolder(url), !bundles.contains(url.pathExtension), !asFolders.contains(inner) {
        read(url, inner, excluded: excluded, asFolders: asFolders, into: &target)
      } else {
        add(url, language(of: url), to: &target, isSource: false)
      }
    }
  }

  // MARK: Packages

  /// The packages included in the project as plain folders.
  private func packageFolders() -> [XcodePackage] {
    objects.keys.sorted().compactMap { id in
      guard let object = objects[id], isa(object) == "PBXFileReference",
        ["wrapper", "folder", "text", nil].contains(object["lastKnownFileType"] as? String),
        let folder = path(of: id),
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
      else { return nil }
      return .local(folder)
    }
  }

  /// The packages of products that the project declares.
  private func productOwners() -> [String: XcodePackage] {
    var owners: [String: XcodePackage] = [:]
    for object in objects.values where isa(object) == "XCSwiftPackageProductDependency" {
      guard let name = object["productName"] as? String,
        let package = (object["package"] as? String).flatMap(package)
      else { continue }
      owners[name] = package
    }
    return owners
  }

  private func package(_ id: String) -> XcodePackage? {
    guard let object = objects[id] else { return nil }
    if isa(object) == "XCLocalSwiftPackageReference" {
      return (object["relativePath"] as? String).map {
        .local(FileSpelling.existing(root.appendingPathComponent($0).standardizedFileURL))
      }
    }
    guard let url = object["repositoryURL"] as? String,
      let requirement = object["requirement"] as? [String: Any]
    else {
      return nil
    }
    func text(_ key: String) -> String { requirement[key] as? String ?? "" }
    let spelled: String
    switch text("kind") {
    case "upToNextMajorVersion": spelled = "from: \"\(text("minimumVersion"))\""
    case "upToNextMinorVersion": spelled = ".upToNextMinor(from: \"\(text("minimumVersion"))\")"
    case "versionRange": spelled = "\"\(text("minimumVersion"))\"..<\"\(text("maximumVersion"))\""
    case "exactVersion": spelled = "exact: \"\(text("version"))\""
    case "branch": spelled = "branch: \"\(text("branch"))\""
    default: spelled = "revision: \"\(text("revision"))\""
    }
    return .remote(url: url, requirement: spelled)
  }

  // MARK: Info.plist

  /// The `Info.plist` that the settings name; `nil` if there is none, or it cannot be read.
  private func informationList(_ settings: BuildSettings) -> [String: Any]? {
    guard let path = settings["INFOPLIST_FILE"], !path.isEmpty else { return nil }
    let file = FileSpelling.existing(
      path.hasPrefix("/") ? URL(fileURLWithPath: path) : root.appendingPathComponent(path))
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
  }

  private mutating func information(_ settings: BuildSettings, _ target: String) -> [String: InformationValue]
  {
    var values: [String: InformationValue] = [:]
    if let list = informationList(settings) {
      values = list.compactMapValues(InformationValue.init)
    } else if let path = settings["INFOPLIST_FILE"], !path.isEmpty {
      unmapped.append("\(target): the Info.plist \(path), which cannot be read")
    }
    for (key, text) in settings.all(beginning: "INFOPLIST_KEY_") { addGenerated(key, text, to: &values) }
    if let name = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"], !name.isEmpty,
      values["NSAccentColorName"] == nil
    {
      values["NSAccentColorName"] = .string(name)
    }
    values = values.mapValues { $0.mapStrings { settings.expand($0) } }
    let defaults = [
      "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "org.example.\(target)",
      "CFBundleName": settings["PRODUCT_NAME"] ?? target,
      "CFBundleExecutable": settings["EXECUTABLE_NAME"] ?? target,
      "CFBundleShortVersionString": settings["MARKETING_VERSION"] ?? "1.0",
      "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"] ?? "1",
      "CFBundleDevelopmentRegion": settings["DEVELOPMENT_LANGUAGE"] ?? "en",
    ]
    for (key, value) in defaults where values[key] == nil { values[key] = .string(value) }
    return values
  }

  /// Adds the `Info.plist` keys that Xcode generates from build settings.
  private func addGenerated(_ key: String, _ text: String, to values: inout [String: InformationValue]) {
    let value: InformationValue = text == "YES" ? .bool(true) : text == "NO" ? .bool(false) : .string(text)
    switch key {
    case "UIApplicationSceneManifest_Generation":
      if value == .bool(true), values["UIApplicationSceneManifest"] == nil {
        values["UIApplicationSceneManifest"] = .dictionary([
          "UIApplicationSupportsMultipleScenes": .bool(true), "UISceneConfigurations": .dictionary([:]),
        ])
      }
    case "UILaunchScreen_Generation":
      if values["UILaunchScreen"] == nil { values["UILaunchScreen"] = .dictionary([:]) }
    case "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations_iPhone":
      values["UISupportedInterfaceOrientations"] = .array(
        text.split(separator: " ").map { .string(String($0)) })
    case "UISupportedInterfaceOrientations_iPad":
      values["UISupportedInterfaceOrientations~ipad"] = .array(
        text.split(separator: " ").map { .string(String($0)) })
    default:
      if values[key] == nil { values[key] = value }
    }
  }

  // MARK: Helpers

  private func isa(_ object: Object) -> String { object["isa"] as? String ?? "" }

  private func relative(_ url: URL) -> String {
    url.path.hasPrefix(root.path + "/") ? String(url.path.dropFirst(root.path.count + 1)) : url.path
  }

  private func unique<T: Hashable>(_ values: [T]) -> [T] {
    var seen: Set<T> = []
    return values.filter { seen.insert($0).inserted }
  }
}
