/// A view that shows or hides content below a label.
public struct DisclosureGroup<Label: View, Content: View>: View {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let content: () -> Content
  let isExpandedBinding: Binding<Bool>?
  @State private var isExpandedState = false
  @Environment(\.disclosureGroupStyleBox) private var style
  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    isExpandedBinding = nil
  }
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    isExpandedBinding = isExpanded
  }
  private var isExpanded: Binding<Bool> { isExpandedBinding ?? $isExpandedState }
  public var body: some View {
    if let style {
      style.makeBody(
        DisclosureGroupStyleConfiguration(
          label: .init(AnyView(label)), content: .init(AnyView(content())), isExpanded: isExpanded))
    } else {
      DisclosureButton(label: label, isExpanded: isExpanded)
      if isExpanded.wrappedValue { content() }
    }
  }
}
extension DisclosureGroup where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(label) } }
}

/// The row that toggles the content.
private struct DisclosureButton<Label: View>: View {
  @Environment(\.isInRow) private var isInRow
  let label: Label
  let isExpanded: Binding<Bool>
  var body: some View {
    Button {
      withAnimation { isExpanded.wrappedValue.toggle() }
    } label: {
      HStack {
        label.foregroundStyle(isInRow ? AnyShapeStyle(Color.primary) : AnyShapeStyle(.foreground))
        Spacer()
        Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
          .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
      }
    }
  }
}

public struct DisclosureGroupStyleConfiguration {
  public typealias Label = _StyleLabel
  public typealias Content = _StyleLabel
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

/// A style of disclosure groups.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureButton(label: configuration.label, isExpanded: configuration.$isExpanded)
    if configuration.isExpanded { configuration.content }
  }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}
package struct DisclosureGroupStyleBox {
  let makeBody: @MainActor (DisclosureGroupStyleConfiguration) -> AnyView
  init<S: DisclosureGroupStyle>(_ style: S) {
    makeBody = { AnyView(StyleHost(style: style, configuration: $0) { $0.makeBody(configuration: $1) }) }
  }
}
private struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: DisclosureGroupStyleBox? { nil }
}
extension EnvironmentValues {
  package var disclosureGroupStyleBox: DisclosureGroupStyleBox? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}
extension View {
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    styled(style, \.disclosureGroupStyleBox) { style, _ in DisclosureGroupStyleBox(style) }
  }
}
