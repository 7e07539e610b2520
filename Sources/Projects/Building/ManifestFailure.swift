import Foundation

/// A manifest that the package manager cannot read, and the reasons.
struct ManifestFailure: Equatable {
  /// The identity or the address of the package.
  var package: String
  /// The errors of the compiler with their places, or what ended the manifest's program.
  var reasons: [String]

  var message: String { "the manifest of '\(package)' cannot be read: \(reasons.joined(separator: "; "))" }

  /// Finds the failure in the output of the package manager.
  ///
  /// `error: 'NAME': Invalid manifest (compiled with: […])` is followed by the output of the compiler, or of the manifest's program.
  /// For a package that is being fetched, the message lacks the name, and the output ends with ` in ADDRESS`.
  init?(output: String) {
    let lines = output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    if let version = lines.lazy.compactMap(Self.unsupportedVersion).first {
      self = version
      return
    }
    guard let start = lines.firstIndex(where: { $0.contains(": Invalid manifest (") }) else { return nil }
    let rest = lines[(start + 1)...].filter { $0 != "error: fatalError" }
    // The manifest of another package is named by its address, at the end of the last line that quotes it.
    if let match = lines[start].firstMatch(of: /'([^']+)': Invalid manifest \(/) {
      package = String(match.1)
    } else if let match = rest.lazy.compactMap({ $0.firstMatch(of: /\sin (\S+:\/\/\S+)$/) }).first {
      package = String(match.1)
    } else {
      return nil
    }
    reasons = Self.unique(rest.compactMap(Self.compilerError))
    if reasons.isEmpty {
      reasons = [rest.first(where: Self.isFailure) ?? rest.first ?? "no reason given"]
    }
  }

  private init(package: String, reasons: [String]) {
    self.package = package
    self.reasons = reasons
  }

  private static func unsupportedVersion(_ line: String) -> ManifestFailure? {
    let pattern = /package '([^']+)' is using Swift tools version (\S+) but the installed version is (\S+)$/
    guard let match = line.firstMatch(of: pattern) else { return nil }
    return ManifestFailure(
      package: String(match.1), reasons: ["it needs Swift tools \(match.2), and \(match.3) is installed"])
  }

  /// The place and text of `PATH:LINE:COLUMN: error: TEXT`.
  private static func compilerError(_ line: String) -> String? {
    guard let match = line.firstMatch(of: /^(\S.*\.swift:\d+:\d+): error: (.+)$/) else { return nil }
    return "\(match.1): \(match.2)"
  }

  private static func isFailure(_ line: String) -> Bool {
    line.contains("error: ") || line.contains("Fatal error")
  }

  private static func unique(_ lines: [String]) -> [String] {
    var seen: Set<String> = []
    return lines.filter { seen.insert($0).inserted }
  }
}
