import Foundation
import FoundationNetworking

// Members that Foundation on Linux marks as unavailable are declared anew: available ones are preferred.
extension URLSessionConfiguration {
  /// Returns a configuration for transfers that the system continues without the app.
  ///
  /// Differs from iOS: transfers end with the app.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }

  /// Whether requests wait for a connection instead of failing.
  ///
  /// Differs from iOS: always `false`, and setting it has no effect: requests without a connection fail.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }

  /// Whether requests may use a network in Low Data Mode.
  ///
  /// Differs from iOS: always `true`, and setting it has no effect: no network is in Low Data Mode.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether requests may use a network that the system considers expensive.
  ///
  /// Differs from iOS: always `true`, and setting it has no effect: no network counts as expensive.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether the app is launched when a transfer in the background ends.
  ///
  /// Differs from iOS: always `false`, and setting it has no effect: transfers end with the app.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }
}
