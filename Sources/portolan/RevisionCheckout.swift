import CommandLineTool
import Foundation
import Projects

/// The files of a revision of git in a folder that is kept, so that the next build compiles only differences.
///
/// The folder has an index of its own; the repository is only read.
struct RevisionCheckout {
  /// The project in the revision.
  let project: URL

  init(_ revision: String, of path: URL, in folder: URL) throws {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder)
    let isProjectFolder = isFolder.boolValue && path.pathExtension.isEmpty
    let base = isProjectFolder ? path : path.deletingLastPathComponent()
    let top = try Self.git(["-C", base.path, "rev-parse", "--show-toplevel"])
    let prefix = try Self.git(["-C", base.path, "rev-parse", "--show-prefix"])
    let commit = try Self.git(["-C", base.path, "rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
    guard !top.isEmpty else { throw CommandError("\(base.path) is in no repository of git") }
    guard !commit.isEmpty else { throw CommandError("there is no revision \(revision)") }
    let files = folder.appendingPathComponent("files")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    let result = try Tool.capture(
      ["git", "-C", top, "--work-tree", files.path, "read-tree", "-u", "--reset", commit], errors: true,
      environment: ["GIT_INDEX_FILE": folder.appendingPathComponent("index").path])
    guard result.status == 0 else {
      throw CommandError("\(revision) cannot be checked out: \(result.output.suffix(300))")
    }
    let place = prefix.isEmpty ? files : files.appendingPathComponent(prefix)
    project = isProjectFolder ? place : place.appendingPathComponent(path.lastPathComponent)
  }

  private static func git(_ arguments: [String]) throws -> String {
    try Tool.capture(["git"] + arguments).output.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
