/// A color that is resolved in the environment.
public struct Color: Hashable, Sendable {
  package indirect enum Base: Hashable, Sendable {
    case uiColor(UIColor)
    /// A color with given components.
    case components(UIColor)
    case system(SystemColor)
    case accent
    case primary, secondary
    case opacity(Color, Double)
    case mix(Color, Color, Double)
    case named(String, Bundle?)
    case style(StyleColor)
  }
  package let base: Base

  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  package init(base: Base) { self.base = base }
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    base = .components(
      colorSpace == .displayP3
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
        : UIColor(red: red, green: green, blue: blue, alpha: opacity))
  }
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    base = .components(UIColor(white: white, alpha: opacity))
  }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    base = .components(
      UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }
  public init(_ name: String, bundle: Bundle? = nil) { base = .named(name, bundle) }
  /// Creates the color of an asset catalog.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
  // A color of an asset catalog is preferred to the constant of UIKit with the same name.
  @_disfavoredOverload
  public init(_ color: UIColor) { base = .uiColor(color) }
  public init(uiColor: UIColor) { base = .uiColor(uiColor) }
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
  public init(cgColor: CGColor) { base = .uiColor(UIColor(cgColor: cgColor)) }

  public static let red = Color(base: .system(.red))
  public static let orange = Color(base: .system(.orange))
  public static let yellow = Color(base: .system(.yellow))
  public static let green = Color(base: .system(.green))
  public static let mint = Color(base: .system(.mint))
  public static let teal = Color(base: .system(.teal))
  public static let cyan = Color(base: .system(.cyan))
  public static let blue = Color(base: .system(.blue))
  public static let indigo = Color(base: .system(.indigo))
  public static let purple = Color(base: .system(.purple))
  public static let pink = Color(base: .system(.pink))
  public static let brown = Color(base: .system(.brown))
  public static let white = Color(base: .system(.white))
  public static let gray = Color(base: .system(.gray))
  public static let black = Color(base: .system(.black))
  public static let clear = Color(base: .system(.clear))
  public static let primary = Color(base: .primary)
  public static let secondary = Color(base: .secondary)
  public static let accentColor = Color(base: .accent)

  public func opacity(_ opacity: Double) -> Color { Color(base: .opacity(self, opacity)) }
  public func mix(with rhs: Color, by fraction: Double) -> Color { Color(base: .mix(self, rhs, fraction)) }
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [mix(with: .white, by: 0.18), self])) }

  /// The UIKit color, which may depend on traits.
  @preconcurrency @MainActor package func uiColor(in environment: EnvironmentValues) -> UIColor {
    switch base {
    case .uiColor(let color), .components(let color): return color
    case .system(let color): return color.uiColor
    case .accent: return environment.accentColorUIColor
    case .primary: return .label
    case .secondary: return .secondaryLabel
    case .opacity(let color, let opacity):
      let color = color.uiColor(in: environment)
      return UIColor { traits in
        let resolved = color.resolvedColor(with: traits)
        return resolved.withAlphaComponent(resolved.cgColor.alpha * opacity)
      }
    case .mix(let a, let b, let fraction):
      let a = a.uiColor(in: environment)
      let b = b.uiColor(in: environment)
      return UIColor { traits in
        var (r1, g1, b1, a1) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        var (r2, g2, b2, a2) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        a.resolvedColor(with: traits).getRed(&r1, green: &g1, blue: &b1, alpha: &a1)
        b.resolvedColor(with: traits).getRed(&r2, green: &g2, blue: &b2, alpha: &a2)
        func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * fraction }
        return UIColor(red: mix(r1, r2), green: mix(g1, g2), blue: mix(b1, b2), alpha: mix(a1, a2))
      }
    case .named(let name, let bundle): return UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
    case .style(let style): return style.uiColor(in: environment)
    }
  }
}

extension EnvironmentValues {
  /// The accent color: the tint of the navigation stack, tab view or presentation around, or that of the app.
  ///
  /// A tint inside them changes controls, not the accent color (https://github.com/skiptools/skip-ui/issues/432).
  @MainActor var accentColorUIColor: UIColor {
    accentUIColor(accentStyle) { ($0.tint, $0.accentStyle) = (nil, nil) }
  }

  @MainActor package var accentUIColor: UIColor {
    // In the tint itself, the accent color and the tint are those of the app: `.tint(.accentColor)`.
    accentUIColor(tint) { $0.tint = nil }
  }

  /// - Parameter leave: Removes the style from the environment in which it is resolved.
  @MainActor private func accentUIColor(
    _ style: AnyShapeStyle?, leaving leave: (inout EnvironmentValues) -> Void
  ) -> UIColor {
    var accent = UIView.defaultTint
    if let style {
      var environment = self
      leave(&environment)
      environment.isTintDimmed = false
      if case .color(let color) = style.paint(in: environment), color !== UIColor.tintColor { accent = color }
    }
    return isTintDimmed ? accent.dimmedTint : accent
  }
}

extension Color: View {
  public typealias Body = Never
  public static func _makeNode(_ view: Color, _ inputs: _NodeInputs) -> _TypedNode<Color> {
    ColorNode(view: view, inputs)
  }
  public static var _rows: _RowShape { .one }
}

private final class ColorNode: ItemNode<Color> {
  override func makeItem() -> LayoutItem { ColorItem(self, UIView()) }
  override func update(_ view: Color) {
    guard view != self.view else { return }
    super.update(view)
  }
}

private final class ColorItem: LeafItem {
  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  override func configure(_ size: CGSize) {
    guard let node = node as? ColorNode else { return }
    view.backgroundColor = node.view.uiColor(in: environment)
    view.isUserInteractionEnabled = false
  }
}

extension UIColor {
  /// Creates a UIKit color from a SwiftUI color.
  public convenience init(_ color: Color) {
    let resolved = readUnisolated { color.uiColor(in: EnvironmentValues()) }
    self.init { resolved.resolvedColor(with: $0) }
  }
}
