/// A control for selecting a date.
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: Components
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let label: Label

  nonisolated init(
    selection: Binding<Date>, minimum: Date?, maximum: Date?, components: Components, label: Label
  ) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
    self.label = label
  }

  @Environment(\.datePickerStyle) private var style
  @Environment(\.customDatePickerStyle) private var custom
  public var body: some View {
    if let custom {
      custom.make(
        DatePickerStyleConfiguration(
          label: .init(content: AnyView(label)), selection: selection, minimumDate: minimum,
          maximumDate: maximum, displayedComponents: components)
      ).environment(\.customDatePickerStyle, nil)
    } else {
      let control = DateControl(
        selection: selection, minimum: minimum, maximum: maximum, components: components.rawValue)
      if style == .compact { LabeledControl(label: label) { control } } else { control }
    }
  }
}

/// The parts of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

private struct DateControl: UIViewRepresentable, RowControl {
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
