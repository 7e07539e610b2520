import MapKit
import UIKit

/// A screen with a map, which has the screen as its delegate.
class MapController: UIViewController {
  let map = MKMapView()

  override func viewDidLoad() {
    super.viewDidLoad()
    map.frame = view.bounds
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    map.delegate = self as? any MKMapViewDelegate
    view.addSubview(map)
  }
}
