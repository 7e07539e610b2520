// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads.

@_exported import Foundation

public enum NEVPNStatus: Int, Sendable {
  case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

/// Errors of configurations.
public struct NEVPNError: Error, CustomNSError, Hashable {
  public enum Code: Int, Sendable {
    case configurationInvalid = 1, configurationDisabled, connectionFailed, configurationStale,
      configurationReadWriteFailed, configurationUnknown
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { NEVPNErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static let configurationInvalid = Code.configurationInvalid
  public static let configurationDisabled = Code.configurationDisabled
  public static let connectionFailed = Code.connectionFailed
  public static let configurationReadWriteFailed = Code.configurationReadWriteFailed
}

public let NEVPNErrorDomain = "NEVPNErrorDomain"

/// A connection of a virtual network, which is always invalid: nothing was configured.
open class NEVPNConnection: NSObject, @unchecked Sendable {
  open var status: NEVPNStatus { .invalid }
  open var connectedDate: Date? { nil }

  /// Throws: nothing is configured.
  open func startVPNTunnel() throws { throw NEVPNError(.configurationInvalid) }
  /// Throws: nothing is configured.
  open func startVPNTunnel(options: [String: NSObject]?) throws { throw NEVPNError(.configurationInvalid) }
  open func stopVPNTunnel() {}
  open func fetchLastDisconnectError(completionHandler: @escaping ((any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil) }
  }
}

open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
  /// Throws: nothing is configured.
  open func startTunnel(options: [String: Any]? = nil) throws { throw NEVPNError(.configurationInvalid) }
  open func stopTunnel() {}
  /// Throws: there is no provider.
  open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws {
    throw NEVPNError(.configurationInvalid)
  }
}

open class NEVPNProtocol: NSObject, @unchecked Sendable {
  open var serverAddress: String?
  open var username: String?
  open var passwordReference: Data?
  open var disconnectOnSleep = false
  open var includeAllNetworks = false
  open var excludeLocalNetworks = false
  open var enforceRoutes = false
  public override init() { super.init() }
}

open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
  open var providerConfiguration: [String: Any]?
  open var providerBundleIdentifier: String?
}

open class NEOnDemandRule: NSObject, @unchecked Sendable {
  public override init() { super.init() }
}
open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {}
open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {}

/// The configuration of a virtual network. The system of this device takes none: it can be neither loaded nor saved.
open class NEVPNManager: NSObject, @unchecked Sendable {
  private static let instance = NEVPNManager()
  open class func shared() -> NEVPNManager { instance }

  open var localizedDescription: String?
  open var isEnabled = false
  open var isOnDemandEnabled = false
  open var onDemandRules: [NEOnDemandRule]?
  open var protocolConfiguration: NEVPNProtocol?
  open var connection: NEVPNConnection { noConnection }
  private let noConnection = NETunnelProviderSession()

  public override init() { super.init() }

  /// Fails with `configurationReadWriteFailed`.
  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    refuse(completionHandler)
  }
  /// Fails with `configurationReadWriteFailed`.
  open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    refuse(completionHandler)
  }
  /// Fails with `configurationReadWriteFailed`.
  open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    refuse(completionHandler)
  }
  open func loadFromPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
  open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
  open func removeFromPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
}

private func refuse(_ completion: (((any Error)?) -> Void)?) {
  guard let completion else { return }
  DispatchQueue.main.async { completion(NEVPNError(.configurationReadWriteFailed)) }
}

open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  /// Answers with no configurations, in a later turn.
  open class func loadAllFromPreferences(
    completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler([], nil) }
  }
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
}

extension Notification.Name {
  public static let NEVPNStatusDidChange = Self("com.apple.networkextension.vpn.status")
  public static let NEVPNConfigurationChange = Self("com.apple.networkextension.vpn.configuration")
}

// MARK: Wireless networks

/// A wireless network, which apps may not know.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
  open var ssid: String { "" }
  open var bssid: String { "" }
  open var signalStrength: Double { 0 }
  open var isSecure: Bool { false }

  /// Answers nil in a later turn, as for apps without the entitlement.
  open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil) }
  }
  open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}

/// Errors of configurations of wireless networks.
public struct NEHotspotConfigurationError: Error, CustomNSError {
  public enum Code: Int, Sendable {
    case invalid, invalidSSID, invalidWPAPassphrase, invalidWEPPassphrase, invalidEAPSettings,
      invalidHS20Settings, invalidHS20DomainName, userDenied, `internal`, pending, systemConfiguration,
      unknown, joinOnceNotSupported, alreadyAssociated, applicationIsNotInForeground, invalidSSIDPrefix
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "NEHotspotConfigurationErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

open class NEHotspotConfiguration: NSObject, @unchecked Sendable {
  public let ssid: String
  open var joinOnce = false
  public init(ssid: String) { self.ssid = ssid }
  public init(ssid: String, passphrase: String, isWEP: Bool) { self.ssid = ssid }
}

/// Configurations of wireless networks, which apps cannot add here.
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
  public static let shared = NEHotspotConfigurationManager()
  /// Fails with `systemConfiguration`.
  open func apply(_ configuration: NEHotspotConfiguration, completionHandler: (((any Error)?) -> Void)? = nil)
  {
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(NEHotspotConfigurationError(.systemConfiguration)) }
  }
  open func apply(_ configuration: NEHotspotConfiguration) async throws {
    throw NEHotspotConfigurationError(.systemConfiguration)
  }
  open func getConfiguredSSIDs(completionHandler: @escaping ([String]) -> Void) {
    DispatchQueue.main.async { completionHandler([]) }
  }
  open func removeConfiguration(forSSID SSID: String) {}
}
