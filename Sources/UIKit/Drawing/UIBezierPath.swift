/// A path of lines and curves that can be filled, stroked and used for clipping.
///
/// Angles are in radians; `clockwise` is as seen on a screen, whose y axis points down.
open class UIBezierPath: NSObject, NSCopying {
  private let path: CGMutablePath
  private var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  /// The width of strokes, in points.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  /// The maximum length of a mitered corner in line widths, beyond which it is beveled.
  open var miterLimit: CGFloat = 10
  /// The tolerance for flattening curves. Differs from iOS: the renderer chooses it.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false

  public override init() {
    path = CGMutablePath()
  }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with the smooth corners of iOS, or with circular ones where the smooth ones do not
  /// fit.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let rect = rect.standardized
    let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
    if radius * smoothCornerReach * 2 <= min(rect.width, rect.height) {
      path.addContinuousRoundedRect(in: rect, radius: radius)
    } else {
      path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    }
  }

  /// Creates a rectangle of which some corners are quarter ellipses with the given radii.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let rect = rect.standardized
    let width = min(max(cornerRadii.width, 0), rect.width / 2)
    let height = min(max(cornerRadii.height, 0), rect.height / 2)
    func radii(_ corner: UIRectCorner) -> CGSize {
      corners.contains(corner) ? CGSize(width: width, height: height) : .zero
    }
    addCorner(at: CGPoint(x: rect.minX, y: rect.minY), from: (0, 1), to: (1, 0), radii: radii(.topLeft))
    addCorner(at: CGPoint(x: rect.maxX, y: rect.minY), from: (-1, 0), to: (0, 1), radii: radii(.topRight))
    addCorner(at: CGPoint(x: rect.maxX, y: rect.maxY), from: (0, -1), to: (-1, 0), radii: radii(.bottomRight))
    addCorner(at: CGPoint(x: rect.minX, y: rect.maxY), from: (1, 0), to: (0, -1), radii: radii(.bottomLeft))
    path.closeSubpath()
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// The current shape.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set {
      let storage = newValue.storage
      path.withStorage { $0 = storage }
    }
  }

  // MARK: Building

  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  open func addLine(to point: CGPoint) {
    guard hasStart("addLineToPoint:") else { return }
    path.addLine(to: point)
  }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    guard hasStart("addCurveToPoint:controlPoint1:controlPoint2:") else { return }
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    guard hasStart("addQuadCurveToPoint:controlPoint:") else { return }
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  open func close() {
    path.closeSubpath()
  }

  open func removeAllPoints() {
    path.withStorage { $0 = PathStorage() }
  }

  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.path)
  }

  open func apply(_ transform: CGAffineTransform) {
    path.withStorage { $0 = $0.applying(transform) }
  }

  /// Returns the same shape drawn in the opposite direction.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath()
    copyStyle(to: reversed)
    reversed.path.addPath(reversedPath(path.storage))
    return reversed
  }

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }

  /// Stores the dash pattern, its length and its phase; pass nil for values that are not needed.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern {
      for (index, length) in dash.pattern.enumerated() { pattern[index] = length }
    }
    count?.pointee = dash.pattern.count
    phase?.pointee = dash.phase
  }

  // MARK: Questions

  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }
  open var currentPoint: CGPoint { path.currentPoint }

  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing

  /// Fills the shape in the current context with its fill color.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    UIGraphicsStack.current.fill(path, in: context, rule: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    blended(blendMode, alpha: alpha) { fill() }
  }

  /// Strokes the shape in the current context with its stroke color and the line style of this path.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.pattern)
    context.addPath(path)
    context.strokePath()
    context.restoreGState()
  }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    blended(blendMode, alpha: alpha) { stroke() }
  }

  /// Clips subsequent drawing to the inside of the shape.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func blended(_ blendMode: CGBlendMode, alpha: CGFloat, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }

  // MARK: NSObject

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copyStyle(to: copy)
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return other === self
      || (path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
        && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit
        && usesEvenOddFillRule == other.usesEvenOddFillRule && dash == other.dash)
  }

  open override var hash: Int { path.hashValue }

  private func copyStyle(to other: UIBezierPath) {
    other.lineWidth = lineWidth
    other.lineCapStyle = lineCapStyle
    other.lineJoinStyle = lineJoinStyle
    other.miterLimit = miterLimit
    other.flatness = flatness
    other.usesEvenOddFillRule = usesEvenOddFillRule
    other.dash = dash
  }

  private func hasStart(_ method: String) -> Bool {
    if !path.isEmpty { return true }
    UIKitFault.warn("-[UIBezierPath \(method)]: no current point.", category: "CoreGraphics")
    return false
  }

  /// Adds a line to the corner and the corner itself. The directions point from the corner along its two
  /// edges.
  private func addCorner(
    at corner: CGPoint, from: (x: CGFloat, y: CGFloat), to: (x: CGFloat, y: CGFloat), radii: CGSize
  ) {
    func point(_ direction: (x: CGFloat, y: CGFloat), _ part: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + direction.x * radii.width * part, y: corner.y + direction.y * radii.height * part)
    }
    let start = point(from, 1)
    if path.isEmpty { path.move(to: start) } else { path.addLine(to: start) }
    guard radii != .zero else { return }
    path.addCurve(
      to: point(to, 1), control1: point(from, 1 - circleHandle), control2: point(to, 1 - circleHandle))
  }
}

/// The length of edge that a smooth corner takes, in radii.
private let smoothCornerReach: CGFloat = 1.528665
/// The length of the control handles that approximate a quarter of the unit circle.
private let circleHandle: CGFloat = 0.5522847498

private func reversedPath(_ storage: PathStorage) -> CGPath {
  // Collects the start and the segments of each subpath, then traverses them from the end.
  struct Subpath {
    var start: CGPoint
    var segments: [(type: CGPathElementType, controls: [CGPoint], end: CGPoint)] = []
    var isClosed = false
  }
  var subpaths: [Subpath] = []
  storage.forEach { type, index in
    switch type {
    case .moveToPoint:
      subpaths.append(Subpath(start: storage.points[index]))
    case .closeSubpath:
      if !subpaths.isEmpty { subpaths[subpaths.count - 1].isClosed = true }
    case .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint:
      if let last = subpaths.last, last.isClosed { subpaths.append(Subpath(start: last.start)) }
      guard !subpaths.isEmpty else { return }
      let points = (0..<type.pointCount).map { storage.points[index + $0] }
      subpaths[subpaths.count - 1].segments.append((type, Array(points.dropLast()), points[points.count - 1]))
    }
  }
  let result = CGMutablePath()
  for subpath in subpaths.reversed() {
    result.move(to: subpath.segments.last?.end ?? subpath.start)
    for (index, segment) in subpath.segments.enumerated().reversed() {
      let end = index == 0 ? subpath.start : subpath.segments[index - 1].end
      switch segment.type {
      case .addQuadCurveToPoint: result.addQuadCurve(to: end, control: segment.controls[0])
      case .addCurveToPoint:
        result.addCurve(to: end, control1: segment.controls[1], control2: segment.controls[0])
      default: result.addLine(to: end)
      }
    }
    if subpath.isClosed { result.closeSubpath() }
  }
  return result
}
