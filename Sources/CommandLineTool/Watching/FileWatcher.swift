import Foundation

/// Reports changed files in folders and all folders below, through inotify.
///
/// Hidden files and folders, build folders and the temporary files of editors are left out.
package final class FileWatcher {
  /// The descriptor, for waiting together with others.
  package let descriptor: Int32
  private var folders: [Int32: String] = [:]

  package init(_ folders: [URL]) throws {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else {
      throw CommandError("files cannot be watched: \(String(cString: strerror(errno)))")
    }
    for folder in folders { add(folder.resolvingSymlinksInPath().path) }
  }

  deinit { close(descriptor) }

  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)

  private func add(_ folder: String) {
    let number = inotify_add_watch(descriptor, folder, Self.events)
    guard number >= 0 else { return }
    folders[number] = folder
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where !Self.isIgnored(name) {
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue,
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil
      {
        add(path)
      }
    }
  }

  /// Whether a file or folder is no part of a project.
  package static func isIgnored(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~") || name.hasSuffix(".swp")
      || name.hasSuffix(".tmp") || name == "4913" || name == "DerivedData" || name == "xcuserdata"
  }

  /// Returns the paths that have changed since the last call, without waiting.
  package func changes() -> Set<String> {
    var changed: Set<String> = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return changed }
      buffer.withUnsafeBytes { bytes in
        var at = 0
        while at < count {
          let event = bytes.loadUnaligned(fromByteOffset: at, as: inotify_event.self)
          let start = at + MemoryLayout<inotify_event>.size
          let name = String(decoding: bytes[start..<start + Int(event.len)].prefix { $0 != 0 }, as: UTF8.self)
          at = start + Int(event.len)
          guard let folder = folders[event.wd], !name.isEmpty, !Self.isIgnored(name) else { continue }
          let path = "\(folder)/\(name)"
          if event.mask & UInt32(IN_ISDIR) != 0 {
            if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { add(path) }
            changed.insert(path)
          } else if event.mask & UInt32(IN_CREATE) == 0 {
            // A created file is reported once it is written.
            changed.insert(path)
          }
        }
      }
    }
  }
}
