import Foundation
import FoundationNetworking

// Optional methods of iOS that Foundation on Linux does not declare. Its sessions send none of these events, so a delegate's
// own method is only called by the app.

extension URLSessionTaskDelegate {
  /// Called when a task was created. Differs from iOS: never sent.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}

  /// Called when a task waits for a connection. Differs from iOS: never sent; tasks without a connection fail.
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}

extension URLSessionTask {
  /// Whether data is delivered in pieces as it arrives.
  ///
  /// Differs from iOS: always true; a task delivers all data as it arrives.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}
