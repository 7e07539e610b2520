import SwiftUI

/// Round numbers for the values of an axis: multiples of 1, 2 or 5 times a power of ten.
struct NiceSteps {
  let step: Double
  private let lower: Double
  private let upper: Double

  init(_ lower: Double, _ upper: Double, desiredCount: Int, minimum: Double = 0) {
    (self.lower, self.upper) = (lower, upper)
    let span = upper - lower
    guard span > 0, span.isFinite else {
      step = max(1, minimum)
      return
    }
    let raw = span / Double(max(1, desiredCount))
    let power = pow(10, log10(raw).rounded(.down))
    let factor = [1, 2, 5, 10].first { $0 * power >= raw * 0.999 } ?? 10
    step = max(factor * power, minimum)
  }

  init(_ lower: Double, _ upper: Double, step: Double) {
    (self.lower, self.upper, self.step) = (lower, upper, step)
  }

  func values(roundLowerBound: Bool, roundUpperBound: Bool) -> [Double] {
    guard step > 0 else { return [lower] }
    let tolerance = 1e-9
    let first =
      roundLowerBound
      ? (lower / step + tolerance).rounded(.down) : (lower / step - tolerance).rounded(.up)
    var last =
      roundUpperBound
      ? (upper / step - tolerance).rounded(.up) : (upper / step + tolerance).rounded(.down)
    if roundUpperBound { last = max(last, first + 1) }
    guard last >= first, last - first < 10_000 else { return [] }
    // Adding zero removes the sign of a negative zero.
    return stride(from: first, through: last, by: 1).map { $0 * step + 0 }
  }
}

/// A distance between the dates of an axis.
struct CalendarStep: Equatable {
  let unit: Calendar.Component
  let count: Int

  /// Steps of automatic axes, from the shortest to the longest, with their approximate seconds.
  private static let automatic: [(CalendarStep, Double)] = [
    (CalendarStep(unit: .second, count: 1), 1), (CalendarStep(unit: .second, count: 5), 5),
    (CalendarStep(unit: .second, count: 15), 15), (CalendarStep(unit: .second, count: 30), 30),
    (CalendarStep(unit: .minute, count: 1), 60), (CalendarStep(unit: .minute, count: 5), 300),
    (CalendarStep(unit: .minute, count: 15), 900), (CalendarStep(unit: .minute, count: 30), 1800),
    (CalendarStep(unit: .hour, count: 1), 3600), (CalendarStep(unit: .hour, count: 3), 10_800),
    (CalendarStep(unit: .hour, count: 6), 21_600), (CalendarStep(unit: .hour, count: 12), 43_200),
    (CalendarStep(unit: .day, count: 1), 86_400), (CalendarStep(unit: .day, count: 2), 172_800),
    (CalendarStep(unit: .weekOfYear, count: 1), 604_800),
    (CalendarStep(unit: .weekOfYear, count: 2), 1_209_600),
    (CalendarStep(unit: .month, count: 1), 2_629_800), (CalendarStep(unit: .month, count: 3), 7_889_400),
    (CalendarStep(unit: .month, count: 6), 15_778_800), (CalendarStep(unit: .year, count: 1), 31_557_600),
    (CalendarStep(unit: .year, count: 2), 63_115_200), (CalendarStep(unit: .year, count: 5), 157_788_000),
    (CalendarStep(unit: .year, count: 10), 315_576_000),
    (CalendarStep(unit: .year, count: 50), 1_577_880_000),
  ]

  static func fitting(_ seconds: Double, desiredCount: Int) -> CalendarStep {
    let wanted = seconds / Double(max(1, desiredCount)) * 0.8
    return automatic.first { $0.1 >= wanted }?.0 ?? CalendarStep(unit: .year, count: 100)
  }

  /// The dates of the step in an interval. Rounding adds the date before or after the interval.
  func dates(
    from lower: Date, to upper: Date, _ calendar: Calendar, roundLowerBound: Bool, roundUpperBound: Bool
  ) -> [Date] {
    guard count > 0, var date = first(lower, calendar) else { return [] }
    var dates: [Date] = []
    while dates.count < 10_000 {
      if date >= lower || roundLowerBound && isLast(before: lower, date, calendar) {
        if date > upper {
          if roundUpperBound, dates.last.map({ $0 <= upper }) ?? true { dates.append(date) }
          break
        }
        dates.append(date)
      }
      guard let next = calendar.date(byAdding: unit, value: count, to: date), next > date else { break }
      date = next
    }
    return dates
  }

  private func isLast(before lower: Date, _ date: Date, _ calendar: Calendar) -> Bool {
    calendar.date(byAdding: unit, value: count, to: date).map { $0 > lower } ?? false
  }

  /// The last aligned date at or before a date: a multiple of the count within the next larger unit.
  private func first(_ date: Date, _ calendar: Calendar) -> Date? {
    guard let start = calendar.dateInterval(of: unit, for: date)?.start, count > 1 else {
      return calendar.dateInterval(of: unit, for: date)?.start ?? date
    }
    let offset: Int
    switch unit {
    case .year: offset = calendar.component(.year, from: start) % count
    case .month, .quarter: offset = (calendar.component(.month, from: start) - 1) % count
    case .day: offset = (calendar.component(.day, from: start) - 1) % count
    case .hour, .minute, .second: offset = calendar.component(unit, from: start) % count
    default: offset = 0
    }
    return calendar.date(byAdding: unit, value: -offset, to: start)
  }

  /// The format of labels at the step's distance.
  var format: Date.FormatStyle {
    switch unit {
    case .year: .dateTime.year()
    case .month, .quarter: .dateTime.month(.abbreviated)
    case .weekOfYear, .weekOfMonth, .weekday, .day: .dateTime.month(.abbreviated).day()
    case .hour: .dateTime.hour()
    case .minute: .dateTime.hour().minute()
    default: .dateTime.hour().minute().second()
    }
  }
}
