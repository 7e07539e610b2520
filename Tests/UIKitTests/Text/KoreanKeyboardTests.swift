import PortolanTesting
import UIKit
import XCTest

/// Tests of the on-screen keyboard in Korean: 두벌식, with the current syllable as marked text.
@MainActor
final class KoreanKeyboardTests: XCTestCase {
  private let controller = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  private func makeApp(_ languages: [String], type: UIKeyboardType = .default) -> TestApp {
    let codes = KeyboardLanguage.codes
    KeyboardLanguage.codes = languages
    addTeardownBlock { await MainActor.run { KeyboardLanguage.codes = codes } }
    let app = TestApp()
    app.show(controller)
    field.keyboardType = type
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    app.settle()
    return app
  }

  private var marked: String? { field.markedTextRange.flatMap { field.text(in: $0) } }

  private func type(_ letters: String, _ app: TestApp) {
    for letter in letters { app.tap(letter == " " ? "스페이스" : String(letter)) }
  }

  func testSyllablesComeTogether() {
    let app = makeApp(["ko-KR"])
    var seen: [String] = []
    for letter in "ㄱㅏㄴㅏㄷㅏ" {
      type(String(letter), app)
      seen.append(field.text ?? "")
    }
    XCTAssertEqual(seen, ["ㄱ", "가", "간", "가나", "가낟", "가나다"])
    XCTAssertEqual(marked, "다")
    type(" ", app)
    XCTAssertEqual(field.text, "가나다 ")
    XCTAssertNil(marked)
  }

  func testCompoundsAreMadeAndTakenApart() {
    let app = makeApp(["ko"])
    type("ㄱㅗㅏㄴㅎ", app)
    XCTAssertEqual(field.text, "괂")
    app.tap("delete")
    XCTAssertEqual(field.text, "관")
    type("ㅎㅏ", app)
    XCTAssertEqual(field.text, "관하")
    for expected in ["관ㅎ", "관"] {
      app.tap("delete")
      XCTAssertEqual(field.text, expected)
    }
    app.tap("delete")
    XCTAssertEqual(field.text, "", "a finished syllable goes as a whole")
  }

  func testDoubledLettersAreBehindShift() {
    let app = makeApp(["ko-KR", "en-US"])
    app.tap("shift")
    type("ㄸ", app)
    type("ㅗㅏㅁ", app)
    XCTAssertEqual(field.text, "똼")
    type("ㄱㅓ", app)
    XCTAssertEqual(field.text, "똼거")
  }

  func testTheGlobeChangesTheLanguageAndEndsTheSyllable() {
    let app = makeApp(["ko-KR", "en-US"])
    type("ㅎㅏㄴ", app)
    app.tap("next keyboard")
    XCTAssertNil(marked)
    app.tap("a")
    XCTAssertEqual(field.text, "한a")
    app.tap("next keyboard")
    type("ㄱ", app)
    XCTAssertEqual(field.text, "한aㄱ")
  }

  func testACaretElsewhereEndsTheSyllable() {
    let app = makeApp(["ko"])
    type("ㅂㅏ", app)
    field.unmarkText()
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    type("ㅁ", app)
    XCTAssertEqual(field.text, "ㅁ바")
  }

  func testAddressesAreTypedInLatin() {
    field.autocapitalizationType = .none
    let app = makeApp(["ko-KR"], type: .emailAddress)
    XCTAssertTrue(app.sees("q"))
    XCTAssertFalse(app.sees("ㅂ"))
    XCTAssertFalse(app.sees("next keyboard"))
  }

  func testOthersSeeNoGlobe() {
    let app = makeApp(["en-GB", "de"])
    XCTAssertFalse(app.sees("next keyboard"))
  }
}
