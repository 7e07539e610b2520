import Foundation
import Glibc

/// Two connected descriptors: one for this process and one for another. Both are closed when it is released, except the
/// kept one.
final class DescriptorPair {
  private(set) var local: Int32 = -1
  let remote: Int32

  /// Creates a pair of stream sockets.
  init(socket: ()) throws {
    var pair: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &pair) == 0 else {
      throw AppLaunch.Failure(reason: String(cString: strerror(errno)))
    }
    (local, remote) = (pair[0], pair[1])
  }

  /// Creates a pipe that the other process writes to.
  init(pipe: ()) throws {
    var pair: [Int32] = [-1, -1]
    guard Glibc.pipe(&pair) == 0 else { throw AppLaunch.Failure(reason: String(cString: strerror(errno))) }
    for descriptor in pair { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    (local, remote) = (pair[0], pair[1])
  }

  deinit {
    close(remote)
    if local >= 0 { close(local) }
  }

  /// Returns the local descriptor, which the caller closes.
  func keepLocal() -> Int32 {
    defer { local = -1 }
    return local
  }
}
