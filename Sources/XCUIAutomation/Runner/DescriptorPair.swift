import Foundation
import Glibc

/// Two connected descriptors: one for this process and one for another. Both are closed when it is released, except the
/// kept one.
final class DescriptorPair {
  enum Kind {
    /// Stream sockets.
    case sockets
    /// A pipe that the other process writes to.
    case pipe
  }

  private var local: Int32
  let remote: Int32

  init(_ kind: Kind) throws {
    var pair: [Int32] = [-1, -1]
    let result =
      switch kind {
      case .sockets: socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair)
      case .pipe: Glibc.pipe(&pair)
      }
    guard result == 0 else { throw AppLaunch.Failure(reason: String(cString: strerror(errno))) }
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
