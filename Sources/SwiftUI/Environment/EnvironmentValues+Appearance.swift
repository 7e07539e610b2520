/// Whether a button repeats its action while it is held. Has no effect: buttons act when they are released.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
/// Whether a view acts when something is dragged over it. Has no effect: nothing is activated by a drag.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}
/// The prominence of the background under a view.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  public static let standard = BackgroundProminence(name: "standard")
  public static let increased = BackgroundProminence(name: "increased")
}
/// The appearance of materials in inactive windows. Has no effect: materials look active in every window.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}
/// The size of the rows of a sidebar, which is always medium on iOS.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

extension Image {
  /// The range of brightness of an image. Has no effect: images are drawn in the standard range.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }
  /// Has no effect: images are drawn in the standard range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

private struct RepeatKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }
private struct SpringLoadingKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}
private struct ProminenceKey: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }
private struct BadgeKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }
private struct ActiveAppearanceKey: EnvironmentKey {
  static var defaultValue: MaterialActiveAppearance { .automatic }
}
private struct RowSizeKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }
private struct DynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }
private struct MaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }
private struct DrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct WidgetBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[RepeatKey.self] }
    set { self[RepeatKey.self] = newValue }
  }
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }
  public var backgroundProminence: BackgroundProminence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
  public var badgeProminence: BadgeProminence {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[ActiveAppearanceKey.self] }
    set { self[ActiveAppearanceKey.self] = newValue }
  }
  public var sidebarRowSize: SidebarRowSize {
    get { self[RowSizeKey.self] }
    set { self[RowSizeKey.self] = newValue }
  }
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }
  /// The material behind the view; a value for apps to set and read.
  public var backgroundMaterial: Material? {
    get { self[MaterialKey.self] }
    set { self[MaterialKey.self] = newValue }
  }
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
  public var showsWidgetContainerBackground: Bool {
    get { self[WidgetBackgroundKey.self] }
    set { self[WidgetBackgroundKey.self] = newValue }
  }
  /// Whether the scene of the view is active.
  public var appearsActive: Bool { scenePhase == .active }
  public var accessibilityQuickActionsEnabled: Bool { false }

  @available(iOS, deprecated: 100000.0, renamed: "autocorrectionDisabled")
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }

  // MARK: Scrolling

  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { ScrollDismissesKeyboardMode(keyboardDismissMode) }
    set { keyboardDismissMode = newValue.uiKit }
  }
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollOptions.bounceBehavior(.vertical) }
    set { scrollOptions.setBounceBehavior(newValue, .vertical) }
  }
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollOptions.bounceBehavior(.horizontal) }
    set { scrollOptions.setBounceBehavior(newValue, .horizontal) }
  }
}

extension View {
  /// Has no effect: buttons act when they are released.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
  /// Has no effect: nothing is activated by a drag.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
  /// Has no effect: images are drawn in the standard range.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
  /// Has no effect: materials look active in every window.
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
  /// Limits the sizes of controls.
  nonisolated public func controlSize<R: RangeExpression>(_ range: R) -> some View
  where R.Bound == ControlSize {
    transformEnvironment(\.controlSize) { size in
      let sizes = ControlSize.allCases.filter { range.contains($0) }
      guard let first = sizes.first, let last = sizes.last, !sizes.contains(size) else { return }
      size = size < first ? first : last
    }
  }
  /// Shows or hides the labels of controls.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.labelsHidden) { if visibility != .automatic { $0 = visibility == .hidden } }
  }
}

extension ControlSize: Comparable {
  public static func < (a: ControlSize, b: ControlSize) -> Bool {
    let all = allCases
    return (all.firstIndex(of: a) ?? 0) < (all.firstIndex(of: b) ?? 0)
  }
}
