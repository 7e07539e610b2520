import Glibc

/// The ancillary data that passes two descriptors (cmsg(3)).
private struct DescriptorRights {
  var header = cmsghdr()
  var first: Int32 = -1
  var second: Int32 = -1

  init() {
    header.cmsg_len = MemoryLayout<DescriptorRights>.size
    header.cmsg_level = SOL_SOCKET
    header.cmsg_type = Int32(SCM_RIGHTS)
  }
}

extension MessageChannel {
  /// Sends the descriptors of a launch, with one byte.
  package func send(_ descriptors: LaunchDescriptors) throws {
    var rights = DescriptorRights()
    (rights.first, rights.second) = (descriptors.connection, descriptors.errors)
    let count = transfer(&rights) { sendmsg(descriptor, &$0, Int32(MSG_NOSIGNAL)) }
    guard count == 1 else { throw Failure.closed }
  }

  /// Waits for the descriptors of a launch. They are closed when the process executes another program.
  package func receiveDescriptors() throws -> LaunchDescriptors {
    var rights = DescriptorRights()
    let expected = rights.header
    let count = transfer(&rights) { recvmsg(descriptor, &$0, Int32(MSG_CMSG_CLOEXEC)) }
    guard count == 1, rights.header.cmsg_type == expected.cmsg_type,
      rights.header.cmsg_len == expected.cmsg_len, rights.first >= 0, rights.second >= 0
    else { throw Failure.closed }
    return LaunchDescriptors(connection: rights.first, errors: rights.second)
  }

  /// Transfers one byte with descriptors.
  /// - Returns: The number of bytes; negative after an error.
  private func transfer(_ rights: inout DescriptorRights, _ call: (inout msghdr) -> Int) -> Int {
    var byte: UInt8 = 0
    return withUnsafeMutablePointer(to: &byte) { byte in
      withUnsafeMutablePointer(to: &rights) { rights in
        var content = iovec(iov_base: byte, iov_len: 1)
        return withUnsafeMutablePointer(to: &content) { content in
          var message = msghdr(
            msg_name: nil, msg_namelen: 0, msg_iov: content, msg_iovlen: 1, msg_control: rights,
            msg_controllen: MemoryLayout<DescriptorRights>.size, msg_flags: 0)
          var count: Int
          repeat { count = call(&message) } while count < 0 && errno == EINTR
          return count
        }
      }
    }
  }
}
