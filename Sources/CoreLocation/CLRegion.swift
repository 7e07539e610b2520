import Foundation

public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

// The app configures a region before it shares it; monitoring changes nothing.
/// An area that a location manager can monitor.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

// The center and radius are immutable; the rest is configured before sharing, as in its superclass.
/// A circle on the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  /// Meters.
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Geodesic.distance(center, coordinate) <= radius
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLCircularRegion)?.identifier == identifier
  }

  open override var hash: Int { identifier.hashValue }
}

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// Beacons with common numbers.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  public let uuid: UUID
  public let major: CLBeaconMajorValue?
  public let minor: CLBeaconMinorValue?

  public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
    self.uuid = uuid
    self.major = major
    self.minor = minor
  }
}

// The identity is immutable; the rest is configured before sharing, as in its superclass.
/// An area around beacons. Beacons are never found, because there is no Bluetooth.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  public let uuid: UUID
  public var proximityUUID: UUID { uuid }
  public let major: NSNumber?
  public let minor: NSNumber?
  open var notifyEntryStateOnDisplay = false

  public init(uuid: UUID, identifier: String) {
    self.uuid = uuid
    (major, minor) = (nil, nil)
    super.init(identifier: identifier)
  }

  public init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.uuid = uuid
    self.major = NSNumber(value: major)
    minor = nil
    super.init(identifier: identifier)
  }

  public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
    self.uuid = uuid
    self.major = NSNumber(value: major)
    self.minor = NSNumber(value: minor)
    super.init(identifier: identifier)
  }

  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(uuid: proximityUUID, identifier: identifier)
  }

  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
  }

  open var beaconIdentityConstraint: CLBeaconIdentityConstraint {
    CLBeaconIdentityConstraint(uuid: uuid, major: major?.uint16Value, minor: minor?.uint16Value)
  }
}

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// A beacon. Never delivered.
open class CLBeacon: NSObject, @unchecked Sendable {
  public let uuid: UUID
  public let major: NSNumber
  public let minor: NSNumber
  public let proximity: CLProximity
  public let accuracy: CLLocationAccuracy
  public let rssi: Int

  init(uuid: UUID, major: NSNumber, minor: NSNumber) {
    self.uuid = uuid
    self.major = major
    self.minor = minor
    (proximity, accuracy, rssi) = (.unknown, -1, 0)
  }
}
