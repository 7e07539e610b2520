import Foundation
internal import _FoundationICU

// Formatting changes no state. The app configures a formatter before it is shared, as on iOS.
/// A formatter for relative times: "in 2 hours", "yesterday".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable {
    /// Always a number: "1 day ago".
    case numeric = 0
    /// A named time where the locale has one: "yesterday".
    case named = 1
  }

  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago"
    case full = 0
    /// "two months ago"
    case spellOut
    /// "2 mo. ago"
    case short
    /// The shortest form: "2mo ago"
    case abbreviated
  }

  open var dateTimeStyle: DateTimeStyle = .numeric
  open var unitsStyle: UnitsStyle = .full
  open var formattingContext: Context = .unknown
  open var calendar: Calendar! = .autoupdatingCurrent
  open var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Formats the largest component that is not zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    for (component, unit) in Self.units {
      if let value = dateComponents.value(for: component), value != 0, value != NSNotFound {
        return text(Double(value), unit)
      }
    }
    let (_, unit) =
      Self.units.last { dateComponents.value(for: $0.0) != nil } ?? Self.units[Self.units.count - 1]
    return text(0, unit)
  }

  /// Formats an interval in seconds from now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Formats a date relative to another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let components = (calendar ?? .autoupdatingCurrent).dateComponents(
      Set(Self.units.map(\.0)), from: referenceDate, to: date)
    return localizedString(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private static let units: [(Calendar.Component, URelativeDateTimeUnit)] = [
    (.year, UDAT_REL_UNIT_YEAR), (.month, UDAT_REL_UNIT_MONTH), (.weekOfMonth, UDAT_REL_UNIT_WEEK),
    (.day, UDAT_REL_UNIT_DAY), (.hour, UDAT_REL_UNIT_HOUR), (.minute, UDAT_REL_UNIT_MINUTE),
    (.second, UDAT_REL_UNIT_SECOND),
  ]

  private func text(_ value: Double, _ unit: URelativeDateTimeUnit) -> String {
    let locale = locale ?? .autoupdatingCurrent
    let style: UDateRelativeDateTimeFormatterStyle =
      switch unitsStyle {
      case .full, .spellOut: UDAT_STYLE_LONG
      case .short: UDAT_STYLE_SHORT
      case .abbreviated: UDAT_STYLE_NARROW
      }
    let capitalizes = formattingContext == .beginningOfSentence || formattingContext == .standalone
    var text =
      ICU.relative(
        value, unit, style: style, isNumeric: dateTimeStyle == .numeric, capitalizes: capitalizes,
        locale: locale)
      ?? ""
    if unitsStyle == .spellOut {
      let formatter = NumberFormatter()
      formatter.locale = locale
      formatter.numberStyle = .spellOut
      let number = NSNumber(value: abs(value))
      let decimal = NumberFormatter.localizedString(from: number, number: .none)
      if let words = formatter.string(from: number), let range = text.range(of: decimal) {
        text.replaceSubrange(range, with: words)
      }
    }
    return text
  }
}
