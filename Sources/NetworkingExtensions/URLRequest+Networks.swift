import Foundation
import FoundationNetworking

extension URLRequest {
  /// Whether the request may use a network in Low Data Mode.
  ///
  /// Kept with the request, also in copies. Differs from iOS: no network is in Low Data Mode, so the request always runs.
  public var allowsConstrainedNetworkAccess: Bool {
    get { isAllowed("allowsConstrainedNetworkAccess") }
    set { allow("allowsConstrainedNetworkAccess", newValue) }
  }

  /// Whether the request may use a network that the system considers expensive.
  ///
  /// Kept with the request, also in copies. Differs from iOS: no network counts as expensive, so the request always runs.
  public var allowsExpensiveNetworkAccess: Bool {
    get { isAllowed("allowsExpensiveNetworkAccess") }
    set { allow("allowsExpensiveNetworkAccess", newValue) }
  }

  private func isAllowed(_ key: String) -> Bool {
    URLProtocol.property(forKey: key, in: self) as? Bool ?? true
  }

  private mutating func allow(_ key: String, _ value: Bool) {
    guard let copy = (self as NSURLRequest).mutableCopy() as? NSMutableURLRequest else { return }
    URLProtocol.setProperty(value, forKey: key, in: copy)
    self = copy as URLRequest
  }
}
