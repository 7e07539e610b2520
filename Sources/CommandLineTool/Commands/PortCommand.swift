import Foundation
import Projects

/// `portolan port`: converts an Xcode project to a Swift package.
struct PortCommand: Command {
  static let name = "port"
  static let summary = "Writes a Swift package from an Xcode project, and lists what is not mapped"
  static let usage = "DIR --output DIR"
  static let discussion = """
    DIR is a folder with an Xcode project or workspace, or one of these. The package has copies of the targets for
    iOS, their sources, resources and Info.plist, and depends on this checkout. portolan build, run and test work
    on it as on the project.
    """

  private let path: URL
  private let output: URL

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    guard let output = try arguments.takeValue("--output", "-o") else {
      throw UsageError("--output is missing")
    }
    let paths = try arguments.positional()
    guard paths.count == 1 else { throw UsageError("exactly one project is required") }
    path = URL(fileURLWithPath: paths[0]).standardizedFileURL
    self.output = URL(fileURLWithPath: output).standardizedFileURL
  }

  func run() throws -> ExitCode {
    guard let file = XcodeProject.find(at: path) else {
      throw CommandError("\(path.path) contains no Xcode project")
    }
    var project = try XcodeProject(contentsOf: file)
    project.removeWidgets()
    if FileManager.default.fileExists(atPath: output.appendingPathComponent("Package.swift").path) {
      throw CommandError("\(output.path) already contains a package")
    }
    let package = try GeneratedPackage(
      project, in: output, files: .copies, frameworks: try Frameworks.location().path)
    for target in project.targets {
      print("\(target.module): \(target.sources.count) sources, \(target.resources.count) resources")
    }
    for item in project.unmapped { print("not mapped: \(item)") }
    print(
      "\(package.folder.path): \(project.targets.count) targets, \(project.unmapped.count) parts not mapped")
    return .success
  }
}
