import Foundation

extension URL {
  /// The contents of a folder, sorted by path; empty if it cannot be read.
  ///
  /// `FileManager.contentsOfDirectory(at:)` returns nothing for a symbolic link to a folder; this property
  /// follows the link.
  package var folderContents: [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: resolvingSymlinksInPath(), includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }
}
