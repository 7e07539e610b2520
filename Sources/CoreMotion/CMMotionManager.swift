@_exported import Foundation
import SystemPermissions

// Every `@unchecked Sendable`: the classes store nothing but update intervals, which the app sets before it shares a
// manager.

public struct CMAcceleration: Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public init() {}
}

public typealias CMRotationRate = CMAcceleration

open class CMLogItem: NSObject, @unchecked Sendable {
  open var timestamp: TimeInterval { 0 }
}

/// Data of sensors. Never delivered.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  open var acceleration: CMAcceleration { .init() }
}
open class CMGyroData: CMLogItem, @unchecked Sendable { open var rotationRate: CMRotationRate { .init() } }
open class CMAttitude: NSObject, @unchecked Sendable {
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
}
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  open var attitude: CMAttitude { CMAttitude() }
  open var gravity: CMAcceleration { .init() }
  open var userAcceleration: CMAcceleration { .init() }
  open var rotationRate: CMRotationRate { .init() }
  open var sensorLocation: SensorLocation { .default }

  public enum SensorLocation: Int, Sendable { case `default`, headphoneLeft, headphoneRight }
}

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
public let CMErrorDomain = "CMErrorDomain"
/// The code of `CMErrorDomain` for sensors that the device does not have.
public let CMErrorNotAvailable = 109

/// The sensors of motion.
///
/// As on a device without them: the `is…Available` properties are false, data are nil, and updates with a handler do not start.
open class CMMotionManager: NSObject, @unchecked Sendable {
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  open var gyroUpdateInterval: TimeInterval = 0.01
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  open var isAccelerometerAvailable: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var isGyroActive: Bool { false }
  open var isDeviceMotionAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var isMagnetometerAvailable: Bool { false }
  open var accelerometerData: CMAccelerometerData? { nil }
  open var gyroData: CMGyroData? { nil }
  open var deviceMotion: CMDeviceMotion? { nil }

  public override init() { super.init() }

  open func startAccelerometerUpdates() {}
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {}
  open func stopAccelerometerUpdates() {}
  open func startGyroUpdates() {}
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
  open func stopGyroUpdates() {}
  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  open func stopDeviceMotionUpdates() {}
}

public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// Steps. Never delivered.
open class CMPedometerData: NSObject, @unchecked Sendable {
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
}

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

private var notAvailable: NSError { NSError(domain: CMErrorDomain, code: CMErrorNotAvailable) }

/// Counts steps. Queries end with `CMErrorNotAvailable`.
open class CMPedometer: NSObject, @unchecked Sendable {
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func isPaceAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  public override init() { super.init() }
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) {
    DispatchQueue.main.async { handler(nil, notAvailable) }
  }
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    DispatchQueue.main.async { handler(nil, notAvailable) }
  }
  open func stopUpdates() {}
}

public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }

/// The kind of a pedometer's event. Events are never delivered.
public enum CMPedometerEventType: Int, Sendable { case pause, resume }

/// A fall that a watch has detected. Never delivered.
open class CMFallDetectionEvent: NSObject, @unchecked Sendable {
  public enum UserResolution: Int, Sendable { case confirmed, dismissed, rejected, unresponsive }

  open var date: Date { .distantPast }
  open var resolution: UserResolution { .unresponsive }
}

open class CMMotionActivity: NSObject, @unchecked Sendable {
  open var confidence: CMMotionActivityConfidence { .low }
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
  open var unknown: Bool { true }
  open var startDate: Date { .distantPast }
}

open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  open class func isActivityAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  public override init() { super.init() }
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void
  ) {}
  open func stopActivityUpdates() {}
}

open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  open var relativeAltitude: NSNumber { 0 }
  open var pressure: NSNumber { 0 }
}

open class CMAltimeter: NSObject, @unchecked Sendable {
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  public override init() { super.init() }
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { handler(nil, notAvailable) } }
  open func stopRelativeAltitudeUpdates() {}
}
