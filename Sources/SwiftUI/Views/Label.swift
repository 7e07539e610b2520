/// A title with an icon.
public struct Label<Title: View, Icon: View>: View {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let title: Title
  nonisolated(unsafe) let icon: Icon
  @Environment(\.labelStyleBox) private var style

  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
  public var body: some View {
    style.makeBody(
      LabelStyleConfiguration(
        title: .init(AnyView(title)), icon: .init(AnyView(icon)), spokenTitle: ViewText.text(of: title)))
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

public struct LabelStyleConfiguration {
  public typealias Title = _StyleLabel
  public typealias Icon = _StyleLabel
  public let title: Title
  public let icon: Icon
  /// The accessibility label of the icon when it is shown alone.
  let spokenTitle: String?
}

/// A style of labels.
@preconcurrency @MainActor
public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabelStyleConfiguration
}

package struct LabelStyleBox {
  let makeBody: @MainActor (LabelStyleConfiguration) -> AnyView
  init<S: LabelStyle>(_ style: S) {
    makeBody = { StyleHost.hosting(style, $0) { $0.makeBody(configuration: $1) } }
  }
}
private struct LabelStyleKey: EnvironmentKey {
  static let defaultValue = LabelStyleBox(DefaultLabelStyle())
}
extension EnvironmentValues {
  package var labelStyleBox: LabelStyleBox {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}
extension View {
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    styled(style, \.labelStyleBox) { style, _ in LabelStyleBox(style) }
  }
}

public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}
/// Only the icon in bars, a tinted icon in its own column in list rows, both otherwise.
public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticLabel(configuration: configuration)
  }
}

private struct TintedIconsKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
  /// Whether icons of labels are tinted independently of the text color.
  package var tintsRowIcons: Bool {
    get { self[TintedIconsKey.self] }
    set { self[TintedIconsKey.self] = newValue }
  }
}

private struct AutomaticLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInBar) private var isInBar
  @Environment(\.isInRow) private var isInRow
  @Environment(\.foregroundStyle) private var foregroundStyle
  @Environment(\.tintsRowIcons) private var tintsRowIcons

  // As recorded on iOS 17 (Fidelity.md), in points.
  /// The width of row icons, so that titles are aligned.
  private static var iconWidth: CGFloat { 28 }
  private static var rowSpacing: CGFloat { 16 }

  var body: some View {
    if isInBar {
      IconOnlyLabelStyle().makeBody(configuration: configuration)
    } else if isInRow {
      HStack(spacing: Self.rowSpacing) {
        configuration.icon.foregroundStyle(
          tintsRowIcons ? AnyShapeStyle(.tint) : foregroundStyle ?? AnyShapeStyle(.tint)
        )
        .transformEnvironment(\.imageScale) { if $0 == .medium { $0 = .large } }
        .modifier(RowControlContent())
        .frame(minWidth: Self.iconWidth)
        configuration.title
      }
    } else {
      TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
  }
}
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.modifier(_AccessibilityModifier(label: configuration.spokenTitle))
  }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}
extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { .init() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { .init() }
}
