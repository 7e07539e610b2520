import Foundation

/// The relevant contents of an Xcode project file.
package struct XcodeProject: Sendable {
  package var name: String
  /// The base folder of paths.
  package var root: URL
  package var developmentRegion: String
  package var targets: [XcodeTarget]
  package var packages: [XcodePackage]
  /// The packages of package products, as far as the project declares them.
  package var productOwners: [String: XcodePackage]
  /// The parts that could not be mapped, each described in a line.
  package var unmapped: [String]

  /// The file to open for a path. For a folder: a workspace with several projects or packages, a project, or
  /// the only project in its subfolders.
  package static func find(at path: URL) -> URL? {
    if ["xcodeproj", "xcworkspace"].contains(path.pathExtension) { return path }
    let files = contents(of: path)
    let workspaces = files.filter { $0.pathExtension == "xcworkspace" }
    if workspaces.count == 1, let workspace = try? XcodeWorkspace(contentsOf: workspaces[0]),
      workspace.projects.count + workspace.packages.count > 1, !workspace.projects.isEmpty
    {
      return workspaces[0]
    }
    if let project = files.first(where: { $0.pathExtension == "xcodeproj" }) { return project }
    if files.contains(where: { $0.lastPathComponent == "Package.swift" }) { return nil }
    let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "build"]
    let below = files.filter { !skipped.contains($0.lastPathComponent) }.flatMap { folder in
      contents(of: folder).filter { $0.pathExtension == "xcodeproj" }
    }
    return below.count == 1 ? below[0] : nil
  }

  private static func contents(of folder: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { !$0.lastPathComponent.hasPrefix(".") }.sorted { $0.path < $1.path }
  }

  /// Reads `Name.xcodeproj`, or merges the projects of `Name.xcworkspace`.
  /// - Parameter isTested: Whether the build configuration is that of the schemes' tests.
  package init(contentsOf file: URL, isTested: Bool = false) throws {
    if file.pathExtension == "xcworkspace" {
      self = try XcodeWorkspace(contentsOf: file).merged(isTested: isTested)
    } else {
      try self.init(contentsOfProject: file, isTested: isTested)
    }
    resolveDependencies()
  }

  init(
    name: String, root: URL, developmentRegion: String, targets: [XcodeTarget], packages: [XcodePackage],
    productOwners: [String: XcodePackage], unmapped: [String]
  ) {
    self.name = name
    self.root = root
    self.developmentRegion = developmentRegion
    self.targets = targets
    self.packages = packages
    self.productOwners = productOwners
    self.unmapped = unmapped
  }

  /// Reads `Name.xcodeproj` and the projects that it contains. Of several targets for the same module, the first is used.
  init(contentsOfProject file: URL, isTested: Bool) throws {
    let configuration = isTested ? TestScheme.buildConfiguration(ofProject: file) : "Debug"
    var reader = try XcodeProjectReader(file, configuration: configuration)
    self = try reader.project()
    var known: Set<URL> = [file.standardizedFileURL]
    var next = reader.subprojects
    while !next.isEmpty {
      let place = next.removeFirst()
      guard known.insert(place.standardizedFileURL).inserted else { continue }
      var reader = try XcodeProjectReader(place, configuration: configuration)
      merge(try reader.project())
      next += reader.subprojects
    }
  }

  /// Leaves out the widget extensions, which no desktop shows.
  package mutating func removeWidgets() {
    for target in targets where target.kind == .widgets {
      unmapped.append("\(target.name): a widget extension, which portolan preview draws")
    }
    targets.removeAll { $0.kind == .widgets }
  }

  /// Adds the targets and packages of another project.
  mutating func merge(_ project: XcodeProject) {
    for target in project.targets {
      if targets.contains(where: { $0.module == target.module }) {
        unmapped.append("\(target.name): another target makes the module \(target.module) too")
      } else {
        targets.append(target)
      }
    }
    packages += project.packages.filter { !packages.contains($0) }
    productOwners.merge(project.productOwners) { first, _ in first }
    unmapped += project.unmapped
  }

  /// Limits dependencies to existing targets, by name.
  private mutating func resolveDependencies() {
    let names = targets.map { (name: $0.name, module: $0.module) }
    for index in targets.indices {
      var found: [String] = []
      for dependency in targets[index].dependencies {
        guard let target = names.first(where: { $0.name == dependency || $0.module == dependency }),
          target.name != targets[index].name, !found.contains(target.name)
        else { continue }
        found.append(target.name)
      }
      targets[index].dependencies = found
    }
  }

  /// The package of a product: as declared by the project, or one whose manifest declares it, or one of a similar name.
  func owner(of product: String) -> XcodePackage? {
    productOwners[product] ?? packages.first { $0.declares(product) }
      ?? packages.first { $0.identity.lowercased() == product.lowercased() }
      ?? packages.first { product.lowercased().hasPrefix($0.identity.lowercased()) } ?? packages.first
  }
}

extension XcodeProject {
  /// Replaces the project's tests with those in a folder, which can import all of its apps and libraries.
  mutating func addTests(in folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let sources = files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    guard !sources.isEmpty else { throw ProjectError("\(folder.path) contains no tests") }
    targets.removeAll { $0.kind.isTests }
    targets.append(
      XcodeTarget(
        name: "OutsideTests", module: "OutsideTests", kind: .tests, sources: sources, resources: [],
        dependencies: targets.map(\.name), packageProducts: [], conditions: [], languageMode: "5",
        information: [:]))
  }
}

extension XcodeProject {
  /// The app in which a target's unit tests run.
  func host(of target: XcodeTarget) -> XcodeTarget? {
    guard target.kind == .tests, let name = target.testHost else { return nil }
    let apps = targets.filter { $0.kind == .application }
    return apps.first { $0.name == name || $0.module == BuildSettings.identifier(name) }
      ?? apps.first { target.dependencies.contains($0.name) }
  }
}

/// A target for iOS.
package struct XcodeTarget: Sendable {
  package enum Kind: Sendable {
    case application, library, tests
    /// A widget extension, which only previews compile.
    case widgets
    /// UI tests, which run in a separate process from the app.
    case interfaceTests

    package var isTests: Bool { self == .tests || self == .interfaceTests }
    /// Whether the target has a process and a main bundle of its own.
    package var isProgram: Bool { self == .application || self == .widgets }
  }

  package var name: String
  package var module: String
  package var kind: Kind
  package var sources: [URL]
  /// The resources, with the folder of their language, such as `Base.lproj`.
  package var resources: [Resource]
  /// The targets that this target depends on.
  package var dependencies: [String]
  /// The package products that this target depends on.
  package var packageProducts: [String]
  package var conditions: [String]
  package var languageMode: String
  /// Whether declarations without another isolation belong to the main actor.
  package var isMainActorDefault = false
  /// The compiler's upcoming features that are on.
  package var upcomingFeatures: [String] = []
  /// The `Info.plist` with expanded build settings.
  package var information: [String: InformationValue]
  /// For UI tests: the name of the app's target.
  package var testedApplication: String?
  /// For unit tests that run in an app: the name of the app's product.
  package var testHost: String?
  /// The data models: `.xcdatamodeld` or `.xcdatamodel` folders.
  package var dataModels: [URL] = []
  /// The modules imported for all sources by a header of the target: its bridging header, or a framework's
  /// umbrella header.
  package var headerImports: [String] = []
  /// Whether there are constants for images and colors of asset catalogs.
  package var hasAssetSymbols = true
  /// Whether `UIImage`, `UIColor` and `Color` have such constants, too.
  package var hasAssetExtensions = false

  package struct Resource: Hashable, Sendable {
    package var file: URL
    package var language: String?
    /// Whether the resource is a folder that is copied as a whole.
    package var isFolder = false
  }
}

/// A package dependency of a project.
package enum XcodePackage: Hashable, Sendable {
  /// The requirement in manifest syntax, such as `from: "1.0.0"`.
  case remote(url: String, requirement: String)
  case local(URL)

  /// The package identity used in manifests.
  package var identity: String {
    switch self {
    case .remote(let url, _):
      let last = url.split(separator: "/").last.map(String.init) ?? url
      return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    case .local(let folder): return folder.lastPathComponent
    }
  }

  /// Whether the manifest of a local package declares a product.
  func declares(_ product: String) -> Bool {
    guard case .local(let folder) = self,
      let manifest = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    else { return false }
    // Dependencies have the form `.product(name:package:)`.
    let declaration =
      #"\.(library|executable|plugin)\s*\(\s*name\s*:\s*""# + NSRegularExpression.escapedPattern(for: product)
      + "\""
    return manifest.range(of: declaration, options: .regularExpression) != nil
  }
}

/// A value of a property list.
package indirect enum InformationValue: Hashable, Sendable {
  case string(String)
  case bool(Bool)
  case number(Double)
  case array([InformationValue])
  case dictionary([String: InformationValue])

  init?(_ value: Any) {
    switch value {
    case let value as String: self = .string(value)
    case let value as [String: Any]: self = .dictionary(value.compactMapValues(InformationValue.init))
    case let value as [Any]: self = .array(value.compactMap(InformationValue.init))
    case let value as Bool: self = .bool(value)
    case let value as Double: self = .number(value)
    case let value as Int: self = .number(Double(value))
    default: return nil
    }
  }

  /// The value as a property list object.
  package var object: Any {
    switch self {
    case .string(let value): value
    case .bool(let value): value
    case .number(let value): value == value.rounded() ? Int(value) as Any : value
    case .array(let values): values.map(\.object)
    case .dictionary(let values): values.mapValues(\.object)
    }
  }

  func mapStrings(_ transform: (String) -> String) -> InformationValue {
    switch self {
    case .string(let value): .string(transform(value))
    case .array(let values): .array(values.map { $0.mapStrings(transform) })
    case .dictionary(let values): .dictionary(values.mapValues { $0.mapStrings(transform) })
    case .bool, .number: self
    }
  }
}
