import CoreGraphics
import Foundation

/// A resolved key path: the layer property or custom property, and the component of it that is animated.
struct AnimationTarget {
  enum Component: Equatable {
    case whole
    /// The index of a number in a point or size, or in a rectangle (x, y, width, height).
    case lane(Int)
    /// The origin or size of a rectangle.
    case origin, size
    case rotation(Int), scale(Int), uniformScale, translation(Int), planeTranslation
    /// A matrix entry in row-major order.
    case entry(Int)
  }

  /// `nil` for custom properties.
  let property: LayerProperty?
  /// The name of a custom property.
  let custom: String?
  let component: Component
  /// The type of the component's value.
  let kind: AnimatableValue.Kind

  init(property: LayerProperty) {
    self.property = property
    custom = nil
    component = .whole
    kind = property.kind
  }

  init?(keyPath: String) {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return nil }
    guard let property = LayerProperty(key: first == "isHidden" ? "hidden" : first) else {
      property = nil
      custom = keyPath
      component = .whole
      kind = .custom
      return
    }
    guard let part = Self.component(parts.count > 1 ? parts[1] : "", of: property.kind) else { return nil }
    self.property = property
    custom = nil
    component = part
    switch part {
    case .whole: kind = property.kind
    case .origin: kind = .point
    case .size, .planeTranslation: kind = .size
    default: kind = .scalar
    }
  }

  private static func component(_ name: String, of kind: AnimatableValue.Kind) -> Component? {
    if name.isEmpty { return .whole }
    switch kind {
    case .point, .size: return pairParts[name]
    case .rect: return rectParts[name]
    case .transform:
      if let part = transformParts[name] { return part }
      guard name.count == 3, name.first == "m", let digits = Int(name.dropFirst()),
        (1...4).contains(digits / 10),
        (1...4).contains(digits % 10)
      else { return nil }
      return .entry((digits / 10 - 1) * 4 + digits % 10 - 1)
    default: return nil
    }
  }

  private static let pairParts: [String: Component] = [
    "x": .lane(0), "y": .lane(1), "width": .lane(0), "height": .lane(1),
  ]

  private static let rectParts: [String: Component] = [
    "origin": .origin, "size": .size, "origin.x": .lane(0), "origin.y": .lane(1), "size.width": .lane(2),
    "size.height": .lane(3),
  ]

  private static let transformParts: [String: Component] = [
    "rotation": .rotation(2), "rotation.x": .rotation(0), "rotation.y": .rotation(1),
    "rotation.z": .rotation(2),
    "scale": .uniformScale, "scale.x": .scale(0), "scale.y": .scale(1), "scale.z": .scale(2),
    "translation": .planeTranslation, "translation.x": .translation(0), "translation.y": .translation(1),
    "translation.z": .translation(2),
  ]

  /// Extracts the component from `whole`.
  func extract(from whole: AnimatableValue) -> AnimatableValue {
    switch component {
    case .whole: return whole
    case .lane(let i):
      if case .pair(let v) = whole { return .scalar(v[i]) }
      if case .quad(let v) = whole { return .scalar(v[i]) }
      return whole
    case .origin: return AnimatableValue(whole.rect.origin)
    case .size: return AnimatableValue(whole.rect.size)
    case .entry(let i): return .scalar(whole.matrix[entry: i])
    case .translation(let i): return .scalar(whole.matrix[entry: 12 + i])
    case .planeTranslation: return .pair(SIMD2(whole.matrix.m41, whole.matrix.m42))
    case .rotation(let i):
      let t = whole.matrix
      if i == 2, t.m13 == 0, t.m23 == 0 { return .scalar(atan2(t.m12, t.m11)) }
      return .scalar(TransformComponents(t)?.angles[i] ?? 0)
    case .scale(let i):
      let t = whole.matrix
      return .scalar(
        TransformComponents(t)?.scale[i]
          ?? SIMD3(t[entry: i * 4], t[entry: i * 4 + 1], t[entry: i * 4 + 2]).length)
    case .uniformScale:
      return .scalar((0..<3).reduce(0) { $0 + AnimationTarget.scale($1).extract(from: whole).number } / 3)
    }
  }

  private static func scale(_ i: Int) -> AnimationTarget {
    AnimationTarget(keyPath: ["transform.scale.x", "transform.scale.y", "transform.scale.z"][i])!
  }

  /// Replaces the component in `whole`.
  func insert(_ value: AnimatableValue, into whole: AnimatableValue) -> AnimatableValue {
    switch component {
    case .whole: return value
    case .lane(let i):
      if case .pair(var v) = whole {
        v[i] = value.number
        return .pair(v)
      }
      if case .quad(var v) = whole {
        v[i] = value.number
        return .quad(v)
      }
      return whole
    case .origin: return AnimatableValue(CGRect(origin: value.point, size: whole.rect.size))
    case .size: return AnimatableValue(CGRect(origin: whole.rect.origin, size: value.size))
    case .entry(let i): return with(whole.matrix) { $0[entry: i] = value.number }
    case .translation(let i): return with(whole.matrix) { $0[entry: 12 + i] = value.number }
    case .planeTranslation:
      return with(whole.matrix) {
        $0.m41 = value.point.x
        $0.m42 = value.point.y
      }
    case .rotation(let i):
      // A singular matrix has no rotation, so the new one starts from zero.
      var parts = TransformComponents(whole.matrix) ?? TransformComponents()
      if i == 2, parts.rotation.x == 0, parts.rotation.y == 0 {
        parts.rotation = SIMD4(0, 0, sin(value.number / 2), cos(value.number / 2))
      } else {
        var angles = parts.angles
        angles[i] = value.number
        parts.angles = angles
      }
      return .transform(parts.matrix)
    case .scale(let i):
      var parts = TransformComponents(whole.matrix) ?? TransformComponents()
      parts.scale[i] = value.number
      return .transform(parts.matrix)
    case .uniformScale:
      var parts = TransformComponents(whole.matrix) ?? TransformComponents()
      parts.scale = SIMD3(repeating: value.number)
      return .transform(parts.matrix)
    }
  }

  private func with(_ t: CATransform3D, _ body: (inout CATransform3D) -> Void) -> AnimatableValue {
    var t = t
    body(&t)
    return .transform(t)
  }
}

extension LayerProperty {
  /// The type of the property's value.
  var kind: AnimatableValue.Kind {
    switch self {
    case .bounds, .contentsRect, .contentsCenter: .rect
    case .position, .anchorPoint, .startPoint, .endPoint: .point
    case .shadowOffset: .size
    case .transform, .sublayerTransform: .transform
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor:
      .color
    case .colors: .colors
    case .locations: .scalars
    case .shadowPath, .path: .path
    case .hidden, .masksToBounds: .flag
    case .contents, .mask: .object
    default: .scalar
    }
  }
}

extension CATransform3D {
  /// An entry in row-major order.
  subscript(entry i: Int) -> CGFloat {
    get {
      withUnsafeBytes(of: self) {
        $0.load(fromByteOffset: i * MemoryLayout<CGFloat>.stride, as: CGFloat.self)
      }
    }
    set {
      withUnsafeMutableBytes(of: &self) {
        $0.storeBytes(of: newValue, toByteOffset: i * MemoryLayout<CGFloat>.stride, as: CGFloat.self)
      }
    }
  }
}

extension NSValue {
  /// Creates a value with a 4 by 4 matrix.
  public convenience init(caTransform3D t: CATransform3D) {
    let entries = withUnsafeBytes(of: t) { Array($0.bindMemory(to: Double.self)) }
    self.init(bytes: entries, objCType: "[16d]")
  }

  /// The wrapped matrix; zeros if the value contains something else.
  public var caTransform3DValue: CATransform3D {
    guard String(cString: objCType) == "[16d]" else { return CATransform3D() }
    var t = CATransform3D()
    getValue(&t)
    return t
  }
}
