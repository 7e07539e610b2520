import UIKit

/// Points of a view for each point of the map.
public typealias MKZoomScale = CGFloat

/// Draws an overlay.
///
/// The coordinates of a renderer are map points, measured from the origin of its overlay's bounding rectangle.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  weak var map: MKMapView?

  open var alpha: CGFloat = 1 {
    didSet { setNeedsDisplay() }
  }
  /// Pixels for each point of the view.
  open var contentScaleFactor: CGFloat { map?.traitCollection.displayScale ?? UIScreen.main.scale }

  public init(overlay: any MKOverlay) { self.overlay = overlay }
  /// Creates a renderer that draws nothing.
  public override convenience init() { self.init(overlay: MKMultiPoint([])) }

  // MARK: Coordinates

  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let origin = overlay.boundingMapRect.origin
    return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }

  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    let origin = overlay.boundingMapRect.origin
    return MKMapPoint(x: origin.x + point.x, y: origin.y + point.y)
  }

  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(
      origin: point(for: mapRect.origin), size: CGSize(width: mapRect.size.width, height: mapRect.size.height)
    )
  }

  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height))
  }

  // MARK: Drawing

  /// Whether the renderer can draw a part of the map now. One that cannot calls ``setNeedsDisplay()`` later.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

  /// Draws a part of the map.
  /// - Parameters:
  ///   - mapRect: The visible part.
  ///   - zoomScale: Points of the view for each point of the map.
  ///   - context: A context whose coordinates are those of the renderer.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

  open func setNeedsDisplay() { map?.setNeedsDisplay() }
  open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { setNeedsDisplay() }
}
