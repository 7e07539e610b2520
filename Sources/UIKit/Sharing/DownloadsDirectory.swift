/// The desktop's downloads folder, according to `user-dirs.dirs` of the XDG base directories.
package struct DownloadsDirectory {
  package let url: URL

  package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let home = URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory(), isDirectory: true)
    if let override = Self.override {
      url = override
    } else {
      url =
        UserDirectories.configured("XDG_DOWNLOAD_DIR", environment, home)
        ?? home.appendingPathComponent("Downloads", isDirectory: true)
    }
  }

  // Set on the main thread, before other threads use the folder.
  /// The folder used by tests.
  package nonisolated(unsafe) static var override: URL?

  /// Returns an unused file name in the folder: `Map.png`, then `Map 2.png`.
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
