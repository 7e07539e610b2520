/// A style for filling shapes and text.
public protocol ShapeStyle: Sendable {
  /// The style that an app's own style resolves to.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style to draw with in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// Resolves the paint in an environment. For the framework's own types.
  @preconcurrency @MainActor func _paint(in environment: EnvironmentValues) -> _Paint
}

extension ShapeStyle {
  @preconcurrency @MainActor
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    resolve(in: environment)._paint(in: environment)
  }
}
extension ShapeStyle where Resolved == Never {
  /// The framework's own styles are painted directly.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) does not resolve to another style")
  }
}
extension Never: ShapeStyle {
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint { switch self {} }
}

/// A resolved style.
public indirect enum _Paint {
  case blended(_Paint, BlendMode)
  case shadowed(_Paint, ShadowStyle)
  case color(UIColor)
  case gradient(_GradientPaint)
  case material(UIBlurEffect.Style)
  case image(UIImage)

  @preconcurrency @MainActor
  package func faded(_ opacity: Double) -> _Paint {
    guard opacity < 1 else { return self }
    switch self {
    case .color(let color):
      return .color(
        UIColor { traits in
          let resolved = color.resolvedColor(with: traits)
          return resolved.withAlphaComponent(resolved.cgColor.alpha * opacity)
        })
    case .gradient(var gradient):
      gradient.opacity *= opacity
      return .gradient(gradient)
    case .material, .image: return self
    case .blended(let paint, let mode): return .blended(paint.faded(opacity), mode)
    case .shadowed(let paint, let shadow): return .shadowed(paint.faded(opacity), shadow)
    }
  }

  /// The paint without properties of its layer.
  package var plain: _Paint {
    switch self {
    case .blended(let paint, _), .shadowed(let paint, _): paint.plain
    default: self
    }
  }
}

public struct _GradientPaint {
  package enum Kind {
    case linear, radial(CGFloat, CGFloat), elliptical(CGFloat, CGFloat), angular(Angle, Angle)
  }
  package var kind: Kind
  package var colors: [UIColor]
  package var locations: [CGFloat]
  package var start: UnitPoint
  package var end: UnitPoint
  package var opacity: Double = 1
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle, Equatable {
  let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }
  @preconcurrency @MainActor public func _paint(in environment: EnvironmentValues) -> _Paint {
    style._paint(in: environment)
  }
  @MainActor package func paint(in environment: EnvironmentValues) -> _Paint { style._paint(in: environment) }

  /// The representative color of the style.
  @preconcurrency @MainActor package func color(in environment: EnvironmentValues) -> UIColor {
    switch paint(in: environment).plain {
    case .color(let color): color
    case .gradient(let gradient): gradient.colors.first ?? .label
    case .material: .materialText
    default: .secondaryLabel
    }
  }

  public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
    func areEqual<S: ShapeStyle>(_ x: S, _ y: any ShapeStyle) -> Bool {
      guard let y = y as? S else { return false }
      guard let compare = equality(of: S.self) else { return false }
      return compare(x, y)
    }
    return areEqual(a.style, b.style)
  }
}

extension Color: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(uiColor(in: environment)) }
}

/// A level of the foreground style.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let levels = environment.foregroundLevels
    if level > 0, level <= levels.count {
      return levels[level - 1].paint(in: environment.with { $0.foregroundLevels = [] })
    }
    if let base = environment.foregroundStyle, !(base.isHierarchical) {
      return base.paint(in: environment).faded([1, 0.6, 0.3, 0.18, 0.1][level])
    }
    switch level {
    case 0: return .color(.label)
    case 1: return .color(.secondaryLabel)
    case 2: return .color(.tertiaryLabel)
    default: return .color(.quaternaryLabel)
    }
  }
}

private struct ForegroundLevelsKey: EnvironmentKey { static var defaultValue: [AnyShapeStyle] { [] } }
extension EnvironmentValues {
  /// The secondary and further levels of the foreground style.
  package var foregroundLevels: [AnyShapeStyle] {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }
}

extension AnyShapeStyle {
  fileprivate var isHierarchical: Bool { style is HierarchicalShapeStyle || style is ForegroundStyle }
  /// The style inside views with another one: a level of it, or the style itself.
  func applied(to surrounding: AnyShapeStyle?) -> AnyShapeStyle {
    guard isHierarchical else { return separated(from: surrounding) }
    guard let surrounding, !surrounding.isHierarchical else { return self }
    guard let level = (style as? HierarchicalShapeStyle)?.level, level > 0 else { return surrounding }
    return AnyShapeStyle(_LevelShapeStyle(base: surrounding, level: level))
  }
  /// The style, unless it is a level of the surrounding style. Replaces the tint of buttons.
  var ownStyle: AnyShapeStyle? { isHierarchical ? nil : self }
}

/// A level of another style.
private struct _LevelShapeStyle: ShapeStyle, Equatable {
  let base: AnyShapeStyle
  let level: Int
  func _paint(in environment: EnvironmentValues) -> _Paint {
    HierarchicalShapeStyle(level: level)._paint(in: environment.with { $0.foregroundStyle = base })
  }
}

public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    guard let style = environment.foregroundStyle, !style.isHierarchical else {
      return environment.foregroundStyle?.paint(in: environment.with { $0.foregroundStyle = nil })
        ?? .color(.label)
    }
    return style.paint(in: environment)
  }
}
public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    // In the background style itself, the background is the standard one: `.backgroundStyle(.background.opacity(0.5))`.
    environment.backgroundStyle?.paint(in: environment.with { $0.backgroundStyle = nil })
      ?? .color(.systemBackground)
  }
}
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(environment.accentUIColor) }
}
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(.separator) }
}
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(.placeholderText) }
}
public struct FillShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(.systemFill) }
}
public struct LinkShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(.link) }
}
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(.systemBackground) }
}
/// A blurred background material.
public struct Material: ShapeStyle, Hashable {
  let style: UIBlurEffect.Style
  public static let ultraThin = Material(style: .systemUltraThinMaterial)
  public static let thin = Material(style: .systemThinMaterial)
  public static let regular = Material(style: .systemMaterial)
  public static let thick = Material(style: .systemThickMaterial)
  public static let ultraThick = Material(style: .systemChromeMaterial)
  public static let bar = Material(style: .systemChromeMaterial)
  public func _paint(in environment: EnvironmentValues) -> _Paint { .material(style) }
}
/// A style with opacity.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    base._paint(in: environment).faded(opacity)
  }
}
extension _OpacityShapeStyle: Equatable where Base: Equatable {}

extension EnvironmentValues {
  func with(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
    var copy = self
    change(&copy)
    return copy
  }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, opacity: opacity)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}
extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { .init() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { .init() }
}
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { .init() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { .init() } }
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { .init() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
extension ShapeStyle where Self == LinkShapeStyle { public static var link: LinkShapeStyle { .init() } }
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}
extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
  public static var accentColor: Color { Color.accentColor }
}

extension View {
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(style: AnyShapeStyle(style), levels: nil))
  }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
    -> some View
  {
    modifier(
      _ForegroundStyleModifier(style: AnyShapeStyle(primary), levels: [AnyShapeStyle(secondary)]))
  }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      _ForegroundStyleModifier(
        style: AnyShapeStyle(primary), levels: [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
  }
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor).environment(\.accentStyle, accentColor.map { AnyShapeStyle($0) })
  }
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

private struct AccentStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style of the accent color; nil for that of the app.
  var accentStyle: AnyShapeStyle? {
    get { self[AccentStyleKey.self] }
    set { self[AccentStyleKey.self] = newValue }
  }
}

extension UIColor {
  /// The color of text in a material, which shows little of the views behind.
  fileprivate static var materialText: UIColor {
    UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.14 : 0.97, alpha: 0.82) }
  }
}
