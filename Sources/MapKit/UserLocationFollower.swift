import CoreLocation

/// Follows the device's place for a map, after permission.
@MainActor
final class UserLocationFollower: NSObject, @preconcurrency CLLocationManagerDelegate {
  private weak var map: MKMapView?
  private let manager = CLLocationManager()

  init(_ map: MKMapView) {
    self.map = map
    super.init()
    manager.delegate = self
    manager.startUpdatingLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    if let last = locations.last { map?.update(last) }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { map?.fail(error) }
}
