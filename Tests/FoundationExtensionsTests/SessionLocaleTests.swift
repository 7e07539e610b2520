import FoundationExtensions
import XCTest

/// `Locale.current` is the application's language in the user's region.
final class SessionLocaleTests: XCTestCase {
  private var languages: [String] = []

  override func setUp() { languages = PreferredLanguages.current }
  override func tearDown() { PreferredLanguages.choose(languages) }

  private func identifier(
    _ languages: [String], _ environment: [String: String] = [:], _ arguments: [String] = []
  ) -> String {
    SessionLocale.identifier(languages: languages, arguments: arguments, environment: environment)
  }

  func testTheLocaleHasLanguageAndRegion() {
    XCTAssertEqual(identifier(["ko-KR"], ["LANG": "ko_KR.UTF-8"]), "ko_KR")
    XCTAssertEqual(identifier(["en"], ["LANG": "ko_KR.UTF-8"]), "en_KR", "an English application in Korea")
    XCTAssertEqual(identifier(["en-US"], ["LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"]), "en_DE")
    XCTAssertEqual(identifier(["ko"]), "ko_KR")
    XCTAssertEqual(identifier(["zh-Hans"]), "zh-Hans_CN")
    XCTAssertEqual(identifier(["de-AT"], ["LC_ALL": "C.UTF-8"]), "de_AT")
    XCTAssertEqual(identifier(["fr"], ["LANG": "fr_CA"], ["app", "-AppleLocale", "fr_CH"]), "fr_CH")
  }

  func testASessionWithoutALanguageIsThatOfTheUnitedStates() {
    XCTAssertEqual(identifier(Locale.preferredLanguages, ["LANG": "C.UTF-8"]), "en_US")
    XCTAssertEqual(identifier([]), "en_US")
  }

  func testFormattersFollow() {
    PreferredLanguages.choose(["ko-KR"])
    XCTAssertEqual(Locale.current.identifier, "ko_KR")
    XCTAssertEqual(Locale.autoupdatingCurrent.identifier, "ko_KR")
    XCTAssertEqual(Locale.current.currency?.identifier, "KRW")
    let currency = NumberFormatter()
    currency.numberStyle = .currency
    XCTAssertEqual(currency.string(from: 9500), "₩9,500")
    let date = DateFormatter()
    date.dateStyle = .long
    date.timeZone = TimeZone(identifier: "UTC")
    XCTAssertEqual(date.string(from: Date(timeIntervalSince1970: 0)), "1970년 1월 1일")
    PreferredLanguages.choose(["en-US"])
    currency.locale = .current
    XCTAssertEqual(currency.string(from: 9.5), "$9.50")
    XCTAssertEqual((9.5).formatted(.currency(code: Locale.current.currency!.identifier)), "$9.50")
    PreferredLanguages.choose(["de-DE"])
    XCTAssertEqual(3.75.formatted(), "3,75")
  }

  /// Fractions round half to even, as on iOS; a format without fraction digits shows none.
  func testRounding() {
    let formatter = NumberFormatter()
    XCTAssertEqual(formatter.string(from: 3.75), "4")
    formatter.numberStyle = .decimal
    XCTAssertEqual(formatter.string(from: 3.75), "3.75")
    formatter.maximumFractionDigits = 1
    XCTAssertEqual(formatter.string(from: 3.65), "3.6")
    formatter.roundingMode = .down
    XCTAssertEqual(formatter.string(from: 3.75), "3.7")
  }
}
