/// Supplies the days of a month view and receives its events.
@MainActor
protocol CalendarMonthViewDelegate: AnyObject {
  /// The dates whose months a person can turn to.
  var shownDates: (lowest: Date, highest: Date) { get }
  /// Called whenever the days are shown.
  func monthView(_ view: CalendarMonthView, showsTitle title: String)
  func monthView(_ view: CalendarMonthView, configure day: CalendarDayView, for date: Date)
  func monthView(_ view: CalendarMonthView, didSelect date: Date)
  /// Called when another month than before is shown.
  func monthView(_ view: CalendarMonthView, didLeave month: Date)
}

/// A month: a title, the buttons for the months before and after it, the weekdays, and the days in six rows.
@MainActor
final class CalendarMonthView: UIView {
  weak var delegate: (any CalendarMonthViewDelegate)?

  var rules: DateFormatContext {
    didSet {
      month = rules.startOfMonth(month)
      showWeekdays()
      reload()
    }
  }

  /// The start of the month that is shown.
  private(set) var month: Date
  /// Whether buttons and swipes show other months.
  var canTurn = true

  private let title: UIView
  private let backward = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private let grid = CalendarGrid()
  private var weekdays: [UILabel] = []
  let days: [CalendarDayView]

  static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 22

  /// - Parameter title: A view of the month's name, which the delegate updates.
  init(title: UIView, rules: DateFormatContext, date: Date, dayMetrics: CalendarDayView.Metrics) {
    self.title = title
    self.rules = rules
    month = rules.startOfMonth(date)
    days = (0..<42).map { _ in CalendarDayView(metrics: dayMetrics) }
    super.init(frame: .zero)
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
    for _ in 0..<7 {
      let label = UILabel()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      weekdays.append(label)
      addSubview(label)
    }
    for day in days {
      day.addAction(
        UIAction { [weak self] action in
          guard let self, let date = (action.sender as? CalendarDayView)?.date else { return }
          delegate?.monthView(self, didSelect: date)
        }, for: .primaryActionTriggered)
      grid.addSubview(day)
    }
    grid.focusGroupIdentifier = "days"
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      swipe.addHandler { [weak self] recognizer in
        guard let self else { return }
        if recognizer.state == .ended { turn(by: (direction == .left) != isMirrored ? 1 : -1) }
      }
      grid.addGestureRecognizer(swipe)
    }
    showWeekdays()
  }

  required init?(coder: NSCoder) { nil }

  /// The height with rows of a height.
  static func height(rowHeight: CGFloat) -> CGFloat { headerHeight + weekdayHeight + 6 * rowHeight }

  // MARK: Display

  private func showWeekdays() {
    let symbols = rules.calendar.shortStandaloneWeekdaySymbols
    for (index, label) in weekdays.enumerated() {
      label.text = symbols[(index + rules.calendar.firstWeekday - 1) % 7].uppercased(with: rules.locale)
    }
    formatters = Formatters(rules)
  }

  private struct Formatters {
    let title: DateFormatter
    let day: DateFormatter

    init(_ rules: DateFormatContext) {
      title = rules.formatter(template: "yMMMM")
      day = rules.formatter(template: "d")
    }
  }
  private lazy var formatters = Formatters(rules)

  /// Updates the title, the days and the buttons.
  func reload() {
    guard let delegate else { return }
    let calendar = rules.calendar
    delegate.monthView(self, showsTitle: formatters.title.string(from: month))
    let limits = delegate.shownDates
    let low = limits.lowest > .distantPast ? calendar.startOfDay(for: limits.lowest) : .distantPast
    let lead = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    let count = rules.daysInMonth(month)
    let today = Date()
    for (index, day) in days.enumerated() {
      let number = index - lead
      guard number >= 0, number < count, let date = calendar.date(byAdding: .day, value: number, to: month)
      else {
        day.clear()
        continue
      }
      day.date = date
      day.text = formatters.day.string(from: date)
      day.isToday = rules.isSameDay(date, today)
      day.isAllowed = date >= low && date <= limits.highest
      delegate.monthView(self, configure: day, for: date)
      day.update()
    }
    backward.isEnabled = month > limits.lowest
    forward.isEnabled =
      calendar.date(byAdding: .month, value: 1, to: month).map { $0 <= limits.highest } ?? false
    setNeedsLayout()
  }

  /// Shows the month of a date. Returns whether it is another month than before.
  @discardableResult
  func show(monthOf date: Date, animated: Bool) -> Bool {
    let new = rules.startOfMonth(date)
    guard new != month else { return false }
    let old = month
    let change = {
      self.month = new
      self.reload()
    }
    if animated, window != nil {
      UIView.transition(
        with: grid, duration: 0.2, options: .transitionCrossDissolve, animations: change)
    } else {
      change()
    }
    delegate?.monthView(self, didLeave: old)
    return true
  }

  private func turn(by step: Int) {
    guard canTurn, (step < 0 ? backward : forward).isEnabled,
      let next = rules.calendar.date(byAdding: .month, value: step, to: month)
    else { return }
    show(monthOf: next, animated: true)
  }

  /// Makes everything but the title transparent.
  func setDaysHidden(_ isHidden: Bool) {
    for view in [grid, backward, forward] + weekdays as [UIView] { view.alpha = isHidden ? 0 : 1 }
  }

  // MARK: Layout

  /// The direction of the view that shows the month, for which apps may force a direction.
  private var isMirrored: Bool { (superview ?? self).isRightToLeft }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    func place(_ view: UIView, _ rect: CGRect) {
      view.frame = isMirrored ? rect.offsetBy(dx: width - rect.maxX - rect.minX, dy: 0) : rect
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
    let row = max(0, (bounds.height - top) / 6)
    grid.frame = CGRect(x: 0, y: top, width: width, height: row * 6)
    for (index, day) in days.enumerated() {
      place(
        day,
        CGRect(x: 8 + CGFloat(index % 7) * column, y: CGFloat(index / 7) * row, width: column, height: row))
    }
  }
}

/// The days of a month, which UI tests see as a collection view.
@MainActor
package final class CalendarGrid: UIView {}
