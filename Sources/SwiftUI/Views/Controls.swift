/// A switch with a label.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let label: Label
  @Environment(\.toggleStyleBox) private var style
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
  public var body: some View {
    let isEmpty = label is EmptyView || ViewText.text(of: label) == ""
    let shown = AnyView(labelOfControl: label)
    style.makeBody(ToggleStyleConfiguration(label: .init(shown, isEmpty: isEmpty), isOn: isOn))
  }
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle of a style configuration, with the outer style.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
extension Toggle where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, image: image) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, image: image) }
  }
}
extension Toggle {
  /// Creates a switch for several values. It is on if all of them are on; a change sets all of them.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        get: { values.allSatisfy(\.wrappedValue) },
        set: { on in for value in values { value.wrappedValue = on } }),
      label: label)
  }
}
extension Toggle where Label == Text {
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

public struct ToggleStyleConfiguration {
  public typealias Label = _StyleLabel
  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool { false }
}

@preconcurrency @MainActor
public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ToggleStyleConfiguration
}
package struct ToggleStyleBox {
  let makeBody: @MainActor (ToggleStyleConfiguration) -> AnyView
  init<S: ToggleStyle>(_ style: S, inside outer: ToggleStyleBox? = nil) {
    makeBody = {
      StyleHost.hosting(style, $0) { $0.makeBody(configuration: $1) }.inside(outer, \.toggleStyleBox)
    }
  }
}
private struct ToggleStyleKey: EnvironmentKey {
  // Views read their environment on the main thread.
  static let defaultValue = ToggleStyleBox(DefaultToggleStyle())
}
extension EnvironmentValues {
  package var toggleStyleBox: ToggleStyleBox {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}
public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label) {
      SwitchControl(isOn: configuration.$isOn, tint: tint, hasLabel: !configuration.label.isEmpty)
    }
  }
}
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DefaultToggle(configuration: configuration)
  }
}
/// A switch, or a button in a bar.
private struct DefaultToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.isInBar) private var isInBar
  var body: some View {
    if isInBar {
      ButtonToggleStyle().makeBody(configuration: configuration)
    } else {
      SwitchToggleStyle().makeBody(configuration: configuration)
    }
  }
}
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(BorderedToggleAppearance(isOn: configuration.isOn))
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
    .accessibilityRemoveTraits(configuration.isOn ? [] : .isSelected)
    .accessibilityValue(configuration.isOn ? "1" : "0")
  }
}
private struct BorderedToggleAppearance: ButtonStyle {
  let isOn: Bool
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.tint).padding(
      EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    )
    .background(TintShapeStyle().opacity(isOn ? 0.15 : 0), in: RoundedRectangle(cornerRadius: 8))
  }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { .init() }
}
extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { .init() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { .init() }
}
extension View {
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    styled(style, \.toggleStyleBox) { ToggleStyleBox($0, inside: $1) }
  }
  nonisolated public func labelsHidden() -> some View { environment(\.labelsHidden, true) }
}

/// A control at the end of a row with a label at the beginning.
package struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  @Environment(\.labelsHidden) private var labelsHidden
  init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }
  package var body: some View {
    if labelsHidden {
      control
    } else {
      HStack {
        label
        Spacer(minLength: 8)
        control
      }
    }
  }
}

private final class LabeledSwitch: UISwitch, LabeledBySibling {
  var isLabeledBySibling = true
}

private struct SwitchControl: UIViewRepresentable, RowControl {
  let isOn: Binding<Bool>
  let tint: Color?
  let hasLabel: Bool
  final class Coordinator { var isOn: Binding<Bool>? }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> LabeledSwitch {
    let view = LabeledSwitch()
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in if let view { coordinator.isOn?.wrappedValue = view.isOn } },
      for: .valueChanged)
    return view
  }
  func updateUIView(_ view: LabeledSwitch, context: Context) {
    context.coordinator.isOn = isOn
    view.isLabeledBySibling = hasLabel && !context.environment.labelsHidden
    let value = isOn.wrappedValue
    if view.isOn != value { view.setOn(value, animated: view.window != nil) }
    view.isEnabled = context.environment.isEnabled
    view.onTintColor =
      tint?.uiColor(in: context.environment) ?? context.environment.tint?.color(in: context.environment)
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: LabeledSwitch, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}

/// A control for selecting a value from a range.
public struct Slider<Label: View, ValueLabel: View>: View {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let label: Label
  let minimum: ValueLabel?
  let maximum: ValueLabel?
  let onEditingChanged: (Bool) -> Void
  public var body: some View {
    HStack {
      if let minimum { minimum }
      SliderControl(
        label: ViewText.text(of: label), value: value, bounds: bounds, step: step,
        onEditingChanged: onEditingChanged)
      if let maximum { maximum }
    }
  }
  nonisolated private static func double<V: BinaryFloatingPoint>(_ value: Binding<V>) -> Binding<Double> {
    Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
  }
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: Self.double(value), bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: nil,
      label: EmptyView(), minimum: nil, maximum: nil, onEditingChanged: onEditingChanged)
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: Self.double(value), bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: Double(step),
      label: EmptyView(), minimum: nil, maximum: nil, onEditingChanged: onEditingChanged)
  }
}
extension Slider {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: Self.double(value), bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: nil,
      label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) }),
      bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: nil, label: label(), minimum: nil,
      maximum: nil, onEditingChanged: onEditingChanged)
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) }),
      bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: Double(step), label: label(),
      minimum: nil, maximum: nil, onEditingChanged: onEditingChanged)
  }
}
extension Slider {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) }),
      bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: Double(step), label: label(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use the initializer that takes the value labels as builders."
  )
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use the initializer that takes the value labels as builders."
  )
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }
}
extension Slider where ValueLabel == EmptyView {
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use the initializer whose last argument is the action."
  )
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged) }
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use the initializer whose last argument is the action."
  )
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged) }
}

private struct SliderControl: UIViewRepresentable, RowControl {
  let label: String?
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void
  final class Coordinator { var model: SliderControl? }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UISlider {
    let view = UISlider()
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in
        guard let view, let model = coordinator.model else { return }
        var value = Double(view.value)
        if let step = model.step, step > 0 {
          value = model.bounds.lowerBound + ((value - model.bounds.lowerBound) / step).rounded() * step
          // The thumb rests on steps, also where the binding has the value already.
          view.value = Float(value)
        }
        model.value.wrappedValue = value
      }, for: .valueChanged)
    view.addAction(UIAction { _ in coordinator.model?.onEditingChanged(true) }, for: .touchDown)
    view.addAction(
      UIAction { _ in coordinator.model?.onEditingChanged(false) }, for: [.touchUpInside, .touchUpOutside])
    return view
  }
  func updateUIView(_ view: UISlider, context: Context) {
    context.coordinator.model = self
    view.defaultAccessibilityLabel = label
    view.minimumValue = Float(bounds.lowerBound)
    view.maximumValue = Float(bounds.upperBound)
    let value = Float(value.wrappedValue)
    if view.value != value { view.setValue(value, animated: false) }
    view.isEnabled = context.environment.isEnabled
    view.minimumTrackTintColor = context.environment.tint?.color(in: context.environment)
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISlider, context: Context) -> CGSize? {
    CGSize(width: proposal.width ?? 120, height: uiView.intrinsicContentSize.height)
  }
}
