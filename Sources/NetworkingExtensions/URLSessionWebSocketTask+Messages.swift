import Foundation
import FoundationNetworking

// In the place of Foundation's methods, which cannot be overridden.
extension URLSessionWebSocketTask {
  /// Sends a message. Messages that are sent before the connection is open wait for it.
  /// - Parameter completionHandler: Called on the session's queue when the message has been passed to the system.
  public func send(_ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    guard let task = self as? WebSocketTask else {
      return completionHandler(URLError(.unsupportedURL))
    }
    task.transmit(message, completionHandler)
  }

  /// Sends a message, and returns when it has been passed to the system.
  public func send(_ message: Message) async throws {
    try await withCheckedThrowingContinuation { continuation in
      send(message) { error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(()))
      }
    }
  }

  /// Receives the next message.
  /// - Parameter completionHandler: Called once, on the session's queue, with a message or the reason why there is none.
  public func receive(
    completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void
  ) {
    guard let task = self as? WebSocketTask else {
      return completionHandler(.failure(URLError(.unsupportedURL)))
    }
    task.deliver(completionHandler)
  }

  /// Returns the next message.
  public func receive() async throws -> Message {
    try await withCheckedThrowingContinuation { continuation in
      receive { continuation.resume(with: $0) }
    }
  }
}
