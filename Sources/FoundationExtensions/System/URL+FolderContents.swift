import Foundation

extension URL {
  /// What a folder holds, in the order of the paths; nothing if it cannot be read.
  ///
  /// `FileManager.contentsOfDirectory(at:)` takes a symbolic link to a folder for an empty one. Here it is followed.
  package var folderContents: [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: resolvingSymlinksInPath(), includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }
}
