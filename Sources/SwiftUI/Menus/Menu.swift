/// A button with a menu of actions, implemented with `UIMenu`.
public struct Menu<Label: View, Content: View>: View {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let primaryAction: (@MainActor () -> Void)?
  @Environment(\.menuStyleBox) private var style

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }
  /// Creates a menu that opens on a long press, with another action for taps.
  @preconcurrency
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  public var body: some View {
    style.makeBody(
      MenuStyleConfiguration(
        label: .init(AnyView(label)), content: .init(AnyView(content)), primaryAction: primaryAction))
  }
}

extension Menu where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }
}
extension Menu where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

public struct MenuStyleConfiguration {
  public typealias Label = _StyleLabel
  public typealias Content = _StyleLabel
  public let label: Label
  public let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// A custom style of menu buttons.
@preconcurrency @MainActor
public protocol MenuStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = MenuStyleConfiguration
}

public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}
/// A style with the label in the current button style.
public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}
public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}
extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { .init() }
}
extension MenuStyle where Self == ButtonMenuStyle { public static var button: ButtonMenuStyle { .init() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

package struct MenuStyleBox {
  let makeBody: @MainActor (MenuStyleConfiguration) -> AnyView
  init<S: MenuStyle>(_ style: S) {
    makeBody = { StyleHost.hosting(style, $0) { $0.makeBody(configuration: $1) } }
  }
}
private struct MenuStyleKey: EnvironmentKey {
  static let defaultValue = MenuStyleBox(DefaultMenuStyle())
}
extension EnvironmentValues {
  package var menuStyleBox: MenuStyleBox {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}
extension View {
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    // Menus inside a custom style use the outer style.
    styled(style, \.menuStyleBox) { style, _ in MenuStyleBox(OuterMenuStyle(style: style)) }
  }
}
private struct OuterMenuStyle<S: MenuStyle>: MenuStyle {
  let style: S
  func makeBody(configuration: Configuration) -> some View {
    style.makeBody(configuration: configuration)
      .environment(\.menuStyleBox, MenuStyleBox(DefaultMenuStyle()))
  }
}

private struct MenuButton: View {
  let configuration: MenuStyleConfiguration
  var body: some View {
    let content = configuration.content
    Button(action: configuration.primaryAction ?? {}) { configuration.label }
      .environment(
        \.tapMenu,
        TapMenu(isPrimary: configuration.primaryAction == nil) { node in
          UIMenu(children: ViewParts(AnyView(content), parent: node).menuElements())
        })
  }
}

/// The menu of a button.
package struct TapMenu {
  /// Whether the menu opens on a tap instead of a long press.
  var isPrimary = true
  var selectsOne = false
  let make: @MainActor (_ViewNode) -> UIMenu
}
private struct TapMenuKey: EnvironmentKey { static var defaultValue: TapMenu? { nil } }
extension EnvironmentValues {
  package var tapMenu: TapMenu? {
    get { self[TapMenuKey.self] }
    set { self[TapMenuKey.self] = newValue }
  }
}
