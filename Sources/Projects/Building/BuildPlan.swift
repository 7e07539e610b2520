import Foundation

/// The commands of the package manager's last build, read from its plan.
struct BuildPlan {
  struct Module {
    /// The arguments of the compiler.
    let arguments: [String]
    let sources: Set<String>
    /// Whether the module is that of a program, which other modules do not import.
    var isProgram: Bool { arguments.contains("-entry-point-function-name") }
  }

  private(set) var modules: [Module] = []
  /// The link commands by the path of the program.
  private(set) var programs: [String: [String]] = [:]

  init?(contentsOf file: URL) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    var name = ""
    var inputs: [String] = []
    var outputs: [String] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  \"") {
        name = line.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        inputs = []
      } else if line.hasPrefix("    inputs: ") {
        inputs = Self.list(line)
      } else if line.hasPrefix("    outputs: ") {
        outputs = Self.list(line)
      } else if line.hasPrefix("    args: "), name.hasPrefix("C.") {
        let arguments = Self.list(line)
        if name.hasSuffix(".module") {
          modules.append(
            Module(arguments: arguments, sources: Set(inputs.filter { $0.hasSuffix(".swift") })))
        } else if name.hasSuffix(".exe"), let program = outputs.first {
          programs[program] = arguments
        }
      }
    }
    if modules.isEmpty { return nil }
  }

  /// The array in a line such as `args: ["a","b"]`.
  private static func list(_ line: Substring) -> [String] {
    guard let start = line.firstIndex(of: "[") else { return [] }
    return (try? JSONDecoder().decode([String].self, from: Data(line[start...].utf8))) ?? []
  }
}
