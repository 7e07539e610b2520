@_exported import Foundation

/// The name of a schedule.
public struct DeviceActivityName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A time of day that repeats.
public struct DeviceActivitySchedule: Equatable, Sendable {
  public var intervalStart: DateComponents
  public var intervalEnd: DateComponents
  public var repeats: Bool
  public var warningTime: DateComponents?

  public init(
    intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool,
    warningTime: DateComponents? = nil
  ) {
    (self.intervalStart, self.intervalEnd) = (intervalStart, intervalEnd)
    (self.repeats, self.warningTime) = (repeats, warningTime)
  }
}

/// Watches the use of apps. Each request fails with `unauthorized`.
public final class DeviceActivityCenter: Sendable {
  public enum MonitoringError: LocalizedError, Sendable {
    case excessiveActivities, intervalTooLong, intervalTooShort, invalidDateComponents, unauthorized
  }

  public init() {}
  public var activities: [DeviceActivityName] { [] }
  public func startMonitoring(_ activity: DeviceActivityName, during schedule: DeviceActivitySchedule) throws
  {
    throw MonitoringError.unauthorized
  }
  /// Has no effect, because nothing is watched.
  public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
}
