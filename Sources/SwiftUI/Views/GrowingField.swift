/// A field of several lines, as high as its text. It is a `UITextView`.
struct GrowingField: View {
  let text: Binding<String>
  let prompt: String?
  @Environment(\.hasRoundedFields) private var isRounded

  var body: some View {
    let field = GrowingControl(text: text)
      .overlay(alignment: .topLeading) {
        if text.wrappedValue.isEmpty, let prompt {
          Text(prompt).foregroundStyle(.placeholder).allowsHitTesting(false)
        }
      }
    if isRounded {
      field.padding(.horizontal, 7).padding(.vertical, 6)
        .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(Color(.separator)) }
    } else {
      field
    }
  }
}

private struct GrowingControl: UIViewRepresentable {
  let text: Binding<String>

  @MainActor final class Coordinator: NSObject, UITextViewDelegate {
    var text: Binding<String>?
    var submit: (() -> Void)?
    weak var focus: FocusTarget?
    func textViewDidChange(_ textView: UITextView) {
      if text?.wrappedValue != textView.text { text?.wrappedValue = textView.text ?? "" }
    }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText: String) -> Bool
    {
      guard replacementText == "\n", let submit else { return true }
      submit()
      return false
    }
    func textViewDidBeginEditing(_ textView: UITextView) { focus?.didFocus() }
    func textViewDidEndEditing(_ textView: UITextView) { focus?.didUnfocus() }
  }
  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.backgroundColor = .clear
    view.isScrollEnabled = false
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    let environment = context.environment
    context.coordinator.text = text
    context.coordinator.submit = environment.submitAction
    context.coordinator.focus = environment.focusTarget
    environment.focusTarget?.responder = view
    let value = text.wrappedValue
    if view.text != value { view.text = value }
    view.font = TextResolver(environment).baseFont
    view.textColor = environment.foregroundStyle?.color(in: environment) ?? .label
    view.textAlignment =
      environment.multilineTextAlignment == .center
      ? .center : environment.multilineTextAlignment == .trailing ? .right : .natural
    view.isEditable = environment.isEnabled
    view.keyboardType = environment.keyboardType
    view.returnKeyType = environment.returnKey
    view.autocapitalizationType = environment.capitalization
    view.autocorrectionType = environment.autocorrectionDisabled ? .no : .default
    environment.focusTarget?.synchronize()
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
    let width = proposal.width ?? 200
    let line = uiView.font?.lineHeight ?? 22
    let wanted = uiView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let lines = context.environment.lineLimit.map { line * CGFloat($0) } ?? .infinity
    let limit = min(lines, proposal.height ?? .infinity)
    let height = min(max(wanted, line), max(limit, line)).rounded(.up)
    // What does not fit is scrolled to.
    uiView.isScrollEnabled = wanted > height + 0.5
    let least = context.environment.reservesLineSpace ? lines : 0
    return CGSize(width: width, height: least.isFinite ? max(height, least) : height)
  }
}
