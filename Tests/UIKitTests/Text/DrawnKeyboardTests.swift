import PortolanTesting
import XCTest

@testable import UIKit

/// Tests of the on-screen keyboard: layouts, suggestions and emoji, in the user's language.
@MainActor
final class DrawnKeyboardTests: XCTestCase {
  private let controller = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  private func makeApp(
    _ languages: [String] = ["en-US"], device: Device = .iPhone15, _ change: (UITextField) -> Void = { _ in }
  ) -> TestApp {
    let previous = PreferredLanguages.current
    PreferredLanguages.choose(languages)
    UserDefaults.standard.removeObject(forKey: "PortolanRecentEmoji")
    addTeardownBlock { await MainActor.run { PreferredLanguages.choose(previous) } }
    let app = TestApp(device: device)
    app.show(controller)
    change(field)
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    app.settle()
    return app
  }

  private func keys(_ app: TestApp, _ texts: String...) { for text in texts { app.tap(text) } }

  private func type(_ letters: String, _ app: TestApp) { for letter in letters { app.tap(String(letter)) } }

  private func suggestions(_ app: TestApp) -> [String] {
    func find(_ view: UIView) -> KeyboardSuggestionsView? {
      view as? KeyboardSuggestionsView ?? view.subviews.lazy.compactMap(find).first
    }
    guard let window = app.window.windowScene?.textEffectsWindow,
      let bar = window.subviews.lazy.compactMap(find).first, !bar.isHidden
    else { return [] }
    return bar.subviews.compactMap {
      ($0 as? UIButton).flatMap { $0.isHidden ? nil : $0.title(for: .normal) }
    }
  }

  // MARK: Colors

  /// The style of the visible keyboard views.
  private func style(_ app: TestApp) -> UIUserInterfaceStyle? {
    app.window.windowScene?.textEffectsWindow.subviews.first?.traitCollection.userInterfaceStyle
  }

  func testTheKeyboardFollowsTheStyleOfTheTextWhileItIsShown() {
    let app = makeApp()
    XCTAssertEqual(style(app), .light)
    app.host.isDark = true
    app.settle()
    XCTAssertEqual(style(app), .dark)
    controller.overrideUserInterfaceStyle = .light
    app.settle()
    XCTAssertEqual(style(app), .light)
    controller.overrideUserInterfaceStyle = .unspecified
    app.settle()
    XCTAssertEqual(style(app), .dark)
    field.resignFirstResponder()
    field.keyboardAppearance = .light
    field.becomeFirstResponder()
    app.host.isDark = false
    app.host.isDark = true
    app.settle()
    XCTAssertEqual(style(app), .light, "what the text asks for")
    app.end()
  }

  // MARK: Suggestions

  func testSuggestionsAreNeverBlank() {
    let app = makeApp()
    XCTAssertEqual(suggestions(app).count, 3)
    for letter in ["T", "h", "q", "x", "space", "z", "z"] {
      app.tap(letter)
      XCTAssertFalse(suggestions(app).isEmpty, field.text ?? "")
    }
  }

  func testSearchFieldsHaveSuggestions() {
    let app = TestApp(device: .iPhone15)
    let screen = UIViewController()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
    screen.view.addSubview(bar)
    app.show(screen)
    bar.becomeFirstResponder()
    app.settle()
    app.type("tom")
    XCTAssertTrue(suggestions(app).contains("tomorrow"), "\(suggestions(app))")
    app.end()
  }

  func testASuggestionCompletesTheWord() {
    let app = makeApp { $0.autocapitalizationType = .none }
    type("tom", app)
    XCTAssertEqual(suggestions(app).first, "“tom”")
    app.tap("tomorrow")
    XCTAssertEqual(field.text, "tomorrow ")
    type("th", app)
    app.tap("“th”")
    XCTAssertEqual(field.text, "tomorrow th ")
  }

  func testKoreanSuggestionsFitSyllablesThatAreNotFinished() {
    let app = makeApp(["ko-KR"])
    XCTAssertEqual(suggestions(app).count, 3)
    type("ㅇㅏㄴㄴ", app)
    XCTAssertEqual(field.text, "안ㄴ")
    XCTAssertTrue(suggestions(app).contains("안녕하세요"), "\(suggestions(app))")
    app.tap("안녕하세요")
    XCTAssertEqual(field.text, "안녕하세요 ")
    XCTAssertNil(field.markedTextRange)
  }

  func testSecretsAddressesAndDeclinedTextsHaveNone() {
    for change: (UITextField) -> Void in [
      { $0.isSecureTextEntry = true }, { $0.keyboardType = .emailAddress }, { $0.keyboardType = .numberPad },
      { $0.autocorrectionType = .no },
    ] {
      field.removeFromSuperview()
      field.isSecureTextEntry = false
      field.keyboardType = .default
      XCTAssertEqual(suggestions(makeApp(["en-US"], device: .iPhone15, change)), [])
    }
  }

  func testLandscapePhoneHasNoSuggestions() {
    let app = makeApp()
    XCTAssertEqual(suggestions(app).count, 3)
    app.rotate(to: .landscapeLeft)
    app.settle()
    XCTAssertEqual(suggestions(app), [])
    app.rotate(to: .portrait)
    app.settle()
    XCTAssertEqual(suggestions(app).count, 3)
  }

  // MARK: Keyboards

  func testTheKeyboardIsAsDarkAsItsText() {
    func fill(_ app: TestApp) -> UIUserInterfaceStyle? {
      app.element(identifier: "keyboard")?.view.traitCollection.userInterfaceStyle
    }
    XCTAssertEqual(fill(makeApp()), .light)
    field.removeFromSuperview()
    XCTAssertEqual(fill(makeApp(["en-US"], device: .iPhone15) { $0.keyboardAppearance = .dark }), .dark)
  }

  func testTheGlobeLists() throws {
    let app = makeApp(["ko-KR", "en-US"])
    XCTAssertTrue(app.sees("스페이스"))
    let globe = try XCTUnwrap(app.element("다음 키보드"))
    app.longPress(at: globe.frame.center)
    app.settle()
    XCTAssertTrue(app.sees("한국어"))
    app.tap("English")
    app.settle()
    XCTAssertTrue(app.sees("space"))
    XCTAssertFalse(app.sees("한국어"))
    app.tap("다음 키보드")
    XCTAssertTrue(app.sees("스페이스"))
  }

  func testTypedEmojiBecomeRecent() {
    let app = makeApp { $0.autocapitalizationType = .none }
    app.tap("Emoji")
    app.settle()
    XCTAssertFalse(app.sees("q"))
    app.tap("😀")
    app.tap("😃")
    XCTAssertEqual(field.text, "😀😃")
    app.tap("delete")
    XCTAssertEqual(field.text, "😀")
    XCTAssertEqual(EmojiCatalog.recent, ["😃", "😀"])
    app.tap("Food & Drink")
    app.settle()
    app.tap("🍏")
    XCTAssertEqual(field.text, "😀🍏")
    app.tap("ABC")
    app.settle()
    app.tap("q")
    XCTAssertEqual(field.text, "😀🍏q")
  }

  func testEveryEmojiIsOneCharacterAndThereOnce() {
    var seen: Set<String> = []
    for emoji in EmojiCatalog.categories.flatMap(\.emoji) {
      XCTAssertEqual(emoji.count, 1)
      XCTAssertTrue(seen.insert(emoji).inserted, emoji)
    }
    XCTAssertGreaterThan(seen.count, 900)
  }

  // MARK: Keys

  func testReturnKeysAreInTheLanguageThatIsTyped() {
    for (languages, titles) in [
      (["ko-KR"], ["줄바꿈", "검색", "완료"]), (["de-DE"], ["Return", "Suchen", "Fertig"]),
      (["en-US"], ["return", "search", "done"]),
    ] {
      for (type, title) in zip([UIReturnKeyType.default, .search, .done], titles) {
        field.removeFromSuperview()
        let app = makeApp(languages) { $0.returnKeyType = type }
        XCTAssertTrue(app.sees(title), "\(languages) \(title)")
      }
    }
  }

  func testATabletHasKeysAtBothEndsAndPutsItselfAway() {
    let app = makeApp(device: .iPad) { $0.autocapitalizationType = .none }
    XCTAssertEqual(app.elements.count { $0.label == "shift" }, 2)
    XCTAssertEqual(app.elements.count { $0.label == ".?123" }, 2)
    type("hi", app)
    XCTAssertEqual(field.text, "hi")
    app.tap("hide keyboard")
    app.settle()
    XCTAssertFalse(field.isFirstResponder)
  }

  /// Keys neither overlap nor extend beyond the keyboard, on every device and plane.
  func testKeysDoNotOverlap() {
    let sizes: [(KeyboardLayout.Form, CGSize)] = [
      (.phone(hasBand: true), CGSize(width: 393, height: 335)),
      (.phone(hasBand: false), CGSize(width: 375, height: 260)),
      (.phone(hasBand: false), CGSize(width: 852, height: 209)), (.tablet, CGSize(width: 820, height: 337)),
      (.tablet, CGSize(width: 1180, height: 422)),
    ]
    for (form, size) in sizes {
      for type in [
        UIKeyboardType.default, .URL, .emailAddress, .webSearch, .twitter, .numberPad, .decimalPad,
      ] {
        for plane in [KeyboardLayout.Plane.letters, .numbers, .symbols, .pad] {
          for language in [KeyboardLanguage.latin, .korean] {
            let layout = KeyboardLayout(
              plane, type: type, isShifted: false, language: language, form: form,
              offers: .init(languages: true, emoji: true))
            let frames = KeyboardGrid(layout: layout, form: form, size: size).frames
            XCTAssertEqual(frames.count, layout.rows.joined().count + layout.bandKeys.count)
            let bounds = CGRect(origin: .zero, size: size).insetBy(dx: -0.01, dy: -0.01)
            for (index, frame) in frames.enumerated() {
              XCTAssertTrue(bounds.contains(frame), "\(form) \(type) \(plane) \(frame)")
              XCTAssertGreaterThan(frame.width, 20)
              for other in frames[(index + 1)...] {
                XCTAssertTrue(
                  frame.insetBy(dx: 0.5, dy: 0.5).intersection(other).isEmpty, "\(form) \(type) \(plane)")
              }
            }
          }
        }
      }
    }
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
