import Foundation
import FoundationXML

/// The contents of an Xcode workspace.
struct XcodeWorkspace {
  let file: URL
  /// The existing projects, in the workspace's order.
  private(set) var projects: [URL] = []
  /// The folders of the packages.
  private(set) var packages: [URL] = []

  /// Reads `Name.xcworkspace`.
  init(contentsOf file: URL) throws {
    self.file = file
    guard
      let data = FileManager.default.contents(
        atPath: file.appendingPathComponent("contents.xcworkspacedata").path)
    else { throw ProjectError("cannot read \(file.path)/contents.xcworkspacedata") }
    let reader = Reader(file.deletingLastPathComponent())
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse() else {
      throw ProjectError("\(file.path)/contents.xcworkspacedata is not a workspace file")
    }
    let manager = FileManager.default
    for place in reader.files {
      if place.pathExtension == "xcodeproj" {
        let list = place.appendingPathComponent("project.pbxproj")
        // Generated projects, such as those of CocoaPods, may be missing.
        if manager.fileExists(atPath: list.path) { projects.append(place) }
      } else if manager.fileExists(atPath: place.appendingPathComponent("Package.swift").path) {
        packages.append(place)
      }
    }
  }

  /// Merges the projects. Of several targets for the same module, the first is used.
  func merged(isTested: Bool) throws -> XcodeProject {
    guard !projects.isEmpty else { throw ProjectError("\(file.path) refers to no existing project") }
    var result = XcodeProject(
      name: file.deletingPathExtension().lastPathComponent, root: file.deletingLastPathComponent(),
      developmentRegion: "en", targets: [], packages: packages.map { .local($0) }, productOwners: [:],
      unmapped: [])
    for (index, place) in projects.enumerated() {
      let project = try XcodeProject(contentsOfProject: place, isTested: isTested)
      if index == 0 { result.developmentRegion = project.developmentRegion }
      result.merge(project)
    }
    return result
  }

  /// Collects the locations in the file, relative to their groups.
  private final class Reader: NSObject, XMLParserDelegate {
    private(set) var files: [URL] = []
    private let root: URL
    private var groups: [URL]

    init(_ root: URL) {
      self.root = root
      groups = [root]
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      guard name == "Group" || name == "FileRef" else { return }
      let place = self.place(attributes["location"] ?? "")
      if name == "Group" { groups.append(place) } else { files.append(place) }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      if name == "Group" { groups.removeLast() }
    }

    private func place(_ location: String) -> URL {
      let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts.count > 1 ? String(parts[1]) : ""
      switch parts.first {
      case "absolute": return URL(fileURLWithPath: path)
      case "container": return path.isEmpty ? root : root.appendingPathComponent(path).standardizedFileURL
      default:
        let group = groups[groups.count - 1]
        return path.isEmpty ? group : group.appendingPathComponent(path).standardizedFileURL
      }
    }
  }
}
