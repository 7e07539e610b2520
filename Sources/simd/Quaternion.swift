import Foundation

// Every `@unchecked Sendable`: values of numbers; the standard library does not declare the storage of its generic vectors
// sendable.

/// A quaternion: a rotation in three dimensions, where its length is 1.
public struct Quaternion<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable, @unchecked Sendable
{
  /// The imaginary part in `x`, `y` and `z`; the real part in `w`.
  public var vector: SIMD4<Scalar>

  public init() { vector = .zero }
  public init(vector: SIMD4<Scalar>) { self.vector = vector }
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

  /// A rotation.
  /// - Parameters:
  ///   - angle: Radians.
  ///   - axis: A vector of length 1.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
  }

  /// The shortest rotation between vectors of length 1.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let cosine = dot(from, to)
    if cosine < -0.999_999 {
      // Opposite vectors have many shortest rotations; the axis is any vector at a right angle.
      let helper = abs(from.x) < 0.9 ? SIMD3<Scalar>(1, 0, 0) : SIMD3<Scalar>(0, 1, 0)
      self.init(real: 0, imag: normalize(cross(from, helper)))
    } else {
      self = Quaternion(real: 1 + cosine, imag: cross(from, to)).normalized
    }
  }

  /// The rotation of a matrix without scale.
  public init(_ matrix: Matrix3x3<Scalar>) {
    let (a, b, c) = matrix.columns
    let trace = a.x + b.y + c.z
    if trace > 0 {
      let scale = 2 * (trace + 1).squareRoot()
      self.init(
        ix: (b.z - c.y) / scale, iy: (c.x - a.z) / scale, iz: (a.y - b.x) / scale, r: scale / 4)
    } else if a.x >= b.y, a.x >= c.z {
      let scale = 2 * (1 + a.x - b.y - c.z).squareRoot()
      self.init(ix: scale / 4, iy: (a.y + b.x) / scale, iz: (c.x + a.z) / scale, r: (b.z - c.y) / scale)
    } else if b.y >= c.z {
      let scale = 2 * (1 + b.y - a.x - c.z).squareRoot()
      self.init(ix: (a.y + b.x) / scale, iy: scale / 4, iz: (b.z + c.y) / scale, r: (c.x - a.z) / scale)
    } else {
      let scale = 2 * (1 + c.z - a.x - b.y).squareRoot()
      self.init(ix: (c.x + a.z) / scale, iy: (b.z + c.y) / scale, iz: scale / 4, r: (a.y - b.x) / scale)
    }
  }

  /// The rotation of the upper left part of a matrix without scale.
  public init(_ matrix: Matrix4x4<Scalar>) {
    func part(_ column: SIMD4<Scalar>) -> SIMD3<Scalar> { SIMD3(column.x, column.y, column.z) }
    let (a, b, c, _) = matrix.columns
    self.init(Matrix3x3(part(a), part(b), part(c)))
  }

  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  /// Radians.
  public var angle: Scalar { Scalar(2 * atan2(Double(imag.magnitude), Double(real))) }
  public var axis: SIMD3<Scalar> { normalize(imag) }
  public var length: Scalar { (vector * vector).sum().squareRoot() }
  public var normalized: Self { Self(vector: vector / length) }
  public var conjugate: Self { Self(real: real, imag: -imag) }
  public var inverse: Self { Self(vector: conjugate.vector / (vector * vector).sum()) }

  /// Rotates a vector.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let t = cross(imag, vector) * 2
    return vector + t * real + cross(imag, t)
  }

  public static func * (a: Self, b: Self) -> Self {
    Self(
      real: a.real * b.real - dot(a.imag, b.imag),
      imag: b.imag * a.real + a.imag * b.real + cross(a.imag, b.imag))
  }
  public static func * (a: Self, b: Scalar) -> Self { Self(vector: a.vector * b) }
  public static func + (a: Self, b: Self) -> Self { Self(vector: a.vector + b.vector) }
  public static func - (a: Self, b: Self) -> Self { Self(vector: a.vector - b.vector) }
  public static prefix func - (a: Self) -> Self { Self(vector: -a.vector) }
}

extension SIMD3 where Scalar: FloatingPoint {
  fileprivate var magnitude: Scalar { length(self) }
}

extension Matrix3x3 where Element: BinaryFloatingPoint {
  /// The matrix that rotates as a quaternion of length 1 does.
  public init(_ quaternion: Quaternion<Element>) {
    self.init(
      quaternion.act(Column(1, 0, 0)), quaternion.act(Column(0, 1, 0)), quaternion.act(Column(0, 0, 1)))
  }
}

extension Matrix4x4 where Element: BinaryFloatingPoint {
  /// The matrix that rotates as a quaternion of length 1 does.
  public init(_ quaternion: Quaternion<Element>) {
    let (a, b, c) = Matrix3x3(quaternion).columns
    self.init(Column(a, 0), Column(b, 0), Column(c, 0), Column(0, 0, 0, 1))
  }
}

public typealias simd_quatf = Quaternion<Float>
public typealias simd_quatd = Quaternion<Double>

public func simd_act<T>(_ quaternion: Quaternion<T>, _ vector: SIMD3<T>) -> SIMD3<T> {
  quaternion.act(vector)
}
public func simd_mul<T>(_ a: Quaternion<T>, _ b: Quaternion<T>) -> Quaternion<T> { a * b }
public func simd_normalize<T>(_ quaternion: Quaternion<T>) -> Quaternion<T> { quaternion.normalized }
public func simd_inverse<T>(_ quaternion: Quaternion<T>) -> Quaternion<T> { quaternion.inverse }

/// Interpolates between rotations at constant speed, on the shorter way.
public func simd_slerp<T>(_ a: Quaternion<T>, _ b: Quaternion<T>, _ t: T) -> Quaternion<T> {
  var cosine = (a.vector * b.vector).sum()
  let end = cosine < 0 ? -b : b
  cosine = Swift.abs(cosine)
  // Rotations this close would divide by nearly zero.
  guard cosine < 0.999_9 else { return (a + (end - a) * t).normalized }
  let angle = acos(Double(cosine))
  let first = T(sin((1 - Double(t)) * angle) / sin(angle))
  let second = T(sin(Double(t) * angle) / sin(angle))
  return a * first + end * second
}
