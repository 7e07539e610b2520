import Foundation
import Glibc

/// The exclusive right of one process to change a folder. Ends with the process.
struct FolderLock {
  private let descriptor: Int32

  /// Creates the folder if necessary, and waits while another process has the right.
  init(of folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("lock").path
    descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw ProjectError("\(file): \(String(cString: strerror(errno)))") }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw ProjectError("\(file): \(String(cString: strerror(errno)))") }
    }
  }

  func release() { close(descriptor) }
}
