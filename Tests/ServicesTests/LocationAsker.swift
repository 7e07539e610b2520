import CoreLocation

/// Requests the permission for the location.
enum LocationAsker {
  private static let manager = CLLocationManager()

  static func ask() { manager.requestWhenInUseAuthorization() }
}
