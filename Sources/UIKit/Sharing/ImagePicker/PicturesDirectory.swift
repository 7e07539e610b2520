/// The desktop's pictures folder.
package struct PicturesDirectory {
  package let url: URL

  package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let home = URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory(), isDirectory: true)
    url =
      Self.override ?? UserDirectories.configured("XDG_PICTURES_DIR", environment, home)
      ?? home.appendingPathComponent("Pictures", isDirectory: true)
  }

  // Set on the main thread, before other threads use the folder.
  /// The folder used by tests.
  package nonisolated(unsafe) static var override: URL?

  /// The pictures in the folder and its subfolders, the newest last.
  package var pictures: [URL] {
    let types: Set<String> = ["png", "jpg", "jpeg", "heic", "webp", "gif", "tiff", "bmp"]
    let keys: [URLResourceKey] = [.contentModificationDateKey]
    let found = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    let files = (found?.allObjects as? [URL] ?? []).filter { types.contains($0.pathExtension.lowercased()) }
    let dated = files.map { file in
      (file, (try? file.resourceValues(forKeys: Set(keys)).contentModificationDate) ?? .distantPast)
    }
    return dated.sorted { ($0.1, $0.0.path) < ($1.1, $1.0.path) }.map(\.0)
  }
}
