public struct ProgressViewStyleConfiguration {
  public typealias Label = _StyleLabel
  public typealias CurrentValueLabel = _StyleLabel
  /// The progress from 0 to 1; `nil` if indeterminate.
  public let fractionCompleted: Double?
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
}

/// A style of progress views.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ProgressViewStyleConfiguration
}

package struct ProgressViewStyleBox {
  let makeBody: @MainActor (ProgressViewStyleConfiguration) -> AnyView
  init<S: ProgressViewStyle>(_ style: S, inside outer: ProgressViewStyleBox? = nil) {
    makeBody = {
      StyleHost(style: style, configuration: $0) { $0.makeBody(configuration: $1) }
        .inside(outer, \.progressViewStyleBox)
    }
  }
}
private struct ProgressViewStyleKey: EnvironmentKey {
  static let defaultValue = ProgressViewStyleBox(DefaultProgressViewStyle())
}
extension EnvironmentValues {
  package var progressViewStyleBox: ProgressViewStyleBox {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

/// Hosts a style in its own node, so that it reads the environment and has its state there.
package struct StyleHost<Style, Configuration, Content: View>: View {
  private let style: HostedStyle<Style>
  private let configuration: Configuration
  private let make: @MainActor (Style, Configuration) -> Content

  package init(
    style: Style, configuration: Configuration, make: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    self.style = HostedStyle(style)
    self.configuration = configuration
    self.make = make
  }

  package var body: some View { StyleBody(content: make(style.style, configuration)) }

  /// The body of a style, in a node of its own if the style has dynamic properties.
  static func hosting(
    _ style: Style, _ configuration: Configuration,
    make: @escaping @MainActor (Style, Configuration) -> Content
  ) -> AnyView {
    PropertyLayout.of(Style.self).dynamicCount == 0
      ? AnyView(make(style, configuration))
      : AnyView(StyleHost(style: style, configuration: configuration, make: make))
  }
}
extension View {
  /// The body of a style. Controls inside use the outer style, so that a style may contain its own control.
  nonisolated func inside<Box>(_ outer: Box?, _ style: WritableKeyPath<EnvironmentValues, Box>) -> AnyView {
    outer.map { AnyView(environment(style, $0)) } ?? AnyView(self)
  }
}
private struct StyleBody<Content: View>: View {
  let content: Content
  var body: some View { content }
}

/// A bar if the progress is determinate, a spinner otherwise.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  @ViewBuilder
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: tint)
      configuration.currentValueLabel.foregroundStyle(.secondary).font(.footnote)
    }
  }
}

/// A spinner, as on iOS even for determinate progress.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      ProgressSpinner(tint: tint)
      configuration.label.foregroundStyle(.secondary).font(.footnote)
      configuration.currentValueLabel.foregroundStyle(.secondary).font(.footnote)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { .init() }
}

extension View {
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    styled(style, \.progressViewStyleBox) { ProgressViewStyleBox($0, inside: $1) }
  }
}

private struct ProgressSpinner: UIViewRepresentable {
  let tint: Color?
  func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView() }
  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
    let environment = context.environment
    let isLarge = environment.controlSize == .large || environment.controlSize == .extraLarge
    view.style = isLarge ? .large : .medium
    if let color = tint?.uiColor(in: environment) ?? environment.tint?.color(in: environment) {
      view.color = color
    }
    if !view.isAnimating { view.startAnimating() }
  }
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIActivityIndicatorView, context: Context
  ) -> CGSize? { uiView.intrinsicContentSize }
}

private struct ProgressBar: UIViewRepresentable {
  let fraction: Double
  let tint: Color?
  func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
  func updateUIView(_ view: UIProgressView, context: Context) {
    let environment = context.environment
    view.setProgress(Float(max(0, min(1, fraction))), animated: context.transaction.animation != nil)
    view.progressTintColor = tint?.uiColor(in: environment) ?? environment.tint?.color(in: environment)
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIProgressView, context: Context) -> CGSize? {
    CGSize(width: proposal.width ?? 150, height: 4)
  }
}
