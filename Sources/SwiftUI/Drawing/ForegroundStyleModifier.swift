/// Sets the foreground style.
public struct _ForegroundStyleModifier: ViewModifier {
  public typealias Body = Never
  let style: AnyShapeStyle
  /// The secondary and further levels; `nil` for those of the surrounding views.
  let levels: [AnyShapeStyle]?
}

extension _ForegroundStyleModifier: EnvironmentChange {
  package func apply(to environment: inout EnvironmentValues) {
    let surrounding = environment.foregroundStyle
    guard let levels else { return environment.foregroundStyle = style.applied(to: surrounding) }
    environment.foregroundStyle = style.separated(from: surrounding)
    environment.foregroundLevels = levels
  }
  package func isSame(as other: Self) -> Bool { style == other.style && levels == other.levels }
}
