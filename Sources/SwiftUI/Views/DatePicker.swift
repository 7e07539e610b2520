/// A control for selecting a date.
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: Components
  let label: Label

  init(selection: Binding<Date>, minimum: Date?, maximum: Date?, components: Components, label: Label) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
    self.label = label
  }

  @Environment(\.datePickerStyle) private var style
  public var body: some View {
    let control = DateControl(
      selection: selection, minimum: minimum, maximum: maximum, components: components.rawValue)
    if style == .compact { LabeledControl(label: label) { control } } else { control }
  }
}

/// The parts of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

public struct _DatePickerKind { let style: UIDatePickerStyle }
@preconcurrency @MainActor
public protocol DatePickerStyle { var _kind: _DatePickerKind { get } }
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _kind: _DatePickerKind { _DatePickerKind(style: .compact) }
}
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _kind: _DatePickerKind { _DatePickerKind(style: .compact) }
}
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _kind: _DatePickerKind { _DatePickerKind(style: .inline) }
}
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _kind: _DatePickerKind { _DatePickerKind(style: .wheels) }
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { .init() }
}
private struct DatePickerStyleKey: EnvironmentKey { static var defaultValue: UIDatePickerStyle { .compact } }
extension EnvironmentValues {
  package var datePickerStyle: UIDatePickerStyle {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}
extension View {
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyle, style._kind.style)
  }
}

private struct DateControl: UIViewRepresentable {
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: UInt
  final class Coordinator { var selection: Binding<Date>? }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UIDatePicker {
    let view = UIDatePicker()
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in if let view { coordinator.selection?.wrappedValue = view.date } },
      for: .valueChanged)
    return view
  }
  func updateUIView(_ view: UIDatePicker, context: Context) {
    context.coordinator.selection = selection
    view.preferredDatePickerStyle = context.environment.datePickerStyle
    view.datePickerMode = components == 1 ? .time : components == 2 ? .date : .dateAndTime
    view.minimumDate = minimum
    view.maximumDate = maximum
    let date = selection.wrappedValue
    if view.date != date { view.setDate(date, animated: false) }
    view.isEnabled = context.environment.isEnabled
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIDatePicker, context: Context) -> CGSize? {
    let size = uiView.intrinsicContentSize
    return size.width > 0 ? size : uiView.sizeThatFits(.zero)
  }
}
