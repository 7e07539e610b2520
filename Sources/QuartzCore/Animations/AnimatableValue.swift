import CoreGraphics
import Foundation

/// An animatable value, in a form that interpolates without reflection.
package enum AnimatableValue {
  case scalar(Double)
  /// A point or a size.
  case pair(SIMD2<Double>)
  /// A rectangle: x, y, width, height.
  case quad(SIMD4<Double>)
  case transform(CATransform3D)
  /// sRGB with alpha, not premultiplied.
  case color(SIMD4<Double>)
  case scalars([Double])
  case colors([SIMD4<Double>])
  case path(CGPath)
  /// A value that cannot be interpolated; it changes halfway.
  case object(Any?)

  /// The type of a key path's value.
  enum Kind { case scalar, flag, point, size, rect, transform, color, colors, scalars, path, object, custom }

  init(_ color: CGColor?) {
    guard let c = color?.rgba else {
      self = .color(.zero)
      return
    }
    self = .color(SIMD4(c.r, c.g, c.b, c.a))
  }

  init(_ p: CGPoint) { self = .pair(SIMD2(p.x, p.y)) }
  init(_ s: CGSize) { self = .pair(SIMD2(s.width, s.height)) }
  init(_ r: CGRect) { self = .quad(SIMD4(r.origin.x, r.origin.y, r.size.width, r.size.height)) }

  /// Converts a value from an application. Boxed and unboxed numbers are accepted for any number.
  init?(_ any: Any?, as kind: Kind) {
    guard let any else { return nil }
    let boxed = any is NSNumber ? nil : any as? NSValue
    switch kind {
    case .scalar, .flag:
      guard let n = Self.number(any) else { return nil }
      self = .scalar(n)
    case .point, .size:
      switch any {
      case let p as CGPoint: self.init(p)
      case let s as CGSize: self.init(s)
      case let v as CGVector: self = .pair(SIMD2(v.dx, v.dy))
      default:
        guard let boxed else { return nil }
        if kind == .point { self.init(boxed.cgPointValue) } else { self.init(boxed.cgSizeValue) }
      }
    case .rect:
      guard let r = any as? CGRect ?? boxed?.cgRectValue else { return nil }
      self.init(r)
    case .transform:
      switch any {
      case let t as CATransform3D: self = .transform(t)
      case let a as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(a))
      default:
        guard let t = boxed?.caTransform3DValue else { return nil }
        self = .transform(t)
      }
    case .color:
      guard let c = any as? CGColor else { return nil }
      self.init(c)
    case .colors:
      guard let list = any as? [Any] else { return nil }
      self = .colors(list.map { AnimatableValue($0 as? CGColor).rgba })
    case .scalars:
      guard let list = any as? [Any] else { return nil }
      self = .scalars(list.compactMap { Self.number($0) })
    case .path:
      guard let p = any as? CGPath else { return nil }
      self = .path(p)
    case .object:
      self = .object(any)
    case .custom:
      if let n = Self.number(any) {
        self = .scalar(n)
        return
      }
      switch any {
      case let c as CGColor: self.init(c)
      case let r as CGRect: self.init(r)
      case let p as CGPoint: self.init(p)
      case let s as CGSize: self.init(s)
      case let t as CATransform3D: self = .transform(t)
      case let p as CGPath: self = .path(p)
      default: self = .object(any)
      }
    }
  }

  static func number(_ any: Any) -> Double? {
    switch any {
    case let v as Double: v
    case let v as CGFloat: Double(v)
    case let v as Float: Double(v)
    case let v as Int: Double(v)
    case let v as Bool: v ? 1 : 0
    case let v as NSNumber: v.doubleValue
    default: nil
    }
  }

  // MARK: Arithmetic

  /// `from + (to - from) * f`
  static func mix(_ from: AnimatableValue, _ to: AnimatableValue, _ f: Double) -> AnimatableValue {
    switch (from, to) {
    case (.scalar(let a), .scalar(let b)): return .scalar(a + (b - a) * f)
    case (.pair(let a), .pair(let b)): return .pair(a + (b - a) * f)
    case (.quad(let a), .quad(let b)): return .quad(a + (b - a) * f)
    case (.color(let a), .color(let b)): return .color(mixColors(a, b, f))
    case (.transform(let a), .transform(let b)):
      if a == b || f == 1 { return to }
      guard let x = TransformComponents(a), let y = TransformComponents(b) else {
        return .transform(mixEntries(a, b, f))
      }
      return .transform(x.interpolated(to: y, f).matrix)
    case (.scalars(let a), .scalars(let b)) where a.count == b.count:
      return .scalars(zip(a, b).map { $0 + ($1 - $0) * f })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { mixColors($0, $1, f) })
    case (.path(let a), .path(let b)):
      return .path(a.interpolated(to: b, f) ?? (f < 0.5 ? a : b))
    default: return f < 0.5 ? from : to
    }
  }

  /// Interpolates premultiplied colors, so that a transparent end has no hue.
  private static func mixColors(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ f: Double) -> SIMD4<Double> {
    let alpha = a.w + (b.w - a.w) * f
    guard a.w != b.w, alpha != 0 else { return a + (b - a) * f }
    var mixed = (a * a.w + (b * b.w - a * a.w) * f) / alpha
    mixed.w = alpha
    return mixed
  }

  private static func mixEntries(_ a: CATransform3D, _ b: CATransform3D, _ f: Double) -> CATransform3D {
    var t = CATransform3D()
    for i in 0..<16 { t[entry: i] = a[entry: i] + (b[entry: i] - a[entry: i]) * f }
    return t
  }

  /// The sum of two values. For matrices, `b` is applied first.
  static func add(_ a: AnimatableValue, _ b: AnimatableValue) -> AnimatableValue {
    switch (a, b) {
    case (.scalar(let x), .scalar(let y)): .scalar(x + y)
    case (.pair(let x), .pair(let y)): .pair(x + y)
    case (.quad(let x), .quad(let y)): .quad(x + y)
    case (.color(let x), .color(let y)): .color(x + y)
    case (.transform(let x), .transform(let y)): .transform(CATransform3DConcat(y, x))
    case (.scalars(let x), .scalars(let y)) where x.count == y.count: .scalars(zip(x, y).map { $0 + $1 })
    default: a
    }
  }

  static func subtract(_ a: AnimatableValue, _ b: AnimatableValue) -> AnimatableValue {
    switch (a, b) {
    case (.scalar(let x), .scalar(let y)): .scalar(x - y)
    case (.pair(let x), .pair(let y)): .pair(x - y)
    case (.quad(let x), .quad(let y)): .quad(x - y)
    case (.color(let x), .color(let y)): .color(x - y)
    case (.transform(let x), .transform(let y)): .transform(CATransform3DConcat(x, CATransform3DInvert(y)))
    case (.scalars(let x), .scalars(let y)) where x.count == y.count: .scalars(zip(x, y).map { $0 - $1 })
    default: a
    }
  }

  /// The accumulated value after `count` repetitions of a run that ends at this value.
  func repeated(_ count: Int) -> AnimatableValue {
    let n = Double(count)
    switch self {
    case .scalar(let x): return .scalar(x * n)
    case .pair(let x): return .pair(x * n)
    case .quad(let x): return .quad(x * n)
    case .color(let x): return .color(x * n)
    case .transform(let t):
      var sum = CATransform3DIdentity
      for _ in 0..<count { sum = CATransform3DConcat(sum, t) }
      return .transform(sum)
    case .scalars(let x): return .scalars(x.map { $0 * n })
    default: return self
    }
  }

  /// The distance between two values, for paced keyframes.
  static func distance(_ a: AnimatableValue, _ b: AnimatableValue) -> Double {
    if case .transform(let x) = a, case .transform(let y) = b {
      return SIMD3(y.m41 - x.m41, y.m42 - x.m42, y.m43 - x.m43).length
    }
    guard let x = a.lanes, let y = b.lanes, x.count == y.count else { return 1 }
    return zip(x, y).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
  }

  /// The numeric components, for curves through several values; `nil` if there are none.
  var lanes: [Double]? {
    switch self {
    case .scalar(let x): [x]
    case .pair(let x): [x.x, x.y]
    case .quad(let x), .color(let x): [x.x, x.y, x.z, x.w]
    case .scalars(let x): x
    default: nil
    }
  }

  func replacingLanes(_ l: [Double]) -> AnimatableValue {
    switch self {
    case .scalar: .scalar(l[0])
    case .pair: .pair(SIMD2(l[0], l[1]))
    case .quad: .quad(SIMD4(l[0], l[1], l[2], l[3]))
    case .color: .color(SIMD4(l[0], l[1], l[2], l[3]))
    case .scalars: .scalars(l)
    default: self
    }
  }

  // MARK: Back to the application's types

  var number: Double {
    if case .scalar(let v) = self { return v }
    return 0
  }

  var point: CGPoint {
    if case .pair(let v) = self { return CGPoint(x: v.x, y: v.y) }
    return .zero
  }

  var size: CGSize {
    if case .pair(let v) = self { return CGSize(width: v.x, height: v.y) }
    return .zero
  }

  var rect: CGRect {
    if case .quad(let v) = self { return CGRect(x: v.x, y: v.y, width: v.z, height: v.w) }
    return .zero
  }

  var matrix: CATransform3D {
    if case .transform(let v) = self { return v }
    return CATransform3DIdentity
  }

  var rgba: SIMD4<Double> {
    if case .color(let v) = self { return v }
    return .zero
  }

  var cgColor: CGColor? {
    if case .color(let v) = self { return CGColor(srgbRed: v.x, green: v.y, blue: v.z, alpha: v.w) }
    return nil
  }

  var cgPath: CGPath? {
    if case .path(let p) = self { return p }
    return nil
  }

  /// The value as an application would pass it.
  func boxed(as kind: Kind) -> Any? {
    switch self {
    case .scalar(let v): kind == .flag ? v != 0 : v
    case .pair(let v): kind == .size ? CGSize(width: v.x, height: v.y) : CGPoint(x: v.x, y: v.y)
    case .quad: rect
    case .transform(let t): t
    case .color: cgColor
    case .scalars(let v): v
    case .colors(let v): v.map { CGColor(srgbRed: $0.x, green: $0.y, blue: $0.z, alpha: $0.w) }
    case .path(let p): p
    case .object(let o): o
    }
  }
}

extension SIMD3<Double> {
  var length: Double { (self * self).sum().squareRoot() }
}
