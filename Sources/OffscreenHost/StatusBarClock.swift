import Foundation

/// The texts of a status bar in a locale.
struct StatusBarClock {
  let locale: Locale

  /// - Parameter locale: The locale. English without a region uses the United States, as on a new device.
  init(locale: Locale) {
    let isPlainEnglish =
      locale.language.languageCode == .english && [nil, "001"].contains(locale.region?.identifier)
    self.locale = isPlainEnglish ? Locale(identifier: "en_US") : locale
  }

  /// January 9, 2007, 9:41, the time shown in Apple's pictures.
  private static let moment = Date(timeIntervalSince1970: 1_168_335_660)

  /// The time as shown on phones.
  var time: String { text(format: "h:mm") }

  /// The time with the part of the day, if the language has one.
  var padTime: String { text(template: "jmm") }

  /// The weekday and date; in English without a comma, as on a pad.
  var date: String {
    let text = text(template: "EEEMMMd")
    return locale.language.languageCode == .english ? text.replacingOccurrences(of: ",", with: "") : text
  }

  /// The battery percentage, which is 100.
  var percent: String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .percent
    return formatter.string(from: 1) ?? "100%"
  }

  private func text(template: String) -> String {
    let formatter = makeFormatter()
    formatter.setLocalizedDateFormatFromTemplate(template)
    // Recent locale data has a narrow space before the part of the day, which not every font contains.
    return formatter.string(from: Self.moment).replacingOccurrences(of: "\u{202F}", with: " ")
  }

  private func text(format: String) -> String {
    let formatter = makeFormatter()
    formatter.dateFormat = format
    return formatter.string(from: Self.moment)
  }

  private func makeFormatter() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter
  }
}
