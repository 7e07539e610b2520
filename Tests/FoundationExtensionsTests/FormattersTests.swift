import FoundationExtensions
import XCTest

final class FormattersTests: XCTestCase {
  private let english = Locale(identifier: "en_US")
  private let korean = Locale(identifier: "ko_KR")

  private func calendar(_ locale: Locale) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return calendar
  }

  func testLengthsOfTimeInEveryStyle() {
    let formatter = DateComponentsFormatter()
    formatter.calendar = calendar(english)
    formatter.allowedUnits = [.hour, .minute, .second]
    let expected: [DateComponentsFormatter.UnitsStyle: String] = [
      .positional: "1:10:00", .abbreviated: "1h 10m", .full: "1 hour, 10 minutes", .short: "1 hr, 10 min",
      .brief: "1hr 10min", .spellOut: "one hour, ten minutes",
    ]
    for (style, text) in expected {
      formatter.unitsStyle = style
      XCTAssertEqual(formatter.string(from: 4_200), text)
    }
    formatter.calendar = calendar(korean)
    formatter.unitsStyle = .full
    XCTAssertEqual(formatter.string(from: 4_200), "1시간 10분")
  }

  func testZerosAndCounts() {
    let formatter = DateComponentsFormatter()
    formatter.calendar = calendar(english)
    formatter.allowedUnits = [.minute, .second]
    XCTAssertEqual(formatter.string(from: 75), "1:15")
    formatter.zeroFormattingBehavior = .pad
    XCTAssertEqual(formatter.string(from: 5), "00:05")
    formatter.zeroFormattingBehavior = .default
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    XCTAssertEqual(formatter.string(from: 90_061), "1 day, 1 hour, 1 minute, 1 second")
    formatter.maximumUnitCount = 2
    XCTAssertEqual(formatter.string(from: 90_061), "1 day, 1 hour")
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    XCTAssertEqual(formatter.string(from: 7_200), "About 2 hours remaining")
    XCTAssertEqual(DateComponentsFormatter().string(from: .infinity), nil)
  }

  func testTimesAsSeenFromAnother() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = english
    formatter.calendar = calendar(english)
    let now = Date(timeIntervalSinceReferenceDate: 0)
    func text(_ seconds: Double) -> String {
      formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
    }
    XCTAssertEqual(text(-7_200), "2 hours ago")
    XCTAssertEqual(text(86_400), "in 1 day")
    formatter.dateTimeStyle = .named
    XCTAssertEqual(text(-86_400), "yesterday")
    XCTAssertEqual(text(0), "now")
    formatter.unitsStyle = .short
    XCTAssertEqual(text(3 * 7 * 86_400), "in 3 wk.")
    formatter.unitsStyle = .spellOut
    XCTAssertEqual(text(-7_200), "two hours ago")
    formatter.locale = korean
    formatter.unitsStyle = .full
    XCTAssertEqual(text(-86_400), "어제")
    XCTAssertEqual(formatter.localizedString(from: DateComponents(month: 2)), "2개월 후")
  }

  func testLists() {
    let formatter = ListFormatter()
    formatter.locale = english
    XCTAssertEqual(formatter.string(from: ["bread", "milk", "eggs"]), "bread, milk, and eggs")
    XCTAssertEqual(formatter.string(from: [1, 2]), "1 and 2")
    formatter.locale = korean
    XCTAssertEqual(formatter.string(from: ["빵", "우유"]), "빵 및 우유")
  }

  func testMeasurements() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    XCTAssertEqual(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)), "5 km")
    XCTAssertEqual(formatter.string(from: Measurement(value: 77, unit: UnitTemperature.fahrenheit)), "25 °C")
    formatter.locale = english
    formatter.unitStyle = .long
    XCTAssertEqual(formatter.string(from: Measurement(value: 10, unit: UnitMass.kilograms)), "22.046 pounds")
    formatter.unitOptions = .providedUnit
    XCTAssertEqual(formatter.string(from: Measurement(value: 1, unit: UnitLength.kilometers)), "1 kilometer")
    XCTAssertEqual(formatter.string(from: UnitLength.kilometers), "kilometer")
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    XCTAssertEqual(formatter.string(from: Measurement(value: 20.5, unit: UnitTemperature.celsius)), "20.5°")
    formatter.unitOptions = [.providedUnit, .naturalScale]
    formatter.unitStyle = .medium
    XCTAssertEqual(formatter.string(from: Measurement(value: 1_500, unit: UnitLength.meters)), "1.5 km")
  }

  func testLocalizedText() {
    let name = "Ann"
    let count = 3
    XCTAssertEqual(String(localized: "Hello"), "Hello")
    XCTAssertEqual(
      String(localized: "\(name) has \(count) files, 100% of \(2.5, specifier: "%.1f")", locale: english),
      "Ann has 3 files, 100% of 2.5")
    XCTAssertEqual(String(localized: "key", defaultValue: "Text \(count)", locale: english), "Text 3")
    let resource: LocalizedStringResource = "\(count) of \(name)"
    XCTAssertEqual(resource.key, "%lld of %@")
    XCTAssertEqual(String(localized: resource), "3 of Ann")
  }

  func testTextFromATable() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
    let table = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#""%lld files" = "Files: %lld"; "title" = "Albums";"#.utf8)
      .write(to: table.appendingPathComponent("Localizable.strings"))
    let bundle = try XCTUnwrap(Bundle(url: folder))
    XCTAssertEqual(String(localized: "\(7) files", bundle: bundle, locale: english), "Files: 7")
    XCTAssertEqual(String(localized: "title", defaultValue: "x", bundle: bundle), "Albums")
    XCTAssertEqual(String(localized: LocalizedStringResource("title", bundle: .atURL(folder))), "Albums")
  }

  /// Interpolated numbers have the format of Foundation's formatters.
  func testNumbersInTextsLookAsTheLocaleWritesThem() {
    for identifier in [
      "en_US", "ko_KR", "ar_EG", "sv_SE", "hi_IN", "fa_IR", "de_DE", "de_CH", "fr_FR", "es_ES", "pl_PL",
      "en_IN",
      "en_US_POSIX", "he_IL",
    ] {
      let locale = Locale(identifier: identifier)
      for number in [0, 7, 42, 999, 1000, 9999, 12_345, 1_234_567, -3, -1234, -98_765, .min, .max] {
        XCTAssertEqual(
          String(localized: "\("Pie"): \(number) of 100% \(number)", locale: locale),
          String(
            format: "%@: %lld of 100%% %lld", locale: locale, "Pie" as NSString, Int64(number), Int64(number)),
          "\(number) in \(identifier)")
      }
    }
  }

}
