// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them.

@_exported import Foundation

public struct SRSensor: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let accelerometer = SRSensor(rawValue: "com.apple.SensorKit.accelerometer")
  public static let ambientLightSensor = SRSensor(rawValue: "com.apple.SensorKit.als")
  public static let deviceUsageReport = SRSensor(rawValue: "com.apple.SensorKit.deviceUsage")
}

public enum SRAuthorizationStatus: Int, Sendable { case notDetermined, authorized, denied }

/// Reads a sensor for a study. The app may not.
open class SRSensorReader: NSObject, @unchecked Sendable {
  public let sensor: SRSensor
  open var authorizationStatus: SRAuthorizationStatus { .denied }
  public init(sensor: SRSensor) { self.sensor = sensor }
  open class func requestAuthorization(sensors: Set<SRSensor>, completion: @escaping ((any Error)?) -> Void) {
    completion(NSError(domain: "SRErrorDomain", code: 0))
  }
}
