/// A control for choosing a color, backed by a `UIColorWell`.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) private let label: Label
  nonisolated public init(
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
extension ColorPicker {
  /// Creates a picker for a Core Graphics color.
  nonisolated public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: label) }
}
extension Binding<CGColor> {
  /// A binding to the SwiftUI color. New values are resolved for the light appearance.
  fileprivate var color: Binding<Color> {
    Binding<Color>(
      get: { Color(UIColor(cgColor: wrappedValue)) },
      set: { new in
        // The color picker sets its binding on the main thread.
        wrappedValue = MainActor.assumeIsolated {
          UIColor(new).resolvedColor(with: UITraitCollection()).cgColor
        }
      })
  }
}
extension ColorPicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

private struct ColorControl: UIViewRepresentable, RowControl {
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
