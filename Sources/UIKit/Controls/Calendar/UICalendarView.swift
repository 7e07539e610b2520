/// A view of a month with selectable and decorated days.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { fill() } }
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      fill()
    }
  }
  open var calendar = Calendar.current {
    didSet {
      rules = DateFormatContext(calendar: calendar, locale: locale, timeZone: nil)
      rebuild()
    }
  }
  open var locale = Locale.current {
    didSet {
      rules = DateFormatContext(calendar: calendar, locale: locale, timeZone: nil)
      rebuild()
    }
  }
  open var timeZone: TimeZone? {
    didSet { calendar.timeZone = timeZone ?? .current }
  }
  open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { fill() } }
  /// The range of days that can be selected and of months that can be shown.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { fill() } }
  /// Whether days show their decorations.
  open var wantsDateDecorations = true { didSet { fill() } }

  /// The visible year and month.
  open var visibleDateComponents: DateComponents {
    get { components(of: month, [.era, .year, .month]) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = calendar.date(from: dateComponents) else { return }
    show(month: rules.startOfMonth(date), animated: animated)
  }

  /// Requests the decorations of days from the delegate again.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    let wanted = Set(dates.compactMap { calendar.date(from: $0).map { calendar.startOfDay(for: $0) } })
    for day in days where day.date.map({ wanted.contains(calendar.startOfDay(for: $0)) }) == true {
      day.show(decoration(of: day))
    }
  }

  private var rules = DateFormatContext(calendar: .current, locale: nil, timeZone: nil)
  private var month: Date
  private let title = UILabel()
  private let backward = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private let grid = UIView()
  private var weekdays: [UILabel] = []
  private var days: [CalendarDayView] = []

  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 22
  private static let rowHeight: CGFloat = 54

  public override init(frame: CGRect) {
    month = DateFormatContext(calendar: .current, locale: nil, timeZone: nil).startOfMonth(Date())
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    month = DateFormatContext(calendar: .current, locale: nil, timeZone: nil).startOfMonth(Date())
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title.font = .systemFont(ofSize: 17, weight: .semibold)
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
    for _ in 0..<42 {
      let day = CalendarDayView()
      day.addAction(
        UIAction { [weak self] action in
          guard let date = (action.sender as? CalendarDayView)?.date else { return }
          self?.tap(date)
        }, for: .primaryActionTriggered)
      days.append(day)
      grid.addSubview(day)
    }
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      swipe.addHandler { [weak self] recognizer in
        guard let self else { return }
        if recognizer.state == .ended { turn(by: (direction == .left) != isRightToLeft ? 1 : -1) }
      }
      grid.addGestureRecognizer(swipe)
    }
    rebuild()
  }

  private func rebuild() {
    month = rules.startOfMonth(month)
    let symbols = rules.calendar.shortStandaloneWeekdaySymbols
    for (index, label) in weekdays.enumerated() {
      label.text = symbols[(index + rules.calendar.firstWeekday - 1) % 7].uppercased(with: rules.locale)
    }
    fill()
  }

  // MARK: Days

  private func components(of date: Date, _ parts: Set<Calendar.Component>) -> DateComponents {
    var result = calendar.dateComponents(parts, from: date)
    result.calendar = calendar
    return result
  }

  private func components(of date: Date) -> DateComponents {
    components(of: date, [.era, .year, .month, .day])
  }

  package final func fill() {
    title.text = rules.formatter(template: "yMMMM").string(from: month)
    title.font = CalendarDayView.font(17, .semibold, fontDesign)
    let number = rules.formatter(template: "d")
    let spoken = rules.formatter(date: .full, time: .none)
    let lead = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    let count = rules.daysInMonth(month)
    let low =
      availableDateRange.start > .distantPast
      ? calendar.startOfDay(for: availableDateRange.start) : .distantPast
    for (index, view) in days.enumerated() {
      guard index >= lead, index < lead + count,
        let date = calendar.date(byAdding: .day, value: index - lead, to: month)
      else {
        view.date = nil
        view.isHidden = true
        view.show(nil)
        continue
      }
      let parts = components(of: date)
      view.isHidden = false
      view.date = date
      view.show(
        number.string(from: date), design: fontDesign,
        isChosen: selectionBehavior?.contains(parts, in: calendar) ?? false,
        isToday: rules.isSameDay(date, Date()),
        isAllowed: date >= low && date <= availableDateRange.end,
        isSelectable: selectionBehavior?.canSelect(parts) ?? false)
      view.accessibilityLabel = spoken.string(from: date)
      view.show(decoration(of: view))
    }
    backward.isEnabled = month > availableDateRange.start
    forward.isEnabled =
      calendar.date(byAdding: .month, value: 1, to: month).map { $0 <= availableDateRange.end } ?? false
    setNeedsLayout()
  }

  private func decoration(of day: CalendarDayView) -> Decoration? {
    guard wantsDateDecorations, let date = day.date else { return nil }
    return delegate?.calendarView(self, decorationFor: components(of: date))
  }

  private func tap(_ date: Date) { selectionBehavior?.tap(components(of: date)) }

  private func turn(by step: Int) {
    guard (step < 0 ? backward : forward).isEnabled,
      let next = calendar.date(byAdding: .month, value: step, to: month)
    else { return }
    show(month: next, animated: true)
  }

  private func show(month new: Date, animated: Bool) {
    guard new != month else { return }
    let previous = visibleDateComponents
    let change = {
      self.month = new
      self.fill()
    }
    if animated, window != nil {
      UIView.transition(
        with: grid, duration: 0.2, options: .transitionCrossDissolve, animations: change)
    } else {
      change()
    }
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: Self.headerHeight + Self.weekdayHeight + 6 * Self.rowHeight + 8
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, 280), height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
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
    let row = max(0, (bounds.height - top - 8) / 6)
    grid.frame = CGRect(x: 0, y: top, width: width, height: row * 6)
    for (index, day) in days.enumerated() {
      place(
        day,
        CGRect(x: 8 + CGFloat(index % 7) * column, y: CGFloat(index / 7) * row, width: column, height: row))
    }
  }
}

/// Provides decorations and receives changes of the visible month.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  { nil }
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
