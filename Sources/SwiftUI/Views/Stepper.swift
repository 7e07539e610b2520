/// A control for incrementing and decrementing a value, backed by a `UIStepper`.
public struct Stepper<Label: View>: View {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let onIncrement: (() -> Void)?
  nonisolated(unsafe) let onDecrement: (() -> Void)?
  nonisolated(unsafe) let onEditingChanged: (Bool) -> Void

  /// Creates a stepper that performs actions. A button without an action is disabled.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  public var body: some View {
    LabeledControl(label: label) {
      StepperControl(
        label: ViewText.text(of: label), onIncrement: onIncrement, onDecrement: onDecrement,
        onEditingChanged: onEditingChanged)
    }
  }

  /// Returns the actions that change a value by one step; `nil` if the result would be out of bounds.
  nonisolated private static func steps<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride
  ) -> (up: (() -> Void)?, down: (() -> Void)?) {
    let up = value.wrappedValue.advanced(by: step)
    let down = value.wrappedValue.advanced(by: -step)
    return (
      bounds.map { up <= $0.upperBound } ?? true ? { value.wrappedValue = up } : nil,
      bounds.map { down >= $0.lowerBound } ?? true ? { value.wrappedValue = down } : nil
    )
  }

  nonisolated fileprivate init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ label: () -> Label,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    let steps = Self.steps(value, bounds, step)
    self.init(
      label: label, onIncrement: steps.up, onDecrement: steps.down, onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, nil, step, label, onEditingChanged) }
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, step, label, onEditingChanged) }
}

extension Stepper {
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use init(label:onIncrement:onDecrement:onEditingChanged:)."
  )
  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "Use init(value:step:label:onEditingChanged:)."
  )
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(value, nil, step, label, onEditingChanged) }
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "Use init(value:in:step:label:onEditingChanged:)."
  )
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) { self.init(value, bounds, step, label, onEditingChanged) }

  /// Creates a stepper for a number. The format applies to the text field that macOS shows beside the stepper; as on
  /// iOS, only the label is shown.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value, nil, step, label, onEditingChanged)
  }
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value, bounds, step, label, onEditingChanged)
  }
}

extension Stepper where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, nil, step, { Text(titleKey) }, onEditingChanged) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, nil, step, { Text(title) }, onEditingChanged) }
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, step, { Text(titleKey) }, onEditingChanged) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, step, { Text(title) }, onEditingChanged) }
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value, nil, step, { Text(titleKey) }, onEditingChanged)
  }
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value, bounds, step, { Text(titleKey) }, onEditingChanged)
  }
}

private struct StepperControl: UIViewRepresentable, RowControl {
  let label: String?
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  final class Coordinator { var model: StepperControl? }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UIStepper {
    let view = UIStepper()
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in
        guard let view, let model = coordinator.model else { return }
        let change = view.value
        view.value = 0
        if change > 0 { model.onIncrement?() } else if change < 0 { model.onDecrement?() }
      }, for: .valueChanged)
    view.addAction(UIAction { _ in coordinator.model?.onEditingChanged(true) }, for: .touchDown)
    view.addAction(
      UIAction { _ in coordinator.model?.onEditingChanged(false) },
      for: [.touchUpInside, .touchUpOutside, .touchCancel])
    return view
  }
  func updateUIView(_ view: UIStepper, context: Context) {
    context.coordinator.model = self
    view.minimumValue = onDecrement == nil ? 0 : -1
    view.maximumValue = onIncrement == nil ? 0 : 1
    view.value = 0
    view.defaultAccessibilityLabel = label
    view.isEnabled = context.environment.isEnabled
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIStepper, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}
