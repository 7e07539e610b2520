/// A switch with a label.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  @Environment(\.toggleStyleBox) private var style
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
  public var body: some View {
    style.makeBody(ToggleStyleConfiguration(label: .init(AnyView(label)), isOnBinding: isOn))
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}
extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

public struct ToggleStyleConfiguration {
  public typealias Label = _StyleLabel
  public let label: Label
  let isOnBinding: Binding<Bool>
  public var isOn: Bool {
    get { isOnBinding.wrappedValue }
    nonmutating set { isOnBinding.wrappedValue = newValue }
  }
}

@preconcurrency @MainActor
public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ToggleStyleConfiguration
}
@MainActor
package struct ToggleStyleBox {
  let makeBody: @MainActor (ToggleStyleConfiguration) -> AnyView
  init<S: ToggleStyle>(_ style: S) { makeBody = { AnyView(style.makeBody(configuration: $0)) } }
}
private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ToggleStyleBox { MainActor.assumeIsolated { ToggleStyleBox(SwitchToggleStyle()) } }
}
extension EnvironmentValues {
  package var toggleStyleBox: ToggleStyleBox {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}
public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label) { SwitchControl(isOn: configuration.isOnBinding, tint: tint) }
  }
}
public struct DefaultToggleStyle: ToggleStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}
public struct ButtonToggleStyle: ToggleStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(BorderedToggleLook(isOn: configuration.isOn))
  }
}
private struct BorderedToggleLook: ButtonStyle {
  let isOn: Bool
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.tint).padding(
      EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    )
    .background(Color.accentColor.opacity(isOn ? 0.15 : 0), in: RoundedRectangle(cornerRadius: 8))
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
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyleBox, ToggleStyleBox(style))
  }
  public func labelsHidden() -> some View { environment(\.labelsHidden, true) }
}

/// A control at the end of a row, with its label at the beginning.
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

private struct SwitchControl: UIViewRepresentable {
  let isOn: Binding<Bool>
  let tint: Color?
  final class Coordinator { var isOn: Binding<Bool>? }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UISwitch {
    let view = UISwitch()
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in if let view { coordinator.isOn?.wrappedValue = view.isOn } },
      for: .valueChanged)
    return view
  }
  func updateUIView(_ view: UISwitch, context: Context) {
    context.coordinator.isOn = isOn
    let value = isOn.wrappedValue
    if view.isOn != value { view.setOn(value, animated: view.window != nil) }
    view.isEnabled = context.environment.isEnabled
    view.onTintColor =
      tint?.uiColor(in: context.environment) ?? context.environment.tint?.color(in: context.environment)
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISwitch, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}

/// A value on a line.
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
      SliderControl(value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
      if let maximum { maximum }
    }
  }
  private static func double<V: BinaryFloatingPoint>(_ value: Binding<V>) -> Binding<Double> {
    Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
  }
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: Self.double(value), bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: nil,
      label: EmptyView(), minimum: nil, maximum: nil, onEditingChanged: onEditingChanged)
  }
  public init<V: BinaryFloatingPoint>(
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
  public init<V: BinaryFloatingPoint>(
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

private struct SliderControl: UIViewRepresentable {
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

/// Raises and lowers a value.
public struct Stepper<Label: View>: View {
  let label: Label
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
  }
  public var body: some View {
    LabeledControl(label: label) { StepperControl(onIncrement: onIncrement, onDecrement: onDecrement) }
  }
  private static func steps<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride
  ) -> (up: (() -> Void)?, down: (() -> Void)?) {
    let up = value.wrappedValue.advanced(by: step)
    let down = value.wrappedValue.advanced(by: -step)
    return (
      bounds.map { up <= $0.upperBound } ?? true ? { value.wrappedValue = up } : nil,
      bounds.map { down >= $0.lowerBound } ?? true ? { value.wrappedValue = down } : nil
    )
  }
  public init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label) {
    let steps = Self.steps(value, nil, step)
    self.init(label: label, onIncrement: steps.up, onDecrement: steps.down)
  }
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    let steps = Self.steps(value, bounds, step)
    self.init(label: label, onIncrement: steps.up, onDecrement: steps.down)
  }
}
extension Stepper where Label == Text {
  public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) {
    self.init(value: value, step: step) { Text(titleKey) }
  }
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) { self.init(value: value, in: bounds, step: step) { Text(titleKey) } }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) { self.init(value: value, in: bounds, step: step) { Text(title) } }
  public init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

private struct StepperControl: UIViewRepresentable {
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
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
    return view
  }
  func updateUIView(_ view: UIStepper, context: Context) {
    context.coordinator.model = self
    view.minimumValue = onDecrement == nil ? 0 : -1
    view.maximumValue = onIncrement == nil ? 0 : 1
    view.value = 0
    view.isEnabled = context.environment.isEnabled
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIStepper, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}

/// A line of text that a person can change.
public struct TextField<Label: View>: View {
  let text: Binding<String>
  let prompt: String?
  let label: Label
  var isSecure = false
  public var body: some View { FieldControl(text: text, prompt: prompt, isSecure: isSecure) }
}
extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: (prompt ?? Text(titleKey)).plainString, label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: (prompt ?? Text(title)).plainString, label: Text(title))
  }
  /// Lines beyond the first are not shown: a field has one line here, whatever the axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(titleKey, text: text)
  }
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      titleKey,
      text: Binding(
        get: { format.format(value.wrappedValue) },
        set: { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } }),
      prompt: prompt)
  }
}
extension TextField: AlertPartView {
  package var alertPart: AlertPart { .field(prompt: prompt ?? "", text: text, isSecure: isSecure) }
}
/// A line of text that nobody is to read.
public struct SecureField<Label: View>: View {
  let text: Binding<String>
  let prompt: String?
  public var body: some View { FieldControl(text: text, prompt: prompt, isSecure: true) }
}
extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: (prompt ?? Text(titleKey)).plainString)
  }
}
extension SecureField: AlertPartView {
  package var alertPart: AlertPart { .field(prompt: prompt ?? "", text: text, isSecure: true) }
}

private struct FieldControl: UIViewRepresentable {
  let text: Binding<String>
  let prompt: String?
  let isSecure: Bool
  @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
    var model: FieldControl?
    var submit: (() -> Void)?
    weak var focus: FocusTarget?
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      submit?()
      textField.resignFirstResponder()
      return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { focus?.didFocus() }
    func textFieldDidEndEditing(_ textField: UITextField) { focus?.didUnfocus() }
  }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UITextField {
    let view = UITextField()
    let coordinator = context.coordinator
    view.delegate = coordinator
    view.addAction(
      UIAction { [weak view] _ in coordinator.model?.text.wrappedValue = view?.text ?? "" },
      for: .editingChanged)
    return view
  }
  func updateUIView(_ view: UITextField, context: Context) {
    let environment = context.environment
    let coordinator = context.coordinator
    coordinator.model = self
    coordinator.submit = environment.submitAction
    coordinator.focus = environment.focusTarget
    environment.focusTarget?.responder = view
    let value = text.wrappedValue
    if view.text != value { view.text = value }
    view.placeholder = prompt
    view.isSecureTextEntry = isSecure
    view.isEnabled = environment.isEnabled
    let resolver = TextResolver(environment)
    view.font = resolver.baseFont
    view.textColor = environment.foregroundStyle?.color(in: environment) ?? .label
    view.textAlignment =
      environment.multilineTextAlignment == .center
      ? .center : environment.multilineTextAlignment == .trailing ? .right : .natural
    view.borderStyle = environment.hasRoundedFields ? .roundedRect : .none
    view.keyboardType = environment.keyboardType
    view.autocapitalizationType = environment.capitalization
    view.autocorrectionType = environment.autocorrectionDisabled ? .no : .default
    view.returnKeyType = environment.returnKey
    environment.focusTarget?.synchronize()
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? {
    let size = uiView.intrinsicContentSize
    return CGSize(width: proposal.width ?? max(size.width, 100), height: max(size.height, 22))
  }
}

private struct SubmitKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
private struct RoundedFieldsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct KeyboardKey: EnvironmentKey { static var defaultValue: UIKeyboardType { .default } }
private struct CapitalizationKey: EnvironmentKey {
  static var defaultValue: UITextAutocapitalizationType { .sentences }
}
private struct ReturnKeyKey: EnvironmentKey { static var defaultValue: UIReturnKeyType { .default } }
extension EnvironmentValues {
  package var submitAction: (() -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
  package var hasRoundedFields: Bool {
    get { self[RoundedFieldsKey.self] }
    set { self[RoundedFieldsKey.self] = newValue }
  }
  package var keyboardType: UIKeyboardType {
    get { self[KeyboardKey.self] }
    set { self[KeyboardKey.self] = newValue }
  }
  package var capitalization: UITextAutocapitalizationType {
    get { self[CapitalizationKey.self] }
    set { self[CapitalizationKey.self] = newValue }
  }
  package var returnKey: UIReturnKeyType {
    get { self[ReturnKeyKey.self] }
    set { self[ReturnKeyKey.self] = newValue }
  }
}

@preconcurrency @MainActor
public protocol TextFieldStyle { var _isRounded: Bool { get } }
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _isRounded: Bool { false }
}
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _isRounded: Bool { false }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _isRounded: Bool { true }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
public struct TextInputAutocapitalization: Sendable {
  let uiKit: UITextAutocapitalizationType
  public static let never = TextInputAutocapitalization(uiKit: .none)
  public static let words = TextInputAutocapitalization(uiKit: .words)
  public static let sentences = TextInputAutocapitalization(uiKit: .sentences)
  public static let characters = TextInputAutocapitalization(uiKit: .allCharacters)
}
public struct SubmitLabel: Sendable {
  let uiKit: UIReturnKeyType
  public static let done = SubmitLabel(uiKit: .done)
  public static let go = SubmitLabel(uiKit: .go)
  public static let send = SubmitLabel(uiKit: .send)
  public static let join = SubmitLabel(uiKit: .join)
  public static let route = SubmitLabel(uiKit: .route)
  public static let search = SubmitLabel(uiKit: .search)
  public static let `return` = SubmitLabel(uiKit: .default)
  public static let next = SubmitLabel(uiKit: .next)
  public static let `continue` = SubmitLabel(uiKit: .continue)
}
extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.hasRoundedFields, style._isRounded)
  }
  public func submitLabel(_ label: SubmitLabel) -> some View { environment(\.returnKey, label.uiKit) }
  public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.keyboardType, type) }
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    environment(\.capitalization, autocapitalization?.uiKit ?? .sentences)
  }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.capitalization, style)
  }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }
}
