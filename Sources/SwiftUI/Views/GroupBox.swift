/// A box with a title.
public struct GroupBox<Label: View, Content: View>: View {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) private let configuration: GroupBoxStyleConfiguration
  @Environment(\.groupBoxStyleBox) private var style
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    configuration = GroupBoxStyleConfiguration(
      label: .init(AnyView(label())), content: .init(AnyView(content())))
  }
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
  public var body: some View { style.makeBody(configuration) }
  public static var _rows: _RowShape { .one }
}
extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}
extension GroupBox where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

public struct GroupBoxStyleConfiguration {
  public typealias Label = _StyleLabel
  public typealias Content = _StyleLabel
  public let label: Label
  public let content: Content
}

/// A style of group boxes.
@preconcurrency @MainActor
public protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GroupBoxStyleConfiguration
}
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupBoxCard(configuration: configuration)
  }
}
private struct GroupBoxDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }
extension EnvironmentValues {
  /// The nesting depth of boxes.
  fileprivate var groupBoxDepth: Int {
    get { self[GroupBoxDepthKey.self] }
    set { self[GroupBoxDepthKey.self] = newValue }
  }
}
private struct GroupBoxCard: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.groupBoxDepth) private var depth
  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        configuration.label.font(.headline)
        Spacer(minLength: 0)
      }
      configuration.content
    }
    .padding()
    .background(
      Color(depth % 2 == 0 ? .secondarySystemBackground : .tertiarySystemBackground),
      in: RoundedRectangle(cornerRadius: 8)
    )
    .environment(\.groupBoxDepth, depth + 1)
  }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { .init() }
}
package struct GroupBoxStyleBox {
  let makeBody: @MainActor (GroupBoxStyleConfiguration) -> AnyView
  /// The content of the box uses the style; the body of the style uses the outer one.
  init<S: GroupBoxStyle>(_ style: S, inside outer: GroupBoxStyleBox? = nil) {
    makeBody = { configuration in
      guard let outer else {
        return AnyView(
          StyleHost(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
      }
      let content = configuration.content.environment(
        \.groupBoxStyleBox, GroupBoxStyleBox(style, inside: outer))
      let inner = GroupBoxStyleConfiguration(label: configuration.label, content: .init(AnyView(content)))
      return StyleHost(style: style, configuration: inner) { $0.makeBody(configuration: $1) }
        .inside(outer, \.groupBoxStyleBox)
    }
  }
}
private struct GroupBoxStyleKey: EnvironmentKey {
  static let defaultValue = GroupBoxStyleBox(DefaultGroupBoxStyle())
}
extension EnvironmentValues {
  package var groupBoxStyleBox: GroupBoxStyleBox {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}
extension View {
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    styled(style, \.groupBoxStyleBox) { GroupBoxStyleBox($0, inside: $1) }
  }
}
