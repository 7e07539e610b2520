/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  /// Dismisses a presentation.
  public static let close = ButtonRole(name: "close")
  /// Confirms an entry.
  public static let confirm = ButtonRole(name: "confirm")

  /// The title of buttons without one.
  var title: String {
    switch self {
    case .close: SystemString.close.text
    case .confirm: SystemString.done.text
    case .destructive: SystemString.delete.text
    default: SystemString.cancel.text
    }
  }
  var systemImage: String {
    switch self {
    case .confirm: "checkmark"
    case .destructive: "trash"
    default: "xmark"
    }
  }
}

/// A control that performs an action when tapped.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let action: @MainActor () -> Void
  nonisolated(unsafe) let label: Label
  @Environment(\.buttonStyleBox) private var style

  @preconcurrency
  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
  @preconcurrency
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public var body: some View {
    // Several views are in a row, as in one button.
    let label = label is any SeveralViews ? AnyView(HStack { self.label }) : AnyView(label)
    return style.makeBody(
      PrimitiveButtonStyleConfiguration(role: role, label: .init(label), action: action))
  }
}

/// The label of a button with a role and without a label.
public struct DefaultButtonLabel: View {
  let role: ButtonRole
  @Environment(\.isInBar) private var isInBar
  public var body: some View {
    if isInBar {
      Image(systemName: role.systemImage).accessibilityLabel(role.title)
    } else {
      Text(role.title)
    }
  }
}
extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the title of its role or, in a bar, its symbol.
  @preconcurrency
  nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
extension Button where Label == Text {
  @preconcurrency
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }
  @_disfavoredOverload
  @preconcurrency
  nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  @_disfavoredOverload
  @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
  @_disfavoredOverload
  @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) } }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// A custom button style with custom interaction.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// A custom button style.
@preconcurrency @MainActor
public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

/// The label of a styled control.
public struct _StyleLabel: View {
  let content: AnyView
  /// Whether the label is an empty text or view.
  let isEmpty: Bool
  nonisolated init(_ content: AnyView, isEmpty: Bool = false) {
    self.content = content
    self.isEmpty = isEmpty
  }
  public var body: some View { content }
}

public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = _StyleLabel
  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void
  var isTriggeredByRow = false
  @MainActor public func trigger() { action() }
}

public struct ButtonStyleConfiguration {
  public typealias Label = _StyleLabel
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// A type-erased button style in the environment.
package struct ButtonStyleBox {
  let makeBody: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView
  init<S: PrimitiveButtonStyle>(_ style: S, inside outer: ButtonStyleBox? = nil) {
    makeBody = {
      StyleHost.hosting(style, $0) { $0.makeBody(configuration: $1) }.inside(outer, \.buttonStyleBox)
    }
  }
  /// A style whose own buttons have the style around it.
  init<S: ButtonStyle>(pressable style: S, inside outer: ButtonStyleBox) {
    makeBody = { HighlightingButton(configuration: $0, style: style).inside(outer, \.buttonStyleBox) }
  }
}

struct HighlightingButton<S: ButtonStyle>: View {
  private let configuration: PrimitiveButtonStyleConfiguration
  private let style: HostedStyle<S>
  @State private var isPressed = false

  init(configuration: PrimitiveButtonStyleConfiguration, style: S) {
    self.configuration = configuration
    self.style = HostedStyle(style)
  }

  var body: some View {
    style.style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: configuration.label, isPressed: isPressed)
    )
    .modifier(
      TapControl(
        action: configuration.action, isPressed: $isPressed, isTriggeredByRow: configuration.isTriggeredByRow)
    )
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static let defaultValue = ButtonStyleBox(DefaultButtonStyle())
}
private struct RowButtonKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  package var buttonStyleBox: ButtonStyleBox {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
  /// Whether a button fills a list row and is triggered by it.
  package var isInRow: Bool {
    get { self[RowButtonKey.self] }
    set { self[RowButtonKey.self] = newValue }
  }
}

extension View {
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    styled(style, \.buttonStyleBox) { ButtonStyleBox($0, inside: $1) }
  }
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    styled(style, \.buttonStyleBox) { ButtonStyleBox(pressable: $0, inside: $1) }
  }
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

public struct ButtonBorderShape: Hashable, Sendable {
  let radius: CGFloat?
  var isCircle = false
  public static let automatic = ButtonBorderShape(radius: nil)
  public static let capsule = ButtonBorderShape(radius: .infinity)
  public static let circle = ButtonBorderShape(radius: .infinity, isCircle: true)
  public static let roundedRectangle = ButtonBorderShape(radius: nil)
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(radius: radius)
  }
}
private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}
extension EnvironmentValues {
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

// MARK: Styles

/// The default style for the context; borderless on its own.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    var configuration = configuration
    configuration.isTriggeredByRow = true
    return BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HighlightingButton(configuration: configuration, style: StandardStyle())
  }
  struct StandardStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      TintedLabel(configuration: configuration)
    }
  }
  private struct TintedLabel: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foregroundStyle) private var surrounding
    var body: some View {
      configuration.label
        .foregroundStyle(
          isEnabled
            ? surrounding?.ownStyle
              ?? (configuration.role == .destructive
                ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
            : AnyShapeStyle(Color(.tertiaryLabel))
        )
        .opacity(configuration.isPressed ? 0.2 : 1)
    }
  }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HighlightingButton(configuration: configuration, style: StandardStyle())
  }
  struct StandardStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { PlainLabel(configuration: configuration) }
  }
  private struct PlainLabel: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      configuration.label.opacity(isEnabled ? configuration.isPressed ? 0.5 : 1 : 0.4)
    }
  }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HighlightingButton(configuration: configuration, style: StandardStyle(isProminent: false))
  }
  struct StandardStyle: ButtonStyle {
    let isProminent: Bool
    func makeBody(configuration: Configuration) -> some View {
      FilledLabel(configuration: configuration, isProminent: isProminent)
    }
  }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HighlightingButton(
      configuration: configuration, style: BorderedButtonStyle.StandardStyle(isProminent: true))
  }
}

private struct FilledLabel: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.foregroundStyle) private var surrounding

  private var insets: EdgeInsets {
    switch controlSize {
    case .mini, .small: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
  private var fill: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color(.tertiarySystemFill)) }
    let isDestructive = configuration.role == .destructive
    if isProminent { return isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()) }
    return isDestructive
      ? AnyShapeStyle(Color.red.opacity(0.15)) : AnyShapeStyle(TintShapeStyle().opacity(0.15))
  }
  private var foreground: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color(.tertiaryLabel)) }
    if let style = surrounding?.ownStyle { return style }
    if isProminent { return AnyShapeStyle(Color.white) }
    return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
  private var radius: CGFloat {
    if let radius = border.radius { return min(radius, 1000) }
    return controlSize == .large || controlSize == .extraLarge ? 12 : controlSize == .regular ? 8 : 1000
  }
  var body: some View {
    configuration.label
      .foregroundStyle(foreground)
      .padding(
        border.isCircle
          ? EdgeInsets(top: insets.top, leading: insets.top, bottom: insets.top, trailing: insets.top)
          : insets
      )
      .modifier(SquareModifier(isSquare: border.isCircle))
      .background(fill, in: RoundedRectangle(cornerRadius: radius))
      .opacity(configuration.isPressed ? 0.75 : 1)
  }
}

/// Gives a circular button the same width and height.
private struct SquareModifier: ViewModifier {
  let isSquare: Bool
  func body(content: Content) -> some View {
    if isSquare { SquareLayout { content } } else { content }
  }
}

private struct SquareLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let side = sizes.map { max($0.width, $0.height) }.max() ?? 0
    return CGSize(width: side, height: side)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
