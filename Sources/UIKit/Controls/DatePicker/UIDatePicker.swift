/// A control for choosing a date, a time, both, or a duration.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

  private var _date = Date() {
    willSet { willChange("date") }
    didSet { didChange("date") }
  }
  private var face: (UIView & DatePickerContentView)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UIDatePicker.self)
  }

  private func prepare() {
    rebuild()
    if bounds.size == .zero { bounds.size = intrinsicContentSize }
  }

  // MARK: Date

  /// The selected date, within the limits and rounded to the minute interval.
  open var date: Date {
    get { _date }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date without notifying the targets.
  open func setDate(_ date: Date, animated: Bool) {
    _date = rounded(clamped(date))
    face?.show(animated: animated && window != nil)
  }

  /// The duration in seconds, for the mode `countDownTimer`: whole minutes, less than a day.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set {
      storedDuration = min(max(60, (newValue / 60).rounded(.down) * 60), 86340)
      face?.show(animated: false)
    }
  }
  private var storedDuration: TimeInterval = 60

  /// The earliest date; ignored while it is after the latest.
  open var minimumDate: Date? { didSet { limitsDidChange() } }
  /// The latest date; ignored while it is before the earliest.
  open var maximumDate: Date? { didSet { limitsDidChange() } }

  private func limitsDidChange() {
    _date = rounded(clamped(_date))
    face?.show(animated: false)
  }

  var limits: (lowest: Date, highest: Date) {
    let (low, high) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    return low <= high ? (low, high) : (.distantPast, .distantFuture)
  }

  func clamped(_ date: Date) -> Date { min(max(date, limits.lowest), limits.highest) }

  private func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteInterval > 1 else { return date }
    let rules = self.rules
    let minute = rules.calendar.component(.minute, from: date)
    return date.addingTimeInterval(-60 * Double(minute % minuteInterval))
  }

  /// The minutes between rows: a divisor of 60, at most 30; other values set 1.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      rebuild()
    }
  }
  open var roundsToMinuteInterval = true

  // MARK: Calendar

  open var calendar: Calendar! = .current { didSet { rebuild() } }
  open var locale: Locale? { didSet { rebuild() } }
  open var timeZone: TimeZone? { didSet { rebuild() } }

  /// The calendar with the locale and time zone of the picker.
  var rules: DateFormatContext {
    DateFormatContext(calendar: calendar ?? .current, locale: locale, timeZone: timeZone)
  }

  // MARK: Appearance

  open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { rebuild() } } }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
  }
  /// The style in effect.
  open var datePickerStyle: UIDatePickerStyle {
    switch (preferredDatePickerStyle, datePickerMode) {
    case (_, .countDownTimer), (_, .yearAndMonth): .wheels
    case (.automatic, _): .compact
    case (.inline, .time): .wheels
    case let (style, _): style
    }
  }

  private func rebuild() {
    face?.removeFromSuperview()
    let made: UIView & DatePickerContentView
    switch datePickerStyle {
    case .wheels: made = DateWheels(picker: self)
    case .inline: made = CalendarPickerView(picker: self)
    case .compact, .automatic: made = CompactDatePickerView(picker: self)
    }
    face = made
    insertSubview(made, at: 0)
    stateDidChange()
    made.show(animated: false)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  package override func stateDidChange() {
    super.stateDidChange()
    face?.isUserInteractionEnabled = isEnabled
    face?.alpha = isEnabled ? 1 : 0.5
  }

  /// Sets the date on behalf of the user.
  func pick(_ date: Date) {
    let new = rounded(clamped(date))
    let isNews = new != _date
    _date = new
    face?.show(animated: window != nil)
    if isNews { send([.valueChanged, .primaryActionTriggered], nil) }
  }

  func pick(duration: TimeInterval) {
    let old = storedDuration
    countDownDuration = duration
    if storedDuration != old { send([.valueChanged, .primaryActionTriggered], nil) }
  }

  func contentViewSizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The fields, days and wheels are the accessibility elements.
  package override var isElementByDefault: Bool { false }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { face?.naturalSize ?? .zero }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    face?.frame = bounds
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      contentViewSizeDidChange()
    }
  }
}

/// A view that shows the date of a date picker in one style.
@MainActor
protocol DatePickerContentView: AnyObject {
  var naturalSize: CGSize { get }
  /// Updates to the date and limits of the picker.
  func show(animated: Bool)
}
