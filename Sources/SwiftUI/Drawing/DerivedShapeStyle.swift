/// A style that changes another one, which may be a level of the surrounding style.
protocol DerivedShapeStyle: ShapeStyle {}

extension _OpacityShapeStyle: DerivedShapeStyle {}
extension _BlendedShapeStyle: DerivedShapeStyle {}
extension _ShadowedShapeStyle: DerivedShapeStyle {}

extension ShapeStyle {
  /// Whether painting the style may paint the style of the surrounding views. An app's own style resolves to any other.
  fileprivate var refersToSurroundings: Bool {
    self is any DerivedShapeStyle || Resolved.self != Never.self
  }
}

/// A foreground style whose levels and foreground are those of the surrounding views, not its own.
private struct SurroundedShapeStyle: ShapeStyle, Equatable {
  let style: AnyShapeStyle
  let surrounding: AnyShapeStyle?

  func _paint(in environment: EnvironmentValues) -> _Paint {
    style.paint(
      in: environment.with {
        $0.foregroundStyle = surrounding
        $0.foregroundLevels = []
      })
  }
}

extension AnyShapeStyle {
  /// The style as the foreground style inside views with another one: `.secondary.opacity(0.5)` is a level of that.
  func separated(from surrounding: AnyShapeStyle?) -> AnyShapeStyle {
    guard style.refersToSurroundings else { return self }
    return AnyShapeStyle(SurroundedShapeStyle(style: self, surrounding: surrounding))
  }
}
