import Foundation

/// A floor of a building.
open class CLFloor: NSObject {
  /// Always 0: there are no levels of buildings. Subclasses have theirs.
  open var level: Int { 0 }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }
}

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// The origin of a location.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  public let isSimulatedBySoftware: Bool
  public let isProducedByAccessory: Bool

  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    isSimulatedBySoftware = isSoftware
    isProducedByAccessory = isAccessory
  }
}

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// A position with its accuracy, time, course and speed.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  open private(set) var coordinate: CLLocationCoordinate2D
  /// Meters above sea level.
  open private(set) var altitude: CLLocationDistance
  open private(set) var horizontalAccuracy: CLLocationAccuracy
  open private(set) var verticalAccuracy: CLLocationAccuracy
  /// Degrees from north; negative if unknown.
  open private(set) var course: CLLocationDirection
  open private(set) var courseAccuracy: CLLocationDirectionAccuracy
  /// Meters per second; negative if unknown.
  open private(set) var speed: CLLocationSpeed
  open private(set) var speedAccuracy: CLLocationSpeedAccuracy
  open private(set) var timestamp: Date
  open var ellipsoidalAltitude: CLLocationDistance { altitude }
  open var floor: CLFloor? { nil }
  /// Differs from iOS: the origin of the device's own positions is unknown.
  open private(set) var sourceInformation: CLLocationSourceInformation?

  /// Creates a location at the origin of the coordinates, for which the accuracy is unknown.
  public convenience override init() { self.init(latitude: 0, longitude: 0) }

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1,
      timestamp: timestamp)
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date, sourceInfo: CLLocationSourceInformation
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
    sourceInformation = sourceInfo
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
    sourceInformation = nil
    super.init()
  }

  /// The length of the shortest line on the ellipsoid, in meters, without regard to altitudes.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    Geodesic.distance(coordinate, location.coordinate)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    String(
      format: "<%+.8f,%+.8f> +/- %.2fm (speed %.2f mps / course %.2f)", coordinate.latitude,
      coordinate.longitude, horizontalAccuracy, speed, course)
  }

  // MARK: Archives

  public static var supportsSecureCoding: Bool { true }

  private enum Keys {
    static let numbers = [
      "latitude", "longitude", "altitude", "horizontalAccuracy", "verticalAccuracy", "course",
      "courseAccuracy", "speed", "speedAccuracy", "timestamp",
    ]
  }

  open func encode(with coder: NSCoder) {
    let values = [
      coordinate.latitude, coordinate.longitude, altitude, horizontalAccuracy, verticalAccuracy, course,
      courseAccuracy, speed, speedAccuracy, timestamp.timeIntervalSinceReferenceDate,
    ]
    for (key, value) in zip(Keys.numbers, values) { coder.encode(value, forKey: key) }
  }

  public required convenience init?(coder: NSCoder) {
    guard Keys.numbers.allSatisfy(coder.containsValue(forKey:)) else { return nil }
    let values = Keys.numbers.map(coder.decodeDouble(forKey:))
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: values[0], longitude: values[1]), altitude: values[2],
      horizontalAccuracy: values[3], verticalAccuracy: values[4], course: values[5],
      courseAccuracy: values[6], speed: values[7], speedAccuracy: values[8],
      timestamp: Date(timeIntervalSinceReferenceDate: values[9]))
  }
}

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// The direction of the device. Never delivered, because there is no magnetometer.
open class CLHeading: NSObject, @unchecked Sendable {
  public let magneticHeading: CLLocationDirection
  public let trueHeading: CLLocationDirection
  public let headingAccuracy: CLLocationDirection
  public let timestamp: Date

  init(_ heading: CLLocationDirection, at timestamp: Date) {
    magneticHeading = heading
    trueHeading = heading
    headingAccuracy = -1
    self.timestamp = timestamp
  }
}

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// An arrival or departure at a place. Never delivered, because visits are not monitored.
open class CLVisit: NSObject, @unchecked Sendable {
  public let arrivalDate: Date
  public let departureDate: Date
  public let coordinate: CLLocationCoordinate2D
  public let horizontalAccuracy: CLLocationAccuracy

  /// Creates a visit without a place or times, which tests create.
  public override init() {
    arrivalDate = .distantPast
    departureDate = .distantFuture
    coordinate = CLLocationCoordinate2D()
    horizontalAccuracy = 0
    super.init()
  }

  init(_ coordinate: CLLocationCoordinate2D, from arrival: Date, to departure: Date) {
    arrivalDate = arrival
    departureDate = departure
    self.coordinate = coordinate
    horizontalAccuracy = 0
  }
}
