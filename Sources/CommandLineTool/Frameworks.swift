import Foundation
import Projects

/// The location of the frameworks: their package, or an SDK.
enum Frameworks {
  /// The location named by `PORTOLAN_ROOT`, or the SDK or checkout that this program is part of.
  static func location() throws -> URL {
    if let root = ProcessInfo.processInfo.environment["PORTOLAN_ROOT"] {
      guard isRoot(URL(fileURLWithPath: root)) else {
        throw CommandError("PORTOLAN_ROOT is \(root), which is neither a checkout of Portolan nor its SDK")
      }
      return URL(fileURLWithPath: root)
    }
    var folder = executable.deletingLastPathComponent()
    while folder.path != "/" {
      if isRoot(folder) { return folder }
      folder.deleteLastPathComponent()
    }
    throw CommandError(
      "the frameworks were not found; set PORTOLAN_ROOT to a checkout of Portolan or its SDK")
  }

  /// The SDK that this program is part of; `nil` in a checkout.
  static func installed() -> InstalledSDK? { (try? location()).flatMap(InstalledSDK.init(at:)) }

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
    if InstalledSDK(at: folder) != nil { return true }
    let manifest = folder.appendingPathComponent("Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return false }
    return text.contains("name: \"Portolan\"")
  }
}
