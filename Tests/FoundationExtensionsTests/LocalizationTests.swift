import Foundation
import FoundationExtensions
import SeededRandom
import XCTest

/// Tests of translation tables in a project.
final class LocalizationTests: XCTestCase {
  private func folder(_ files: [String: String]) throws -> URL {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for (path, text) in files {
      let url = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    addTeardownBlock { try FileManager.default.removeItem(at: root) }
    return root
  }

  private final class Warnings: @unchecked Sendable {
    var lines: [String] = []
  }

  private func warnings(_ body: () throws -> Void) rethrows -> [String] {
    let warnings = Warnings()
    ResourceReport.setHandler { warnings.lines.append($0) }
    defer { ResourceReport.setHandler(nil) }
    try body()
    return warnings.lines
  }

  func testContentsOfAFolderByExtension() throws {
    let root = try folder([
      "b.lproj/x.strings": "", "a.lproj/x.strings": "", "c.lproj.txt": "", ".lproj": "", "lproj": "",
    ])
    let link = root.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: root.appendingPathComponent("a.lproj"))
    let found = root.folderContents(withExtension: "lproj")
    XCTAssertEqual(found.map(\.lastPathComponent), ["a.lproj", "b.lproj"])
    XCTAssertTrue(found.allSatisfy(\.hasDirectoryPath))
    XCTAssertEqual(link.folderContents(withExtension: "strings").map(\.lastPathComponent), ["x.strings"])
    XCTAssertEqual(root.appendingPathComponent("nowhere").folderContents(withExtension: "lproj"), [])
  }

  func testStringsFilesWithCommentsEscapesAndBareKeys() {
    let contents = StringsFile.read(
      Data(
        """
        /* A greeting */
        "hello" = "Hall\\U00F6chen \\"du\\"\\n";
        // bare
        bare.key = plain;
        "same";
        """.utf8))
    XCTAssertEqual(contents.table, ["hello": "Hallöchen \"du\"\n", "bare.key": "plain", "same": "same"])
    XCTAssertEqual(contents.failures, [])
  }

  func testUTF16IsRead() {
    var data = Data([0xFF, 0xFE])
    data.append("\"a\" = \"é\";".data(using: .utf16LittleEndian)!)
    XCTAssertEqual(StringsFile.read(data).table, ["a": "é"])
  }

  func testAMistakeIsNamedByLineAndTheRestIsRead() throws {
    let root = try folder([
      "en.lproj/Localizable.strings":
        "\"a\" = \"A\";\n\"b\" = \"B\"\n\"c\" = \"C\";\n\"d\" = ;\n\"e\" = \"E\";\n"
    ])
    var table: [String: Translation] = [:]
    let lines = warnings { table = StringTables.read("Localizable", in: root, ["en"]) }
    XCTAssertEqual(table["a"]?.plain, "A")
    XCTAssertEqual(table["e"]?.plain, "E")
    XCTAssertNil(table["d"])
    XCTAssertEqual(lines.count, 2)
    XCTAssertTrue(lines.allSatisfy { $0.contains("Localizable.strings:") }, "\(lines)")
    XCTAssertTrue(lines[0].contains(".strings:3:"), lines[0])
  }

  /// The folder `Base` stands for the development language, which need not have texts of its own.
  func testOtherLanguagesDoNotReplaceTheDevelopmentLanguage() throws {
    let root = try folder([
      "Base.lproj/Main.strings": "\"a\" = \"A\";",
      "zh-Hant.lproj/Localizable.strings": "\"History\" = \"瀏覽記錄\";",
    ])
    XCTAssertNil(StringTables.read("Localizable", in: root, ["en"])["History"])
    XCTAssertNil(StringTables.read("Localizable", in: root, ["fr"])["History"])
    XCTAssertEqual(StringTables.read("Localizable", in: root, ["zh-TW", "en"])["History"]?.plain, "瀏覽記錄")
    let german = try folder([
      "Base.lproj/Main.strings": "", "en.lproj/Localizable.strings": "\"a\" = \"A\";",
      "Info.plist": """
      <plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>de</string></dict></plist>
      """,
    ])
    XCTAssertNil(StringTables.read("Localizable", in: german, ["fr"])["a"])
    XCTAssertEqual(StringTables.read("Localizable", in: german, ["en-GB"])["a"]?.plain, "A")
    let single = try folder(["zh-Hant.lproj/Localizable.strings": "\"a\" = \"A\";"])
    XCTAssertEqual(StringTables.read("Localizable", in: single, ["fr"])["a"]?.plain, "A")
  }

  func testAStringCatalogWithPluralsAndSubstitutions() throws {
    let root = try folder([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Done": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Fertig"}}}},
        "%lld files": {"localizations": {
          "de": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld Datei"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld Dateien"}}}}},
          "pl": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%lld plik"}}, "few": {"stringUnit": {"value": "%lld pliki"}},
            "many": {"stringUnit": {"value": "%lld plików"}}, "other": {"stringUnit": {"value": "%lld pliku"}}}}}}},
        "%lld of %lld": {"localizations": {"de": {
          "stringUnit": {"value": "%#@a@ von %#@b@"},
          "substitutions": {
            "a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg Bild"}}, "other": {"stringUnit": {"value": "%arg Bilder"}}}}},
            "b": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "other": {"stringUnit": {"value": "%arg"}}}}}}}}}
      }}
      """
    ])
    let german = StringTables.read("Localizable", in: root, ["de-AT", "en"])
    XCTAssertEqual(german["Done"]?.plain, "Fertig")
    let locale = Locale(identifier: "de")
    XCTAssertEqual(german["%lld files"]?.resolved([1], locale: locale), "%lld Datei")
    XCTAssertEqual(german["%lld files"]?.resolved([5], locale: locale), "%lld Dateien")
    let two = german["%lld of %lld"]?.resolved([1, 7], locale: locale)
    XCTAssertEqual(two, "%1$lld Bild von %2$lld")
    let polish = StringTables.read("Localizable", in: root, ["pl"])
    let words = [1, 2, 5, 22].map { polish["%lld files"]?.resolved([$0], locale: Locale(identifier: "pl")) }
    XCTAssertEqual(words, ["%lld plik", "%lld pliki", "%lld plików", "%lld pliki"])
  }

  func testAStringsdict() throws {
    let root = try folder([
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>%d birds</key>
        <dict><key>NSStringLocalizedFormatKey</key><string>%#@birds@!</string>
          <key>birds</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>zero</key><string>No birds</string><key>one</key><string>A bird</string>
            <key>other</key><string>%d birds</string></dict></dict>
        <key>broken</key>
        <dict><key>other</key><string>x</string></dict>
      </dict></plist>
      """
    ])
    var table: [String: Translation] = [:]
    let lines = warnings { table = StringTables.read("Localizable", in: root, ["en"]) }
    let locale = Locale(identifier: "en")
    XCTAssertEqual(
      [0, 1, 3].map { table["%d birds"]?.resolved([$0], locale: locale) },
      ["No birds!", "A bird!", "%d birds!"])
    XCTAssertEqual(lines.count, 1)
    XCTAssertTrue(lines[0].contains(".stringsdict:9:"), lines[0])
  }

  func testMistakesInAStringsdictAreNamedByLine() throws {
    let root = try folder([
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>a</key>
        <dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
          <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>one</key><string>one</string>
          </dict></dict>
        <key>b</key>
        <dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
          <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>several</key><string>some</string>
            <key>other</key><string>%d</string>
          </dict></dict>
        <key>c</key>
        <dict><key>NSStringVariableWidthRuleType</key>
          <dict><key>10</key><string>short</string><key>40</key><string>rather long</string></dict></dict>
      </dict></plist>
      """,
      "de.lproj/Localizable.stringsdict": "<plist><dict>\n<key>a</key>\n</plist>",
    ])
    var table: [String: Translation] = [:]
    let lines = warnings {
      table = StringTables.read("Localizable", in: root, ["en"])
      XCTAssertEqual(StringTables.read("Localizable", in: root, ["de"]).count, 0)
    }
    XCTAssertTrue(lines.contains { $0.contains("en.lproj/Localizable.stringsdict:5:") }, "\(lines)")
    XCTAssertTrue(lines.contains { $0.contains("en.lproj/Localizable.stringsdict:11:") }, "\(lines)")
    XCTAssertTrue(lines.contains { $0.contains("de.lproj/Localizable.stringsdict:") }, "\(lines)")
    XCTAssertEqual(lines.count, 3, "\(lines)")
    XCTAssertEqual(table["b"]?.resolved([3], locale: Locale(identifier: "en")), "%d")
    XCTAssertEqual(table["c"]?.plain, "rather long")
  }

  func testPreferredLanguageIsSelected() throws {
    for (known, wanted, best) in [
      (["de", "en"], ["en"], "en"), (["de", "en"], ["fr", "de"], "de"), (["de", "en"], ["en-GB"], "en"),
      (["en", "en-GB"], ["en_GB"], "en-GB"), (["en-AU", "en-GB", "de"], ["en"], "en-AU"),
      (["zh-Hans", "zh-Hant"], ["zh-TW"], "zh-Hant"), (["zh-Hans", "zh-Hant"], ["zh-CN"], "zh-Hans"),
      (["pt-PT", "pt-BR"], ["pt"], "pt-BR"), (["zh-Hans"], ["zh-TW"], nil), (["de"], ["fr"], nil),
    ] as [([String], [String], String?)] {
      XCTAssertEqual(LanguageChoice.best(of: known, for: wanted), best, "\(known) for \(wanted)")
    }
    let root = try folder(["Info.plist": "{ CFBundleDevelopmentRegion = ko; }"])
    XCTAssertEqual(LanguageChoice.best(of: ["de", "ko"], for: ["fr"], in: root), "ko")
    XCTAssertEqual(LanguageChoice.best(of: ["de", "en"], for: ["fr"], in: root), "en")
    XCTAssertEqual(LanguageChoice.best(of: ["de", "it"], for: ["fr"], in: root), "de")
  }

  /// CLDR's plural categories, with numbers that distinguish its rules: few and many in Slavic languages, two
  /// in Arabic and Hebrew, zero in Latvian, one form in Korean.
  func testPluralRulesOfManyLanguages() {
    let rules: [(String, [(Double, String)])] = [
      ("en", [(0, "other"), (1, "one"), (1.5, "other"), (2, "other")]),
      ("fr", [(0, "one"), (1, "one"), (2, "other"), (1_000_000, "many")]),
      ("ru", [(1, "one"), (2, "few"), (5, "many"), (11, "many"), (21, "one"), (24, "few"), (1.5, "other")]),
      ("pl", [(1, "one"), (3, "few"), (5, "many"), (12, "many"), (22, "few"), (101, "many")]),
      ("cs", [(1, "one"), (4, "few"), (5, "other"), (1.5, "many")]),
      ("ar", [(0, "zero"), (1, "one"), (2, "two"), (3, "few"), (11, "many"), (100, "other"), (103, "few")]),
      ("he", [(1, "one"), (2, "two"), (3, "other")]),
      ("lv", [(0, "zero"), (1, "one"), (2, "other"), (10, "zero"), (21, "one")]),
      ("lt", [(1, "one"), (2, "few"), (10, "other"), (21, "one")]),
      ("ro", [(1, "one"), (2, "few"), (19, "few"), (20, "other")]),
      ("sl", [(1, "one"), (2, "two"), (3, "few"), (5, "other"), (101, "one")]),
      ("ga", [(1, "one"), (2, "two"), (3, "few"), (7, "many"), (11, "other")]),
      ("cy", [(0, "zero"), (1, "one"), (2, "two"), (3, "few"), (6, "many"), (7, "other")]),
      ("ko", [(0, "other"), (1, "other"), (2, "other")]), ("ja", [(1, "other")]), ("zh", [(1, "other")]),
    ]
    for (language, numbers) in rules {
      for (number, category) in numbers {
        XCTAssertEqual(
          PluralRules.category(of: number, locale: Locale(identifier: language)), category,
          "\(number) in \(language)")
      }
    }
  }

  /// `NSLocalizedString` returns a format, and its number argument selects the plural form.
  func testFormatsChooseTheirPluralForm() throws {
    let root = try folder([
      "Test.bundle/Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "files": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld file"}}, "other": {"stringUnit": {"value": "%lld files"}}}}}}}
      }}
      """
    ])
    let bundle = try XCTUnwrap(Bundle(url: root.appendingPathComponent("Test.bundle")))
    LocalizedBundle.adopt(bundle)
    let files = bundle.localizedString(forKey: "files", value: nil, table: nil)
    let counts = [1, 3]
    XCTAssertEqual(counts.map { String.localizedStringWithFormat(files, $0) }, ["1 file", "3 files"])
    XCTAssertEqual(counts.map { String(format: files, $0) }, ["1 file", "3 files"])
    XCTAssertEqual(
      counts.map { String(format: files, locale: Locale(identifier: "en"), UInt8($0)) },
      ["1 file", "3 files"])
    let part = 2.25
    XCTAssertEqual(String(format: "%.1f", part), "2.2")
    XCTAssertEqual(String(format: "%d of %@", 1, "many"), "1 of many")
  }

  func testJSONMistakesAreNamedByLine() {
    for (text, line) in [
      ("{\n\"a\": 1,\n}", 3), ("[1,\n2\n", 3), ("\n\n{\"a\" 1}", 3), ("{\"a\": \"b\n\"}", 1), ("tru", 1),
    ] {
      XCTAssertThrowsError(try JSONTree(Data(text.utf8))) { error in
        XCTAssertEqual((error as? JSONTree.Failure)?.line, line, text)
      }
    }
    XCTAssertThrowsError(try JSONTree(Data(String(repeating: "[", count: 100_000).utf8)))
    let tree = try? JSONTree(Data("{\"a\": [1.5, true, null, \"\\u00e9\\ud83d\\ude00\"]}".utf8))
    XCTAssertEqual(tree?["a"]?.array.last?.string, "é😀")
  }

  /// The readers terminate without a trap for any file contents.
  func testTenThousandMutations() {
    var generator = SeededNumbers(seed: 20_240_607)
    let seeds: [[UInt8]] = [
      Array("/* c */ \"a\" = \"b\\n\";\n// d\n\"e\" = \"f\";\nkey = value;\n".utf8),
      Array(
        "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"en\":{\"stringUnit\":{\"value\":\"%#@x@\"},\"substitutions\":{\"x\":{\"argNum\":1,\"variations\":{\"plural\":{\"one\":{\"stringUnit\":{\"value\":\"%arg\"}}}}}}}}}}}"
          .utf8),
      Array(
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@x@</string><key>x</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>one</key><string>1</string><key>other</key><string>%d</string></dict></dict></dict></plist>"
          .utf8),
    ]
    let file = URL(fileURLWithPath: "/fuzz")
    ResourceReport.setHandler { _ in }
    defer { ResourceReport.setHandler(nil) }
    var read = 0
    for round in 0..<10_000 {
      var bytes = seeds[round % 3]
      for _ in 0...Int.random(in: 0...4, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: index)
        case 2:
          bytes.insert(
            contentsOf: bytes[index...].prefix(Int.random(in: 1...20, using: &generator)), at: index)
        default: bytes.removeSubrange(index...)
        }
        if bytes.isEmpty { bytes = [0x22] }
      }
      let data = Data(bytes)
      if round % 3 == 0 {
        let contents = StringsFile.read(data)
        read += contents.table.count
        XCTAssertLessThan(contents.failures.count, bytes.count + 2)
      } else {
        let table =
          round % 3 == 1
          ? StringCatalog.read(xcstrings: data, languages: ["en"], file: file)
          : StringCatalog.read(stringsdict: data, file: file)
        for (_, translation) in table {
          read += 1
          _ = translation.resolved([1], locale: Locale(identifier: "en"))
        }
      }
    }
    XCTAssertGreaterThan(read, 3000)
  }
}
