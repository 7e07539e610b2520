/// The files that document pickers show.
@MainActor
package enum PickerFiles {
  /// The folder that pickers do not leave; `nil` for all files of the computer.
  package static var root: URL?
  /// Asks the person for files of another machine, which ``choose(_:)`` then passes to the picker.
  package static var request: ((_ extensions: [String], _ allowsSeveral: Bool) -> Void)?
  /// Called for files that the app has exported into a folder below the root.
  package static var didExport: (([URL]) -> Void)?

  static weak var front: UIDocumentPickerViewController?

  /// Chooses files in the picker in front. Without one, or if it does not accept them, the files are only listed.
  package static func choose(_ files: [URL]) {
    guard let front else { return }
    let accepted = front.opensFiles ? files.filter(front.accepts) : []
    if accepted.isEmpty { front.reload() } else { front.finish(accepted) }
  }

  /// Whether a folder is the root of a picker, or the root of the computer.
  static func isTop(_ folder: URL) -> Bool {
    folder.path == "/" || folder.standardizedFileURL == root?.standardizedFileURL
  }

  /// Whether pickers show a file: links that lead out of the root are left out.
  static func contains(_ file: URL) -> Bool {
    guard let root else { return true }
    return file.resolvingSymlinksInPath().path.hasPrefix(root.resolvingSymlinksInPath().path + "/")
  }

  /// The folder that a picker shows first.
  static func first(_ wanted: URL?) -> URL {
    guard let root else { return wanted ?? FileListViewController.documents }
    return wanted.flatMap { contains($0) ? $0 : nil } ?? root
  }
}
