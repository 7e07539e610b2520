/// An immutable shape of lines and curves. Build one with `CGMutablePath`.
public class CGPath: Hashable, @unchecked Sendable {
  package fileprivate(set) var storage: PathStorage

  package init(storage: PathStorage) {
    self.storage = storage
  }

  /// Creates an empty path.
  fileprivate init() {
    storage = PathStorage()
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(storage: path.storage)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(storage: path.storage)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(storage: path.storage)
  }

  // MARK: Questions

  public var isEmpty: Bool { storage.isEmpty }

  /// The current point; zero for an empty path.
  public var currentPoint: CGPoint { storage.currentPoint ?? .zero }

  /// The bounding box of all points, including control points; null for an empty path.
  public var boundingBox: CGRect { boundingRect(of: storage.points) }

  /// The bounding box of the path itself, excluding control points; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var box = Bounds()
    let points = storage.points
    var current = CGPoint.zero
    storage.forEach { type, index in
      switch type {
      case .moveToPoint, .addLineToPoint:
        current = points[index]
        box.add(current)
      case .addQuadCurveToPoint:
        let (c1, c2) = cubicControls(from: current, control: points[index], to: points[index + 1])
        box.addCurve(current, c1, c2, points[index + 1])
        current = points[index + 1]
      case .addCurveToPoint:
        box.addCurve(current, points[index], points[index + 1], points[index + 2])
        current = points[index + 2]
      case .closeSubpath:
        break
      }
    }
    return box.rect
  }

  /// The rectangle, if the path is exactly one axis-aligned rectangle.
  package var asRect: CGRect? {
    var types = storage.types[...]
    let points = storage.points
    if types.last == .closeSubpath { types = types.dropLast() }
    guard (points.count == 4 || (points.count == 5 && points[4] == points[0])), types.count == points.count,
      types.first == .moveToPoint, types.dropFirst().allSatisfy({ $0 == .addLineToPoint })
    else { return nil }
    let a = points[0].x == points[1].x && points[1].y == points[2].y && points[2].x == points[3].x
    let b = points[0].y == points[1].y && points[1].x == points[2].x && points[2].y == points[3].y
    guard a && points[3].y == points[0].y || b && points[3].x == points[0].x else { return nil }
    return boundingRect(of: points)
  }

  /// Whether the path is an axis-aligned rectangle, which is stored in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = asRect else { return false }
    rect?.pointee = found
    return true
  }

  /// Whether the transformed point is inside the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let p = point.applying(transform)
    guard boundingBox.insetBy(dx: -1, dy: -1).contains(p) else { return false }
    var winding = 0
    var crossings = 0
    for line in storage.flattened(tolerance: 0.01) {
      guard var previous = line.points.last else { continue }
      for next in line.points {
        if (previous.y <= p.y) != (next.y <= p.y) {
          let side = (next.x - previous.x) * (p.y - previous.y) - (p.x - previous.x) * (next.y - previous.y)
          if next.y > previous.y ? side > 0 : side < 0 {
            winding += next.y > previous.y ? 1 : -1
            crossings += 1
          }
        }
        previous = next
      }
    }
    return rule == .winding ? winding != 0 : crossings % 2 != 0
  }

  // MARK: Elements

  public func applyWithBlock(_ block: CGPathApplyBlock) {
    var scratch = (CGPoint.zero, CGPoint.zero, CGPoint.zero)
    withUnsafeMutableBytes(of: &scratch) { bytes in
      let buffer = bytes.bindMemory(to: CGPoint.self)
      let points = storage.points
      storage.forEach { type, index in
        for offset in 0..<type.pointCount { buffer[offset] = points[index + offset] }
        var element = CGPathElement(type: type, points: buffer.baseAddress!)
        block(&element)
      }
    }
  }

  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  // MARK: Copies

  public func copy() -> CGPath? { CGPath(storage: storage) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(storage: storage.applying(transform?.pointee ?? .identity))
  }

  public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self, transform: transform?.pointee ?? .identity)
    return copy
  }

  package func applying(_ transform: CGAffineTransform) -> CGPath {
    transform.isIdentity && type(of: self) == CGPath.self
      ? self : CGPath(storage: storage.applying(transform))
  }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.storage == rhs.storage
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage)
  }
}

private func boundingRect(of points: [CGPoint]) -> CGRect {
  var box = Bounds()
  for point in points { box.add(point) }
  return box.rect
}

private struct Bounds {
  var minX = CGFloat.infinity
  var minY = CGFloat.infinity
  var maxX = -CGFloat.infinity
  var maxY = -CGFloat.infinity

  var rect: CGRect {
    minX > maxX ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  mutating func add(_ point: CGPoint) {
    minX = min(minX, point.x)
    maxX = max(maxX, point.x)
    minY = min(minY, point.y)
    maxY = max(maxY, point.y)
  }

  mutating func addCurve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    add(p0)
    add(p3)
    for t in extrema(p0.x, p1.x, p2.x, p3.x) { add(cubicPoint(p0, p1, p2, p3, t)) }
    for t in extrema(p0.y, p1.y, p2.y, p3.y) { add(cubicPoint(p0, p1, p2, p3, t)) }
  }
}

// The parameters at which the derivative of a cubic is zero.
private func extrema(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
  if min(p0, p3) <= min(p1, p2), max(p0, p3) >= max(p1, p2) { return [] }
  let a = p3 - 3 * p2 + 3 * p1 - p0
  let b = 2 * (p2 - 2 * p1 + p0)
  let c = p1 - p0
  var roots: [CGFloat] = []
  if abs(a) < 1e-12 {
    if b != 0 { roots.append(-c / b) }
  } else {
    let discriminant = b * b - 4 * a * c
    if discriminant >= 0 {
      let root = discriminant.squareRoot()
      roots.append((-b + root) / (2 * a))
      roots.append((-b - root) / (2 * a))
    }
  }
  return roots.filter { $0 > 0 && $0 < 1 }
}

// Inherits the conformance of paths. The thread that builds a path is the only one that changes it.
/// A path that can be extended.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public override init() {
    super.init()
  }

  package func withStorage(_ body: (inout PathStorage) -> Void) {
    body(&storage)
  }
}
