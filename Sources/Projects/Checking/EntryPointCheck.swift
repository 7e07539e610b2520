import Foundation

/// Finds apps that begin in Objective-C. Such sources are not compiled, so that the program would have no entry point.
package enum EntryPointCheck {
  package static func messages(_ project: XcodeProject) -> [DiagnosticFilter.Message] {
    project.targets.filter { $0.kind == .application }.compactMap { target in
      let prefix = "\(target.name): "
      let others = project.unmapped.filter {
        $0.hasPrefix(prefix) && ($0.hasSuffix(".m") || $0.hasSuffix(".mm"))
      }.map { $0.dropFirst(prefix.count) }
      guard
        let file = others.first(where: { $0.hasSuffix("main.m") || $0.hasSuffix("main.mm") }) ?? others.first,
        !target.sources.contains(where: begins)
      else { return nil }
      // In a workspace the path may be relative to the folder of one of its projects.
      let path = project.root.appendingPathComponent(String(file)).path
      return DiagnosticFilter.Message(
        kind: .error, place: "\(FileManager.default.fileExists(atPath: path) ? path : String(file)):1:1:",
        text: "the app '\(target.name)' begins in Objective-C, which is not compiled: "
          + "write its delegate in Swift, mark it with '@main', and remove this file from the target")
    }
  }

  /// Whether a source is the beginning of a program.
  private static func begins(_ source: URL) -> Bool {
    if source.lastPathComponent == "main.swift" { return true }
    guard let text = try? String(contentsOf: source, encoding: .utf8) else { return false }
    return ["@main", "@UIApplicationMain", "@NSApplicationMain"].contains { text.contains($0) }
  }
}

extension ProjectBuild {
  /// The messages about apps that begin in Objective-C.
  var entryPointProblems: [DiagnosticFilter.Message] {
    if case .xcode(let project, _) = kind { EntryPointCheck.messages(project) } else { [] }
  }
}
