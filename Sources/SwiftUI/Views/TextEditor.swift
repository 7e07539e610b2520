/// A multi-line text editor, implemented with `UITextView`.
public struct TextEditor: View {
  private let text: Binding<String>
  private let selection: Binding<TextSelection?>?
  nonisolated public init(text: Binding<String>) {
    self.text = text
    selection = nil
  }
  /// Creates an editor with access to its selection.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }
  public var body: some View { EditorControl(text: text, selection: selection) }
}

private struct EditorControl: UIViewRepresentable {
  let text: Binding<String>
  let selection: Binding<TextSelection?>?

  func makeCoordinator() -> TextViewCoordinator { TextViewCoordinator() }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    // Uses the insets of a text field.
    view.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    let environment = context.environment
    view.backgroundColor = environment.hidesScrollBackground ? .clear : .systemBackground
    view.isScrollEnabled = environment.isScrollEnabled
    context.coordinator.update(view, text, environment, selection: selection)
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
  /// Sets the visibility of the background of lists and editors.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollBackground, visibility == .hidden)
  }
}
