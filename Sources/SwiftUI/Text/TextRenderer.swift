/// A custom drawing of a text's lines, runs and glyphs.
public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// Returns the size of the text. The default is the text's own size.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// The area around the text in which the renderer draws, in points.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// The text to measure.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// A custom attribute of a text range, for renderers.
public protocol TextAttribute {}

/// A type-erased custom attribute of a text range.
package struct CustomTextAttribute: Equatable {
  static let key = NSAttributedString.Key("SwiftUI.CustomTextAttribute")
  let value: any TextAttribute
  private let isEqual: (any TextAttribute) -> Bool

  init<T: TextAttribute>(_ value: T) {
    self.value = value
    let compare = equality(of: T.self)
    isEqual = { other in (other as? T).map { compare?(value, $0) ?? true } ?? false }
  }
  package static func == (a: CustomTextAttribute, b: CustomTextAttribute) -> Bool { a.isEqual(b.value) }
}

extension Text {
  /// Adds a custom attribute for renderers.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    adding(.custom(CustomTextAttribute(value)))
  }
}

private struct TextRendererKey: EnvironmentKey { static var defaultValue: (any TextRenderer)? { nil } }
extension EnvironmentValues {
  var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

/// Sets the renderer of the texts inside, and animates its animatable data.
private struct TextRendererModifier<R: TextRenderer>: ViewModifier, Animatable {
  // Animated on the main thread; `animatableData` is not isolated, as in Apple's protocol.
  nonisolated(unsafe) var renderer: R
  nonisolated var animatableData: R.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }
  func body(content: Content) -> some View { content.environment(\.textRenderer, renderer) }
}

extension View {
  /// Sets the renderer of the texts inside.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

/// The renderer of a label and its text.
@MainActor
struct TextRendering {
  private let renderer: any TextRenderer
  private let string: NSAttributedString
  private let environment: EnvironmentValues

  init(_ renderer: any TextRenderer, _ text: Text, _ environment: EnvironmentValues) {
    self.renderer = renderer
    string = TextResolver(environment).attributed(text)
    self.environment = environment
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ own: @escaping (ProposedViewSize) -> CGSize) -> CGSize {
    renderer.sizeThatFits(proposal: proposal, text: TextProxy(measure: own))
  }

  var padding: EdgeInsets { renderer.displayPadding }

  func draw(in rect: CGRect, alignment: NSTextAlignment, maxLines: Int) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = Text.Layout(
      string, size: rect.size, maxLines: maxLines, alignment: alignment, environment: environment)
    var graphics = GraphicsContext(
      GraphicsTarget(context, CGSize(width: rect.maxX, height: rect.maxY), environment) { _ in nil })
    graphics.translateBy(x: rect.minX, y: rect.minY)
    renderer.draw(layout: layout, in: &graphics)
  }
}

/// The view in which a renderer draws the text of a label.
final class TextCanvas: UIView {
  private var rendering: TextRendering?
  private var textRect = CGRect.zero
  private var alignment = NSTextAlignment.natural
  private var maxLines = 0

  init() {
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = false
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Redraws the text around a label of the given size.
  func show(_ rendering: TextRendering, _ size: CGSize, _ label: UILabel) {
    let padding = rendering.padding
    self.rendering = rendering
    alignment = label.textAlignment
    maxLines = label.numberOfLines
    textRect = CGRect(origin: CGPoint(x: padding.leading, y: padding.top), size: size)
    frame = CGRect(
      x: -padding.leading, y: -padding.top, width: size.width + padding.leading + padding.trailing,
      height: size.height + padding.top + padding.bottom)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    rendering?.draw(in: textRect, alignment: alignment, maxLines: maxLines)
  }
}
