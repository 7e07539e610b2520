import AutomationProtocol
import CoreLocation
import Foundation

/// A location that a device simulates.
open class XCUILocation: NSObject {
  public let location: CLLocation

  public init(location: CLLocation) { self.location = location }

  var deviceLocation: DeviceLocation {
    DeviceLocation(
      latitude: location.coordinate.latitude, longitude: location.coordinate.longitude,
      altitude: location.altitude, accuracy: location.horizontalAccuracy, course: location.course,
      speed: location.speed)
  }
}
