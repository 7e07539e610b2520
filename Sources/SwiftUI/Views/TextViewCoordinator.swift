/// Synchronizes a `UITextView` with the text, focus and settings of its view.
@MainActor
final class TextViewCoordinator: NSObject, UITextViewDelegate {
  private var text: Binding<String>?
  private var submit: (() -> Void)?
  private weak var focus: FocusTarget?
  private let synchronizer = SelectionSynchronizer()

  /// - Parameter submit: The action for a line break, instead of inserting it.
  func update(
    _ view: UITextView, _ text: Binding<String>, _ environment: EnvironmentValues,
    selection: Binding<TextSelection?>? = nil, submit: (() -> Void)? = nil
  ) {
    self.text = text
    synchronizer.selection = nil
    self.submit = submit
    focus = environment.focusTarget
    environment.focusTarget?.responder = view
    let value = text.wrappedValue
    if view.text != value { view.text = value }
    synchronizer.selection = selection
    synchronizer.apply(to: view, text: value)
    view.font = TextResolver(environment).baseFont
    view.textColor = environment.foregroundStyle?.color(in: environment) ?? .label
    view.textAlignment = environment.multilineTextAlignment.uiKit
    view.isEditable = environment.isEnabled
    view.keyboardType = environment.keyboardType
    view.autocapitalizationType = environment.capitalization
    view.autocorrectionType = environment.autocorrectionDisabled ? .no : .default
    environment.focusTarget?.synchronize()
  }

  func textViewDidChange(_ textView: UITextView) {
    if text?.wrappedValue != textView.text { text?.wrappedValue = textView.text ?? "" }
  }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText: String) -> Bool {
    guard replacementText == "\n", let submit else { return true }
    submit()
    return false
  }
  func textViewDidChangeSelection(_ textView: UITextView) {
    guard synchronizer.selection != nil else { return }
    // Comes before the change of the text.
    textViewDidChange(textView)
    synchronizer.report(textView, text: textView.text ?? "")
  }
  func textViewDidBeginEditing(_ textView: UITextView) {
    focus?.didFocus()
    synchronizer.apply(to: textView, text: textView.text ?? "")
  }
  func textViewDidEndEditing(_ textView: UITextView) { focus?.didUnfocus() }
}

extension TextAlignment {
  /// The alignment of edited text.
  var uiKit: NSTextAlignment {
    switch self {
    case .leading: .natural
    case .center: .center
    case .trailing: .right
    }
  }
}
