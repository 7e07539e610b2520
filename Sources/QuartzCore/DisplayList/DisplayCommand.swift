import CoreGraphics
import Foundation

/// One step of drawing a layer tree: plain data of fixed size.
///
/// Coordinates are points. `beginLayer` multiplies the current transform by `matrix`; every rectangle is in the coordinates of
/// the innermost layer. Brackets nest. A command's `object`, where there is one, lives as long as the list.
package struct DisplayCommand {
  package enum Op: UInt8, Sendable {
    /// Draws nothing.
    case none

    // MARK: Brackets. `count` commands lie between the bracket's two ends.

    /// `matrix` places the layer's coordinates in the surrounding ones; `rect` holds everything drawn inside, so that what is
    /// outside the wanted area can be skipped by `count`; `layer` is stable for the layer's life.
    case beginLayer, endLayer
    /// What is inside, drawn together, is composed with opacity `a`. Flag `single`: one painting command is inside and nothing
    /// else, so that its colour can carry the opacity. `rect` holds what is inside.
    case beginOpacity, endOpacity
    /// Clips to `rect` with corners of radius `a`.
    case beginClip, endClip
    /// What is inside up to `maskNext` shows through the alpha of what lies between `maskNext` and `endMask`.
    case beginMask, maskNext, endMask
    /// Draws the blurred silhouette of what is inside, in `color`, moved by (`a`, `b`), with standard deviation `c`, and then what
    /// is inside. `rect` holds what is inside; `version` changes with it.
    case beginShadow, endShadow
    /// What is inside may be kept as a bitmap at `a` pixels per point of the device's scale while `version` stays the same.
    case beginRaster, endRaster
    /// Between the start and `crossfadeNext` the old, from there on the new: the sum of (1 - `a`) old and `a` new.
    case beginCrossfade, crossfadeNext, endCrossfade
    /// What is inside, drawn together, is changed and composed as the `FilterContent` in `object` says. `rect` holds what is
    /// inside before it is blurred; `version` stands for the filter; flag `blends`: it depends on what lies behind.
    case beginFilter, endFilter
    /// The layer's own content: the next `count` commands, nothing but painting, depend on `layer`, `slot` and `version` alone and can
    /// be kept as long as these match.
    case content

    // MARK: Painting

    /// Fills `rect`, with corners of radius `a`, with `color`.
    case fill
    /// A border of width `b` inside `rect`, whose corners have radius `a`, in `color`.
    case border
    /// The shadow of `rect` with corners of radius `a`, or of the `CGPath` in `object`: in `color`, moved by (`b`, `c`), with standard
    /// deviation `d`.
    case shadow
    /// The `CGImage` in `object`: the part (`source`, in pixels) stretched over `rect`. Flag `nearest`: without smoothing.
    case image
    /// The `Recording` in `object`, placed by `matrix`; `rect` holds what it draws, in the layer's coordinates.
    case drawing
    /// The `ShapeContent` in `object`.
    case shape
    /// The `GradientContent` in `object` over `rect` with corners of radius `a`.
    case gradient
    /// What has been drawn so far under `rect`, with corners of radius `a`, is blurred with standard deviation `b`; its saturation is
    /// multiplied by `c`.
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
  /// Which of the layer's contents: 0 behind the sublayers, 1 in front of them.
  package var slot: UInt8 = 0
  package var layer: UInt32 = 0
  package var version: UInt64 = 0
  package var count: Int32 = 0
  package var color = SIMD4<Float>.zero
  package var rect = CGRect.zero
  /// Numbers and matrices share their place.
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
  /// Of `image`: the part of the image, in pixels.
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
  /// Holds what is drawn.
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

/// Colours that change over a rectangle.
package final class GradientContent {
  package enum Shape: Sendable { case axial, radial, conic }

  package let shape: Shape
  /// Rising locations from 0 to 1 with their colours.
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
}
