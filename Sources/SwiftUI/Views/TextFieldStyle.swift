/// The appearance of text fields. Apps implement `_body(configuration:)`.
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  /// Returns the field in the style.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field in a style.
public struct _TextFieldStyleLabel: View {
  let content: AnyView
  public var body: some View { content }
}

/// A style that only changes how the framework draws the field.
private protocol BuiltInTextFieldStyle { var isRounded: Bool { get } }

public struct DefaultTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle {
  public init() {}
  fileprivate var isRounded: Bool { false }
  public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
}
public struct PlainTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle {
  public init() {}
  fileprivate var isRounded: Bool { false }
  public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle {
  public init() {}
  fileprivate var isRounded: Bool { true }
  public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

/// A style of an app, type-erased.
struct CustomTextFieldStyle {
  let make: @MainActor (TextField<_TextFieldStyleLabel>) -> AnyView
}
private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: CustomTextFieldStyle? { nil }
}
extension EnvironmentValues {
  /// The app's own style of text fields.
  var textFieldStyle: CustomTextFieldStyle? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of text fields and secure fields.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let builtIn = style as? any BuiltInTextFieldStyle
    let custom = CustomTextFieldStyle { StyleHost.hosting(style, $0) { $0._body(configuration: $1) } }
    return environment(\.textFieldStyle, builtIn == nil ? custom : nil)
      .transformEnvironment(\.hasRoundedFields) { if let builtIn { $0 = builtIn.isRounded } }
  }
}
