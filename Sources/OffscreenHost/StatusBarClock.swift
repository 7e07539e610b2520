import Foundation

/// The texts of a status bar in the language of the person.
struct StatusBarClock {
  let locale: Locale

  /// - Parameter locale: English without a country is that of the United States, as on a new device.
  init(locale: Locale) {
    let isPlainEnglish =
      locale.language.languageCode == .english && [nil, "001"].contains(locale.region?.identifier)
    self.locale = isPlainEnglish ? Locale(identifier: "en_US") : locale
  }

  /// 9 January 2007, 9:41, the moment that Apple's pictures show.
  private static let moment = Date(timeIntervalSince1970: 1_168_335_660)

  /// The time alone, as phones show it.
  var time: String { text(format: "h:mm") }

  /// The time with its part of the day, where the language has one.
  var padTime: String { text(template: "jmm") }

  /// The weekday and the day; in English without a comma, as on a pad.
  var date: String {
    let text = text(template: "EEEMMMd")
    return locale.language.languageCode == .english ? text.replacingOccurrences(of: ",", with: "") : text
  }

  /// The battery's charge, which is full.
  var percent: String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .percent
    return formatter.string(from: 1) ?? "100%"
  }

  private func text(template: String) -> String {
    let formatter = makeFormatter()
    formatter.setLocalizedDateFormatFromTemplate(template)
    // Newer tables put a narrow space before the part of the day, which not every font has.
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
