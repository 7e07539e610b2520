import Foundation

/// The compiler's arguments for each source, for a language server.
///
/// They come from the package manager's build plan. Paths are those of the project's own files.
struct CompileCommands {
  private struct Entry: Encodable {
    var directory: String
    var file: String
    var arguments: [String]
  }

  /// Arguments that concern the outputs of a build.
  private static let flags: Set<String> = [
    "-emit-dependencies", "-emit-module", "-incremental", "-c", "-enable-batch-mode",
    "-serialize-diagnostics",
    "-parseable-output", "-emit-objc-header",
  ]
  private static let options: Set<String> = [
    "-emit-module-path", "-output-file-map", "-emit-objc-header-path", "-vfsoverlay",
  ]

  private var entries: [Entry] = []
  /// The sources that are compiled.
  var files: Set<String> { Set(entries.map(\.file)) }

  /// - Parameters:
  ///   - plan: The build plan, in YAML, whose arrays are JSON.
  ///   - originals: The project's own paths, by the paths in the plan.
  ///   - overlay: The virtual file system with the lowered sources by their own paths.
  init(plan: String, originals: [String: String], overlay: URL, directory: URL) {
    var inputs: [String] = []
    for line in plan.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("inputs: ") { inputs = Self.array(line.dropFirst("inputs: ".count)) }
      guard line.hasPrefix("args: ") else { continue }
      let arguments = Self.array(line.dropFirst("args: ".count))
      guard arguments.contains("-module-name"), arguments.contains("-output-file-map") else { continue }
      let sources = inputs.filter { $0.hasSuffix(".swift") }.map { originals[$0] ?? $0 }
      let kept = Self.kept(arguments) + ["-vfsoverlay", overlay.path] + sources
      for source in sources {
        entries.append(Entry(directory: directory.path, file: source, arguments: kept))
      }
    }
  }

  private static func array(_ text: Substring) -> [String] {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String]) ?? []
  }

  private static func kept(_ arguments: [String]) -> [String] {
    var kept: [String] = []
    var isValue = false
    for argument in arguments {
      if isValue {
        isValue = false
      } else if options.contains(argument) {
        isValue = true
      } else if !flags.contains(argument), !argument.hasPrefix("@"), !isJobs(argument) {
        kept.append(argument)
      }
    }
    return kept
  }

  private static func isJobs(_ argument: String) -> Bool {
    argument.hasPrefix("-j") && argument.count > 2 && argument.dropFirst(2).allSatisfy(\.isNumber)
  }

  /// Writes `compile_commands.json`.
  func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(entries).write(to: file)
  }
}
