/// A button that shares items with other apps.
public struct ShareLink<Label: View>: View {
  private let items: [Any]
  private let subject: String?
  private let label: Label
  @State private var anchor = ShareAnchor()

  init(items: [Any], subject: Text?, label: Label) {
    self.items = items
    self.subject = subject?.plainString
    self.label = label
  }
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: [item] + (message.map { [$0.plainString] } ?? []), subject: subject, label: label())
  }
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: [item] + (message.map { [$0.plainString] } ?? []), subject: subject, label: label())
  }

  public var body: some View {
    Button {
      anchor.share(items)
    } label: {
      label
    }
    .background(ShareAnchorView(anchor: anchor))
  }
}
extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      SwiftUI.Label(SystemString.shareWithDialog.text, systemImage: "square.and.arrow.up")
    }
  }
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      SwiftUI.Label(SystemString.shareWithDialog.text, systemImage: "square.and.arrow.up")
    }
  }
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }
}

@MainActor
private final class ShareAnchor {
  weak var view: UIView?
  nonisolated init() {}

  func share(_ items: [Any]) {
    guard let view, let root = view.window?.rootViewController else { return }
    var presenter = root
    while let presented = presenter.presentedViewController { presenter = presented }
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = view.bounds
    presenter.present(sheet, animated: true)
  }
}

private struct ShareAnchorView: UIViewRepresentable {
  let anchor: ShareAnchor
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.isUserInteractionEnabled = false
    return view
  }
  func updateUIView(_ view: UIView, context: Context) { anchor.view = view }
}

/// A control for selecting a color, implemented with `UIColorWell`.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }
  public var body: some View {
    LabeledControl(label: label) { ColorControl(selection: selection, supportsOpacity: supportsOpacity) }
  }
}
extension ColorPicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

private struct ColorControl: UIViewRepresentable {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  final class Coordinator { var selection: Binding<Color>? }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UIColorWell {
    let view = UIColorWell(frame: .zero)
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in
        if let color = view?.selectedColor { coordinator.selection?.wrappedValue = Color(color) }
      }, for: .valueChanged)
    return view
  }
  func updateUIView(_ view: UIColorWell, context: Context) {
    context.coordinator.selection = selection
    view.supportsAlpha = supportsOpacity
    let color = selection.wrappedValue.uiColor(in: context.environment)
    if view.selectedColor != color { view.selectedColor = color }
    view.isEnabled = context.environment.isEnabled
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIColorWell, context: Context) -> CGSize? {
    CGSize(width: 28, height: 28)
  }
}
