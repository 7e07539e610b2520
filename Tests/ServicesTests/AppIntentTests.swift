import AppIntents
import NaturalLanguage
import PortolanTesting
import SwiftUI
import TipKit
import UniformTypeIdentifiers
import XCTest

/// Tests of intents that the app runs itself.
@MainActor
final class AppIntentTests: XCTestCase {
  private enum Size: String, AppEnum {
    case small, large
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
      .small: "Small", .large: DisplayRepresentation(title: "Large", subtitle: "Half a litre"),
    ]
  }

  private struct Drink: AppEntity {
    struct Finder: EntityStringQuery {
      func entities(for identifiers: [Int]) async throws -> [Drink] { identifiers.map { Drink(id: $0) } }
      func entities(matching string: String) async throws -> [Drink] { [Drink(id: string.count)] }
      func suggestedEntities() async throws -> [Drink] { [Drink(id: 1), Drink(id: 2)] }
    }
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Drink")
    static let defaultQuery = Finder()
    let id: Int
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Drink \(id)") }
  }

  private struct Order: AppIntent {
    static let title: LocalizedStringResource = "Order a Drink"
    static let description: IntentDescription? = IntentDescription("Orders.")
    static var parameterSummary: some ParameterSummary {
      Summary("Order \(\.$drink) in \(\.$size)") { \.$note }
    }

    @Parameter(title: "Drink") var drink: Drink
    @Parameter(title: "Size", default: .small) var size: Size
    @Parameter(title: "Note") var note: String?

    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
      .result(value: "\(size.rawValue) \(drink.id)\(note ?? "")", dialog: "Ordered \(drink.id)")
    }
  }

  private struct Count: AppIntent {
    static let title: LocalizedStringResource = "Count"
    @MainActor static var runs = 0
    @MainActor func perform() async throws -> some IntentResult {
      Self.runs += 1
      return .result()
    }
  }

  private struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Count(), phrases: ["Count with \(.applicationName)", "Count"], shortTitle: "Count",
        systemImageName: "plus")
    }
  }

  func testAnIntentRunsWithItsParameters() async throws {
    let order = Order()
    order.drink = try await Drink.defaultQuery.entities(matching: "tea")[0]
    let first = try await order.perform().value
    XCTAssertEqual(first, "small 3")
    order.size = .large
    order.note = "!"
    let second = try await order.perform().value
    XCTAssertEqual(second, "large 3!")
    let drinks = try await Drink.defaultQuery.results()
    XCTAssertEqual(drinks.map(\.id), [1, 2])
    XCTAssertEqual(Shortcuts.appShortcuts.first?.phrases.last, "Count")
  }

  private struct Keep: AppIntent {
    static let title: LocalizedStringResource = "Keep a Picture"
    @Parameter(title: "Picture", supportedContentTypes: [.image]) var picture: IntentFile
    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
      .result(value: try await picture.data(contentType: .image).count)
    }
  }

  func testAnIntentReadsAFile() async throws {
    let keep = Keep()
    keep.picture = IntentFile(data: Data([1, 2, 3]), filename: "a.png", type: .png)
    let count = try await keep.perform().value
    XCTAssertEqual(count, 3)
    XCTAssertEqual(keep.picture.availableContentTypes, [.png])
  }

  func testQuestionsFailWithoutAnInterface() async {
    do {
      _ = try await Order().$drink.requestValue("Which?")
      XCTFail("there was an answer")
    } catch {
      XCTAssertEqual(error as? AppIntentError, .noInterface)
    }
  }

  func testAButtonRunsItsIntent() async throws {
    Count.runs = 0
    let app = TestApp()
    app.show(UIHostingController(rootView: Button("Count", intent: Count())))
    app.tap("Count")
    await app.wait { Count.runs > 0 }
    XCTAssertEqual(Count.runs, 1)
  }

  // MARK: Tips

  private struct Hint: Tip {
    var title: Text { Text("Swipe to delete") }
    var message: Text? { Text("Or hold a row") }
  }

  func testATipIsShownUntilItIsClosed() {
    try? Tips.resetDatastore()
    defer { try? Tips.resetDatastore() }
    try? Tips.configure()
    let app = TestApp()
    app.show(UIHostingController(rootView: TipView(Hint())))
    XCTAssertTrue(app.sees("Swipe to delete"))
    XCTAssertEqual(Hint().status, .available)
    Hint().invalidate(reason: .actionPerformed)
    XCTAssertEqual(Hint().status, .invalidated(.actionPerformed))
    app.show(UIHostingController(rootView: TipView(Hint())))
    XCTAssertFalse(app.sees("Swipe to delete"))
  }

  // MARK: Languages

  func testTextsAreDivided() {
    let text = "It's 3.5 km. Really? 東京へ"
    let words = NLTokenizer(unit: .word)
    words.string = text
    XCTAssertEqual(
      words.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) },
      ["It's", "3.5", "km", "Really", "東", "京", "へ"])
    let sentences = NLTokenizer(unit: .sentence)
    sentences.string = text
    XCTAssertEqual(
      sentences.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) },
      ["It's 3.5 km. ", "Really? ", "東京へ"])
  }

  func testLanguagesAreRecognized() {
    let texts: [(String, NLLanguage?)] = [
      ("The harbour is open and the ships are in it.", .english),
      ("Der Hafen ist offen, und die Schiffe sind nicht da.", .german),
      ("Le port est ouvert et les bateaux sont dans la mer.", .french),
      ("El puerto está abierto y los barcos no están.", .spanish),
      ("항구가 열려 있습니다.", .korean), ("港は開いています。", .japanese), ("港口开了", .simplifiedChinese),
      ("Порт открыт.", .russian), ("Порт відкритий.", .ukrainian), ("123 …", nil),
    ]
    for (text, language) in texts {
      XCTAssertEqual(NLLanguageRecognizer.dominantLanguage(for: text), language, text)
    }
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(texts[0].0)
    XCTAssertEqual(recognizer.languageHypotheses(withMaximum: 3).values.reduce(0, +), 1, accuracy: 0.5)
  }
}
