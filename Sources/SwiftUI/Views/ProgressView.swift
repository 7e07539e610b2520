/// A view that shows progress.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) private let configuration: ProgressViewStyleConfiguration
  @Environment(\.progressViewStyleBox) private var style
  nonisolated private init(_ fraction: Double?, _ label: Label, _ valueLabel: CurrentValueLabel) {
    configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: Label.self == EmptyView.self ? nil : .init(AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(AnyView(valueLabel)))
  }
  nonisolated fileprivate static func part<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total > 0 ? max(0, min(1, Double($0 / total))) : 0 }
  }
  public var body: some View { style.makeBody(configuration) }
  public static var _rows: _RowShape { .one }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  nonisolated public init() { self.init(nil, EmptyView(), EmptyView()) }
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(Self.part(value, total), EmptyView(), EmptyView())
  }
}
extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), EmptyView()) }
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  {
    self.init(Self.part(value, total), label(), EmptyView())
  }
}
extension ProgressView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(Self.part(value, total), label(), currentValueLabel()) }
}
extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }
  nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }
}
extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  nonisolated public init(_ progress: Progress) { self.init(value: progress.fractionCompleted) }
}
extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
  }
}
extension ProgressView where Label == EmptyView, CurrentValueLabel == _TimerLabel {
  /// Creates a view with the progress through a time interval.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let passed = max(0, min(length, Date().timeIntervalSince(timerInterval.lowerBound)))
    let part = length > 0 ? passed / length : 1
    self.init(countsDown ? 1 - part : part, EmptyView(), _TimerLabel(end: timerInterval.upperBound))
  }
}
extension ProgressView {
  /// Creates a progress view that follows a time interval.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let passed = max(0, min(length, Date().timeIntervalSince(timerInterval.lowerBound)))
    let part = length > 0 ? passed / length : 1
    self.init(countsDown ? 1 - part : part, label(), currentValueLabel())
  }
}
public struct _TimerLabel: View {
  let end: Date
  public var body: some View { Text(end, style: .timer).monospacedDigit() }
}
