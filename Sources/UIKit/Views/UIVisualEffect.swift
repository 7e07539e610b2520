// Every `@unchecked Sendable`: immutable; plain Sendable excludes classes that are open for subclasses.

/// An effect of a visual effect view on the content behind it.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  public override init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A blur of the content behind, with a tint.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  open private(set) var style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Amplifies content on a blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  package let blurEffect: UIBlurEffect
  open private(set) var style: UIVibrancyEffectStyle

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle = .label) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }
}

extension UIVibrancyEffect {
  /// The color of labels, symbols and lines on the blur, which is translucent.
  ///
  /// Differs from iOS: a single color over the content behind, where iOS also uses burn or dodge blending.
  package var ink: UIColor {
    let strength: (light: CGFloat, dark: CGFloat) =
      switch style {
      case .label: (0.82, 0.9)
      case .secondaryLabel: (0.56, 0.6)
      case .tertiaryLabel: (0.34, 0.36)
      case .quaternaryLabel: (0.2, 0.22)
      case .fill: (0.2, 0.36)
      case .secondaryFill: (0.16, 0.32)
      case .tertiaryFill: (0.12, 0.24)
      case .separator: (0.28, 0.36)
      }
    let (light, dark) = (UIColor(white: 0, alpha: strength.light), UIColor(white: 1, alpha: strength.dark))
    // A material with a fixed appearance has the same ink in both.
    return switch blurEffect.style.isDark {
    case .some(true): dark
    case .some(false): light
    case .none: UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
  }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

extension UIBlurEffect.Style {
  /// A blur of the background in points, and the tint over it.
  struct Material {
    var radius: CGFloat
    var tint: UIColor
    var saturation: CGFloat = 1.8
  }

  /// Whether the material is always dark or always light; `nil` if it follows the appearance.
  var isDark: Bool? {
    switch self {
    case .extraLight, .light: false
    case .dark: true
    case .regular, .prominent: nil
    default: rawValue < 11 ? nil : rawValue > 15
    }
  }

  var material: Material {
    switch self {
    case .extraLight: Material(radius: 20, tint: UIColor(white: 0.97, alpha: 0.82))
    case .light: Material(radius: 20, tint: UIColor(white: 1, alpha: 0.3))
    case .dark: Material(radius: 20, tint: UIColor(white: 0.11, alpha: 0.73))
    case .regular: Self.adaptive(light: 0.44, dark: 0.5)
    case .prominent: Self.adaptive(light: 0.76, dark: 0.7)
    case .systemUltraThinMaterial: Self.adaptive(light: 0.44, dark: 0.44)
    case .systemThinMaterial: Self.adaptive(light: 0.6, dark: 0.6)
    case .systemMaterial: Self.adaptive(light: 0.74, dark: 0.74)
    case .systemThickMaterial: Self.adaptive(light: 0.84, dark: 0.84)
    case .systemChromeMaterial: Self.adaptive(light: 0.86, dark: 0.82)
    case .systemUltraThinMaterialLight: Self.fixed(white: 0.97, alpha: 0.44)
    case .systemThinMaterialLight: Self.fixed(white: 0.97, alpha: 0.6)
    case .systemMaterialLight: Self.fixed(white: 0.97, alpha: 0.74)
    case .systemThickMaterialLight: Self.fixed(white: 0.97, alpha: 0.84)
    case .systemChromeMaterialLight: Self.fixed(white: 0.97, alpha: 0.86)
    case .systemUltraThinMaterialDark: Self.fixed(white: 0.11, alpha: 0.44)
    case .systemThinMaterialDark: Self.fixed(white: 0.11, alpha: 0.6)
    case .systemMaterialDark: Self.fixed(white: 0.11, alpha: 0.74)
    case .systemThickMaterialDark: Self.fixed(white: 0.11, alpha: 0.84)
    case .systemChromeMaterialDark: Self.fixed(white: 0.11, alpha: 0.82)
    }
  }

  private static func adaptive(light: CGFloat, dark: CGFloat) -> Material {
    Material(
      radius: 20,
      tint: UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(white: 0.11, alpha: dark) : UIColor(white: 0.97, alpha: light)
      })
  }

  private static func fixed(white: CGFloat, alpha: CGFloat) -> Material {
    Material(radius: 20, tint: UIColor(white: white, alpha: alpha))
  }
}
