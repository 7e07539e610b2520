import FoundationExtensions
import SwiftUI
import XCTest

@testable import CookbookApp

/// Tests of the Korean localization.
@MainActor
final class KoreanTests: BookTestCase {
  private var languages: [String] = []

  override func setUp() async throws {
    try await super.setUp()
    await MainActor.run {
      languages = PreferredLanguages.current
      PreferredLanguages.choose(["ko-KR"])
    }
  }
  override func tearDown() async throws {
    await MainActor.run { PreferredLanguages.choose(languages) }
    try await super.tearDown()
  }

  func testTitlesTextsAndAmountsAreKorean() {
    launch()
    XCTAssertEqual(app.trail, ["요리책"])
    open("cookbook://recipe/kimchi-stew")
    XCTAssertEqual(app.trail, ["요리책", "김치찌개"])
    XCTAssertTrue(app.sees("재료"))
    XCTAssertTrue(app.sees("350g"))
    tap("요리책")
    app.type("만두", into: "요리와 재료 검색")
    app.settle()
    XCTAssertTrue(app.sees("고기부추만두"))
  }

  func testLanguagesAreThoseOfTheArgumentsElseOfTheSession() {
    XCTAssertEqual(
      PreferredLanguages.read(arguments: ["app", "-AppleLanguages", "(ko, en)"], environment: [:]),
      ["ko", "en"])
    XCTAssertEqual(
      PreferredLanguages.read(arguments: ["app"], environment: ["LANG": "ko_KR.UTF-8"]), ["ko-KR"])
    XCTAssertEqual(
      PreferredLanguages.read(arguments: [], environment: ["LANG": "de_AT.UTF-8", "LANGUAGE": "de:fr"]),
      ["de", "fr", "de-AT"])
    XCTAssertEqual(
      PreferredLanguages.read(arguments: [], environment: ["LC_ALL": "C.UTF-8", "LANGUAGE": "ko"]),
      Locale.preferredLanguages)
  }
}
