/// The selection of days in a calendar view.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  package final weak var view: UICalendarView?

  public override init() { super.init() }

  /// Updates the selectable days.
  open func updateSelectableDates() { view?.fill() }

  package func contains(_ date: DateComponents, in calendar: Calendar) -> Bool { false }
  package func canSelect(_ date: DateComponents) -> Bool { false }
  package func tap(_ date: DateComponents) {}

  fileprivate final func isSame(_ a: DateComponents, _ b: DateComponents, in calendar: Calendar) -> Bool {
    guard let first = calendar.date(from: a), let second = calendar.date(from: b) else { return false }
    return calendar.isDate(first, inSameDayAs: second)
  }
}

/// Selects at most one day.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  private var chosen: DateComponents?

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open var selectedDate: DateComponents? {
    get { chosen }
    set { setSelected(newValue, animated: false) }
  }

  /// Selects a day without notifying the delegate.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    chosen = selectedDate
    view?.fill()
  }

  package override func contains(_ date: DateComponents, in calendar: Calendar) -> Bool {
    chosen.map { isSame($0, date, in: calendar) } ?? false
  }

  package override func canSelect(_ date: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: date) ?? true
  }

  package override func tap(_ date: DateComponents) {
    let isChosen = contains(date, in: view?.calendar ?? .current)
    // A tap on the selected day deselects it if the delegate allows that.
    let target = isChosen && delegate?.dateSelection(self, canSelectDate: nil) ?? false ? nil : date
    guard !isChosen || target == nil else { return }
    setSelected(target, animated: true)
    delegate?.dateSelection(self, didSelectDate: target)
  }
}

/// Decides which day can be selected. A date of nil means deselection.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Selects any number of days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  private var chosen: [DateComponents] = []

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open var selectedDates: [DateComponents] {
    get { chosen }
    set { setSelectedDates(newValue, animated: false) }
  }

  /// Selects days without notifying the delegate.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    chosen = selectedDates
    view?.fill()
  }

  package override func contains(_ date: DateComponents, in calendar: Calendar) -> Bool {
    chosen.contains { isSame($0, date, in: calendar) }
  }

  package override func canSelect(_ date: DateComponents) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: date) ?? true
  }

  package override func tap(_ date: DateComponents) {
    let calendar = view?.calendar ?? .current
    if contains(date, in: calendar) {
      guard delegate?.multiDateSelection(self, canDeselectDate: date) ?? true else { return }
      setSelectedDates(chosen.filter { !isSame($0, date, in: calendar) }, animated: true)
      delegate?.multiDateSelection(self, didDeselectDate: date)
    } else {
      setSelectedDates(chosen + [date], animated: true)
      delegate?.multiDateSelection(self, didSelectDate: date)
    }
  }
}

/// Decides which days can be selected.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
