import Dispatch
import Foundation
import Glibc

// Every `assumeIsolated`: the main queue runs the handlers on the main thread.

/// The stream between the app and the server of its pages.
///
/// Each message has a header of eight bytes, its length and the number of its page, little-endian. Nothing blocks the main
/// thread: what the socket does not take at once waits in memory.
@MainActor
final class PageConnection {
  /// The maximum size of a message from a page, in bytes.
  static let maximumMessage = 1 << 20

  private let descriptor: Int32
  private var received: [UInt8] = []
  /// The start of the first message in `received` that was not taken.
  private var position = 0
  private var pending: [UInt8] = []
  private var input: DispatchSourceRead?
  private var output: DispatchSourceWrite?
  private var isClosed = false

  /// Called for each message: the page and its content.
  var receive: ((UInt32, ArraySlice<UInt8>) -> Void)?
  /// Called when the server has closed the stream.
  var close: (() -> Void)?

  init(descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  /// Waits for the next message, before the main loop runs.
  func waitForMessage() -> (page: UInt32, message: ArraySlice<UInt8>)? {
    while true {
      if let message = takeMessage() { return message }
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, -1) > 0 || errno == EINTR else { return nil }
      guard readAvailable() else { return nil }
    }
  }

  func start() {
    let input = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    input.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readable() } }
    input.resume()
    self.input = input
    deliver()
  }

  private func readable() {
    let isOpen = readAvailable()
    deliver()
    if !isOpen { closed() }
  }

  private func deliver() {
    while !isClosed, let (page, message) = takeMessage() { receive?(page, message) }
  }

  /// - Returns: Whether the stream is still open.
  private func readAvailable() -> Bool {
    received.removeFirst(position)
    position = 0
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
      if count > 0 {
        received.append(contentsOf: buffer[..<count])
      } else if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
        return true
      } else if count < 0, errno == EINTR {
        continue
      } else {
        return false
      }
    }
  }

  private func takeMessage() -> (page: UInt32, message: ArraySlice<UInt8>)? {
    guard received.count >= position + 8 else { return nil }
    func number(_ start: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(received[position + start + $1]) << (8 * UInt32($1)) }
    }
    let length = Int(number(0))
    guard length <= Self.maximumMessage else {
      closed()
      return nil
    }
    let start = position + 8
    guard received.count >= start + length else { return nil }
    let page = number(4)
    position = start + length
    return (page, received[start..<position])
  }

  private func closed() {
    guard !isClosed else { return }
    isClosed = true
    input?.cancel()
    output?.cancel()
    (input, output) = (nil, nil)
    close?()
  }

  // MARK: Sending

  func send(_ message: [UInt8], to page: UInt32) {
    guard !isClosed else { return }
    var header = ByteWriter()
    header.write(UInt32(message.count))
    header.write(page)
    pending += header.bytes + message
    flush()
  }

  private func flush() {
    var sent = 0
    while sent < pending.count {
      let count = pending.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress! + sent, $0.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        sent += count
      } else if count < 0, errno == EINTR {
        continue
      } else {
        break
      }
    }
    pending.removeFirst(sent)
    waitForRoom(!pending.isEmpty)
  }

  private func waitForRoom(_ isWaiting: Bool) {
    guard isWaiting != (output != nil) else { return }
    guard isWaiting else {
      output?.cancel()
      output = nil
      return
    }
    let output = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
    output.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.flush() } }
    output.resume()
    self.output = output
  }
}
