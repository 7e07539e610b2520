/// The shadow of a style.
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  /// Whether the shadow is inside the shape.
  var isInner = false

  /// A shadow outside the shape, with radius and offset in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y) }

  /// Creates a shadow inside the edge of the shape. Its radius and offset are in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true) }
}

extension ShapeStyle {
  /// Returns the style with a blend mode.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _BlendedShapeStyle(base: self, mode: mode) }
  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowedShapeStyle(base: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(_ShadowedShapeStyle(base: ForegroundStyle(), shadow: style))
  }
}

/// A style with a blend mode.
public struct _BlendedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let mode: BlendMode
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .blended(base._paint(in: environment), mode)
  }
}

/// A style with a shadow.
public struct _ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .shadowed(base._paint(in: environment), shadow)
  }
}
