import Foundation

/// What a project file of Xcode says, as far as it matters here.
package struct XcodeProject: Sendable {
  package var name: String
  /// The folder that paths start from.
  package var root: URL
  package var developmentRegion: String
  package var targets: [XcodeTarget]
  package var packages: [XcodePackage]
  /// The packages that products of packages belong to, as far as the project says so.
  package var productOwners: [String: XcodePackage]
  /// What could not be mapped, each in a line.
  package var unmapped: [String]

  /// The file that a path names, or the one to take of those in a folder: a workspace that puts several projects or
  /// packages together, a project, or the only project in the folders below.
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

  /// Reads `Name.xcodeproj`, or the projects of `Name.xcworkspace` as one.
  package init(contentsOf file: URL) throws {
    if file.pathExtension == "xcworkspace" {
      self = try XcodeWorkspace(contentsOf: file).merged()
    } else {
      var reader = try XcodeProjectReader(file)
      self = try reader.project()
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

  /// Leaves of what targets depend on the targets that are there, by name.
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

  /// The package that a product is of: the one that the project names, else one whose manifest or name speaks of it.
  func owner(of product: String) -> XcodePackage? {
    if let owner = productOwners[product] { return owner }
    let declaring = packages.first { package in
      guard case .local(let folder) = package else { return false }
      let manifest = folder.appendingPathComponent("Package.swift")
      return (try? String(contentsOf: manifest, encoding: .utf8))?.contains("\"\(product)\"") ?? false
    }
    return declaring ?? packages.first { $0.identity.lowercased() == product.lowercased() }
      ?? packages.first { product.lowercased().hasPrefix($0.identity.lowercased()) } ?? packages.first
  }
}

extension XcodeProject {
  /// Replaces the project's tests by those of a folder, which see all of its apps and libraries.
  mutating func addTests(in folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let sources = files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    guard !sources.isEmpty else { throw ProjectError("there are no tests in \(folder.path)") }
    targets.removeAll { $0.kind.isTests }
    targets.append(
      XcodeTarget(
        name: "OutsideTests", module: "OutsideTests", kind: .tests, sources: sources, resources: [],
        dependencies: targets.map(\.name), packageProducts: [], conditions: [], languageMode: "5",
        information: [:]))
  }
}

/// A target for iOS.
package struct XcodeTarget: Sendable {
  package enum Kind: Sendable {
    case application, library, tests
    /// Tests that drive an app from a process of their own.
    case interfaceTests

    package var isTests: Bool { self == .tests || self == .interfaceTests }
  }

  package var name: String
  package var module: String
  package var kind: Kind
  package var sources: [URL]
  /// What is copied into the app, with the folder of its language, such as `Base.lproj`.
  package var resources: [Resource]
  /// The other targets that it uses.
  package var dependencies: [String]
  /// The products of packages that it uses.
  package var packageProducts: [String]
  package var conditions: [String]
  package var languageMode: String
  /// The `Info.plist`, with the build settings put in.
  package var information: [String: InformationValue]
  /// For tests of the interface, which run beside the app and not in it: the name of the app's target.
  package var testedApplication: String?
  /// The modules that every source sees because a header of the target imports them: its bridging header, or the header by its
  /// name that a framework has.
  package var headerImports: [String] = []

  package struct Resource: Hashable, Sendable {
    package var file: URL
    package var language: String?
    /// Whether it is a folder that the app gets as it is.
    package var isFolder = false
  }
}

/// A package that a project uses.
package enum XcodePackage: Hashable, Sendable {
  /// The requirement as a manifest spells it, such as `from: "1.0.0"`.
  case remote(url: String, requirement: String)
  case local(URL)

  /// The name that a manifest knows it by.
  package var identity: String {
    switch self {
    case .remote(let url, _):
      let last = url.split(separator: "/").last.map(String.init) ?? url
      return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    case .local(let folder): return folder.lastPathComponent
    }
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

  /// The value for a property list.
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
