extension Color {
  /// A color resolved in an environment.
  public struct Resolved: Hashable, Codable, Sendable, ShapeStyle, CustomStringConvertible {
    /// The components in linear sRGB, from 0 to 1.
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      switch colorSpace {
      case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (red, green, blue)
      case .sRGB:
        (linearRed, linearGreen, linearBlue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      case .displayP3:
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        // The primaries of Display P3 in those of sRGB, with as many digits as on iOS.
        linearRed = 1.2249 * r - 0.2247 * g
        linearGreen = 1.0419 * g - 0.0420 * r
        linearBlue = 1.0979 * b - 0.0786 * g - 0.0197 * r
      }
      self.opacity = opacity
    }

    /// The components in sRGB, from 0 to 1.
    public var red: Float {
      get { Self.exactlyCurved(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }
    public var green: Float {
      get { Self.exactlyCurved(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }
    public var blue: Float {
      get { Self.exactlyCurved(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }
    public var cgColor: CGColor {
      CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
    public var description: String {
      func hex(_ value: Float) -> String {
        String(format: "%02X", Int((max(0, min(1, value)) * 255).rounded()))
      }
      let parts = [linearRed, linearGreen, linearBlue].map { hex(Self.curved($0)) }
      return "#" + parts.joined() + hex(opacity)
    }
    public func _paint(in environment: EnvironmentValues) -> _Paint { .color(UIColor(cgColor: cgColor)) }

    /// The transfer function of sRGB (IEC 61966-2-1).
    private static func linear(_ value: Float) -> Float {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    private static func exactlyCurved(_ value: Float) -> Float {
      let value = Double(value)
      return Float(value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055)
    }
    private static func curved(_ value: Float) -> Float {
      value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
  }

  public init(_ resolved: Resolved) { self.init(UIColor(cgColor: resolved.cgColor)) }

  /// Resolves the color in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = readUnisolated { uiColor(in: environment).resolvedColor(with: environment.traits) }
    var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&r, green: &g, blue: &b, alpha: &a)
    return Resolved(red: Float(r), green: Float(g), blue: Float(b), opacity: Float(a))
  }
}
extension ShapeStyle where Self == _BlendedShapeStyle<ForegroundStyle> {
  /// The foreground style with a blend mode.
  public static func blendMode(_ mode: BlendMode) -> _BlendedShapeStyle<ForegroundStyle> {
    _BlendedShapeStyle(base: ForegroundStyle(), mode: mode)
  }
}

extension Color {
  /// The color as Core Graphics has it; `nil` if it depends on the environment.
  public var cgColor: CGColor? {
    switch base {
    case .components(let color): color.cgColor
    case .opacity(let color, let opacity): color.cgColor.map { $0.copy(alpha: $0.alpha * opacity) ?? $0 }
    default: nil
    }
  }
}
