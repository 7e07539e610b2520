import Foundation

/// The size and modification date of a file, or of the file that a link leads to. An edit changes them.
struct FileState: CustomStringConvertible {
  let size: Int
  /// In seconds since 1970.
  let modified: TimeInterval

  init(_ path: String) throws {
    let attributes = try FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    size = attributes[.size] as? Int ?? 0
    modified = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
  }

  var description: String { "\(size) \(modified)" }

  /// A text that changes when a file does; empty without a file.
  static func text(of path: String) -> String { (try? FileState(path))?.description ?? "" }
}
