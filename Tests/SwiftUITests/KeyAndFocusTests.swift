import PortolanTesting
import SwiftUI
import XCTest

/// Tests of keys and the focus (issue point "FocusState").
@MainActor
final class KeyAndFocusTests: XCTestCase {
  private struct Game: View {
    @State private var x = 0
    @State private var typed = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        Text("x \(x)")
        Text("typed \(typed)")
        Color.green.frame(width: 200, height: 200)
          .focusable()
          .focused($isFocused)
          .onKeyPress(.rightArrow) {
            x += 1
            return .handled
          }
          .onKeyPress(characters: .letters) { press in
            typed += press.characters
            return .handled
          }
      }
      .defaultFocus($isFocused, true)
    }
  }
  func testKeysComeToTheViewWithTheFocus() {
    let app = TestApp()
    app.show(view: Game())
    app.press(.keyboardRightArrow, UIKeyCommand.inputRightArrow)
    app.press(.keyboardRightArrow, UIKeyCommand.inputRightArrow)
    app.press(.keyboardA, "a")
    app.settle()
    XCTAssertTrue(app.sees("x 2"), app.accessibilityText)
    XCTAssertTrue(app.sees("typed a"))
  }

  private struct IgnoredKeys: View {
    @State private var count = 0
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        Text("outer \(count)")
        Color.green.frame(width: 50, height: 50).focusable().focused($isFocused)
          .onKeyPress(.space) { .ignored }
      }
      .onKeyPress(.space) {
        count += 1
        return .handled
      }
      .onAppear { isFocused = true }
    }
  }
  func testIgnoredKeyIsForwardedToAncestors() {
    let app = TestApp()
    app.show(view: IgnoredKeys())
    app.press(.keyboardSpacebar, " ")
    app.settle()
    XCTAssertTrue(app.sees("outer 1"), app.accessibilityText)
  }

  private struct Form: View {
    enum Field { case name, mail }
    @State private var name = ""
    @State private var mail = ""
    @FocusState private var field: Field?
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($field, equals: .name)
        TextField("Mail", text: $mail).focused($field, equals: .mail)
      }
      .defaultFocus($field, .mail)
    }
  }
  func testAFieldHasTheFocusAtFirst() {
    let app = TestApp()
    app.show(view: Form())
    app.type("x")
    app.settle()
    let fields = app.elements(of: UITextField.self)
    XCTAssertEqual(fields.first { $0.placeholder == "Mail" }?.text, "x")
  }

  private struct Searching: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      NavigationStack {
        VStack {
          Text(isFocused ? "searching" : "resting")
          Button("Search now") { isFocused = true }
        }
        .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
        .searchFocused($isFocused)
      }
    }
  }
  func testTheFocusOfASearchFieldIsTiedToAValue() {
    let app = TestApp()
    app.show(view: Searching())
    XCTAssertTrue(app.sees("resting"))
    app.tap("Search now")
    app.settle()
    XCTAssertTrue(app.find(UISearchBar.self)?.searchTextField.isFirstResponder ?? false)
  }
}
