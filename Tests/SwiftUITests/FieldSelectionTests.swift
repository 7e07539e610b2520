import PortolanTesting
import SwiftUI
import XCTest

/// Tests of touches that select text in fields.
@MainActor
final class FieldSelectionTests: XCTestCase {
  private struct Form: View {
    @State var text: String
    let alignment: TextAlignment
    var body: some View {
      VStack {
        TextField("Number", text: $text).multilineTextAlignment(alignment)
        Spacer()
        Text("Text \(text)")
      }
    }
  }

  /// A double tap beside the text selects the nearest word, which typing replaces.
  func testADoubleTapBesideTheTextSelectsAWord() throws {
    for alignment in [TextAlignment.leading, .center, .trailing] {
      let app = TestApp()
      app.show(view: Form(text: "0", alignment: alignment))
      let field = try XCTUnwrap(app.elements(of: UITextField.self).first)
      app.doubleTap(
        at: field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil as UIView?))
      app.settle()
      app.type("110")
      app.settle()
      XCTAssertTrue(app.sees("Text 110"), field.text ?? "")
    }
  }
}
