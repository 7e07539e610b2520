@_exported import Foundation
import SystemPermissions

public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

public struct CHHapticError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = CHHapticError
    case engineNotRunning = -4805, operationNotPermitted = -4806, engineStartTimeout = -4808, notSupported =
      -4809
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { CoreHapticsErrorDomain }
  public static var engineNotRunning: Code { .engineNotRunning }
  public static var operationNotPermitted: Code { .operationNotPermitted }
  public static var engineStartTimeout: Code { .engineStartTimeout }
  public static var notSupported: Code { .notSupported }
}

public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

open class CHHapticEventParameter: NSObject {
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = ID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ID(rawValue: "HapticSharpness")
    public static let attackTime = ID(rawValue: "AttackTime")
    public static let decayTime = ID(rawValue: "DecayTime")
  }
  public let parameterID: ID
  open var value: Float
  public init(parameterID: ID, value: Float) { (self.parameterID, self.value) = (parameterID, value) }
}

public class CHHapticEvent: NSObject {
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
  }
  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  public var relativeTime: TimeInterval
  public var duration: TimeInterval
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) { (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration) }
}

open class CHHapticDynamicParameter: NSObject {}

open class CHHapticPattern: NSObject {
  public let duration: TimeInterval
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
}

public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}

/// Plays haptics. `supportsHaptics` is false; starting an engine throws `CHHapticError.notSupported`.
open class CHHapticEngine: NSObject {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, systemError = -1
  }
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  open var resetHandler: () -> Void = {}
  open var playsHapticsOnly = false
  open var isAutoShutdownEnabled = false

  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

  public init(audioSession: AnyObject? = nil) throws { super.init() }

  /// Throws `CHHapticError.notSupported`.
  open func start() throws { throw CHHapticError(.notSupported) }
  open func start(completionHandler: (((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(CHHapticError(.notSupported)) }
  }
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(nil) }
  }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
}
