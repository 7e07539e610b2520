import Foundation
import FoundationNetworking

extension URLRequest {
  /// Whether the request may use a network in Low Data Mode.
  ///
  /// Differs from iOS: always `true`, and setting it has no effect: no network is in Low Data Mode.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether the request may use a network that the system considers expensive.
  ///
  /// Differs from iOS: always `true`, and setting it has no effect: no network counts as expensive.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}
