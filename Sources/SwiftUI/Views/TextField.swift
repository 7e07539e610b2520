/// An editable line of text.
public struct TextField<Label: View>: View {
  let text: Binding<String>
  let prompt: String?
  let label: Label
  var isSecure = false
  var axis = Axis.horizontal
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) var onCommit: (() -> Void)?
  nonisolated(unsafe) var onEditingChanged: ((Bool) -> Void)?
  var selection: Binding<TextSelection?>?
  /// Whether the text is written when editing ends, instead of at each change.
  var writesAtEnd = false
  public var body: some View { StyledTextField(field: self) }

  /// The field as the configuration of a style.
  fileprivate var erased: TextField<_TextFieldStyleLabel> {
    var field = TextField<_TextFieldStyleLabel>(
      text: text, prompt: prompt, label: _TextFieldStyleLabel(content: AnyView(label)))
    field.isSecure = isSecure
    field.axis = axis
    field.onCommit = onCommit
    field.onEditingChanged = onEditingChanged
    field.selection = selection
    field.writesAtEnd = writesAtEnd
    return field
  }
}

/// A field in the style of its environment.
private struct StyledTextField<Label: View>: View {
  let field: TextField<Label>
  @Environment(\.textFieldStyle) private var style
  var body: some View {
    if let style {
      style.make(field.erased).environment(\.textFieldStyle, nil)
    } else if field.axis == .vertical {
      ExpandingTextField(text: field.text, prompt: field.prompt, selection: field.selection)
    } else {
      FieldControl(
        text: field.text, prompt: field.prompt, isSecure: field.isSecure, onCommit: field.onCommit,
        onEditingChanged: field.onEditingChanged, selection: field.selection, writesAtEnd: field.writesAtEnd)
    }
  }
}
extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: (prompt ?? Text(titleKey)).plainString, label: Text(titleKey))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: (prompt ?? Text(title)).plainString, label: Text(title))
  }
  /// Creates a field that grows with its lines up to the line limit.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(titleKey, text: text, prompt: prompt)
    self.axis = axis
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(title, text: text, prompt: prompt)
    self.axis = axis
  }
  /// Creates a field with access to its selection.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(titleKey, text: text, prompt: prompt, axis: axis ?? .horizontal)
    self.selection = selection
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(title, text: text, prompt: prompt, axis: axis ?? .horizontal)
    self.selection = selection
  }
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      titleKey,
      text: Binding(
        get: { format.format(value.wrappedValue) },
        set: { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } }),
      prompt: prompt)
  }
}
extension TextField {
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let made = label()
    self.init(text: text, prompt: prompt?.plainString ?? ViewText.text(of: made), label: made)
  }
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
    self.axis = axis
  }
  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: label)
    self.selection = selection
  }
}
extension TextField where Label == Text {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(LocalizedStringKey(String(title)), value: value, format: format, prompt: prompt)
  }
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      titleKey,
      text: Binding(
        get: { value.wrappedValue.map { format.format($0) } ?? "" },
        set: { value.wrappedValue = try? format.parseStrategy.parse($0) }), prompt: prompt)
  }
  /// Creates a field for values that a formatter converts when editing ends.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(titleKey, text: formatter.text(value), prompt: prompt)
    writesAtEnd = true
  }
}
extension Formatter {
  /// Returns a binding to the text of a value. Text that cannot be converted does not change the value.
  func text<V>(_ value: Binding<V>) -> Binding<String> {
    Binding(
      get: { self.string(for: value.wrappedValue) ?? "" },
      set: { if let parsed = self.value(in: $0, as: V.self) { value.wrappedValue = parsed } })
  }

  /// Converts a text to the type of the field's binding.
  private func value<V>(in text: String, as type: V.Type) -> V? {
    let parsed = value(in: text)
    guard let number = parsed as? NSNumber else { return parsed as? V }
    let forms: [Any] = [
      number.intValue, number.doubleValue, number.floatValue, CGFloat(number.doubleValue),
      number.decimalValue, number,
    ]
    for form in forms { if let value = form as? V { return value } }
    return nil
  }

  /// Parses the value of a text.
  private func value(in text: String) -> Any? {
    switch self {
    case let numbers as NumberFormatter: return numbers.number(from: text)
    case let dates as DateFormatter: return dates.date(from: text)
    default: return nil
    }
  }
}
extension TextField: AlertPartView {
  package var alertPart: AlertPart { .field(prompt: prompt ?? "", text: text, isSecure: isSecure) }
}
struct FieldControl: UIViewRepresentable {
  let text: Binding<String>
  let prompt: String?
  let isSecure: Bool
  var onCommit: (() -> Void)?
  var onEditingChanged: ((Bool) -> Void)?
  var selection: Binding<TextSelection?>?
  var writesAtEnd = false
  @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
    var model: FieldControl?
    var submit: (() -> Void)?
    weak var focus: FocusTarget?
    let synchronizer = SelectionSynchronizer()
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      write(textField)
      submit?()
      model?.onCommit?()
      textField.resignFirstResponder()
      return true
    }
    /// Writes the text of a field that writes when editing ends, and shows the text of the value.
    private func write(_ textField: UITextField) {
      guard let model, model.writesAtEnd else { return }
      let text = textField.text ?? ""
      if model.text.wrappedValue != text { model.text.wrappedValue = text }
      textField.text = model.text.wrappedValue
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
      focus?.didFocus()
      model?.onEditingChanged?(true)
      synchronizer.apply(to: textField, text: textField.text ?? "")
    }
    func textFieldDidChangeSelection(_ textField: UITextField) {
      guard synchronizer.selection != nil, let model else { return }
      let text = textField.text ?? ""
      // Comes before the change of the text.
      if model.text.wrappedValue != text, !model.writesAtEnd { model.text.wrappedValue = text }
      synchronizer.report(textField, text: text)
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
      write(textField)
      focus?.didUnfocus()
      model?.onEditingChanged?(false)
    }
  }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UITextField {
    let view = UITextField()
    let coordinator = context.coordinator
    view.delegate = coordinator
    view.addAction(
      UIAction { [weak view] _ in
        guard let model = coordinator.model, !model.writesAtEnd else { return }
        model.text.wrappedValue = view?.text ?? ""
      },
      for: .editingChanged)
    return view
  }
  func updateUIView(_ view: UITextField, context: Context) {
    let environment = context.environment
    let coordinator = context.coordinator
    coordinator.model = self
    coordinator.synchronizer.selection = nil
    coordinator.submit = environment.submitAction
    coordinator.focus = environment.focusTarget
    environment.focusTarget?.responder = view
    let value = text.wrappedValue
    if view.text != value, !(writesAtEnd && view.isEditing) { view.text = value }
    coordinator.synchronizer.selection = selection
    coordinator.synchronizer.apply(to: view, text: value)
    view.placeholder = prompt
    view.isSecureTextEntry = isSecure
    view.isEnabled = environment.isEnabled
    let resolver = TextResolver(environment)
    view.font = resolver.baseFont
    view.textColor = environment.foregroundStyle?.color(in: environment) ?? .label
    view.textAlignment = environment.multilineTextAlignment.uiKit
    view.borderStyle = environment.hasRoundedFields ? .roundedRect : .none
    view.keyboardType = environment.keyboardType
    view.autocapitalizationType = environment.capitalization
    view.autocorrectionType = environment.autocorrectionDisabled ? .no : .default
    view.returnKeyType = environment.returnKey
    view.textContentType = environment.textContentType
    environment.focusTarget?.synchronize()
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? {
    let size = uiView.intrinsicContentSize
    return CGSize(width: proposal.width ?? max(size.width, 100), height: max(size.height, 22))
  }
}

private struct SubmitKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
private struct RoundedFieldsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct KeyboardKey: EnvironmentKey { static var defaultValue: UIKeyboardType { .default } }
private struct CapitalizationKey: EnvironmentKey {
  static var defaultValue: UITextAutocapitalizationType { .sentences }
}
private struct ReturnKeyKey: EnvironmentKey { static var defaultValue: UIReturnKeyType { .default } }
extension EnvironmentValues {
  package var submitAction: (() -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
  package var hasRoundedFields: Bool {
    get { self[RoundedFieldsKey.self] }
    set { self[RoundedFieldsKey.self] = newValue }
  }
  package var keyboardType: UIKeyboardType {
    get { self[KeyboardKey.self] }
    set { self[KeyboardKey.self] = newValue }
  }
  package var capitalization: UITextAutocapitalizationType {
    get { self[CapitalizationKey.self] }
    set { self[CapitalizationKey.self] = newValue }
  }
  package var returnKey: UIReturnKeyType {
    get { self[ReturnKeyKey.self] }
    set { self[ReturnKeyKey.self] = newValue }
  }
}

public struct TextInputAutocapitalization: Sendable {
  let uiKit: UITextAutocapitalizationType
  public static let never = TextInputAutocapitalization(uiKit: .none)
  public static let words = TextInputAutocapitalization(uiKit: .words)
  public static let sentences = TextInputAutocapitalization(uiKit: .sentences)
  public static let characters = TextInputAutocapitalization(uiKit: .allCharacters)
}
public struct SubmitLabel: Sendable {
  let uiKit: UIReturnKeyType
  public static let done = SubmitLabel(uiKit: .done)
  public static let go = SubmitLabel(uiKit: .go)
  public static let send = SubmitLabel(uiKit: .send)
  public static let join = SubmitLabel(uiKit: .join)
  public static let route = SubmitLabel(uiKit: .route)
  public static let search = SubmitLabel(uiKit: .search)
  public static let `return` = SubmitLabel(uiKit: .default)
  public static let next = SubmitLabel(uiKit: .next)
  public static let `continue` = SubmitLabel(uiKit: .continue)
}
extension View {
  nonisolated public func submitLabel(_ label: SubmitLabel) -> some View {
    environment(\.returnKey, label.uiKit)
  }
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardType, type)
  }
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  {
    environment(\.capitalization, autocapitalization?.uiKit ?? .sentences)
  }
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.capitalization, style)
  }
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }
}
