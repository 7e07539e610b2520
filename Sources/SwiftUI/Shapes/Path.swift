/// The outline of a shape.
public struct Path: Equatable, LosslessStringConvertible, Sendable {
  private var storage: CGMutablePath

  public init() { storage = CGMutablePath() }
  public init(_ path: CGPath) { storage = path.mutableCopy() ?? CGMutablePath() }
  public init(_ rect: CGRect) {
    self.init()
    storage.addRect(rect)
  }
  public init(ellipseIn rect: CGRect) {
    self.init()
    storage.addEllipse(in: rect)
  }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public var cgPath: CGPath { storage }
  public var isEmpty: Bool { storage.isEmpty }
  public var boundingRect: CGRect { storage.boundingBoxOfPath }
  public var currentPoint: CGPoint? { isEmpty ? nil : storage.currentPoint }
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    storage.contains(p, using: eoFill ? .evenOdd : .winding)
  }
  public static func == (a: Path, b: Path) -> Bool { a.storage === b.storage || a.storage == b.storage }

  private mutating func own() -> CGMutablePath {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.mutableCopy() ?? CGMutablePath() }
    return storage
  }

  public mutating func move(to end: CGPoint) { own().move(to: end) }
  public mutating func addLine(to end: CGPoint) { own().addLine(to: end) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    own().addQuadCurve(to: end, control: control)
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    own().addCurve(to: end, control1: control1, control2: control2)
  }
  public mutating func closeSubpath() { own().closeSubpath() }
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    own().addRect(rect, transform: transform)
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    var width = min(cornerSize.width, rect.width / 2)
    var height = min(cornerSize.height, rect.height / 2)
    // Round corners stay round in a small rectangle.
    if cornerSize.width == cornerSize.height { (width, height) = (min(width, height), min(width, height)) }
    guard width > 0, height > 0 else { return own().addRect(rect, transform: transform) }
    own().addRoundedRect(in: rect, cornerWidth: width, cornerHeight: height, transform: transform)
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(
      UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect), transform: transform)
  }
  /// Adds an arc that is tangent to the lines from the current point to `tangent1End` and on to `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    own().addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    own().addEllipse(in: rect, transform: transform)
  }
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    own().addArc(
      center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
      clockwise: clockwise, transform: transform)
  }
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta.radians < 0)
  }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    own().addPath(path.cgPath, transform: transform)
  }
  public func applying(_ transform: CGAffineTransform) -> Path {
    var transform = transform
    return Path(storage.copy(using: &transform) ?? storage)
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
  /// The part of the path between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(cgPath.part(from: from, to: to)) }
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let base =
      style.dash.isEmpty ? cgPath : cgPath.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
    return Path(
      base.copy(
        strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
        miterLimit: style.miterLimit))
  }
}

extension Path: Shape { public func path(in rect: CGRect) -> Path { self } }

public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
