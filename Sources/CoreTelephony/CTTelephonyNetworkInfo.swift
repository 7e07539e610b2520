// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them. Errors are immutable.

@_exported import Foundation

/// A provider of cellular service. There is none: devices without a modem have no provider.
open class CTCarrier: NSObject, @unchecked Sendable {
  open var carrierName: String? { nil }
  open var mobileCountryCode: String? { nil }
  open var mobileNetworkCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var allowsVOIP: Bool { false }
}

/// Methods that tell about a change of the service for data.
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
  func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
  public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

/// The cellular services of the device.
///
/// As on an iPad without a modem: there are no carriers and no radio access technology, and neither ever changes.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  /// Never called: carriers do not change.
  open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
  /// Never called: carriers do not change.
  open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
  /// Never called: carriers do not change.
  open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?

  public override init() { super.init() }

  open var dataServiceIdentifier: String? { nil }
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  open var subscriberCellularProvider: CTCarrier? { nil }
  open var currentRadioAccessTechnology: String? { nil }
}

extension NSNotification.Name {
  public static let CTServiceRadioAccessTechnologyDidChange = NSNotification.Name(
    "CTServiceRadioAccessTechnologyDidChangeNotification")
  public static let CTRadioAccessTechnologyDidChange = NSNotification.Name(
    "CTRadioAccessTechnologyDidChangeNotification")
}

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
