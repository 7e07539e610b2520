import Foundation

/// Paths as the file system spells them. Projects are kept on file systems that ignore case, so their paths can differ.
enum FileSpelling {
  /// Returns the existing file whose path differs only in case, or the path itself.
  static func existing(_ url: URL) -> URL {
    if url.path == "/" || FileManager.default.fileExists(atPath: url.path) { return url }
    let folder = existing(url.deletingLastPathComponent())
    let name = url.lastPathComponent
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let found = names.filter { $0.caseInsensitiveCompare(name) == .orderedSame }.min()
    return folder.appendingPathComponent(found ?? name)
  }
}
