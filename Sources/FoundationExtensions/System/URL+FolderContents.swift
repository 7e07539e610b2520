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

  /// The contents of a folder whose names have an extension, sorted by path. Unlike with `folderContents`, the other
  /// contents cost nothing: folders of builds contain hundreds of files.
  package func folderContents(withExtension name: String) -> [URL] {
    let folder = resolvingSymlinksInPath()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".\(name)") && $0.utf8.count > name.utf8.count + 1 }.sorted()
      .map { folder.appendingPathComponent($0) }
  }
}
