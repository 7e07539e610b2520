import Foundation
import Glibc

/// A message stream over a socket. Each message is preceded by its length in four bytes.
package struct MessageChannel: Sendable {
  /// The reason why a message was not received.
  package enum Failure: Error, Sendable {
    /// The peer closed the stream or exited.
    case closed
    /// No complete message was received in time.
    case timedOut
    /// The message exceeds the maximum size.
    case oversized
  }

  /// The maximum message size, sufficient for a screenshot of a large display.
  private static let maximumSize = 256 << 20

  package let descriptor: Int32

  package init(descriptor: Int32) { self.descriptor = descriptor }

  package func send(_ message: some Transferable) throws {
    var writer = MessageWriter()
    message.write(to: &writer)
    var header = MessageWriter()
    header.write(UInt32(writer.bytes.count))
    try sendAll(header.bytes + writer.bytes)
  }

  /// Waits for a message.
  /// - Parameter timeout: The timeout in seconds; `nil` waits until the peer exits.
  package func receive<Message: Transferable>(_: Message.Type, timeout: Double? = nil) throws -> Message {
    let deadline = timeout.map { Date(timeIntervalSinceNow: $0) }
    var header = MessageReader(try receive(4, deadline))
    let size = Int(try header.read() as UInt32)
    guard size <= Self.maximumSize else { throw Failure.oversized }
    var reader = MessageReader(try receive(size, deadline))
    let message = try Message(from: &reader)
    try reader.finish()
    return message
  }

  /// Waits until a message begins or the peer exits.
  ///
  /// - Parameter seconds: The longest wait.
  /// - Returns: Whether there is input.
  package func hasInput(within seconds: Double) throws -> Bool {
    do {
      try waitForInput(Date(timeIntervalSinceNow: seconds))
      return true
    } catch Failure.timedOut {
      return false
    }
  }

  private func sendAll(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure.closed }
      sent += count
    }
  }

  private func receive(_ size: Int, _ deadline: Date?) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: size)
    var received = 0
    while received < size {
      try waitForInput(deadline)
      let count = bytes.withUnsafeMutableBytes {
        recv(descriptor, $0.baseAddress! + received, size - received, 0)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure.closed }
      received += count
    }
    return bytes
  }

  private func waitForInput(_ deadline: Date?) throws {
    guard let deadline else { return }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let milliseconds = max(0, deadline.timeIntervalSinceNow * 1000).rounded(.up)
      let ready = poll(&request, 1, Int32(min(milliseconds, 1_000_000)))
      if ready > 0 { return }
      if ready == 0 { throw Failure.timedOut }
      guard errno == EINTR else { throw Failure.closed }
    }
  }
}
