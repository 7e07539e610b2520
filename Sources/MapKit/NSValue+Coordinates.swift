import CoreLocation
import Foundation

extension NSValue {
  public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
    self.init(numbers: coordinate.latitude, coordinate.longitude)
  }

  public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
    self.init(numbers: span.latitudeDelta, span.longitudeDelta)
  }

  /// The wrapped coordinate, or zero if the value contains something else.
  public var mkCoordinateValue: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: numbers.0, longitude: numbers.1)
  }

  /// The wrapped span, or zero if the value contains something else.
  public var mkCoordinateSpanValue: MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: numbers.0, longitudeDelta: numbers.1)
  }

  private convenience init(numbers first: Double, _ second: Double) {
    var value = (first, second)
    self.init(bytes: &value, objCType: pairEncoding)
  }

  private var numbers: (Double, Double) {
    var value = (0.0, 0.0)
    if String(cString: objCType) == pairEncoding { getValue(&value) }
    return value
  }
}

// Foundation on Linux encodes arrays but not structures. Their memory layouts are the same.
private let pairEncoding = "[2d]"
