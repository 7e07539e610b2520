import Foundation
internal import _FoundationICU

// Formatting changes no state. The app configures a formatter before it is shared, as on iOS.
/// A formatter for durations: "1 hour, 10 minutes", "1:10:00".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    /// "1:10:00"
    case positional = 0
    /// "1h 10m"
    case abbreviated
    /// "1 hr, 10 min"
    case short
    /// "1 hour, 10 minutes"
    case full
    /// "one hour, ten minutes"
    case spellOut
    /// "1hr 10min"
    case brief
  }

  /// Options for formatting units whose value is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Pads the positional style with leading zeros: "01:10:00".
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  open var unitsStyle: UnitsStyle = .positional
  /// The units to use. If empty, the formatter chooses.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The date from which calendar-dependent durations, such as months, are counted. Defaults to the current
  /// date.
  open var referenceDate: Date?
  /// Whether the smallest unit is written with a fraction.
  open var allowsFractionalUnits = false
  /// The maximum number of units to write, starting with the largest; 0 means no limit.
  open var maximumUnitCount = 0
  /// Whether to fold the largest unit into the next when its value is one: "63 minutes".
  open var collapsesLargestUnit = false
  /// "About 10 minutes"
  open var includesApproximationPhrase = false
  /// "10 minutes remaining"
  open var includesTimeRemainingPhrase = false
  open var formattingContext: Context = .unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Formats components in the given style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Formats a duration in seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// Formats the duration between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let parts = self.parts
    var components = utcCalendar.dateComponents(Set(parts.map(\.component)), from: startDate, to: endDate)
    if allowsFractionalUnits, parts.last?.component == .second {
      let whole = components.second ?? 0
      let fraction = endDate.timeIntervalSince(startDate)
      components.nanosecond = Int(((fraction - fraction.rounded(.towardZero)) * 1e9).rounded())
      components.second = whole
    }
    return text(components, parts)
  }

  /// Formats components; excess values carry over into larger units.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = utcCalendar.date(byAdding: components, to: start) else { return nil }
    if allowedUnits.isEmpty {
      let parts = Self.allParts.filter { components.value(for: $0.component) != nil }
      return text(utcCalendar.dateComponents(Set(parts.map(\.component)), from: start, to: end), parts)
    }
    return string(from: start, to: end)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let value as DateComponents: string(from: value)
    case let value as TimeInterval: string(from: value)
    case let value as NSNumber: string(from: value.doubleValue)
    default: nil
    }
  }

  private struct Part {
    var component: Calendar.Component
    var flag: NSCalendar.Unit
    var unit: UAMeasureUnit
  }

  private static let allParts: [Part] = [
    Part(component: .year, flag: .year, unit: UAMEASUNIT_DURATION_YEAR),
    Part(component: .month, flag: .month, unit: UAMEASUNIT_DURATION_MONTH),
    Part(component: .weekOfMonth, flag: .weekOfMonth, unit: UAMEASUNIT_DURATION_WEEK),
    Part(component: .day, flag: .day, unit: UAMEASUNIT_DURATION_DAY),
    Part(component: .hour, flag: .hour, unit: UAMEASUNIT_DURATION_HOUR),
    Part(component: .minute, flag: .minute, unit: UAMEASUNIT_DURATION_MINUTE),
    Part(component: .second, flag: .second, unit: UAMEASUNIT_DURATION_SECOND),
  ]

  private var parts: [Part] {
    if allowedUnits.isEmpty {
      return Self.allParts.filter {
        unitsStyle != .positional || [.hour, .minute, .second].contains($0.component)
      }
    }
    return Self.allParts.filter { allowedUnits.contains($0.flag) }
  }

  /// Uses UTC, so that durations are unaffected by daylight saving time.
  private var utcCalendar: Calendar {
    var calendar = calendar ?? .autoupdatingCurrent
    if referenceDate == nil, let utc = TimeZone(secondsFromGMT: 0) { calendar.timeZone = utc }
    return calendar
  }

  private func text(_ components: DateComponents, _ parts: [Part]) -> String? {
    var values = parts.map { (part: $0, value: Double(components.value(for: $0.component) ?? 0)) }
    guard !values.isEmpty else { return nil }
    if allowsFractionalUnits, let nanosecond = components.nanosecond {
      values[values.count - 1].value += Double(nanosecond) / 1e9
    }
    let isNegative = values.contains { $0.value < 0 }
    values = values.map { ($0.part, abs($0.value)) }
    collapse(&values)
    dropZeros(&values)
    if maximumUnitCount > 0, values.count > maximumUnitCount {
      values.removeLast(values.count - maximumUnitCount)
    }
    let locale = calendar?.locale ?? .autoupdatingCurrent
    var text: String
    if unitsStyle == .positional {
      text = positional(values)
    } else {
      let width: UAMeasureFormatWidth =
        switch unitsStyle {
        case .positional, .full, .spellOut: UAMEASFMT_WIDTH_WIDE
        case .short: UAMEASFMT_WIDTH_SHORT
        case .brief: UAMEASFMT_WIDTH_SHORTER
        case .abbreviated: UAMEASFMT_WIDTH_NARROW
        }
      guard
        let words = ICU.measures(values.map { ($0.value, $0.part.unit) }, width: width, locale: locale)
      else { return nil }
      text = unitsStyle == .spellOut ? spelledOut(words, values.map(\.value), locale) : words
    }
    if isNegative { text = "-" + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    if includesApproximationPhrase { text = SystemString.about.text(text) }
    return text
  }

  private func collapse(_ values: inout [(part: Part, value: Double)]) {
    guard collapsesLargestUnit, values.count > 1, let first = values.firstIndex(where: { $0.value > 0 }),
      first + 1 < values.count, values[first].value == 1
    else { return }
    let factors: [Calendar.Component: Double] = [
      .weekOfMonth: 7, .day: 24, .hour: 60, .minute: 60, .year: 12,
    ]
    guard let factor = factors[values[first].part.component] else { return }
    values[first + 1].value += factor
    values.remove(at: first)
  }

  private func dropZeros(_ values: inout [(part: Part, value: Double)]) {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
    }
    if behavior.contains(.pad), !zeroFormattingBehavior.contains(.dropLeading) {
      behavior.remove(.dropLeading)
    }
    if behavior.contains(.dropLeading) {
      while values.count > 1, values[0].value == 0 { values.removeFirst() }
    }
    if behavior.contains(.dropTrailing) {
      while values.count > 1, values[values.count - 1].value == 0 { values.removeLast() }
    }
    if behavior.contains(.dropMiddle), values.count > 2 {
      let last = values.count - 1
      values = values.enumerated().filter { $0.offset == 0 || $0.offset == last || $0.element.value != 0 }
        .map(\.element)
    }
  }

  private func positional(_ values: [(part: Part, value: Double)]) -> String {
    values.enumerated().map { index, entry in
      let isTime = [.hour, .minute, .second].contains(entry.part.component)
      let isPadded = isTime && (index > 0 || zeroFormattingBehavior.contains(.pad))
      let whole = Int(entry.value)
      var text = isPadded && whole < 10 ? "0\(whole)" : "\(whole)"
      let fraction = entry.value - Double(whole)
      if fraction > 0 { text += String(format: "%.3f", fraction).dropFirst() }
      return text
    }.joined(separator: ":")
  }

  private func spelledOut(_ text: String, _ values: [Double], _ locale: Locale) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .spellOut
    var result = text
    var start = result.startIndex
    for value in values {
      let number = NSNumber(value: value)
      let decimal = value == value.rounded() ? "\(Int(value))" : "\(value)"
      guard let words = formatter.string(from: number),
        let range = result.range(of: decimal, range: start..<result.endIndex)
      else { continue }
      let offset = result.distance(from: result.startIndex, to: range.lowerBound) + words.count
      result.replaceSubrange(range, with: words)
      start = result.index(result.startIndex, offsetBy: offset)
    }
    return result
  }
}
