/// The wheels style: a wheel for each component of the date.
@MainActor
final class DateWheels: UIView, DatePickerContentView, UIPickerViewDataSource, UIPickerViewDelegate {
  private enum Part { case year, month, day, weekday, hour, minute, period, hours, minutes }

  @BackReference private var picker: UIDatePicker?
  private let mode: UIDatePicker.Mode
  private let wheels = UIPickerView()
  private let rules: DateFormatContext
  private let parts: [Part]
  /// The origin of the day numbers of the wheel with weekdays.
  private let origin: Date
  private var units: [UILabel] = []

  private static let dayRows = 20000
  /// How often the rows of an endless wheel are repeated.
  private static let turns = 100

  init(picker: UIDatePicker, mode: UIDatePicker.Mode? = nil) {
    _picker = BackReference(wrappedValue: picker)
    let mode = mode ?? picker.datePickerMode
    self.mode = mode
    let rules = picker.rules
    self.rules = rules
    origin = rules.calendar.startOfDay(for: Date())
    let time: [Part] = rules.uses24Hours ? [.hour, .minute] : [.hour, .minute, .period]
    func dateParts(_ template: String) -> [Part] {
      rules.order(of: template).map { $0 == "y" ? .year : $0 == "M" ? .month : .day }
    }
    parts =
      switch mode {
      case .time: time
      case .date: dateParts("yMMMMd")
      case .dateAndTime: [.weekday] + time
      case .countDownTimer: [.hours, .minutes]
      case .yearAndMonth: dateParts("yMMMM")
      }
    super.init(frame: .zero)
    wheels.dataSource = self
    wheels.delegate = self
    addSubview(wheels)
    if mode == .countDownTimer {
      for text in ["hours", "min"] {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        units.append(label)
        addSubview(label)
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Display

  var naturalSize: CGSize { CGSize(width: 320, height: UIPickerView.usualHeight) }

  override func layoutSubviews() {
    super.layoutSubviews()
    wheels.frame = bounds
    wheels.layoutIfNeeded()
    for (index, label) in units.enumerated() where index < wheels.columns.count {
      let column = wheels.columns[index].frame
      let size = label.intrinsicContentSize
      label.frame = CGRect(
        x: column.midX + 20, y: (bounds.midY - size.height / 2).rounded(), width: size.width,
        height: size.height)
    }
  }

  func show(animated: Bool) {
    for (index, part) in parts.enumerated() {
      let value = row(of: part)
      let current = wheels.selectedRow(inComponent: index)
      let count = cycle(part)
      guard let count else {
        if current != value { wheels.selectRow(value, inComponent: index, animated: animated) }
        continue
      }
      if current >= 0, current % count == value, current >= count { continue }
      // The nearest one of the repeated rows.
      let base = current < count ? count * Self.turns / 2 : current - current % count
      let near = [base - count, base, base + count].map { $0 + value }
      let target = near.min { abs($0 - current) < abs($1 - current) } ?? value
      wheels.selectRow(
        current < count ? base + value : target, inComponent: index, animated: animated && current >= count)
    }
  }

  private var minuteInterval: Int { picker?.minuteInterval ?? 1 }

  /// The number of distinct rows of an endless wheel.
  private func cycle(_ part: Part) -> Int? {
    switch part {
    case .month: 12
    case .day: 31
    case .hour: rules.uses24Hours ? 24 : 12
    case .minute, .minutes: 60 / minuteInterval
    case .year, .weekday, .period, .hours: nil
    }
  }

  private func row(of part: Part) -> Int {
    guard let picker else { return 0 }
    let calendar = rules.calendar
    let date = picker.date
    switch part {
    case .year: return calendar.component(.year, from: date) - 1
    case .month: return calendar.component(.month, from: date) - 1
    case .day: return calendar.component(.day, from: date) - 1
    case .weekday:
      let days = calendar.dateComponents([.day], from: origin, to: calendar.startOfDay(for: date)).day ?? 0
      return min(max(Self.dayRows / 2 + days, 0), Self.dayRows - 1)
    case .hour: return calendar.component(.hour, from: date) % (rules.uses24Hours ? 24 : 12)
    case .minute: return calendar.component(.minute, from: date) / picker.minuteInterval
    case .period: return calendar.component(.hour, from: date) / 12
    case .hours: return Int(picker.countDownDuration) / 3600
    case .minutes: return Int(picker.countDownDuration) % 3600 / 60 / picker.minuteInterval
    }
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { parts.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    let part = parts[component]
    if let count = cycle(part) { return count * Self.turns }
    switch part {
    case .year: return 10000
    case .weekday: return Self.dayRows
    case .period: return 2
    default: return 24
    }
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let width = bounds.width > 0 ? bounds.width : 320
    let room = width - 18 - 5 * CGFloat(parts.count - 1)
    let weights = parts.map(weight)
    return (room * weights[component] / weights.reduce(0, +)).rounded(.down)
  }

  private func weight(_ part: Part) -> CGFloat {
    switch part {
    case .month: 1.5
    case .weekday: 2.4
    case .year: 1
    default: 0.8
    }
  }

  private lazy var weekdayFormatter = rules.formatter(template: "EEEMMMd")
  private lazy var hourFormatter = rules.formatter(template: rules.uses24Hours ? "HH" : "h")
  private lazy var dayFormatter = rules.formatter(template: "d")

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let label = view as? PickerRowLabel ?? PickerRowLabel()
    let part = parts[component]
    label.text = title(part, row)
    label.textAlignment = alignment(part)
    label.textColor = isAllowed(part, row) ? .label : .tertiaryLabel
    return label
  }

  private func alignment(_ part: Part) -> NSTextAlignment {
    switch part {
    case .weekday: isRightToLeft ? .left : .right
    default: .center
    }
  }

  private func title(_ part: Part, _ row: Int) -> String {
    switch part {
    case .year: return String(row + 1)
    case .month: return rules.calendar.standaloneMonthSymbols[row % 12]
    case .day: return dayFormatter.string(from: rules.date(origin, month: 1, day: row % 31 + 1))
    case .weekday:
      let date = rules.calendar.date(byAdding: .day, value: row - Self.dayRows / 2, to: origin) ?? origin
      return row == Self.dayRows / 2 ? SystemString.today.text : weekdayFormatter.string(from: date)
    case .hour:
      let hour = row % (rules.uses24Hours ? 24 : 12)
      return rules.uses24Hours ? String(format: "%02d", hour) : String(hour == 0 ? 12 : hour)
    case .minute: return String(format: "%02d", row % (60 / minuteInterval) * minuteInterval)
    case .period: return row == 0 ? rules.calendar.amSymbol : rules.calendar.pmSymbol
    case .hours: return String(row)
    case .minutes: return String(row % (60 / minuteInterval) * minuteInterval)
    }
  }

  /// Whether the row, combined with the other wheels, is an existing day within the limits.
  private func isAllowed(_ part: Part, _ row: Int) -> Bool {
    guard mode != .countDownTimer, let picker else { return true }
    if part == .day, row % 31 + 1 > rules.daysInMonth(picker.date) { return false }
    guard picker.minimumDate != nil || picker.maximumDate != nil else { return true }
    let candidate = date(picker.date, with: part, row)
    let granularity: Calendar.Component =
      switch part {
      case .year: .year
      case .month: .month
      case .day, .weekday: .day
      default: .minute
      }
    return rules.calendar.compare(candidate, to: picker.limits.lowest, toGranularity: granularity)
      != .orderedAscending
      && rules.calendar.compare(candidate, to: picker.limits.highest, toGranularity: granularity)
        != .orderedDescending
  }

  // MARK: Choosing

  private func date(_ date: Date, with part: Part, _ row: Int) -> Date {
    let calendar = rules.calendar
    let hour = calendar.component(.hour, from: date)
    switch part {
    case .year: return rules.date(date, year: row + 1)
    case .month: return rules.date(date, month: row % 12 + 1)
    case .day: return rules.date(date, day: row % 31 + 1)
    case .weekday:
      let day = calendar.date(byAdding: .day, value: row - Self.dayRows / 2, to: origin) ?? date
      return calendar.date(
        bySettingHour: hour, minute: calendar.component(.minute, from: date),
        second: calendar.component(.second, from: date), of: day) ?? date
    case .hour:
      let value = row % (rules.uses24Hours ? 24 : 12)
      return rules.date(date, hour: rules.uses24Hours ? value : value + (hour >= 12 ? 12 : 0))
    case .minute:
      return rules.date(date, minute: row % (60 / minuteInterval) * minuteInterval)
    case .period: return rules.date(date, hour: hour % 12 + row * 12)
    case .hours, .minutes: return date
    }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let picker else { return }
    let part = parts[component]
    switch part {
    case .hours: picker.pick(duration: Double(row * 3600 + Int(picker.countDownDuration) % 3600))
    case .minutes:
      let minutes = row % (60 / picker.minuteInterval) * picker.minuteInterval
      picker.pick(duration: Double(Int(picker.countDownDuration) / 3600 * 3600 + minutes * 60))
    default:
      picker.pick(date(picker.date, with: part, row))
      // The number of days of the month and the allowed rows may have changed.
      if part == .month || part == .year || picker.minimumDate != nil || picker.maximumDate != nil {
        for index in parts.indices { wheels.columns[index].refresh() }
      }
    }
  }
}
