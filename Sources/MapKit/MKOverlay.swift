import UIKit

/// A shape on a map.
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// A shape of points.
open class MKMultiPoint: MKShape, MKOverlay {
  private let stored: [MKMapPoint]

  init(_ points: [MKMapPoint]) { stored = points }

  open var pointCount: Int { stored.count }
  package var mapPoints: [MKMapPoint] { stored }
  open var boundingMapRect: MKMapRect {
    stored.reduce(MKMapRect.null) { $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0)) }
  }
  open override var coordinate: CLLocationCoordinate2D {
    get { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
    set {}
  }

  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for offset in 0..<range.length { coords[offset] = stored[range.location + offset].coordinate }
  }
}

open class MKPolyline: MKMultiPoint {
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init((0..<count).map { MKMapPoint(coords[$0]) })
  }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init((0..<count).map { points[$0] })
  }
}

open class MKGeodesicPolyline: MKPolyline {}

open class MKPolygon: MKMultiPoint {
  open internal(set) var interiorPolygons: [MKPolygon]?
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init((0..<count).map { MKMapPoint(coords[$0]) })
  }
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(coordinates: coords, count: count)
    self.interiorPolygons = interiorPolygons
  }
}

open class MKCircle: MKShape, MKOverlay {
  private let center: CLLocationCoordinate2D
  /// Meters.
  public let radius: CLLocationDistance

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    center = coord
    self.radius = radius
  }

  open override var coordinate: CLLocationCoordinate2D {
    get { center }
    set {}
  }
  open var boundingMapRect: MKMapRect {
    let point = MKMapPoint(center)
    let extent = radius * MKMapPointsPerMeterAtLatitude(center.latitude)
    return MKMapRect(x: point.x - extent, y: point.y - extent, width: 2 * extent, height: 2 * extent)
  }
}
