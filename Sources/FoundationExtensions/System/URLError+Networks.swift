import Foundation

extension URLError {
  /// The reason why a request may not use the network.
  public enum NetworkUnavailableReason: Int, Hashable, Sendable {
    case cellular
    case expensive
    case constrained
  }

  /// The reason why the request could not use the network; nil if a network setting was not the cause.
  public var networkUnavailableReason: NetworkUnavailableReason? {
    (userInfo["_NSURLErrorNWPathKey"] as? Int).flatMap(NetworkUnavailableReason.init)
  }
}
