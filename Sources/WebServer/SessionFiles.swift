import Foundation

/// The files that a page has uploaded and that its app has exported.
///
/// They are in the folder `Files` of the session's saved state, which the app's document pickers show and do not leave.
struct SessionFiles {
  /// The maximum size of a file, in bytes.
  static let maximumSize = 64 << 20
  /// The maximum size of all files of a session, in bytes.
  private static let maximumTotal = 256 << 20
  private static let maximumCount = 1000

  private let folder: URL

  /// - Parameter state: The folder for the saved state of the session's process.
  init(state: URL) { folder = state.appendingPathComponent("Files", isDirectory: true) }

  /// A name without a folder; `nil` for others.
  private static func isName(_ name: String) -> Bool {
    (1...200).contains(name.utf8.count) && !name.hasPrefix(".")
      && !name.unicodeScalars.contains { $0 == "/" || $0.value < 32 || $0.value == 127 }
  }

  /// Saves a file.
  /// - Parameter name: The name on the person's machine.
  /// - Returns: The name in the folder, which differs if there is another file with the name; `nil` if there is no room.
  func save(_ data: UnsafeRawBufferPointer, as name: String) throws -> String? {
    guard Self.isName(name), data.count <= Self.maximumSize else { return nil }
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let known = try manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.fileSizeKey])
    let total = known.reduce(0) { $0 + ((try? $1.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0) }
    guard known.count < Self.maximumCount, total + data.count <= Self.maximumTotal else { return nil }
    let (stem, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
    var unused = name
    var number = 2
    while manager.fileExists(atPath: folder.appendingPathComponent(unused).path) {
      unused = "\(stem) \(number)" + (ending.isEmpty ? "" : "." + ending)
      number += 1
    }
    try Data(data).write(to: folder.appendingPathComponent(unused))
    return unused
  }

  /// The contents of a file; `nil` for names that lead out of the folder.
  func contents(of name: String) -> [UInt8]? {
    let file = folder.appendingPathComponent(name)
    guard Self.isName(name),
      let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]),
      values.isRegularFile == true, values.fileSize ?? 0 <= Self.maximumTotal,
      file.resolvingSymlinksInPath().deletingLastPathComponent() == folder.resolvingSymlinksInPath()
    else { return nil }
    return (try? Data(contentsOf: file)).map(Array.init)
  }
}
