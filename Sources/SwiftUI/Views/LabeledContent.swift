/// A label with associated content.
public struct LabeledContent<Label: View, Content: View>: View {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) private let configuration: LabeledContentStyleConfiguration
  @Environment(\.labeledContentStyleBox) private var style
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    configuration = LabeledContentStyleConfiguration(
      label: .init(AnyView(labelOfControl: label())), content: .init(AnyView(content())))
  }
  public var body: some View { style.makeBody(configuration) }
  public static var _rows: _RowShape { .one }
}
extension LabeledContent where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }) { Text(title) }
  }
  nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }) { Text(title) }
  }
}
extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

public struct LabeledContentStyleConfiguration {
  public typealias Label = _StyleLabel
  public typealias Content = _StyleLabel
  public let label: Label
  public let content: Content
}

/// A style of labeled content.
@preconcurrency @MainActor
public protocol LabeledContentStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabeledContentStyleConfiguration
}
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label) { configuration.content.foregroundStyle(.secondary) }
  }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { .init() }
}
package struct LabeledContentStyleBox {
  let makeBody: @MainActor (LabeledContentStyleConfiguration) -> AnyView
  init<S: LabeledContentStyle>(_ style: S) {
    makeBody = {
      AnyView(
        StyleHost(style: style, configuration: $0) { $0.makeBody(configuration: $1) }
          .environment(\.labeledContentStyleBox, .standard))
    }
  }
  private init(standard: AutomaticLabeledContentStyle) {
    makeBody = { AnyView(standard.makeBody(configuration: $0)) }
  }
  static let standard = LabeledContentStyleBox(standard: AutomaticLabeledContentStyle())
}
private struct LabeledContentStyleKey: EnvironmentKey {
  static let defaultValue = LabeledContentStyleBox.standard
}
extension EnvironmentValues {
  package var labeledContentStyleBox: LabeledContentStyleBox {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}
extension View {
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    styled(style, \.labeledContentStyleBox) { style, _ in LabeledContentStyleBox(style) }
  }
}

extension AnyView {
  /// Creates the label of a control. Of several texts, the first is the title, and the others are subtitles below it.
  nonisolated init(labelOfControl label: some View) {
    guard let texts = readUnisolated({ (label as? any TextList)?.texts }) else {
      self.init(label)
      return
    }
    self.init(
      VStack(alignment: .leading, spacing: 2) {
        texts[0]
        ForEach(texts.indices.dropFirst(), id: \.self) { index in
          Group { texts[index] }.font(.subheadline).foregroundStyle(.secondary)
        }
      })
  }
}

/// A view that consists of several views.
@MainActor
private protocol TextList {
  /// The texts, if all views are texts.
  var texts: [Text]? { get }
}

extension TupleView: TextList {
  fileprivate var texts: [Text]? {
    var texts: [Text] = []
    var count = 0
    Self._children(of: self) { child in
      count += 1
      if let text = child.value as? Text { texts.append(text) }
    }
    return count > 1 && texts.count == count ? texts : nil
  }
}
