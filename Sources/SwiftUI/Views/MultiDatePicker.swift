/// A control for selecting several days.
public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let range: Range<Date>?
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) private let label: Label
  @State private var month: Date?
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  nonisolated private init(_ selection: Binding<Set<DateComponents>>, _ range: Range<Date>?, _ label: Label) {
    self.selection = selection
    self.range = range
    self.label = label
  }
  nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, nil, label())
  }
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds, label())
  }
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, bounds.lowerBound..<Date.distantFuture, label()) }
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, Date.distantPast..<bounds.upperBound, label()) }

  private static var parts: Set<Calendar.Component> { [.calendar, .era, .year, .month, .day] }

  private var start: Date {
    let shown = month ?? selection.wrappedValue.compactMap { calendar.date(from: $0) }.min() ?? Date()
    return calendar.date(from: calendar.dateComponents([.era, .year, .month], from: shown)) ?? shown
  }
  /// The days of the month, preceded by `nil` for the days before the first.
  private var days: [Date?] {
    let start = start
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
    let before = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    return Array(repeating: nil, count: before)
      + (0..<count).map { calendar.date(byAdding: .day, value: $0, to: start) }
  }
  private var weekdays: [String] {
    var calendar = calendar
    calendar.locale = locale
    let names = calendar.veryShortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return (0..<7).map { names[(first + $0) % 7] }
  }
  private var title: String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.setLocalizedDateFormatFromTemplate("yMMMM")
    return formatter.string(from: start)
  }
  private func isChosen(_ day: Date) -> Bool {
    let own = calendar.dateComponents([.era, .year, .month, .day], from: day)
    return selection.wrappedValue.contains {
      $0.year == own.year && $0.month == own.month && $0.day == own.day
    }
  }
  private func toggle(_ day: Date) {
    let own = calendar.dateComponents(Self.parts, from: day)
    let old = selection.wrappedValue.filter {
      $0.year == own.year && $0.month == own.month && $0.day == own.day
    }
    if old.isEmpty { selection.wrappedValue.insert(own) } else { selection.wrappedValue.subtract(old) }
  }
  private func turn(_ months: Int) { month = calendar.date(byAdding: .month, value: months, to: start) }

  public var body: some View {
    VStack(spacing: 8) {
      HStack {
        Text(title).font(.headline)
        Spacer()
        Button(SystemString.previousMonthOfDates.text, systemImage: "chevron.backward") { turn(-1) }
        Button(SystemString.nextMonthOfDates.text, systemImage: "chevron.forward") { turn(1) }.padding(
          .leading, 16)
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
      HStack(spacing: 0) {
        ForEach(Array(weekdays.enumerated()), id: \.offset) { entry in
          Text(entry.element).font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
            .frame(maxWidth: .infinity)
        }
      }
      let days = days
      ForEach(0..<((days.count + 6) / 7), id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { place in
            let index = week * 7 + place
            if index < days.count, let day = days[index] {
              DayButton(
                number: calendar.component(.day, from: day), isChosen: isChosen(day),
                isToday: calendar.isDateInToday(day), isEnabled: range?.contains(day) ?? true
              ) { toggle(day) }
            } else {
              Color.clear.frame(maxWidth: .infinity, minHeight: 40, maxHeight: 40)
            }
          }
        }
      }
    }
  }
}

private struct DayButton: View {
  let number: Int
  let isChosen: Bool
  let isToday: Bool
  let isEnabled: Bool
  let action: @MainActor () -> Void
  var body: some View {
    Button(action: action) {
      Text(verbatim: "\(number)")
        .font(.title3).fontWeight(isChosen ? .semibold : .regular)
        .foregroundStyle(
          !isEnabled
            ? AnyShapeStyle(.tertiary) : isChosen || isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
        )
        .frame(width: 40, height: 40)
        .background(TintShapeStyle().opacity(isChosen ? 0.15 : 0), in: Circle())
        .frame(maxWidth: .infinity)
    }
    .buttonStyle(.plain)
    .disabled(!isEnabled)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

extension MultiDatePicker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, Text(titleKey))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, Text(title))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds, Text(titleKey))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection, bounds.lowerBound..<Date.distantFuture, Text(titleKey)) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection, Date.distantPast..<bounds.upperBound, Text(titleKey)) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection, bounds, Text(title)) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection, bounds.lowerBound..<Date.distantFuture, Text(title)) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection, Date.distantPast..<bounds.upperBound, Text(title)) }
}
