// Every `@unchecked Sendable`: extensions are never started.

import Foundation

public enum NEProviderStopReason: Int, Sendable {
  case none, userInitiated, providerFailed, noNetworkAvailable, unrecoverableNetworkChange, providerDisabled,
    authenticationCanceled, configurationFailed, idleTimeout, configurationDisabled, configurationRemoved,
    superceded, userLogout, userSwitch, connectionFailed, sleep, appUpdate, internalError
}

/// The base class of providers in extensions, which nothing starts here.
open class NEProvider: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func sleep(completionHandler: @escaping () -> Void) { completionHandler() }
  open func wake() {}
}

open class NETunnelProvider: NEProvider, @unchecked Sendable {
  open var protocolConfiguration: NEVPNProtocol { NEVPNProtocol() }
  open var reasserting = false
  open func handleAppMessage(_ messageData: Data, completionHandler: ((Data?) -> Void)? = nil) {
    completionHandler?(nil)
  }
}

open class NEPacketTunnelProvider: NETunnelProvider, @unchecked Sendable {
  open func startTunnel(
    options: [String: NSObject]? = nil, completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(NEVPNError(.connectionFailed)) }
  open func stopTunnel(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void) {
    completionHandler()
  }
  open func cancelTunnelWithError(_ error: (any Error)?) {}
}

@preconcurrency
public protocol NEAppPushDelegate: NSObjectProtocol {
  func appPushManager(
    _ manager: NEAppPushManager, didReceiveIncomingCallWithUserInfo userInfo: [AnyHashable: Any])
}

/// Errors of push providers.
public struct NEAppPushManagerError: Error, CustomNSError {
  public enum Code: Int, Sendable {
    case configurationInvalid = 1, configurationNotLoaded, internalError, inactiveSession
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "NEAppPushErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

/// The configuration of a push provider in the local network, which cannot be saved here.
open class NEAppPushManager: NSObject, @unchecked Sendable {
  open var matchSSIDs: [String] = []
  open var providerConfiguration: [String: Any] = [:]
  open var providerBundleIdentifier: String?
  open var localizedDescription: String?
  open var isEnabled = false
  open var isActive: Bool { false }
  /// Never called: there are no calls.
  open weak var delegate: (any NEAppPushDelegate)?

  public override init() { super.init() }

  /// Answers with no configurations, in a later turn.
  open class func loadAllFromPreferences(
    completionHandler: @escaping ([NEAppPushManager]?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler([], nil) } }
  open class func loadAllFromPreferences() async throws -> [NEAppPushManager] { [] }
  /// Fails.
  open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    refuse(completionHandler)
  }
  /// Fails.
  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    refuse(completionHandler)
  }
  /// Fails.
  open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    refuse(completionHandler)
  }
}

private func refuse(_ completion: (((any Error)?) -> Void)?) {
  guard let completion else { return }
  DispatchQueue.main.async { completion(NEAppPushManagerError(.internalError)) }
}

open class NEAppPushProvider: NEProvider, @unchecked Sendable {
  open var providerConfiguration: [String: Any]? { nil }
  open func start(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(NEAppPushManagerError(.inactiveSession))
  }
  open func start() {}
  open func stop(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void) {
    completionHandler()
  }
  open func reportIncomingCall(userInfo: [AnyHashable: Any] = [:]) {}
  open func handleTimerEvent() {}
}
