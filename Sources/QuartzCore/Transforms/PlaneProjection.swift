import CoreGraphics
import Foundation

/// A projective transform between two planes: the part of a `CATransform3D` that applies to the plane z = 0.
package struct PlaneProjection: Equatable, Sendable {
  /// The rows of the matrix that transforms the row vector (x, y, 1) to (x w, y w, w).
  private var x: SIMD3<Double>
  private var y: SIMD3<Double>
  private var origin: SIMD3<Double>

  private init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ origin: SIMD3<Double>) {
    (self.x, self.y, self.origin) = (x, y, origin)
  }

  init(_ t: CATransform3D) {
    self.init(
      SIMD3(t.m11, t.m12, t.m14), SIMD3(t.m21, t.m22, t.m24), SIMD3(t.m41, t.m42, t.m44))
  }

  package init(_ t: CGAffineTransform) {
    self.init(SIMD3(t.a, t.b, 0), SIMD3(t.c, t.d, 0), SIMD3(t.tx, t.ty, 1))
  }

  /// The transform as a `CATransform3D`, which drops the depth.
  package var transform: CATransform3D {
    var t = CATransform3DIdentity
    (t.m11, t.m12, t.m14) = (x.x, x.y, x.z)
    (t.m21, t.m22, t.m24) = (y.x, y.y, y.z)
    (t.m41, t.m42, t.m44) = (origin.x, origin.y, origin.z)
    return t
  }

  /// Returns this transform followed by another one.
  package func concatenating(_ next: PlaneProjection) -> PlaneProjection {
    func row(_ v: SIMD3<Double>) -> SIMD3<Double> { v.x * next.x + v.y * next.y + v.z * next.origin }
    return PlaneProjection(row(x), row(y), row(origin))
  }

  package func concatenating(_ next: CGAffineTransform) -> PlaneProjection {
    concatenating(PlaneProjection(next))
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

  /// The inverse; `nil` if the plane is seen edge-on.
  var inverse: PlaneProjection? {
    let determinant = Self.dot(x, Self.cross(y, origin))
    guard abs(determinant) > 1e-12 else { return nil }
    let columns = [Self.cross(y, origin), Self.cross(origin, x), Self.cross(x, y)].map { $0 / determinant }
    func row(_ i: Int) -> SIMD3<Double> { SIMD3(columns[0][i], columns[1][i], columns[2][i]) }
    return PlaneProjection(row(0), row(1), row(2))
  }

  /// The numbers of the matrix by rows.
  private var values: [Double] { [x, y, origin].flatMap { [$0.x, $0.y, $0.z] } }

  var digest: UInt64 { values.reduce(0x7072_6f6a) { mix($0, ($1 + 0).bitPattern) } }

  // MARK: Points

  /// The smallest w of a visible point: parts of a plane that are nearer to the eye are cut off.
  private static let nearest = 0.01

  private func homogeneous(_ p: CGPoint) -> SIMD3<Double> { p.x * x + p.y * y + origin }

  /// The affine transform that equals this one in all points of a rectangle; `nil` if there is none.
  func affine(in rect: CGRect) -> CGAffineTransform? {
    let w = origin.z
    let change =
      abs(x.z) * max(abs(rect.minX), abs(rect.maxX)) + abs(y.z) * max(abs(rect.minY), abs(rect.maxY))
    guard w > 0, change < w * 1e-7 else { return nil }
    return CGAffineTransform(
      a: x.x / w, b: x.y / w, c: y.x / w, d: y.y / w, tx: origin.x / w, ty: origin.y / w)
  }

  /// The affine transform that touches this one in a point; `nil` if the point cannot be seen.
  func tangent(at p: CGPoint) -> CGAffineTransform? {
    let h = homogeneous(p)
    guard h.z >= Self.nearest else { return nil }
    let image = CGPoint(x: h.x / h.z, y: h.y / h.z)
    let a = (x.x - image.x * x.z) / h.z
    let b = (x.y - image.y * x.z) / h.z
    let c = (y.x - image.x * y.z) / h.z
    let d = (y.y - image.y * y.z) / h.z
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: image.x - p.x * a - p.y * c, ty: image.y - p.x * b - p.y * d)
  }

  /// The greatest enlargement along an edge at the visible corners of a rectangle.
  func enlargement(in rect: CGRect) -> CGFloat {
    Self.corners(of: rect).compactMap { tangent(at: $0) }.map {
      max(hypot($0.a, $0.b), hypot($0.c, $0.d))
    }.max() ?? 1
  }

  /// Returns the bounds of the visible part of a rectangle; null if nothing is visible.
  package func bounds(of rect: CGRect) -> CGRect {
    guard !rect.isNull else { return .null }
    let corners = Self.corners(of: rect).map(homogeneous)
    var points: [CGPoint] = []
    for (corner, next) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      if corner.z >= Self.nearest { points.append(CGPoint(x: corner.x / corner.z, y: corner.y / corner.z)) }
      guard (corner.z >= Self.nearest) != (next.z >= Self.nearest) else { continue }
      let cut = corner + (next - corner) * ((Self.nearest - corner.z) / (next.z - corner.z))
      points.append(CGPoint(x: cut.x / cut.z, y: cut.y / cut.z))
    }
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  private static func corners(of rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }

  // MARK: Pixels

  /// Returns the pixels in `area` of an image whose pixels are projected by this transform.
  /// - Parameter area: A rectangle of whole pixels.
  @MainActor
  package func pixels(of image: CGImage, in area: CGRect) -> CGImage? {
    guard area.width >= 1, area.height >= 1, area.width <= 16384, area.height <= 16384,
      abs(area.minX) < 1e6, abs(area.minY) < 1e6, let inverse,
      let surface = makeImageSurface(width: Int(area.width), height: Int(area.height))
    else { return nil }
    RasterTarget.project(
      image, onto: surface, at: area.origin, inverse: inverse.values, nearest: Self.nearest)
    return CGImage(surface: surface)
  }
}

/// The projection of a display list command.
package final class ProjectionContent {
  package let projection: PlaneProjection
  let digest: UInt64

  init(_ projection: PlaneProjection) {
    self.projection = projection
    digest = projection.digest
  }

  /// The version of the projected contents of a command.
  package func version(of command: DisplayCommand) -> UInt64 { mix(command.version, digest) }
}
