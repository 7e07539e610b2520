import PortolanTesting
import SwiftUI
import XCTest

/// Suggestions cover the searched screen only if there are any.
@MainActor
final class SearchSuggestionTests: XCTestCase {
  private struct Searched: View {
    @State private var text = ""
    var body: some View {
      NavigationStack {
        List {
          ForEach(["Ant", "Bee"].filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) { Text($0) }
        }
        .navigationTitle("Animals")
        .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
        .searchSuggestions {
          if text == "B" { Text("Butterfly").searchCompletion("Butterfly") }
        }
      }
    }
  }

  func testEmptyBuilderKeepsScreenVisible() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Searched()))
    app.tap("Search")
    app.settle()
    app.type("A")
    app.settle()
    XCTAssertTrue(app.sees("Ant"))
    XCTAssertFalse(app.sees("Bee"))
    // The row is not merely below a white sheet: a touch reaches it.
    let row = try XCTUnwrap(app.element("Ant")).center
    let hit = try XCTUnwrap(app.window.hitTest(row, with: nil))
    XCTAssertTrue(sequence(first: hit, next: \.superview).contains { $0 is UICollectionView })
    XCTAssertNotNil(app.elements(of: UICollectionView.self).first)
    app.deleteBackward()
    app.type("B")
    app.settle()
    XCTAssertTrue(app.sees("Butterfly"))
    app.deleteBackward()
    app.type("A")
    app.settle()
    XCTAssertFalse(app.sees("Butterfly"))
    XCTAssertTrue(app.sees("Ant"))
  }

  private struct Suggesting: View {
    @State private var text = ""
    var body: some View {
      NavigationStack {
        List { Text("Ant") }
          .navigationTitle("Animals")
          .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
          .searchSuggestions { if text.isEmpty { Text("Wasp").searchCompletion("Wasp") } }
      }
    }
  }

  func testSuggestionsAreShownBeforeTextIsEntered() {
    let app = TestApp()
    app.show(view: Suggesting())
    app.settle()
    XCTAssertFalse(app.sees("Wasp"))
    app.tap("Search")
    app.settle()
    XCTAssertTrue(app.sees("Wasp"))
    app.tap("Wasp")
    app.settle()
    XCTAssertTrue(app.sees("Ant"))
    app.tap("Cancel")
    app.settle()
    XCTAssertFalse(app.sees("Wasp"))
    XCTAssertTrue(app.sees("Ant"))
  }
}
