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
  open var calendar = Calendar.current { didSet { rulesDidChange() } }
  open var locale = Locale.current { didSet { rulesDidChange() } }
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
    get { components(of: month.month, [.era, .year, .month]) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = calendar.date(from: dateComponents) else { return }
    month.show(monthOf: date, animated: animated)
  }

  /// Requests the decorations of days from the delegate again.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    let wanted = Set(dates.compactMap { calendar.date(from: $0).map { calendar.startOfDay(for: $0) } })
    for day in month.days where day.date.map({ wanted.contains(calendar.startOfDay(for: $0)) }) == true {
      day.decorate(day.date.flatMap(decoration))
    }
  }

  private let title = UILabel()
  private let month: CalendarMonthView
  private lazy var spokenFormatter = month.rules.formatter(date: .full, time: .none)

  private static let rowHeight: CGFloat = 54
  private static let bottomMargin: CGFloat = 8

  public override init(frame: CGRect) {
    month = UICalendarView.makeMonth(title)
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    month = UICalendarView.makeMonth(title)
    super.init(coder: coder)
    prepare()
  }

  private static func makeMonth(_ title: UIView) -> CalendarMonthView {
    CalendarMonthView(
      title: title, rules: DateFormatContext(calendar: .current, locale: nil, timeZone: nil), date: Date(),
      dayMetrics: .calendarView)
  }

  private func prepare() {
    month.delegate = self
    addSubview(month)
    fill()
  }

  private func rulesDidChange() {
    let rules = DateFormatContext(calendar: calendar, locale: locale, timeZone: nil)
    spokenFormatter = rules.formatter(date: .full, time: .none)
    month.rules = rules
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

  package final func fill() { month.reload() }

  private func decoration(of date: Date) -> Decoration? {
    guard wantsDateDecorations else { return nil }
    return delegate?.calendarView(self, decorationFor: components(of: date))
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: CalendarMonthView.height(rowHeight: Self.rowHeight) + Self.bottomMargin)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, 280), height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    month.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - Self.bottomMargin))
    month.setNeedsLayout()
  }
}

extension UICalendarView: CalendarMonthViewDelegate {
  var shownDates: (lowest: Date, highest: Date) { (availableDateRange.start, availableDateRange.end) }

  func monthView(_ view: CalendarMonthView, showsTitle title: String) {
    self.title.text = title
    self.title.font = CalendarDayView.font(17, .semibold, fontDesign)
  }

  func monthView(_ view: CalendarMonthView, configure day: CalendarDayView, for date: Date) {
    let parts = components(of: date)
    day.design = fontDesign
    day.isChosen = selectionBehavior?.contains(parts, in: calendar) ?? false
    day.isSelectable = selectionBehavior?.canSelect(parts) ?? false
    day.accessibilityLabel = spokenFormatter.string(from: date)
    day.decorate(decoration(of: date))
  }

  func monthView(_ view: CalendarMonthView, didSelect date: Date) {
    selectionBehavior?.tap(components(of: date))
  }

  func monthView(_ view: CalendarMonthView, didLeave month: Date) {
    delegate?.calendarView(
      self, didChangeVisibleDateComponentsFrom: components(of: month, [.era, .year, .month]))
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
