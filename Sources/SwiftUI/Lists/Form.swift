/// A list of controls.
public struct Form<Content: View>: View {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let content: Content
  @Environment(\.formStyle) private var style
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated public init(_ configuration: FormStyleConfiguration)
  where Content == FormStyleConfiguration.Content {
    content = configuration.content
  }
  public var body: some View {
    switch style {
    case .list: List { content }
    case .columns: FormColumn(content: content)
    case .custom(let make): make(FormStyleConfiguration(content)).environment(\.formStyle, .list)
    }
  }
}

/// Controls in a column without groups.
private struct FormColumn<Content: View>: View {
  let content: Content
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) { content }.padding(20)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

enum FormAppearance {
  case list, columns
  /// The style of an app.
  case custom(@MainActor (FormStyleConfiguration) -> AnyView)
}
private struct FormStyleKey: EnvironmentKey { static var defaultValue: FormAppearance { .list } }
extension EnvironmentValues {
  var formStyle: FormAppearance {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

/// The parts of a form.
public struct FormStyleConfiguration {
  /// The content of the form.
  public struct Content: View {
    fileprivate let content: AnyView
    public var body: some View { content }
  }
  public let content: Content
  init<V: View>(_ content: V) { self.content = Content(content: AnyView(content)) }
}

/// The appearance and layout of forms.
@preconcurrency @MainActor
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { List { configuration.content } }
}
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { List { configuration.content } }
}
/// A style with controls in a column without groups.
public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    FormColumn(content: configuration.content)
  }
}
extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { .init() }
}
extension FormStyle where Self == GroupedFormStyle { public static var grouped: GroupedFormStyle { .init() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: ColumnsFormStyle { .init() } }
extension View {
  /// Sets the style of forms.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    let appearance: FormAppearance =
      switch style {
      case is AutomaticFormStyle, is GroupedFormStyle: .list
      case is ColumnsFormStyle: .columns
      default: .custom { StyleHost.hosting(style, $0) { $0.makeBody(configuration: $1) } }
      }
    return environment(\.formStyle, appearance)
  }
}
