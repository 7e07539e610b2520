import CoreGraphics
import QuartzCore

/// Values in the notation of CSS and SVG.
enum CSS {
  /// A number with at most three decimals.
  static func number(_ value: CGFloat) -> String {
    let scaled = (value * 1000).rounded()
    guard abs(scaled) < 1e15 else { return value.isFinite ? "\(value)" : "0" }
    let integer = Int64(scaled)
    let (whole, rest) = (abs(integer) / 1000, abs(integer) % 1000)
    let sign = integer < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    var digits = String(rest + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  static func pixels(_ value: CGFloat) -> String { number(value) + "px" }

  static func color(_ color: SIMD4<Float>) -> String {
    Self.color(SIMD4<Double>(color))
  }

  static func color(_ color: SIMD4<Double>) -> String {
    let parts = (0..<3).map { number(CGFloat(min(max(color[$0], 0), 1) * 255)) }
    return "rgb(\(parts[0]) \(parts[1]) \(parts[2])/\(number(CGFloat(color.w))))"
  }

  static func position(_ rect: CGRect) -> String {
    "left:\(pixels(rect.minX));top:\(pixels(rect.minY));width:\(pixels(rect.width));height:\(pixels(rect.height));"
  }

  /// The radii of the rounded corners; empty without any.
  static func corners(_ radius: CGFloat, _ flags: DisplayCommand.Flags) -> String {
    guard radius > 0 else { return "" }
    let corners = flags.corners
    func value(_ corner: CACornerMask) -> String { corners.contains(corner) ? pixels(radius) : "0" }
    if flags.contains(.allCorners) { return "border-radius:\(pixels(radius));" }
    return
      "border-radius:\(value(.layerMinXMinYCorner)) \(value(.layerMaxXMinYCorner)) \(value(.layerMaxXMaxYCorner)) "
      + "\(value(.layerMinXMaxYCorner));"
  }

  static func matrix(_ m: CGAffineTransform) -> String {
    "matrix(\([m.a, m.b, m.c, m.d].map { "\(Float($0))" }.joined(separator: ",")),\(number(m.tx)),\(number(m.ty)))"
  }

  static func matrix(_ m: CATransform3D) -> String {
    let values = [
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43,
      m.m44,
    ]
    return "matrix3d(\(values.map { "\(Float($0))" }.joined(separator: ",")))"
  }

  /// The data of a rectangle in SVG's notation.
  static func path(_ rect: CGRect) -> String {
    "M\(number(rect.minX)) \(number(rect.minY))h\(number(rect.width))v\(number(rect.height))h\(number(-rect.width))z"
  }

  /// The data of a path in SVG's notation.
  static func path(_ path: CGPath) -> String {
    var data = ""
    path.applyWithBlock { element in
      let points = element.pointee.points
      func add(_ letter: Character, _ count: Int) {
        data.append(letter)
        for index in 0..<count {
          if index > 0 { data.append(" ") }
          data += number(points[index].x) + " " + number(points[index].y)
        }
      }
      switch element.pointee.type {
      case .moveToPoint: add("M", 1)
      case .addLineToPoint: add("L", 1)
      case .addQuadCurveToPoint: add("Q", 2)
      case .addCurveToPoint: add("C", 3)
      case .closeSubpath: data.append("Z")
      }
    }
    return data
  }

  /// The name of a blend mode; `nil` if CSS has none.
  static func blendMode(_ mode: CGBlendMode) -> String? {
    switch mode {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    // As in the reference renderer. Most browsers do not have `plus-darker`.
    case .plusDarker: "multiply"
    default: nil
    }
  }
}
