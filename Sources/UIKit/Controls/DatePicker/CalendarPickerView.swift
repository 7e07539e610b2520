/// The inline style: a calendar month, and a time below if the mode includes one.
@MainActor
final class CalendarPickerView: UIView, DatePickerContentView {
  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 22
  private static let rowHeight: CGFloat = 44
  private static let timeHeight: CGFloat = 48

  @BackReference private var picker: UIDatePicker?
  private let rules: DateFormatContext
  private let title = UIButton(type: .system)
  private let backward = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private let grid = CalendarGrid()
  private var weekdays: [UILabel] = []
  private var days: [CalendarDay] = []
  private let timeLabel = UILabel()
  private var timeField: DateField?
  private var monthWheels: DateWheels?
  private var month: Date
  private var shownDate: Date?

  init(picker: UIDatePicker, showsTime: Bool? = nil) {
    _picker = BackReference(wrappedValue: picker)
    rules = picker.rules
    month = rules.startOfMonth(picker.date)
    super.init(frame: .zero)
    title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    title.setTitleColor(.label, for: .normal)
    title.contentHorizontalAlignment = .leading
    title.addAction(UIAction { [weak self] _ in self?.toggleMonthWheels() }, for: .primaryActionTriggered)
    let weight = UIImage.SymbolConfiguration(pointSize: 19, weight: .medium)
    for (button, step, name, word) in [
      (backward, -1, "chevron.backward", SystemString.previousMonth.text),
      (forward, 1, "chevron.forward", SystemString.nextMonth.text),
    ] {
      button.setImage(UIImage(systemName: name, withConfiguration: weight), for: .normal)
      button.accessibilityLabel = word
      button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .primaryActionTriggered)
    }
    for view in [title, backward, forward, grid] as [UIView] { addSubview(view) }
    let symbols = rules.calendar.shortStandaloneWeekdaySymbols
    for index in 0..<7 {
      let label = UILabel()
      label.text = symbols[(index + rules.calendar.firstWeekday - 1) % 7].uppercased(with: rules.locale)
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      weekdays.append(label)
      addSubview(label)
    }
    for _ in 0..<42 {
      let day = CalendarDay()
      day.addAction(
        UIAction { [weak self] action in
          guard let date = (action.sender as? CalendarDay)?.date else { return }
          self?.choose(date)
        }, for: .primaryActionTriggered)
      days.append(day)
      grid.addSubview(day)
    }
    if showsTime ?? (picker.datePickerMode == .dateAndTime) {
      timeLabel.text = SystemString.time.text
      timeLabel.font = .systemFont(ofSize: 17, weight: .semibold)
      addSubview(timeLabel)
      let field = DateField(picker: picker, part: .time)
      timeField = field
      addSubview(field)
    }
    grid.focusGroupIdentifier = "days"
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      swipe.addHandler { [weak self] recognizer in
        guard let self else { return }
        if recognizer.state == .ended { turn(by: (direction == .left) != isRightToLeft ? 1 : -1) }
      }
      grid.addGestureRecognizer(swipe)
    }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Display

  var naturalSize: CGSize {
    CGSize(
      width: 320,
      height: Self.headerHeight + Self.weekdayHeight + 6 * Self.rowHeight
        + (timeField == nil ? 8 : Self.timeHeight))
  }

  func show(animated: Bool) {
    guard let picker else { return }
    if shownDate.map({ !rules.isSameDay($0, picker.date) }) ?? true {
      month = rules.startOfMonth(picker.date)
    }
    shownDate = picker.date
    fill()
    timeField?.show()
    monthWheels?.show(animated: animated)
  }

  private lazy var titleFormatter = rules.formatter(template: "yMMMM")
  private lazy var dayFormatter = rules.formatter(template: "d")
  private lazy var spokenFormatter = rules.formatter(template: "EEEEMMMMd")

  private func fill() {
    guard let picker else { return }
    let calendar = rules.calendar
    title.setTitle(titleFormatter.string(from: month), for: .normal)
    title.accessibilityLabel = SystemString.month.text
    title.accessibilityValue = titleFormatter.string(from: month)
    title.accessibilityHint = SystemString.showsYearPicker.text
    let lead = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    let count = rules.daysInMonth(month)
    let limits = picker.limits
    let (low, high) = (calendar.startOfDay(for: limits.lowest), limits.highest)
    let today = Date()
    for (index, view) in days.enumerated() {
      let number = index - lead
      guard number >= 0, number < count, let date = calendar.date(byAdding: .day, value: number, to: month)
      else {
        view.date = nil
        view.isHidden = true
        continue
      }
      view.isHidden = false
      view.date = date
      view.show(
        dayFormatter.string(from: date), isChosen: rules.isSameDay(date, picker.date),
        isToday: rules.isSameDay(date, today), isAllowed: date >= low && date <= high)
      let spoken = spokenFormatter.string(from: date)
      view.accessibilityLabel =
        rules.isSameDay(date, today) ? "\(SystemString.today.text), \(spoken)" : spoken
    }
    backward.isEnabled = month > limits.lowest
    forward.isEnabled = calendar.date(byAdding: .month, value: 1, to: month).map { $0 <= high } ?? false
    setNeedsLayout()
  }

  private func turn(by step: Int) {
    guard monthWheels == nil, (step < 0 ? backward : forward).isEnabled,
      let month = rules.calendar.date(byAdding: .month, value: step, to: month)
    else { return }
    UIView.transition(with: grid, duration: 0.2, options: .transitionCrossDissolve) {
      self.month = month
      self.fill()
    }
  }

  private func choose(_ date: Date) {
    guard let picker else { return }
    let parts = rules.calendar.dateComponents([.year, .month, .day], from: date)
    picker.pick(rules.date(picker.date, year: parts.year, month: parts.month, day: parts.day))
  }

  private func toggleMonthWheels() {
    guard let picker else { return }
    if let wheels = monthWheels {
      monthWheels = nil
      month = rules.startOfMonth(picker.date)
      UIView.animate(withDuration: 0.25) {
        wheels.alpha = 0
        self.setGridHidden(false)
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
        self.setGridHidden(true)
      }
    }
    fill()
  }

  private func setGridHidden(_ isHidden: Bool) {
    for view in [grid, backward, forward] + weekdays as [UIView] { view.alpha = isHidden ? 0 : 1 }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    func place(_ view: UIView, _ rect: CGRect) {
      view.frame = isRightToLeft ? rect.offsetBy(dx: width - rect.maxX - rect.minX, dy: 0) : rect
    }
    place(title, CGRect(x: 16, y: 0, width: max(0, width - 130), height: Self.headerHeight))
    place(backward, CGRect(x: width - 98, y: 0, width: 44, height: Self.headerHeight))
    place(forward, CGRect(x: width - 50, y: 0, width: 44, height: Self.headerHeight))
    let column = (width - 16) / 7
    for (index, label) in weekdays.enumerated() {
      place(
        label,
        CGRect(
          x: 8 + CGFloat(index) * column, y: Self.headerHeight, width: column, height: Self.weekdayHeight))
    }
    let top = Self.headerHeight + Self.weekdayHeight
    let footer = timeField == nil ? 0 : Self.timeHeight
    let row = max(0, (bounds.height - top - footer - (timeField == nil ? 8 : 0)) / 6)
    grid.frame = CGRect(x: 0, y: top, width: width, height: row * 6)
    for (index, day) in days.enumerated() {
      place(
        day,
        CGRect(x: 8 + CGFloat(index % 7) * column, y: CGFloat(index / 7) * row, width: column, height: row))
    }
    monthWheels?.frame = CGRect(
      x: 0, y: Self.headerHeight, width: width, height: top - Self.headerHeight + row * 6)
    if let field = timeField {
      let size = field.naturalSize
      let y = bounds.height - Self.timeHeight + (Self.timeHeight - size.height) / 2 - 4
      place(timeLabel, CGRect(x: 16, y: y, width: 100, height: size.height))
      place(field, CGRect(x: width - 16 - size.width, y: y, width: size.width, height: size.height))
    }
  }
}

/// The grid of a month's days. UI tests see it as a collection view.
@MainActor
package final class CalendarGrid: UIView {}

@MainActor
private final class CalendarDay: UIControl {
  var date: Date?
  private let disc = UIView()
  private let content = UIView()
  private let label = UILabel()
  private var isChosen = false
  private var isToday = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    disc.isUserInteractionEnabled = false
    label.textAlignment = .center
    content.isUserInteractionEnabled = false
    addSubview(disc)
    addSubview(content)
    content.addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var triggersPrimaryActionOnTap: Bool { true }

  func show(_ text: String, isChosen: Bool, isToday: Bool, isAllowed: Bool) {
    self.isChosen = isChosen
    self.isToday = isToday
    label.text = text
    isEnabled = isAllowed
    update()
  }

  private func update() {
    let tint: UIColor = tintColor
    disc.isHidden = !isChosen && !isHighlighted
    disc.backgroundColor =
      isChosen ? (isToday ? tint : tint.withAlphaComponent(0.15)) : UIColor.tertiarySystemFill
    label.font = .systemFont(ofSize: isChosen ? 21 : 20, weight: isChosen ? .semibold : .regular)
    label.textColor =
      !isEnabled ? .tertiaryLabel : isChosen ? (isToday ? .white : tint) : isToday ? tint : .label
  }

  override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(44, bounds.width, bounds.height)
    disc.bounds.size = CGSize(width: side, height: side)
    disc.center = CGPoint(x: bounds.midX, y: bounds.midY)
    disc.layer.cornerRadius = side / 2
    content.frame = bounds
    label.frame = content.bounds
  }

  override var roleTraits: UIAccessibilityTraits { isChosen ? [.button, .selected] : .button }
  override var isElementByDefault: Bool { date != nil }
}
