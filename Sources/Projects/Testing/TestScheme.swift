import Foundation
import FoundationXML

/// The test action of an Xcode scheme.
package struct TestScheme: Sendable {
  package let name: String
  /// The file of the scheme's default test plan.
  package private(set) var defaultPlan: URL?
  /// The name of the build configuration for tests.
  let buildConfiguration: String
  /// The targets that the scheme lists directly.
  private let listed: TestPlan

  /// Returns the default test plan, or otherwise a plan of the scheme's own targets.
  package func plan() throws -> TestPlan { try defaultPlan.map { try TestPlan(contentsOf: $0) } ?? listed }

  /// Returns the schemes of the projects and workspaces in a folder and, after them, of projects in the folders below that have other
  /// names: a workspace's projects are there.
  package static func all(in folder: URL) -> [TestScheme] {
    let below =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)) ?? []
    var names: Set<String> = []
    return ([folder] + below.sorted { $0.path < $1.path }).flatMap { place in
      directly(in: place).filter { names.insert($0.name).inserted }
    }
  }

  /// Returns the schemes of the projects and workspaces in a folder, without the folders below.
  package static func directly(in folder: URL) -> [TestScheme] {
    let manager = FileManager.default
    let containers = ((try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
      .filter { ["xcodeproj", "xcworkspace"].contains($0.pathExtension) }
    var folders = containers + [folder.appendingPathComponent(".swiftpm/xcode")]
    folders += folders.flatMap { container in
      let users = container.appendingPathComponent("xcuserdata")
      return (try? manager.contentsOfDirectory(at: users, includingPropertiesForKeys: nil)) ?? []
    }
    var found: [TestScheme] = []
    for place in folders {
      for part in ["xcshareddata/xcschemes", "xcschemes"] {
        let files = try? manager.contentsOfDirectory(
          at: place.appendingPathComponent(part), includingPropertiesForKeys: nil)
        for file in (files ?? []).sorted(by: { $0.path < $1.path }) where file.pathExtension == "xcscheme" {
          if let scheme = TestScheme(contentsOf: file, root: folder) { found.append(scheme) }
        }
      }
    }
    return found
  }

  /// Returns the build configuration in which a project's schemes test, if they have the same.
  static func buildConfiguration(ofProject file: URL) -> String {
    let schemes = directly(in: file.deletingLastPathComponent())
    let tested = schemes.filter { $0.defaultPlan != nil || !$0.listed.targets.isEmpty }
    let names = Set(tested.map(\.buildConfiguration))
    return names.count == 1 ? names.first ?? "Debug" : "Debug"
  }

  /// - Parameter root: The folder to which `container:` refers.
  init?(contentsOf file: URL, root: URL) {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse() else { return nil }
    name = file.deletingPathExtension().lastPathComponent
    if let reference = reader.plans.first(where: \.isDefault) ?? reader.plans.first {
      let path = reference.reference.split(separator: ":", maxSplits: 1).last.map(String.init) ?? ""
      let url = root.appendingPathComponent(path)
      if FileManager.default.fileExists(atPath: url.path) { defaultPlan = url }
    }
    buildConfiguration = reader.buildConfiguration
    var configuration = TestConfiguration()
    let action = reader.usesLaunchAction ? "LaunchAction" : "TestAction"
    configuration.arguments = (reader.arguments[action] ?? []).flatMap(TestPlan.words)
    configuration.environment = reader.environment[action] ?? [:]
    configuration.language = reader.language
    configuration.region = reader.region
    listed = TestPlan(name: name, configurations: [configuration], targets: reader.targets)
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var plans: [(reference: String, isDefault: Bool)] = []
    var targets: [TestPlan.Target] = []
    /// The launch arguments by the name of the action.
    var arguments: [String: [String]] = [:]
    var environment: [String: [String: String]] = [:]
    var usesLaunchAction = false
    var buildConfiguration = "Debug"
    var language: String?
    var region: String?
    private var action = ""
    private var isSkipped: Bool?
    private var target: TestPlan.Target?
    private var isSelection = false
    private var isParallelizable = true

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      switch name {
      case "TestAction":
        action = name
        usesLaunchAction = attributes["shouldUseLaunchSchemeArgsEnv"] == "YES"
        buildConfiguration = attributes["buildConfiguration"] ?? "Debug"
        language = attributes["language"]
        region = attributes["region"]
      case _ where name.hasSuffix("Action"): action = name
      case "TestPlanReference":
        plans.append((attributes["reference"] ?? "", attributes["default"] == "YES"))
      case "TestableReference":
        isSkipped = attributes["skipped"] == "YES"
        isSelection = attributes["useTestSelectionWhitelist"] == "YES"
        isParallelizable = attributes["parallelizable"] != "NO"
      case "BuildableReference" where isSkipped != nil && target == nil:
        target = TestPlan.Target(
          name: attributes["BlueprintName"] ?? "", selected: isSelection ? [] : nil,
          isParallelizable: isParallelizable)
      case "Test":
        if isSelection {
          target?.selected?.append(attributes["Identifier"] ?? "")
        } else {
          target?.skipped.append(attributes["Identifier"] ?? "")
        }
      case "CommandLineArgument" where attributes["isEnabled"] == "YES":
        arguments[action, default: []].append(attributes["argument"] ?? "")
      case "EnvironmentVariable" where attributes["isEnabled"] == "YES":
        environment[action, default: [:]][attributes["key"] ?? ""] = attributes["value"] ?? ""
      default: break
      }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      guard name == "TestableReference" else { return }
      if isSkipped == false, let target { targets.append(target) }
      (isSkipped, target) = (nil, nil)
    }
  }
}
