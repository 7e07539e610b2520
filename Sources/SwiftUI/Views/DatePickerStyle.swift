/// The parts of a date picker.
public struct DatePickerStyleConfiguration {
  /// The label of the picker.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let label: Label
  @Binding public var selection: Date
  public let minimumDate: Date?
  public let maximumDate: Date?
  public let displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

/// The appearance of date pickers.
@preconcurrency @MainActor
public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates the picker of a style's configuration.
  nonisolated public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      selection: configuration.$selection, minimum: configuration.minimumDate,
      maximum: configuration.maximumDate, components: configuration.displayedComponents,
      label: configuration.label)
  }
}

/// A style that only changes which of UIKit's date pickers is shown.
@MainActor
private protocol BuiltInDatePickerStyle { nonisolated var style: UIDatePickerStyle { get } }

public struct DefaultDatePickerStyle: DatePickerStyle, BuiltInDatePickerStyle {
  nonisolated public init() {}
  nonisolated fileprivate var style: UIDatePickerStyle { .compact }
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).datePickerStyle(self)
  }
}
public struct CompactDatePickerStyle: DatePickerStyle, BuiltInDatePickerStyle {
  nonisolated public init() {}
  nonisolated fileprivate var style: UIDatePickerStyle { .compact }
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).datePickerStyle(self)
  }
}
public struct GraphicalDatePickerStyle: DatePickerStyle, BuiltInDatePickerStyle {
  nonisolated public init() {}
  nonisolated fileprivate var style: UIDatePickerStyle { .inline }
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).datePickerStyle(self)
  }
}
public struct WheelDatePickerStyle: DatePickerStyle, BuiltInDatePickerStyle {
  nonisolated public init() {}
  nonisolated fileprivate var style: UIDatePickerStyle { .wheels }
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).datePickerStyle(self)
  }
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

/// A style of an app, type-erased.
struct CustomDatePickerStyle {
  let make: @MainActor (DatePickerStyleConfiguration) -> AnyView
}
private struct DatePickerStyleKey: EnvironmentKey { static var defaultValue: UIDatePickerStyle { .compact } }
private struct CustomDatePickerStyleKey: EnvironmentKey {
  static var defaultValue: CustomDatePickerStyle? { nil }
}
extension EnvironmentValues {
  package var datePickerStyle: UIDatePickerStyle {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
  /// The app's own style of date pickers.
  var customDatePickerStyle: CustomDatePickerStyle? {
    get { self[CustomDatePickerStyleKey.self] }
    set { self[CustomDatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of date pickers.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    let builtIn = style as? any BuiltInDatePickerStyle
    let custom = CustomDatePickerStyle { StyleHost.hosting(style, $0) { $0.makeBody(configuration: $1) } }
    return environment(\.customDatePickerStyle, builtIn == nil ? custom : nil)
      .transformEnvironment(\.datePickerStyle) { if let builtIn { $0 = builtIn.style } }
  }
}
