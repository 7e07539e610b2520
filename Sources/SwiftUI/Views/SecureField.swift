/// A text field with hidden text, backed by a `UITextField`.
public struct SecureField<Label: View>: View {
  let text: Binding<String>
  let prompt: String?
  var onCommit: (() -> Void)?
  public var body: some View {
    var field = TextField(text: text, prompt: prompt, label: Text(prompt ?? ""))
    field.isSecure = true
    field.onCommit = onCommit
    return field
  }
}

extension SecureField {
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt?.plainString ?? ViewText.text(of: label()))
  }
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: (prompt ?? Text(titleKey)).plainString)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: (prompt ?? Text(title)).plainString)
  }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use onSubmit(of:_:).")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: Text(titleKey).plainString, onCommit: onCommit)
  }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use onSubmit(of:_:).")
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: Text(title).plainString, onCommit: onCommit)
  }
}

extension SecureField: AlertPartView {
  package var alertPart: AlertPart { .field(prompt: prompt ?? "", text: text, isSecure: true) }
}
