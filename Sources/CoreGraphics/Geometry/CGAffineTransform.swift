/// An affine transformation matrix: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// Points are row vectors, so `t1.concatenating(t2)` applies `t1` first.
@frozen
public struct CGAffineTransform: Hashable, Sendable, Codable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  /// The identity transform.
  public static let identity = CGAffineTransform()

  /// Creates the identity transform.
  @inlinable
  public init() {
    a = 1
    b = 0
    c = 0
    d = 1
    tx = 0
    ty = 0
  }

  @inlinable
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  @inlinable
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a translation.
  @inlinable
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scaling transform about the origin.
  @inlinable
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation by `angle` radians, from the x-axis toward the y-axis.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Creates the transform that scales, shears, rotates and then translates by `components`.
  public init(_ components: CGAffineTransformComponents) {
    let sx = components.scale.width
    let sy = components.scale.height
    let shear = components.horizontalShear
    let sine = sin(components.rotation)
    let cosine = cos(components.rotation)
    self.init(
      a: sx * cosine, b: sx * sine, c: sy * (shear * cosine - sine), d: sy * (shear * sine + cosine),
      tx: components.translation.dx, ty: components.translation.dy)
  }

  @inlinable public var isIdentity: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0
  }

  @inlinable package var determinant: CGFloat { a * d - b * c }

  /// Whether the transform maps rectangles to axis-aligned rectangles: it has only quarter turns and no
  /// shear.
  @inlinable package var preservesAxisAlignment: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// Whether the transform is a pure translation.
  @inlinable package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// The square root of the factor by which areas grow, used to scale radii and line widths.
  package var meanScale: CGFloat { abs(determinant).squareRoot() }

  /// Returns the transform that applies `self` and then `t2`.
  @inlinable
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// Returns the inverse, or `self` if the transform is singular.
  public func inverted() -> CGAffineTransform {
    let det = determinant
    guard det != 0, det.isFinite else { return self }
    return CGAffineTransform(
      a: d / det, b: -b / det, c: -c / det, d: a / det, tx: (c * ty - d * tx) / det,
      ty: (b * tx - a * ty) / det)
  }

  /// Returns the transform that translates and then applies `self`.
  @inlinable
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: x * a + y * c + tx, ty: x * b + y * d + ty)
  }

  /// Returns the transform that scales and then applies `self`.
  @inlinable
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: x * a, b: x * b, c: y * c, d: y * d, tx: tx, ty: ty)
  }

  /// Returns the transform that rotates by `angle` radians and then applies `self`.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Decomposes the transform into scale, shear, rotation and translation.
  ///
  /// A singular transform has a zero scale and loses the collapsed components.
  public func decomposed() -> CGAffineTransformComponents {
    let translation = CGVector(dx: tx, dy: ty)
    let sx = hypot(a, b)
    guard sx != 0 else {
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: hypot(c, d)), horizontalShear: 0,
        rotation: c == 0 && d == 0 ? 0 : atan2(-c, d), translation: translation)
    }
    let det = determinant
    return CGAffineTransformComponents(
      scale: CGSize(width: sx, height: det / sx), horizontalShear: det == 0 ? 0 : (a * c + b * d) / det,
      rotation: atan2(b, a), translation: translation)
  }
}

/// The components of a transform, applied in this order: scale, horizontal shear, rotation, translation.
@frozen
public struct CGAffineTransformComponents: Hashable, Sendable {
  public var scale: CGSize
  public var horizontalShear: CGFloat
  /// The rotation in radians.
  public var rotation: CGFloat
  public var translation: CGVector

  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }

  public init() {
    self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }
}

extension CGPoint {
  @inlinable
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the transformed size, ignoring translation.
  @inlinable
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The bounding box of the four transformed corners.
  ///
  /// Null and infinite rectangles are returned unchanged.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite || t.isIdentity { return self }
    let x0 = min(t.a * minX, t.a * maxX) + min(t.c * minY, t.c * maxY) + t.tx
    let x1 = max(t.a * minX, t.a * maxX) + max(t.c * minY, t.c * maxY) + t.tx
    let y0 = min(t.b * minX, t.b * maxX) + min(t.d * minY, t.d * maxY) + t.ty
    let y1 = max(t.b * minX, t.b * maxX) + max(t.d * minY, t.d * maxY) + t.ty
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
