/// The inline style: a calendar month, and a time below if the mode includes one.
@MainActor
final class CalendarPickerView: UIView, DatePickerContentView {
  private static let rowHeight: CGFloat = 44
  private static let timeHeight: CGFloat = 48
  private static let bottomMargin: CGFloat = 8

  @BackReference private var picker: UIDatePicker?
  private let rules: DateFormatContext
  private let title = UIButton(type: .system)
  private let month: CalendarMonthView
  private let timeLabel = UILabel()
  private var timeField: DateField?
  private var monthWheels: DateWheels?
  private var shownDate: Date?

  init(picker: UIDatePicker, showsTime: Bool? = nil) {
    _picker = BackReference(wrappedValue: picker)
    rules = picker.rules
    month = CalendarMonthView(title: title, rules: rules, date: picker.date, dayMetrics: .datePicker)
    super.init(frame: .zero)
    title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    title.setTitleColor(.label, for: .normal)
    title.contentHorizontalAlignment = .leading
    title.addAction(UIAction { [weak self] _ in self?.toggleMonthWheels() }, for: .primaryActionTriggered)
    month.delegate = self
    addSubview(month)
    if showsTime ?? (picker.datePickerMode == .dateAndTime) {
      timeLabel.text = SystemString.time.text
      timeLabel.font = .systemFont(ofSize: 17, weight: .semibold)
      addSubview(timeLabel)
      let field = DateField(picker: picker, part: .time)
      timeField = field
      addSubview(field)
    }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Display

  var naturalSize: CGSize {
    CGSize(
      width: 320,
      height: CalendarMonthView.height(rowHeight: Self.rowHeight) + footerHeight)
  }

  /// The height below the month.
  private var footerHeight: CGFloat { timeField == nil ? Self.bottomMargin : Self.timeHeight }

  func show(animated: Bool) {
    guard let picker else { return }
    let isOtherDay = shownDate.map { !rules.isSameDay($0, picker.date) } ?? true
    shownDate = picker.date
    if !isOtherDay || !month.show(monthOf: picker.date, animated: false) { month.reload() }
    timeField?.show()
    monthWheels?.show(animated: animated)
  }

  private lazy var spokenFormatter = rules.formatter(template: "EEEEMMMMd")

  private func toggleMonthWheels() {
    guard let picker else { return }
    if let wheels = monthWheels {
      monthWheels = nil
      month.show(monthOf: picker.date, animated: false)
      UIView.animate(withDuration: 0.25) {
        wheels.alpha = 0
        self.month.setDaysHidden(false)
      } completion: { _ in
        wheels.removeFromSuperview()
      }
    } else {
      let wheels = DateWheels(picker: picker, mode: .yearAndMonth)
      monthWheels = wheels
      addSubview(wheels)
      wheels.alpha = 0
      setNeedsLayout()
      layoutIfNeeded()
      wheels.show(animated: false)
      UIView.animate(withDuration: 0.25) {
        wheels.alpha = 1
        self.month.setDaysHidden(true)
      }
    }
    month.canTurn = monthWheels == nil
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    func place(_ view: UIView, _ rect: CGRect) {
      view.frame = isRightToLeft ? rect.offsetBy(dx: width - rect.maxX - rect.minX, dy: 0) : rect
    }
    month.frame = CGRect(x: 0, y: 0, width: width, height: max(0, bounds.height - footerHeight))
    month.setNeedsLayout()
    let top = CalendarMonthView.headerHeight
    monthWheels?.frame = CGRect(x: 0, y: top, width: width, height: max(0, month.frame.height - top))
    if let field = timeField {
      let size = field.naturalSize
      let y = bounds.height - Self.timeHeight + (Self.timeHeight - size.height) / 2 - 4
      place(timeLabel, CGRect(x: 16, y: y, width: 100, height: size.height))
      place(field, CGRect(x: width - 16 - size.width, y: y, width: size.width, height: size.height))
    }
  }
}

extension CalendarPickerView: CalendarMonthViewDelegate {
  var shownDates: (lowest: Date, highest: Date) { picker?.limits ?? (.distantPast, .distantFuture) }

  func monthView(_ view: CalendarMonthView, showsTitle text: String) {
    title.setTitle(text, for: .normal)
    title.accessibilityLabel = SystemString.month.text
    title.accessibilityValue = text
    title.accessibilityHint = SystemString.showsYearPicker.text
  }

  func monthView(_ view: CalendarMonthView, configure day: CalendarDayView, for date: Date) {
    guard let picker else { return }
    day.isChosen = rules.isSameDay(date, picker.date)
    let spoken = spokenFormatter.string(from: date)
    day.accessibilityLabel = day.isToday ? "\(SystemString.today.text), \(spoken)" : spoken
  }

  func monthView(_ view: CalendarMonthView, didSelect date: Date) {
    guard let picker else { return }
    let parts = rules.calendar.dateComponents([.year, .month, .day], from: date)
    picker.pick(rules.date(picker.date, year: parts.year, month: parts.month, day: parts.day))
  }

  func monthView(_ view: CalendarMonthView, didLeave month: Date) {}
}
