// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them.

@_exported import Foundation
import SystemPermissions
@_exported import simd

public let NIErrorDomain = "com.apple.NearbyInteraction"

/// An error of a session.
public struct NIError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = NIError
    case unsupportedPlatform = -5889, invalidConfiguration = -5888, sessionFailed = -5887
    case resourceUsageTimeout = -5886, activeSessionsLimitExceeded = -5885, userDidNotAllow = -5884
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { NIErrorDomain }
  public static var unsupportedPlatform: Code { .unsupportedPlatform }
  public static var invalidConfiguration: Code { .invalidConfiguration }
  public static var sessionFailed: Code { .sessionFailed }
  public static var resourceUsageTimeout: Code { .resourceUsageTimeout }
  public static var activeSessionsLimitExceeded: Code { .activeSessionsLimitExceeded }
  public static var userDidNotAllow: Code { .userDidNotAllow }
}

/// A reference to another device, which only a session can make.
public final class NIDiscoveryToken: NSObject, Sendable {}

/// A kind of measurement.
open class NIConfiguration: NSObject, @unchecked Sendable {}

/// Measures the distance to a device.
open class NINearbyPeerConfiguration: NIConfiguration, @unchecked Sendable {
  public let peerDiscoveryToken: NIDiscoveryToken
  public init(peerToken: NIDiscoveryToken) { peerDiscoveryToken = peerToken }
}

/// A device nearby. No session finds one.
open class NINearbyObject: NSObject, @unchecked Sendable {
  open var distance: Float? { nil }
  open var direction: SIMD3<Float>? { nil }
}

public protocol NIDeviceCapability { var supportsPreciseDistanceMeasurement: Bool { get } }

private struct NoCapability: NIDeviceCapability {
  var supportsPreciseDistanceMeasurement: Bool { false }
}

@preconcurrency @MainActor
public protocol NISessionDelegate: NSObjectProtocol {
  func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject])
  func session(_ session: NISession, didInvalidateWith error: any Error)
}

extension NISessionDelegate {
  public func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject]) {}
  public func session(_ session: NISession, didInvalidateWith error: any Error) {}
}

/// Measures distances. It ends with `NIError.unsupportedPlatform`.
@preconcurrency @MainActor
open class NISession: NSObject {
  open class var isSupported: Bool { false }
  open class var deviceCapabilities: any NIDeviceCapability { NoCapability() }
  open weak var delegate: (any NISessionDelegate)?
  open var discoveryToken: NIDiscoveryToken? { nil }

  open func run(_ configuration: NIConfiguration) {
    laterOnMainThread { [weak self] in
      guard let self else { return }
      self.delegate?.session(self, didInvalidateWith: NIError(.unsupportedPlatform))
    }
  }

  open func pause() {}
  open func invalidate() {}
}
