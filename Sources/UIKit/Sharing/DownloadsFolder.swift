/// The folder in which the desktop keeps what a person saved, as `user-dirs.dirs` of the XDG base directories says.
package struct DownloadsFolder {
  package let url: URL

  package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let home = URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory(), isDirectory: true)
    if let override = Self.override {
      url = override
    } else {
      url = Self.configured(environment, home) ?? home.appendingPathComponent("Downloads", isDirectory: true)
    }
  }

  /// Where tests have things saved.
  package nonisolated(unsafe) static var override: URL?

  private static func configured(_ environment: [String: String], _ home: URL) -> URL? {
    if let path = environment["XDG_DOWNLOAD_DIR"] { return place(path, home) }
    let settings =
      environment["XDG_CONFIG_HOME"].flatMap {
        $0.isEmpty ? nil : URL(fileURLWithPath: $0, isDirectory: true)
      }
      ?? home.appendingPathComponent(".config", isDirectory: true)
    let file = settings.appendingPathComponent("user-dirs.dirs")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, parts[0] == "XDG_DOWNLOAD_DIR" else { continue }
      return place(parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"")), home)
    }
    return nil
  }

  /// Paths are absolute or begin with `$HOME/`.
  private static func place(_ path: String, _ home: URL) -> URL? {
    if path.hasPrefix("$HOME/") {
      return home.appendingPathComponent(String(path.dropFirst("$HOME/".count)), isDirectory: true)
    }
    return path.hasPrefix("/") ? URL(fileURLWithPath: path, isDirectory: true) : nil
  }

  /// A name that nothing in the folder has: `Map.png`, then `Map 2.png`.
  func freePlace(for name: String) -> URL {
    let wished = url.appendingPathComponent(name)
    let (stem, suffix) = (wished.deletingPathExtension().lastPathComponent, wished.pathExtension)
    var place = wished
    var number = 2
    while FileManager.default.fileExists(atPath: place.path) {
      place = url.appendingPathComponent(suffix.isEmpty ? "\(stem) \(number)" : "\(stem) \(number).\(suffix)")
      number += 1
    }
    return place
  }
}
