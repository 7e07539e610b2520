/// A group of related controls.
public struct ControlGroup<Content: View>: View {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let content: Content
  @Environment(\.controlGroupStyleBox) private var style
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }
  nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }
  public var body: some View {
    style.makeBody(
      ControlGroupStyleConfiguration(
        content: .init(AnyView(content)),
        label: .init(AnyView((content as? any LabeledGroupContent)?.anyLabel ?? AnyView(EmptyView())))))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) { content = configuration.content }
}

public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  public var body: some View { content }
}
@MainActor
private protocol LabeledGroupContent { var anyLabel: AnyView { get } }
extension LabeledControlGroupContent: LabeledGroupContent {
  fileprivate var anyLabel: AnyView { AnyView(label) }
}

extension ControlGroup: PartView {
  package func menuElements(_ node: _ViewNode) -> [UIMenuElement] {
    let menu = UIMenu(
      options: .displayInline, children: ViewParts(AnyView(content), parent: node).menuElements())
    menu.preferredElementSize = node.environment.controlGroupStyleBox.elementSize
    return [menu]
  }
}

public struct ControlGroupStyleConfiguration {
  public typealias Content = _StyleLabel
  public typealias Label = _StyleLabel
  public let content: Content
  public let label: Label
}

/// A style of control groups.
@preconcurrency @MainActor
public protocol ControlGroupStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ControlGroupStyleConfiguration
}
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }.buttonStyle(.bordered)
  }
}
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 20) { configuration.content }.buttonStyle(.borderless)
  }
}
/// A style with a menu of the controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu(content: { configuration.content }, label: { configuration.label })
  }
}
/// A row of small elements in menus.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu(content: { configuration.content }, label: { configuration.label })
  }
}
/// Only symbols in menus.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }.buttonStyle(.bordered).labelStyle(.iconOnly)
  }
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { .init() }
}
package struct ControlGroupStyleBox {
  let makeBody: @MainActor (ControlGroupStyleConfiguration) -> AnyView
  let elementSize: UIMenu.ElementSize
  init<S: ControlGroupStyle>(_ style: S, inside outer: ControlGroupStyleBox? = nil) {
    makeBody = {
      StyleHost(style: style, configuration: $0) { $0.makeBody(configuration: $1) }
        .inside(outer, \.controlGroupStyleBox)
    }
    elementSize =
      style is PaletteControlGroupStyle || style is CompactMenuControlGroupStyle ? .small : .medium
  }
}
private struct ControlGroupStyleKey: EnvironmentKey {
  static let defaultValue = ControlGroupStyleBox(AutomaticControlGroupStyle())
}
extension EnvironmentValues {
  package var controlGroupStyleBox: ControlGroupStyleBox {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}
extension View {
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    styled(style, \.controlGroupStyleBox) { ControlGroupStyleBox($0, inside: $1) }
  }
}
