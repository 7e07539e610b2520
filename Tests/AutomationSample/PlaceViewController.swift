import CoreLocation
import UIKit

/// Shows the location of the device.
final class PlaceViewController: UIViewController, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private let place = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    place.accessibilityIdentifier = "place"
    place.text = "Unknown"
    place.frame = CGRect(x: 20, y: 200, width: 300, height: 40)
    view.addSubview(place)
    manager.delegate = self
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    if manager.authorizationStatus == .authorizedWhenInUse { manager.startUpdatingLocation() }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let coordinate = locations.last?.coordinate else { return }
    place.text = "\(coordinate.latitude), \(coordinate.longitude)"
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    place.text = "Unknown"
  }
}
