import FoundationExtensions

/// The conditions for one variant in a catalog.
struct AssetConditions {
  var idiom = UIUserInterfaceIdiom.unspecified
  var isDark: Bool?
  var isHighContrast = false
  var isRightToLeft: Bool?

  /// Returns `nil` for devices that are not supported here.
  init?(_ tree: JSONTree) {
    switch tree["idiom"]?.string ?? "universal" {
    case "universal": idiom = .unspecified
    case "iphone": idiom = .phone
    case "ipad": idiom = .pad
    default: return nil
    }
    for appearance in tree["appearances"]?.array ?? [] {
      switch (appearance["appearance"]?.string, appearance["value"]?.string) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): isHighContrast = true
      default: return nil
      }
    }
    switch tree["language-direction"]?.string {
    case "right-to-left": isRightToLeft = true
    case "left-to-right": isRightToLeft = false
    default: break
    }
  }

  var traits: UITraitCollection {
    UITraitCollection { traits in
      if idiom != .unspecified { traits.userInterfaceIdiom = idiom }
      if let isDark { traits.userInterfaceStyle = isDark ? .dark : .light }
      if isHighContrast { traits.accessibilityContrast = .high }
      if let isRightToLeft { traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
    }
  }

  /// Identifies variants that differ in more than their scale.
  var key: String { "\(idiom.rawValue) \(isDark as Any) \(isHighContrast) \(isRightToLeft as Any)" }
}
