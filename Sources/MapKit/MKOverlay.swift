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

/// Tiles of a server. Not drawn, because the map is a graticule.
open class MKTileOverlay: NSObject, MKOverlay {
  public let urlTemplate: String?
  open var canReplaceMapContent = false
  open var minimumZ = 0
  open var maximumZ = 21
  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }
}

/// Draws a shape.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) { self.overlay = overlay }
  /// Creates a renderer that draws nothing.
  public override convenience init() { self.init(overlay: MKMultiPoint([])) }

  /// The path of the shape.
  /// - Parameter place: The place of a point of the map in the view.
  func path(_ place: (MKMapPoint) -> CGPoint) -> UIBezierPath? { nil }
}

@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  /// The part of the path that is stroked; `nil` if nothing is left of it.
  func strokedPath(_ path: UIBezierPath) -> UIBezierPath? { path }
}

@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open var polyline: MKPolyline { overlay as! MKPolyline }
  /// The start of the drawn part of the line, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The end of the drawn part of the line, from 0 to 1.
  open var strokeEnd: CGFloat = 1

  override func strokedPath(_ path: UIBezierPath) -> UIBezierPath? {
    guard strokeStart > 0 || strokeEnd < 1 else { return path }
    guard strokeStart < strokeEnd else { return nil }
    return UIBezierPath(cgPath: path.cgPath.part(from: strokeStart, to: strokeEnd))
  }
  override func path(_ place: (MKMapPoint) -> CGPoint) -> UIBezierPath? {
    guard let line = overlay as? MKMultiPoint, let first = line.mapPoints.first else { return nil }
    let path = UIBezierPath()
    path.move(to: place(first))
    for point in line.mapPoints.dropFirst() { path.addLine(to: place(point)) }
    return path
  }
}

@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  override func path(_ place: (MKMapPoint) -> CGPoint) -> UIBezierPath? {
    guard let polygon = overlay as? MKPolygon else { return nil }
    let path = UIBezierPath()
    path.usesEvenOddFillRule = true
    for ring in [polygon] + (polygon.interiorPolygons ?? []) {
      guard let first = ring.mapPoints.first else { continue }
      path.move(to: place(first))
      for point in ring.mapPoints.dropFirst() { path.addLine(to: place(point)) }
      path.close()
    }
    return path
  }
}

@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  override func path(_ place: (MKMapPoint) -> CGPoint) -> UIBezierPath? {
    let rect = overlay.boundingMapRect
    let origin = place(rect.origin)
    let end = place(MKMapPoint(x: rect.maxX, y: rect.maxY))
    return UIBezierPath(
      ovalIn: CGRect(x: origin.x, y: origin.y, width: end.x - origin.x, height: end.y - origin.y))
  }
}

@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
  public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }
}
