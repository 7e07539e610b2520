import CoreGraphics
import Foundation

/// A decomposed matrix: scale, shear, rotation (x, y, z), translation and perspective, in this order.
///
/// Interpolating the components keeps a rotating layer rigid; the rotation takes the shortest path (Metrics.md 2.6
/// 2.6).
struct TransformComponents: Equatable {
  var scale = SIMD3<Double>(1, 1, 1)
  /// xy, xz, yz
  var shear = SIMD3<Double>(0, 0, 0)
  /// A unit quaternion x, y, z, w.
  var rotation = SIMD4<Double>(0, 0, 0, 1)
  var translation = SIMD3<Double>(0, 0, 0)
  var perspective = SIMD4<Double>(0, 0, 0, 1)

  init() {}

  /// Decomposes `t`; `nil` if it is singular.
  init?(_ t: CATransform3D) {
    guard t.m44 != 0 else { return nil }
    if t.m14 != 0 || t.m24 != 0 || t.m34 != 0 || t.m44 != 1 {
      var plain = t
      plain.m14 = 0
      plain.m24 = 0
      plain.m34 = 0
      plain.m44 = 1
      let inverse = CATransform3DInvert(plain)
      guard inverse != plain || plain == CATransform3DIdentity else { return nil }
      // t = plain * P where P is the identity with a last column (p.x p.y p.z p.w).
      let column = SIMD4<Double>(t.m14, t.m24, t.m34, t.m44)
      perspective = SIMD4(
        (SIMD4<Double>(inverse.m11, inverse.m12, inverse.m13, inverse.m14) * column).sum(),
        (SIMD4<Double>(inverse.m21, inverse.m22, inverse.m23, inverse.m24) * column).sum(),
        (SIMD4<Double>(inverse.m31, inverse.m32, inverse.m33, inverse.m34) * column).sum(),
        (SIMD4<Double>(inverse.m41, inverse.m42, inverse.m43, inverse.m44) * column).sum())
    }
    translation = SIMD3(t.m41, t.m42, t.m43)
    var x = SIMD3<Double>(t.m11, t.m12, t.m13)
    var y = SIMD3<Double>(t.m21, t.m22, t.m23)
    var z = SIMD3<Double>(t.m31, t.m32, t.m33)
    scale.x = length(x)
    guard scale.x > 1e-12 else { return nil }
    x /= scale.x
    shear.x = dot(x, y)
    y -= x * shear.x
    scale.y = length(y)
    guard scale.y > 1e-12 else { return nil }
    y /= scale.y
    shear.x /= scale.y
    shear.y = dot(x, z)
    z -= x * shear.y
    shear.z = dot(y, z)
    z -= y * shear.z
    scale.z = length(z)
    guard scale.z > 1e-12 else { return nil }
    z /= scale.z
    shear.y /= scale.z
    shear.z /= scale.z
    if dot(x, cross(y, z)) < 0 {
      // A mirrored plane flips one axis of the plane; a mirrored depth flips z.
      if z.z < 0 {
        scale.z = -scale.z
        z = -z
        shear.y = -shear.y
        shear.z = -shear.z
      } else {
        scale.x = -scale.x
        x = -x
        shear.x = -shear.x
        shear.y = -shear.y
      }
    }
    rotation = Self.quaternion(x, y, z)
  }

  var matrix: CATransform3D {
    let q = rotation
    let x = SIMD3<Double>(
      1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.z * q.w), 2 * (q.x * q.z - q.y * q.w))
    let y = SIMD3<Double>(
      2 * (q.x * q.y - q.z * q.w), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z + q.x * q.w))
    let z = SIMD3<Double>(
      2 * (q.x * q.z + q.y * q.w), 2 * (q.y * q.z - q.x * q.w), 1 - 2 * (q.x * q.x + q.y * q.y))
    let r1 = x * scale.x
    let r2 = (y + x * shear.x) * scale.y
    let r3 = (z + x * shear.y + y * shear.z) * scale.z
    var t = CATransform3D(
      m11: r1.x, m12: r1.y, m13: r1.z, m14: 0, m21: r2.x, m22: r2.y, m23: r2.z, m24: 0,
      m31: r3.x, m32: r3.y, m33: r3.z, m34: 0,
      m41: translation.x, m42: translation.y, m43: translation.z, m44: 1)
    if perspective != SIMD4(0, 0, 0, 1) {
      var p = CATransform3DIdentity
      p.m14 = perspective.x
      p.m24 = perspective.y
      p.m34 = perspective.z
      p.m44 = perspective.w
      t = CATransform3DConcat(t, p)
    }
    return t
  }

  /// The rotation as angles about x, y and z, applied in this order.
  var angles: SIMD3<Double> {
    get {
      let q = rotation
      let sine = min(max(2 * (q.w * q.y - q.x * q.z), -1), 1)
      if abs(sine) > 0.999_999_999 {
        return SIMD3(0, sine > 0 ? .pi / 2 : -.pi / 2, sine > 0 ? -2 * atan2(q.x, q.w) : 2 * atan2(q.x, q.w))
      }
      return SIMD3(
        atan2(2 * (q.w * q.x + q.y * q.z), 1 - 2 * (q.x * q.x + q.y * q.y)), asin(sine),
        atan2(2 * (q.w * q.z + q.x * q.y), 1 - 2 * (q.y * q.y + q.z * q.z)))
    }
    set {
      let h = newValue / 2
      let (cx, cy, cz) = (cos(h.x), cos(h.y), cos(h.z))
      let (sx, sy, sz) = (sin(h.x), sin(h.y), sin(h.z))
      rotation = SIMD4(
        sx * cy * cz - cx * sy * sz, cx * sy * cz + sx * cy * sz,
        cx * cy * sz - sx * sy * cz, cx * cy * cz + sx * sy * sz)
    }
  }

  func interpolated(to other: TransformComponents, _ f: Double) -> TransformComponents {
    var result = TransformComponents()
    result.scale = scale + (other.scale - scale) * f
    result.shear = shear + (other.shear - shear) * f
    result.translation = translation + (other.translation - translation) * f
    result.perspective = perspective + (other.perspective - perspective) * f
    var target = other.rotation
    var cosine = (rotation * target).sum()
    if cosine < 0 {
      target = -target
      cosine = -cosine
    }
    if cosine > 0.999_999 {
      let mixed = rotation + (target - rotation) * f
      result.rotation = mixed / (mixed * mixed).sum().squareRoot()
    } else {
      let angle = acos(min(cosine, 1))
      result.rotation = (rotation * sin((1 - f) * angle) + target * sin(f * angle)) / sin(angle)
    }
    return result
  }

  private static func quaternion(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) -> SIMD4<Double>
  {
    let trace = x.x + y.y + z.z
    var q: SIMD4<Double>
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      q = SIMD4((y.z - z.y) / s, (z.x - x.z) / s, (x.y - y.x) / s, s / 4)
    } else if x.x > y.y && x.x > z.z {
      let s = (1 + x.x - y.y - z.z).squareRoot() * 2
      q = SIMD4(s / 4, (x.y + y.x) / s, (z.x + x.z) / s, (y.z - z.y) / s)
    } else if y.y > z.z {
      let s = (1 + y.y - x.x - z.z).squareRoot() * 2
      q = SIMD4((x.y + y.x) / s, s / 4, (y.z + z.y) / s, (z.x - x.z) / s)
    } else {
      let s = (1 + z.z - x.x - y.y).squareRoot() * 2
      q = SIMD4((z.x + x.z) / s, (y.z + z.y) / s, s / 4, (x.y - y.x) / s)
    }
    let norm = (q * q).sum().squareRoot()
    q /= norm
    return q
  }
}

private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
private func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }
private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
