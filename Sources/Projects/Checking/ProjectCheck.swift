import Foundation
import Lowering

/// The checks that Xcode makes and the compiler on Linux does not, before the sources are compiled.
///
/// The result is kept until a source or a resource changes.
struct ProjectCheck {
  /// The file that keeps the result.
  private let file: URL
  private let tool: String

  /// - Parameters:
  ///   - folder: The folder for the result.
  ///   - tool: A version string that changes with the checks.
  init(folder: URL, tool: String) {
    file = folder.appendingPathComponent("checks.json")
    self.tool = tool
  }

  private struct Stored: Codable {
    var tool: String
    var state: String
    var messages: [DiagnosticFilter.Message]
  }

  /// Returns the result of the last check if nothing has changed; otherwise checks again.
  /// - Parameters:
  ///   - state: A text that changes with the sources.
  ///   - resources: The resources, of which size and date are compared.
  ///   - project: Reads the parts that the checks need.
  func messages(
    state: String, resources: [URL], project: () throws -> CheckedProject
  ) throws -> [DiagnosticFilter.Message] {
    let state = state + Self.state(of: resources)
    if let stored = try? JSONDecoder().decode(Stored.self, from: Data(contentsOf: file)), stored.tool == tool,
      stored.state == state
    {
      return stored.messages
    }
    let project = try project()
    let imports = ImportCheck(
      sources: project.sources, available: project.presentModules, manifests: project.manifests,
      kind: project.compilesAllSources ? .error : .warning,
      otherDependencies: project.otherDependencies)
    let messages =
      imports.messages() + SelectorCheck(project: project).messages()
      + InterfaceCheck(project: project).messages()
      + NameCheck(project: project).messages()
    try JSONEncoder().encode(Stored(tool: tool, state: state, messages: messages)).write(to: file)
    return messages
  }

  /// A text that changes when a file or the contents of a folder do.
  private static func state(of files: [URL]) -> String {
    var text = ""
    for file in files {
      text += description(of: file.path)
      for case let path as String in FileManager.default.enumerator(atPath: file.path)?.allObjects ?? [] {
        text += description(of: "\(file.path)/\(path)")
      }
    }
    return StableHash.text(text)
  }

  private static func description(of path: String) -> String {
    var info = stat()
    guard stat(path, &info) == 0 else { return "" }
    return "\(path) \(info.st_size) \(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec)\n"
  }
}
