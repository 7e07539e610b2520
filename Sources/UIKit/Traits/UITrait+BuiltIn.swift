// The traits of UIKit, as names for `registerForTraitChanges` and for subscripts.

/// The kind of device.
public enum UITraitUserInterfaceIdiom: BuiltInTrait {
  public typealias Value = UIUserInterfaceIdiom
  public static var affectsColorAppearance: Bool { true }
  package static var key: TraitSet { .userInterfaceIdiom }
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Light or dark appearance.
public enum UITraitUserInterfaceStyle: BuiltInTrait {
  public typealias Value = UIUserInterfaceStyle
  public static var affectsColorAppearance: Bool { true }
  package static var key: TraitSet { .userInterfaceStyle }
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The direction of layout.
public enum UITraitLayoutDirection: BuiltInTrait {
  public typealias Value = UITraitEnvironmentLayoutDirection
  package static var key: TraitSet { .layoutDirection }
  package static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// Pixels per point; 0 is unspecified.
public enum UITraitDisplayScale: BuiltInTrait {
  public typealias Value = CGFloat
  package static var key: TraitSet { .displayScale }
  package static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: BuiltInTrait {
  public typealias Value = UIUserInterfaceSizeClass
  package static var key: TraitSet { .horizontalSizeClass }
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The vertical size class.
public enum UITraitVerticalSizeClass: BuiltInTrait {
  public typealias Value = UIUserInterfaceSizeClass
  package static var key: TraitSet { .verticalSizeClass }
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// Whether touches report their force.
public enum UITraitForceTouchCapability: BuiltInTrait {
  public typealias Value = UIForceTouchCapability
  package static var key: TraitSet { .forceTouchCapability }
  package static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The preferred text size.
public enum UITraitPreferredContentSizeCategory: BuiltInTrait {
  public typealias Value = UIContentSizeCategory
  package static var key: TraitSet { .preferredContentSizeCategory }
  package static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// The color gamut of the display.
public enum UITraitDisplayGamut: BuiltInTrait {
  public typealias Value = UIDisplayGamut
  public static var affectsColorAppearance: Bool { true }
  package static var key: TraitSet { .displayGamut }
  package static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The preferred contrast.
public enum UITraitAccessibilityContrast: BuiltInTrait {
  public typealias Value = UIAccessibilityContrast
  public static var affectsColorAppearance: Bool { true }
  package static var key: TraitSet { .accessibilityContrast }
  package static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// Base or elevated.
public enum UITraitUserInterfaceLevel: BuiltInTrait {
  public typealias Value = UIUserInterfaceLevel
  public static var affectsColorAppearance: Bool { true }
  package static var key: TraitSet { .userInterfaceLevel }
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The preference for bold text.
public enum UITraitLegibilityWeight: BuiltInTrait {
  public typealias Value = UILegibilityWeight
  package static var key: TraitSet { .legibilityWeight }
  package static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// Whether the window is active.
public enum UITraitActiveAppearance: BuiltInTrait {
  public typealias Value = UIUserInterfaceActiveAppearance
  public static var affectsColorAppearance: Bool { true }
  package static var key: TraitSet { .activeAppearance }
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}

/// The language for typesetting; empty if unspecified.
public enum UITraitTypesettingLanguage: BuiltInTrait {
  public typealias Value = String
  package static var key: TraitSet { .typesettingLanguage }
  package static var path: WritableKeyPath<TraitValues, String> { \.typesettingLanguage }
}

/// Whether the scene is being recorded.
public enum UITraitSceneCaptureState: BuiltInTrait {
  public typealias Value = UISceneCaptureState
  package static var key: TraitSet { .sceneCaptureState }
  package static var path: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
}
