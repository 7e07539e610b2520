/// The color of a style that an app declares, which is resolved in each environment.
// A style is sendable; only its type is erased here.
package struct StyleColor: Hashable, @unchecked Sendable {
  let identity: AnyHashable
  private let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

  init<Style: ShapeStyle & Hashable>(_ style: Style) where Style.Resolved == Color.Resolved {
    identity = AnyHashable(style)
    resolve = { style.resolve(in: $0) }
  }

  package static func == (a: StyleColor, b: StyleColor) -> Bool { a.identity == b.identity }

  package func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// The color, which follows the traits of light and dark.
  @MainActor func uiColor(in environment: EnvironmentValues) -> UIColor {
    UIColor { traits in
      var environment = environment
      if traits.userInterfaceStyle != .unspecified {
        environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
      }
      return UIColor(cgColor: resolve(environment).cgColor)
    }
  }
}

extension Color {
  /// Creates the color of a style that resolves to a color in each environment.
  @_disfavoredOverload
  public init<Style: ShapeStyle & Hashable>(_ color: Style) where Style.Resolved == Color.Resolved {
    self.init(base: .style(StyleColor(color)))
  }
}
