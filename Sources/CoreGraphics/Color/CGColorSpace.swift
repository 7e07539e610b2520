/// The interpretation of color components.
///
/// Differs from iOS: all drawing happens in sRGB. Colors of other spaces are converted on creation.
public final class CGColorSpace: Hashable, Sendable {
  package enum Kind: Sendable {
    case sRGB
    case linearSRGB
    case displayP3
    case gray
    case linearGray
  }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"

  package static let standardRGB = CGColorSpace(kind: .sRGB, name: sRGB)
  package static let standardGray = CGColorSpace(kind: .gray, name: genericGrayGamma2_2)
  package static let standardDisplayP3 = CGColorSpace(kind: .displayP3, name: displayP3)

  package let kind: Kind
  public let name: CFString?
  public let isWideGamutRGB: Bool

  private init(kind: Kind, name: CFString?) {
    self.kind = kind
    self.name = name
    isWideGamutRGB = kind == .displayP3 || (name?.contains("Extended") ?? false)
  }

  /// Creates a named color space, or `nil` if the name is not one of this class's constants.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB: self.init(kind: .sRGB, name: name)
    case Self.linearSRGB, Self.extendedLinearSRGB, Self.genericRGBLinear:
      self.init(kind: .linearSRGB, name: name)
    case Self.displayP3, Self.extendedDisplayP3: self.init(kind: .displayP3, name: name)
    case Self.genericGrayGamma2_2, Self.extendedGray: self.init(kind: .gray, name: name)
    case Self.linearGray, Self.extendedLinearGray: self.init(kind: .linearGray, name: name)
    default: return nil
    }
  }

  public var model: CGColorSpaceModel {
    switch kind {
    case .sRGB, .linearSRGB, .displayP3: .rgb
    case .gray, .linearGray: .monochrome
    }
  }

  /// The number of components without alpha.
  public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

  public var supportsOutput: Bool { true }

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs === rhs || (lhs.kind == rhs.kind && lhs.isWideGamutRGB == rhs.isWideGamutRGB)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
  }

  /// Converts components of this space to sRGB, possibly outside 0...1.
  package func toSRGB(_ c0: Double, _ c1: Double, _ c2: Double) -> (r: Double, g: Double, b: Double) {
    switch kind {
    case .sRGB: return (c0, c1, c2)
    case .linearSRGB: return (encodeGamma(c0), encodeGamma(c1), encodeGamma(c2))
    case .gray: return (c0, c0, c0)
    case .linearGray:
      let value = encodeGamma(c0)
      return (value, value, value)
    case .displayP3:
      // Neutral colors are equal in both spaces; the matrix would add rounding errors.
      if c0 == c1, c1 == c2 { return (c0, c0, c0) }
      let r = decodeGamma(c0)
      let g = decodeGamma(c1)
      let b = decodeGamma(c2)
      return (
        encodeGamma(1.2249401762805598 * r - 0.2249401762805598 * g),
        encodeGamma(-0.0420569547096881 * r + 1.0420569547096881 * g),
        encodeGamma(-0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b)
      )
    }
  }

  /// Converts sRGB components to this space.
  package func fromSRGB(_ r: Double, _ g: Double, _ b: Double) -> (Double, Double, Double) {
    switch kind {
    case .sRGB: return (r, g, b)
    case .linearSRGB: return (decodeGamma(r), decodeGamma(g), decodeGamma(b))
    case .gray, .linearGray:
      if r == g, g == b { return kind == .gray ? (r, 0, 0) : (decodeGamma(r), 0, 0) }
      let luminance = 0.2126 * decodeGamma(r) + 0.7152 * decodeGamma(g) + 0.0722 * decodeGamma(b)
      return (kind == .gray ? encodeGamma(luminance) : luminance, 0, 0)
    case .displayP3:
      if r == g, g == b { return (r, g, b) }
      let x = decodeGamma(r)
      let y = decodeGamma(g)
      let z = decodeGamma(b)
      return (
        encodeGamma(0.8224619687143621 * x + 0.1775380312856379 * y),
        encodeGamma(0.0331941988509680 * x + 0.9668058011490320 * y),
        encodeGamma(0.0170826307211200 * x + 0.0723974407398069 * y + 0.9105199285390731 * z)
      )
    }
  }
}

// The transfer function of IEC 61966-2-1, mirrored at zero for extended values.
func decodeGamma(_ value: Double) -> Double {
  let v = abs(value)
  let linear = v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
  return value < 0 ? -linear : linear
}

func encodeGamma(_ value: Double) -> Double {
  let v = abs(value)
  let encoded = v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
  return value < 0 ? -encoded : encoded
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standardRGB }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .standardGray }
