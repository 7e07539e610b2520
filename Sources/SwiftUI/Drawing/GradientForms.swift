extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}

extension Gradient {
  /// The color space in which colors are mixed. Has no effect: they are mixed in sRGB.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    public static let device = ColorSpace(name: "device")
    public static let perceptual = ColorSpace(name: "perceptual")
  }
  /// Returns the gradient as a style. The color space has no effect: colors are mixed in sRGB.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension AnyGradient {
  /// Has no effect: colors are mixed in sRGB.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

extension Color {
  /// Mixes two colors. The color space has no effect: colors are mixed in sRGB.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace) -> Color {
    mix(with: rhs, by: fraction)
  }
}
