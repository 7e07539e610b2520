import UIKit

/// Draws an overlay as a path, which is filled and stroked.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
  open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Points of the view; 0 for one.
  open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
  open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
  open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
  /// Lengths of dashes and gaps in points of the view.
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
  open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }

  private var made: CGPath?

  /// The path in the renderer's coordinates. It is made by ``createPath()`` when it is first needed.
  open var path: CGPath! {
    get {
      if made == nil { createPath() }
      return made
    }
    set { made = newValue }
  }

  /// Sets ``path``. Subclasses override it.
  open func createPath() {}

  open func invalidatePath() {
    made = nil
    setNeedsDisplay()
  }

  var fillsEvenOdd: Bool { false }

  /// The part of the path that is stroked; `nil` if nothing is left of it.
  func strokedPart(_ path: CGPath) -> CGPath? { path }

  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard let path else { return }
    if fillColor != nil {
      applyFillProperties(to: context, atZoomScale: zoomScale)
      fillPath(path, in: context)
    }
    guard strokeColor != nil, let part = strokedPart(path) else { return }
    applyStrokeProperties(to: context, atZoomScale: zoomScale)
    strokePath(part, in: context)
  }

  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
    context.setLineWidth((lineWidth > 0 ? lineWidth : 1) / zoomScale)
    context.setLineJoin(lineJoin)
    context.setLineCap(lineCap)
    context.setMiterLimit(miterLimit)
    context.setLineDash(
      phase: lineDashPhase / zoomScale,
      lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) / zoomScale })
  }

  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let fillColor { context.setFillColor(fillColor.cgColor) }
  }

  open func strokePath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.strokePath()
  }

  open func fillPath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.fillPath(using: fillsEvenOdd ? .evenOdd : .winding)
  }
}

@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open var polyline: MKPolyline { overlay as! MKPolyline }
  /// The start of the drawn part of the line, from 0 to 1.
  open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The end of the drawn part of the line, from 0 to 1.
  open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }

  override func strokedPart(_ path: CGPath) -> CGPath? {
    guard strokeStart > 0 || strokeEnd < 1 else { return path }
    guard strokeStart < strokeEnd else { return nil }
    return path.part(from: strokeStart, to: strokeEnd)
  }

  open override func createPath() {
    guard let line = overlay as? MKMultiPoint else { return }
    let path = CGMutablePath()
    path.addLines(between: line.mapPoints.map(point(for:)))
    self.path = path
  }
}

@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open var polygon: MKPolygon { overlay as! MKPolygon }

  override var fillsEvenOdd: Bool { true }

  open override func createPath() {
    guard let polygon = overlay as? MKPolygon else { return }
    let path = CGMutablePath()
    for ring in [polygon] + (polygon.interiorPolygons ?? []) where ring.pointCount > 0 {
      path.addLines(between: ring.mapPoints.map(point(for:)))
      path.closeSubpath()
    }
    self.path = path
  }
}

@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open var circle: MKCircle { overlay as! MKCircle }

  open override func createPath() {
    path = CGPath(ellipseIn: rect(for: overlay.boundingMapRect), transform: nil)
  }
}
