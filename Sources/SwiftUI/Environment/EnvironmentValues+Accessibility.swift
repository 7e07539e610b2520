extension EnvironmentValues {
  /// Whether an assistive technology runs, unless an ancestor sets it.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] ?? accessibilityVoiceOverEnabled }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
  public var accessibilitySwitchControlEnabled: Bool { UIAccessibility.isSwitchControlRunning }
  public var accessibilityInvertColors: Bool { UIAccessibility.isInvertColorsEnabled }
  public var accessibilityShowButtonShapes: Bool { UIAccessibility.buttonShapesEnabled }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var isLuminanceReduced: Bool { false }
  public var isSceneCaptured: Bool { false }
}

/// Assistive technologies.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
extension AccessibilityFocusState {
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }
}

private struct AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
