import Foundation
import Projects

/// The version of Portolan.
package enum Version {
  /// The semantic version, the only place that names it.
  package static let current = "0.1.0"

  /// The version with the commit of the checkout and the toolchain, one line each.
  package static func description() -> String {
    let root = try? Frameworks.location()
    let commit = Frameworks.installed().map(\.commit) ?? root.flatMap(commit(of:))
    var lines = ["portolan \(current)" + (commit.map { " (\($0))" } ?? "")]
    if let swift = toolchain() { lines.append(swift) }
    return lines.joined(separator: "\n")
  }

  /// The abbreviated commit of a checkout; `nil` for other folders.
  static func commit(of root: URL) -> String? {
    output(["git", "-C", root.path, "rev-parse", "--short", "HEAD"])
  }

  /// The first line of `swift --version`; nil without a toolchain.
  static func toolchain() -> String? { output(["swift", "--version"]) }

  private static func output(_ command: [String]) -> String? {
    guard let result = try? Tool.capture(command), result.status == 0 else { return nil }
    return result.output.split(separator: "\n").first.map(String.init)
  }
}
