import PortolanTesting
import SwiftUI
import XCTest

/// Bindings to the selection of text fields and editors.
@MainActor
final class TextSelectionTests: XCTestCase {
  private enum Kind { case field, growing, editor }

  private final class Model: ObservableObject {
    @Published var text = "Hello world"
    @Published var selection: SwiftUI.TextSelection?

    var selected: String? {
      guard case .selection(let range)? = selection?.indices else { return nil }
      return String(text[range])
    }
  }

  private struct Screen: View {
    let kind: Kind
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        switch kind {
        case .field: TextField("Name", text: $model.text, selection: $model.selection)
        case .growing: TextField("Name", text: $model.text, selection: $model.selection, axis: .vertical)
        case .editor: TextEditor(text: $model.text, selection: $model.selection)
        }
      }
      .padding()
    }
  }

  private func check(_ kind: Kind, line: UInt = #line) throws {
    let app = TestApp()
    defer { app.end() }
    let model = Model()
    app.show(UIHostingController(rootView: Screen(kind: kind, model: model)))
    XCTAssertNil(model.selection, line: line)
    let input: UIView & UITextInput =
      kind == .field
      ? try XCTUnwrap(app.elements(of: UITextField.self).first)
      : try XCTUnwrap(app.elements(of: UITextView.self).first)
    _ = input.becomeFirstResponder()
    app.settle()

    // A person selects.
    let start = try XCTUnwrap(input.position(from: input.beginningOfDocument, offset: 6))
    input.selectedTextRange = input.textRange(from: start, to: input.endOfDocument)
    app.settle()
    XCTAssertEqual(model.selected, "world", line: line)
    XCTAssertEqual(model.selection?.isInsertion, false, line: line)

    // Typing replaces the selection and moves the insertion point.
    app.type("you")
    app.settle()
    XCTAssertEqual(model.text, "Hello you", line: line)
    XCTAssertEqual(model.selection, SwiftUI.TextSelection(insertionPoint: model.text.endIndex), line: line)
    XCTAssertEqual(model.selection?.isInsertion, true, line: line)

    // The app selects.
    let hello = model.text.startIndex..<model.text.index(model.text.startIndex, offsetBy: 5)
    model.selection = SwiftUI.TextSelection(range: hello)
    app.settle()
    let range = try XCTUnwrap(input.selectedTextRange)
    XCTAssertEqual(input.text(in: range), "Hello", line: line)
    app.type("Hi")
    app.settle()
    XCTAssertEqual(model.text, "Hi you", line: line)
  }

  func testAFieldsSelectionIsBound() throws { try check(.field) }
  func testAGrowingFieldsSelectionIsBound() throws { try check(.growing) }
  func testAnEditorsSelectionIsBound() throws { try check(.editor) }
}
