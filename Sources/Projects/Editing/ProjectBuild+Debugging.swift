import Foundation

extension ProjectBuild {
  /// Prepares a build for debuggers: assembles the apps of an Xcode project, and writes the commands that make LLDB show and
  /// find the project's own files. The program of a package has its own files, and finds its resources beside it.
  package func prepareDebugging() throws {
    guard isXcode else { return }
    for name in try programs() { _ = try application(name) }
    try Data(debuggerCommands.utf8).write(to: debuggerCommandFile)
  }

  /// The file with commands for LLDB.
  package var debuggerCommandFile: URL { scratch.appendingPathComponent("lldbinit") }

  /// Maps the links in the generated package, which are in the debug information, to the project's own files.
  private var debuggerCommands: String {
    var prefixes: [String: String] = [:]
    for (path, original) in originals {
      var link = path.split(separator: "/", omittingEmptySubsequences: false)
      var own = original.split(separator: "/", omittingEmptySubsequences: false)
      while link.count > 1, own.count > 1, link.last == own.last {
        link.removeLast()
        own.removeLast()
      }
      prefixes[link.joined(separator: "/")] = own.joined(separator: "/")
    }
    return prefixes.sorted { $0.key < $1.key }.map { link, own in
      "settings append target.source-map \"\(link)\" \"\(own.isEmpty ? "/" : own)\"\n"
    }.joined()
  }
}
