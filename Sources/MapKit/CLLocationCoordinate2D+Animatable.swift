import CoreLocation
import SwiftUI

extension CLLocationCoordinate2D: Animatable {
  public var animatableData: AnimatablePair<CLLocationDegrees, CLLocationDegrees> {
    get { AnimatablePair(latitude, longitude) }
    set { (latitude, longitude) = (newValue.first, newValue.second) }
  }
}
