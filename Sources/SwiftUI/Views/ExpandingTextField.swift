/// A multi-line field that grows with its text, implemented with `UITextView`.
struct ExpandingTextField: View {
  let text: Binding<String>
  let prompt: String?
  var selection: Binding<TextSelection?>?
  @Environment(\.hasRoundedFields) private var isRounded

  var body: some View {
    let field = ExpandingTextControl(text: text, selection: selection)
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

private struct ExpandingTextControl: UIViewRepresentable {
  let text: Binding<String>
  let selection: Binding<TextSelection?>?

  func makeCoordinator() -> TextViewCoordinator { TextViewCoordinator() }

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
    view.returnKeyType = environment.returnKey
    context.coordinator.update(
      view, text, environment, selection: selection, submit: environment.submitAction)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
    let width = proposal.width ?? 200
    let line = uiView.font?.lineHeight ?? 22
    let wanted = uiView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let lines = context.environment.lineLimit.map { line * CGFloat($0) } ?? .infinity
    let limit = min(lines, proposal.height ?? .infinity)
    let height = min(max(wanted, line), max(limit, line)).rounded(.up)
    // Scrolls if the text does not fit.
    uiView.isScrollEnabled = wanted > height + 0.5
    let least = context.environment.reservesLineSpace ? lines : 0
    return CGSize(width: width, height: least.isFinite ? max(height, least) : height)
  }
}
