import Foundation

/// What a project file of Xcode says, as far as it matters here.
package struct XcodeProject: Sendable {
  package var name: String
  /// The folder that paths start from.
  package var root: URL
  package var developmentRegion: String
  package var targets: [XcodeTarget]
  package var packages: [XcodePackage]
  /// What could not be mapped, each in a line.
  package var unmapped: [String]

  /// The project files in a folder, or the file that a path names.
  package static func find(at path: URL) -> URL? {
    if path.pathExtension == "xcodeproj" { return path }
    let files =
      (try? FileManager.default.contentsOfDirectory(at: path, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "xcodeproj" }.min { $0.path < $1.path }
  }

  /// Reads `Name.xcodeproj`.
  package init(contentsOf file: URL) throws {
    var reader = try XcodeProjectReader(file)
    self = try reader.project()
  }

  init(
    name: String, root: URL, developmentRegion: String, targets: [XcodeTarget], packages: [XcodePackage],
    unmapped: [String]
  ) {
    self.name = name
    self.root = root
    self.developmentRegion = developmentRegion
    self.targets = targets
    self.packages = packages
    self.unmapped = unmapped
  }
}

extension XcodeProject {
  /// Replaces the project's tests by those of a folder, which see all of its apps and libraries.
  mutating func addTests(in folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let sources = files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    guard !sources.isEmpty else { throw ProjectError("there are no tests in \(folder.path)") }
    targets.removeAll { $0.kind == .tests }
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

  package struct Resource: Hashable, Sendable {
    package var file: URL
    package var language: String?
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
