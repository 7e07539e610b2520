import UIKit

// Conversions between SwiftUI's values and UIKit's traits. A missing value is an unspecified trait.

extension ColorScheme {
  /// Creates a color scheme from a style of user interfaces; `nil` if it is unspecified.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}
extension UIUserInterfaceStyle {
  /// Creates a style of user interfaces from a color scheme.
  public init(_ colorScheme: ColorScheme?) { self = colorScheme?.uiKit ?? .unspecified }
}

extension ColorSchemeContrast {
  /// Creates a contrast from UIKit's value; `nil` if it is unspecified.
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .normal: self = .standard
    case .high: self = .increased
    case .unspecified: return nil
    }
  }
}
extension UIAccessibilityContrast {
  /// Creates UIKit's value from a contrast.
  public init(_ colorSchemeContrast: ColorSchemeContrast?) {
    switch colorSchemeContrast {
    case .standard: self = .normal
    case .increased: self = .high
    case nil: self = .unspecified
    }
  }
}

extension LegibilityWeight {
  /// Creates a weight from UIKit's value; `nil` if it is unspecified.
  public init?(_ uiLegibilityWeight: UILegibilityWeight) {
    switch uiLegibilityWeight {
    case .regular: self = .regular
    case .bold: self = .bold
    case .unspecified: return nil
    }
  }
}
extension UILegibilityWeight {
  /// Creates UIKit's value from a weight.
  public init(_ legibilityWeight: LegibilityWeight?) {
    switch legibilityWeight {
    case .regular: self = .regular
    case .bold: self = .bold
    case nil: self = .unspecified
    }
  }
}

extension LayoutDirection {
  /// Creates a direction from UIKit's value; `nil` if it is unspecified.
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    case .unspecified: return nil
    }
  }
}
extension UITraitEnvironmentLayoutDirection {
  /// Creates UIKit's value from a direction.
  public init(_ layoutDirection: LayoutDirection) { self = layoutDirection.uiKit }
}

extension UIUserInterfaceSizeClass {
  /// Creates UIKit's value from a size class.
  public init(_ sizeClass: UserInterfaceSizeClass?) { self = sizeClass?.uiKit ?? .unspecified }
}

extension UIContentSizeCategory {
  /// Creates UIKit's category from a size of text.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize?.contentSizeCategory ?? .unspecified
  }
}
