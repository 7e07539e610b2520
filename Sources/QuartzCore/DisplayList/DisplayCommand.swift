import CoreGraphics
import Foundation

/// A drawing command of a layer tree: plain data of fixed size.
///
/// Coordinates are points. `beginLayer` multiplies the current transform by `matrix`; every rectangle is in
/// the coordinates of the innermost layer. Brackets nest. The list keeps the `object` of its commands alive.
package struct DisplayCommand {
  package enum Op: UInt8, Sendable {
    /// No operation.
    case none

    // MARK: Groups. `count` commands are between the beginning and the end.

    /// `matrix` transforms the layer's coordinates to the enclosing ones. `rect` bounds everything drawn
    /// inside, so that `count` commands can be skipped if it is outside the wanted area. `layer` is constant
    /// for the layer's lifetime.
    case beginLayer, endLayer
    /// Composites the commands inside as a group with opacity `a`. Flag `single`: the group consists of a
    /// single painting command, whose color can be multiplied by the opacity. `rect` bounds the contents.
    case beginOpacity, endOpacity
    /// Clips to `rect` with corners of radius `a`.
    case beginClip, endClip
    /// Masks the commands up to `maskNext` with the alpha of those between `maskNext` and `endMask`.
    case beginMask, maskNext, endMask
    /// Draws the blurred silhouette of the contents in `color`, offset by (`a`, `b`), with standard deviation
    /// `c`, and then the contents. `rect` bounds the contents; `version` changes with them.
    case beginShadow, endShadow
    /// The contents may be cached as a bitmap at `a` times the device's pixels per point while `version` is
    /// unchanged.
    case beginRaster, endRaster
    /// Draws the contents as a bitmap at `a` times the device's pixels per point, and projects it to the enclosing
    /// coordinates with the `ProjectionContent` in `object`. `rect` bounds the contents; `version` changes with them.
    case beginProjection, endProjection
    /// Old content up to `crossfadeNext`, then new content: blends (1 - `a`) of the old with `a` of the new.
    case beginCrossfade, crossfadeNext, endCrossfade
    /// Composites the contents as a group with the `FilterContent` in `object`. `rect` bounds the contents
    /// before blurring; `version` identifies the filter. Flag `blends`: the result depends on the content
    /// behind.
    case beginFilter, endFilter
    /// The layer's own content. The next `count` commands only paint, depend only on `layer`, `slot` and
    /// `version`, and can be cached while these are unchanged.
    case content

    // MARK: Painting

    /// Fills `rect`, with corner radius `a`, with `color`.
    case fill
    /// Draws a border of width `b` inside `rect`, with corner radius `a`, in `color`.
    case border
    /// Draws the shadow of `rect` with corner radius `a`, or of the `CGPath` in `object`, in `color`, offset
    /// by (`b`, `c`), with standard deviation `d`.
    case shadow
    /// Draws a part of the `CGImage` in `object` (`source`, in pixels), scaled to `rect`. Flag `nearest`:
    /// without interpolation.
    case image
    /// Draws the `Recording` in `object`, transformed by `matrix`. `rect` bounds the drawing in the layer's
    /// coordinates.
    case drawing
    /// Draws the `ShapeContent` in `object`.
    case shape
    /// Draws the `GradientContent` in `object` over `rect` with corner radius `a`.
    case gradient
    /// Blurs the content behind `rect`, with corner radius `a`, with standard deviation `b`, and multiplies
    /// its saturation by `c`.
    case backdrop
  }

  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The lower four bits are the rounded corners, as in `CACornerMask`.
    package static let allCorners = Flags(rawValue: 15)
    package static let continuousCorners = Flags(rawValue: 16)
    package static let nearest = Flags(rawValue: 32)
    package static let single = Flags(rawValue: 64)
    package static let blends = Flags(rawValue: 128)

    package var corners: CACornerMask { CACornerMask(rawValue: UInt(rawValue & 15)) }
  }

  package var op: Op
  package var flags = Flags()
  /// The position of the content: 0 behind the sublayers, 1 in front of them.
  package var slot: UInt8 = 0
  package var layer: UInt32 = 0
  package var version: UInt64 = 0
  package var count: Int32 = 0
  package var color = SIMD4<Float>.zero
  package var rect = CGRect.zero
  /// Numeric parameters share the storage of the matrix.
  package var matrix = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  package var object: Unmanaged<AnyObject>?

  package init(_ op: Op) { self.op = op }

  package var a: Double {
    get { matrix.a }
    set { matrix.a = newValue }
  }
  package var b: Double {
    get { matrix.b }
    set { matrix.b = newValue }
  }
  package var c: Double {
    get { matrix.c }
    set { matrix.c = newValue }
  }
  package var d: Double {
    get { matrix.d }
    set { matrix.d = newValue }
  }
  /// For `image`: the part of the image, in pixels.
  package var source: CGRect {
    get { CGRect(x: matrix.a, y: matrix.b, width: matrix.c, height: matrix.d) }
    set {
      matrix = CGAffineTransform(
        a: newValue.minX, b: newValue.minY, c: newValue.width, d: newValue.height, tx: 0, ty: 0)
    }
  }

  package func image() -> CGImage? { object?.takeUnretainedValue() as? CGImage }
  package func recording() -> Recording? { object?.takeUnretainedValue() as? Recording }
  package func filter() -> FilterContent? { object?.takeUnretainedValue() as? FilterContent }
  package func projection() -> ProjectionContent? { object?.takeUnretainedValue() as? ProjectionContent }
  package func path() -> CGPath? { object?.takeUnretainedValue() as? CGPath }
  package func shape() -> ShapeContent? { object?.takeUnretainedValue() as? ShapeContent }
  package func gradient() -> GradientContent? { object?.takeUnretainedValue() as? GradientContent }
}

/// A filled and stroked path.
package final class ShapeContent {
  package let path: CGPath
  package let fill: SIMD4<Double>
  package let fillRule: CGPathFillRule
  package let stroke: SIMD4<Double>
  package let lineWidth: CGFloat
  package let lineCap: CGLineCap
  package let lineJoin: CGLineJoin
  package let miterLimit: CGFloat
  package let dashPhase: CGFloat
  package let dashes: [CGFloat]
  /// The path to stroke: `path`, or the part of it from `strokeStart` to `strokeEnd`.
  package let strokePath: CGPath
  /// The bounds of the drawing.
  package let extent: CGRect

  init(
    path: CGPath, fill: SIMD4<Double>, fillRule: CGPathFillRule, stroke: SIMD4<Double>, strokePath: CGPath,
    lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat, dashPhase: CGFloat,
    dashes: [CGFloat]
  ) {
    self.path = path
    self.fill = fill
    self.fillRule = fillRule
    self.stroke = stroke
    self.strokePath = strokePath
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dashPhase = dashPhase
    self.dashes = dashes
    let box = path.boundingBoxOfPath
    let reach =
      stroke.w > 0 && lineWidth > 0 ? lineWidth / 2 * (lineJoin == .miter ? max(miterLimit, 1.5) : 1.5) : 0
    extent = box.isNull ? .null : box.insetBy(dx: -reach, dy: -reach)
  }
}

/// A gradient over a rectangle.
package final class GradientContent {
  package enum Shape: Sendable { case axial, radial, conic }

  package let shape: Shape
  /// Colors with ascending locations from 0 to 1.
  package let stops: [(location: Double, color: SIMD4<Double>)]
  /// In fractions of the rectangle.
  package let start: CGPoint
  package let end: CGPoint

  init(shape: Shape, stops: [(location: Double, color: SIMD4<Double>)], start: CGPoint, end: CGPoint) {
    self.shape = shape
    self.stops = stops
    self.start = start
    self.end = end
  }

  /// The same gradient with the colors between the stops that result from mixing in Generic RGB.
  private(set) lazy var mixedInGenericRGB = GradientContent(
    shape: shape, stops: GenericRGB.stops(between: stops), start: start, end: end)
}
