/// A calendar with a locale and a time zone, and the date formats for them.
struct DateFormatContext {
  let calendar: Calendar
  let locale: Locale

  init(calendar base: Calendar, locale: Locale?, timeZone: TimeZone?) {
    var calendar = base
    self.locale = locale ?? base.locale ?? .current
    calendar.locale = self.locale
    if let timeZone { calendar.timeZone = timeZone }
    self.calendar = calendar
  }

  func formatter(template: String) -> DateFormatter {
    let formatter = formatter()
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  func formatter(date: DateFormatter.Style, time: DateFormatter.Style) -> DateFormatter {
    let formatter = formatter()
    formatter.dateStyle = date
    formatter.timeStyle = time
    return formatter
  }

  private func formatter() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    return formatter
  }

  private func format(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }

  /// Whether the locale uses 24-hour time.
  var uses24Hours: Bool { !format("j").contains("a") }

  /// The letters y, M and d in the order of the locale.
  func order(of template: String) -> [Character] {
    var order: [Character] = []
    for letter in format(template) {
      let letter: Character = letter == "L" ? "M" : letter
      if "yMd".contains(letter), !order.contains(letter) { order.append(letter) }
    }
    return order
  }

  /// Returns the start of the month that contains `date`.
  func startOfMonth(_ date: Date) -> Date {
    calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  func daysInMonth(_ date: Date) -> Int { calendar.range(of: .day, in: .month, for: date)?.count ?? 30 }

  /// Returns the date with another day, month and year; a day beyond the end of the month becomes its last
  /// day (Metrics.md 1.8).
  func date(_ date: Date, year: Int? = nil, month: Int? = nil, day: Int? = nil) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
    if let year { parts.year = year }
    if let month { parts.month = month }
    let wanted = day ?? parts.day ?? 1
    parts.day = 1
    guard let first = calendar.date(from: parts) else { return date }
    parts.day = min(wanted, daysInMonth(first))
    return calendar.date(from: parts) ?? date
  }

  func date(_ date: Date, hour: Int? = nil, minute: Int? = nil) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    if let hour { parts.hour = hour }
    if let minute { parts.minute = minute }
    return calendar.date(from: parts) ?? date
  }

  func isSameDay(_ a: Date, _ b: Date) -> Bool { calendar.isDate(a, inSameDayAs: b) }
}
