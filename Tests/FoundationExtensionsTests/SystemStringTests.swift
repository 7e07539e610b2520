import FoundationExtensions
import XCTest

/// Tests of system strings: every language has the same keys with the same arguments, and there is no text
/// outside the table.
final class SystemStringTests: XCTestCase {
  private func placeholders(_ text: String) -> [String] {
    let expression = try! NSRegularExpression(pattern: "%(?:[0-9]\\$)?[@d]")
    let found = expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).map {
      (text as NSString).substring(with: $0.range)
    }
    return found.sorted()
  }

  func testEveryLanguageHasEveryTextWithItsArguments() {
    for language in SystemLanguage.allCases {
      for key in SystemString.allCases {
        let text = key.text(in: language)
        XCTAssertFalse(text.isEmpty, "\(language) \(key)")
        XCTAssertEqual(placeholders(text), placeholders(key.rawValue), "\(language) \(key): \(text)")
        XCTAssertEqual(text, text.trimmingCharacters(in: .whitespaces), "\(language) \(key)")
      }
    }
  }

  /// Languages with other scripts contain no untranslated English words.
  func testLanguagesWithOtherLettersAreTranslated() {
    for language in [SystemLanguage.korean, .japanese, .simplifiedChinese, .arabic] {
      let untranslated = SystemString.allCases.filter {
        $0 != .ok && $0.text(in: language) == $0.rawValue
      }
      XCTAssertEqual(untranslated, [], "\(language)")
    }
  }

  /// Apple's titles of the standard commands.
  func testTheWordsOfApple() {
    let words: [SystemLanguage: [String]] = [
      .english: ["Cancel", "Done", "Edit", "Back", "Delete", "Search"],
      .korean: ["취소", "완료", "편집", "뒤로", "삭제", "검색"],
      .japanese: ["キャンセル", "完了", "編集", "戻る", "削除", "検索"],
      .simplifiedChinese: ["取消", "完成", "编辑", "返回", "删除", "搜索"],
      .german: ["Abbrechen", "Fertig", "Bearbeiten", "Zurück", "Löschen", "Suchen"],
    ]
    for (language, expected) in words {
      XCTAssertEqual(
        [SystemString.cancel, .done, .edit, .back, .delete, .search].map { $0.text(in: language) }, expected)
    }
  }

  func testArgumentsStandWhereTheLanguagePutsThem() {
    XCTAssertEqual(SystemString.noResultsFor.text("자전거"), "No Results for “자전거”")
    XCTAssertEqual(SystemString.page.text(2, 3), "page 2 of 3")
    XCTAssertEqual(SystemString.undoNamed.text("100 %d"), "Undo 100 %d")
    let languages = PreferredLanguages.current
    defer { PreferredLanguages.choose(languages) }
    PreferredLanguages.choose(["ko-KR"])
    XCTAssertEqual(SystemString.page.text(2, 3), "3 페이지 중 2 페이지")
    XCTAssertEqual(SystemString.noResultsFor.text("자전거"), "‘자전거’에 대한 결과 없음")
  }

  func testLanguageIsFirstSupportedPreference() {
    let languages = PreferredLanguages.current
    defer { PreferredLanguages.choose(languages) }
    for (wanted, expected) in [
      (["de-AT"], SystemLanguage.german), (["pt-BR", "es-MX"], .spanish), (["zh-CN"], .simplifiedChinese),
      (["zh-TW"], .english), (["ar-EG"], .arabic), (["nl"], .english),
    ] {
      PreferredLanguages.choose(wanted)
      XCTAssertEqual(SystemLanguage.current, expected, "\(wanted)")
    }
  }

  func testAnApplicationThatDeclaresLocalizationsRunsInOneOfThem() {
    XCTAssertEqual(AppLanguage.choose(among: ["en", "ko"], for: ["ko-KR"]), ["ko"])
    XCTAssertEqual(AppLanguage.choose(among: ["de"], for: ["ko-KR", "en"]), ["de"])
    XCTAssertEqual(AppLanguage.choose(among: ["fr", "en"], for: ["ja"]), ["fr"])
    XCTAssertEqual(AppLanguage.choose(among: [], for: ["ja"]), ["ja"])
  }

  func testTheLocalizationsOfABundle() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let own = folder.appendingPathComponent("Package_Program.resources")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Base.lproj", "ja.lproj", "Package_Other.resources/fr.lproj", "Package_Program.resources"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Hello": {"localizations": {"ko": {"stringUnit":
      {"state": "translated", "value": "안녕"}}}}}}
      """
    try Data(catalog.utf8).write(to: own.appendingPathComponent("Localizable.xcstrings"))
    let bundle = try XCTUnwrap(Bundle(path: folder.path))
    func localizations() -> [String] {
      AppLanguage.localizations(of: bundle, executable: folder.appendingPathComponent("Program"))
    }
    XCTAssertEqual(localizations(), ["en", "ja", "ko"])
    let list: [String: Any] = ["CFBundleDevelopmentRegion": "ja", "CFBundleLocalizations": ["de"]]
    let plist = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    try plist.write(to: own.appendingPathComponent("Info.plist"))
    XCTAssertEqual(localizations(), ["ja", "de", "en", "ko"])
  }

  // MARK: Texts outside the table

  /// Patterns of code with user-visible literals.
  private static let places = [
    #"accessibility(?:Label|Hint|Value)\s*(?:=|\()\s*"([^"]*[A-Za-z]{2}[^"]*)""#,
    #"\.(?:text|title|placeholder|prompt|secondaryText)\s*=\s*"([^"]*[A-Za-z]{2}[^"]*)""#,
    #"\?\?\s*"([A-Z][a-z][^"]*)""#,
    #"\b(?:Text|Button|Label|TextField|Toggle|Section|Menu|Picker)\(\s*"([^"]*[A-Za-z]{2}[^"]*)""#,
    #"\b(?:title|titleKey|prompt|actionTitle):\s*"([^"]*[A-Za-z]{2}[^"]*)""#,
    #"setTitle\(\s*"([^"]*[A-Za-z]{2}[^"]*)""#,
    #"activityTitle: String\? \{\s*"([^"]*)""#,
  ]

  /// Literals in such code that are not user-visible.
  private static let exceptions: Set<String> = [
    // An accessibility identifier.
    "UIKit/Text/Keyboard/KeyboardKeyView.swift: Emoji",
    // The name of a file, and of a font.
    "UIKit/Drawing/Documents/RTFWriter.swift: Attachment.png",
    "UIKit/Drawing/Documents/RTFStyle.swift: Helvetica",
    // The name of the folder on disk.
    "UIKit/Sharing/DownloadsDirectory.swift: Downloads",
    // A method on the session bus.
    "GTKHost/Desktop/ApplicationService.swift: Open",
  ]

  private static let interpolation = try! NSRegularExpression(pattern: #"\\\([^"]*\)"#)

  /// Returns whether a literal contains words besides its interpolations.
  private func hasWords(_ literal: String) -> Bool {
    let range = NSRange(literal.startIndex..., in: literal)
    let rest = Self.interpolation.stringByReplacingMatches(in: literal, range: range, withTemplate: "")
    return rest.range(of: "[A-Za-z]{2}", options: .regularExpression) != nil
  }

  func testNoTextOfTheInterfaceIsBesideTheTable() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources")
    let expressions = try Self.places.map { try NSRegularExpression(pattern: $0) }
    let english = Set(SystemString.allCases.map(\.rawValue).filter { $0.first?.isUppercase == true })
    let quoted = try NSRegularExpression(pattern: "\"([^\"\\\\]*)\"")
    var found: [String] = []
    for target in ["UIKit", "SwiftUI", "WebKit", "GTKHost"] {
      let folder = sources.appendingPathComponent(target)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in try XCTUnwrap(files) where file.pathExtension == "swift" {
        if file.path.contains("/Storyboards/") || file.path.contains("/EarlierNames/") { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
          let code = String(line).trimmingCharacters(in: .whitespaces)
          if code.hasPrefix("//") || code.hasPrefix("@available") || code.contains("unavailable,") {
            continue
          }
          let range = NSRange(code.startIndex..., in: code)
          let literals =
            expressions.flatMap { $0.matches(in: code, range: range) }
            .map { (code as NSString).substring(with: $0.range(at: 1)) }
            + quoted.matches(in: code, range: range).map {
              (code as NSString).substring(with: $0.range(at: 1))
            }
            .filter { english.contains($0) }
          let place = file.path.dropFirst(sources.path.count + 1)
          for literal in Set(literals)
          where hasWords(literal) && !Self.exceptions.contains("\(place): \(literal)") {
            found.append("\(place):\(number + 1): \(literal)")
          }
        }
      }
    }
    XCTAssertEqual(found, [], "these texts are to come from SystemString:\n" + found.joined(separator: "\n"))
  }
}
