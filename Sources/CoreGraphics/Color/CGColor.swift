/// An immutable color. Components range from 0 to 1; extended color spaces allow values outside that range.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  public static let white: CFString = "kCGColorWhite"
  public static let black: CFString = "kCGColorBlack"
  public static let clear: CFString = "kCGColorClear"

  /// The sRGB components that are drawn, not premultiplied by alpha.
  package let rgba: (r: Double, g: Double, b: Double, a: Double)
  private let space: CGColorSpace
  private let first: Double
  private let second: Double
  private let third: Double

  private init(space: CGColorSpace, _ first: Double, _ second: Double, _ third: Double, alpha: Double) {
    let rgb = space.toSRGB(first, second, third)
    rgba = (rgb.r, rgb.g, rgb.b, min(max(alpha, 0), 1))
    self.space = space
    self.first = first
    self.second = second
    self.third = third
  }

  /// Creates an sRGB color.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, red, green, blue, alpha: alpha)
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, red, green, blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, gray, 0, 0, alpha: alpha)
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, gray, 0, 0, alpha: alpha)
  }

  package convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardDisplayP3, red, green, blue, alpha: alpha)
  }

  /// Creates a color from `space.numberOfComponents` components followed by alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if space.numberOfComponents == 3 {
      self.init(space: space, components[0], components[1], components[2], alpha: components[3])
    } else {
      self.init(space: space, components[0], 0, 0, alpha: components[1])
    }
  }

  public var alpha: CGFloat { rgba.a }
  public var colorSpace: CGColorSpace? { space }
  public var numberOfComponents: Int { space.numberOfComponents + 1 }

  /// The components in the color's own space, followed by alpha.
  public var components: [CGFloat]? {
    space.numberOfComponents == 3 ? [first, second, third, rgba.a] : [first, rgba.a]
  }

  public func copy() -> CGColor? { self }

  /// Returns the color with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    alpha == rgba.a ? self : CGColor(space: space, first, second, third, alpha: alpha)
  }

  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    let c = space.fromSRGB(rgba.r, rgba.g, rgba.b)
    return CGColor(space: space, c.0, c.1, c.2, alpha: rgba.a)
  }

  package var isOpaque: Bool { rgba.a >= 1 }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs || (lhs.rgba == rhs.rgba && lhs.space == rhs.space)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rgba.r)
    hasher.combine(rgba.g)
    hasher.combine(rgba.b)
    hasher.combine(rgba.a)
  }

  public var description: String {
    let values = (components ?? []).map { String(format: "%g", Double($0)) }.joined(separator: " ")
    return "<CGColor [\(space.name ?? "")] (\(values))>"
  }
}

extension CGColor {
  package static let opaqueBlack = CGColor(gray: 0, alpha: 1)
  package static let opaqueWhite = CGColor(gray: 1, alpha: 1)
  package static let transparent = CGColor(gray: 0, alpha: 0)
}
