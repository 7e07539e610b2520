import Foundation
import FoundationNetworking

// In the place of Foundation's methods, whose tasks need a version of libcurl that most systems do not have.
extension URLSession {
  /// Creates a task that connects to a WebSocket when it is resumed.
  /// - Parameter url: An address with the scheme `ws` or `wss`.
  public func webSocketTask(with url: URL) -> URLSessionWebSocketTask {
    webSocketTask(with: URLRequest(url: url))
  }

  /// Creates a task that proposes subprotocols to the server.
  public func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
    var request = URLRequest(url: url)
    request.setValue(
      protocols.joined(separator: ", "), forHTTPHeaderField: WebSocketTask.subprotocolHeader)
    return webSocketTask(with: request)
  }

  /// Creates a task whose first request has the headers and the timeout of a request.
  ///
  /// Differs from iOS: the session does not list the task, and its end does not cancel it.
  public func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
    WebSocketTask(self, request)
  }
}
