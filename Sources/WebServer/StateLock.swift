import Foundation

/// The right of one process to a folder of saved state. An app holds it until it has exited and saved everything, even if it
/// outlives its server.
struct StateLock {
  let descriptor: Int32

  /// - Returns: `nil` while another process has the right.
  static func take(_ folder: URL) -> StateLock? {
    let descriptor = open(folder.appendingPathComponent("lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
    return StateLock(descriptor: descriptor)
  }

  /// Leaves the right to the processes that have inherited it.
  func release() { close(descriptor) }
}
