import Foundation

/// The compiler's caches of C modules in a build folder. They contain the folder's path, and the compiler refuses those of a
/// folder that was copied or moved.
enum ModuleCaches {
  /// Removes the caches of a build folder that has another path than at its last build, and notes the path.
  static func removeMoved(in scratch: URL) throws {
    let manager = FileManager.default
    let location = scratch.appendingPathComponent("location")
    let path = scratch.resolvingSymlinksInPath().path
    if (try? String(contentsOf: location, encoding: .utf8)) == path { return }
    for triple in try folders(in: scratch) {
      for configuration in try folders(in: triple) {
        let cache = configuration.appendingPathComponent("ModuleCache")
        if manager.fileExists(atPath: cache.path) { try manager.removeItem(at: cache) }
      }
    }
    try manager.createDirectory(at: scratch, withIntermediateDirectories: true)
    try Data(path.utf8).write(to: location)
  }

  private static func folders(in folder: URL) throws -> [URL] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey]
    ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
  }
}
