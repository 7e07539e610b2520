import Foundation

/// The location of the frameworks' package.
enum Frameworks {
  /// The location named by `PORTOLAN_ROOT`, or the checkout in which this program was built.
  static func location() throws -> URL {
    if let root = ProcessInfo.processInfo.environment["PORTOLAN_ROOT"] {
      guard isRoot(URL(fileURLWithPath: root)) else {
        throw CommandError("PORTOLAN_ROOT is \(root), which is not a checkout of Portolan")
      }
      return URL(fileURLWithPath: root)
    }
    var folder = executable.deletingLastPathComponent()
    while folder.path != "/" {
      if isRoot(folder) { return folder }
      folder.deleteLastPathComponent()
    }
    throw CommandError("the frameworks were not found; set PORTOLAN_ROOT to a checkout of Portolan")
  }

  /// A version string that changes with this program.
  static func toolVersion() throws -> String {
    let attributes = try FileManager.default.attributesOfItem(atPath: executable.path)
    let modified = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(modified) \(attributes[.size] ?? 0)"
  }

  private static var executable: URL {
    (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])).resolvingSymlinksInPath()
  }

  private static func isRoot(_ folder: URL) -> Bool {
    let manifest = folder.appendingPathComponent("Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return false }
    return text.contains("name: \"Portolan\"")
  }
}
