/// Lines of text that a person can change. It is a `UITextView`.
public struct TextEditor: View {
  private let text: Binding<String>
  public init(text: Binding<String>) { self.text = text }
  public var body: some View { EditorControl(text: text) }
}

private struct EditorControl: UIViewRepresentable {
  let text: Binding<String>

  @MainActor final class Coordinator: NSObject, UITextViewDelegate {
    var text: Binding<String>?
    weak var focus: FocusTarget?
    func textViewDidChange(_ textView: UITextView) {
      if text?.wrappedValue != textView.text { text?.wrappedValue = textView.text ?? "" }
    }
    func textViewDidBeginEditing(_ textView: UITextView) { focus?.didFocus() }
    func textViewDidEndEditing(_ textView: UITextView) { focus?.didUnfocus() }
  }
  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    // The text stands as far from the edges as that of a field does.
    view.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    let environment = context.environment
    context.coordinator.text = text
    context.coordinator.focus = environment.focusTarget
    environment.focusTarget?.responder = view
    let value = text.wrappedValue
    if view.text != value { view.text = value }
    view.font = TextResolver(environment).baseFont
    view.textColor = environment.foregroundStyle?.color(in: environment) ?? .label
    view.textAlignment =
      environment.multilineTextAlignment == .center
      ? .center : environment.multilineTextAlignment == .trailing ? .right : .natural
    view.backgroundColor = environment.hidesScrollBackground ? .clear : .systemBackground
    view.isEditable = environment.isEnabled
    view.isScrollEnabled = environment.isScrollEnabled
    view.keyboardType = environment.keyboardType
    view.autocapitalizationType = environment.capitalization
    view.autocorrectionType = environment.autocorrectionDisabled ? .no : .default
    environment.focusTarget?.synchronize()
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 100))
  }
}

private struct HidesBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
  package var hidesScrollBackground: Bool {
    get { self[HidesBackgroundKey.self] }
    set { self[HidesBackgroundKey.self] = newValue }
  }
}
extension View {
  /// Whether lists and editors draw their own background.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollBackground, visibility == .hidden)
  }
}
