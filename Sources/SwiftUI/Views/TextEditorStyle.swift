/// A style of text editors.
@preconcurrency @MainActor
public protocol TextEditorStyle {
  /// Whether the editor has no background. For the framework's own types.
  nonisolated var _isPlain: Bool { get }
}
public struct AutomaticTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
  nonisolated public var _isPlain: Bool { false }
}
public struct PlainTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
  nonisolated public var _isPlain: Bool { true }
}
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
  nonisolated public var _isPlain: Bool { false }
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { .init() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { .init() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  public static var roundedBorder: RoundedBorderTextEditorStyle { .init() }
}
extension View {
  @ViewBuilder
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    if style is RoundedBorderTextEditorStyle {
      padding(4).overlay(RoundedRectangle(cornerRadius: 6).strokeBorder(Color(.separator)))
    } else {
      transformEnvironment(\.hidesScrollBackground) { if style._isPlain { $0 = true } }
    }
  }
}
