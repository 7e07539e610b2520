import PortolanTesting
import SwiftUI
import XCTest

/// Tests of searching (W11).
@MainActor
final class SearchTests: XCTestCase {
  private final class Model: ObservableObject {
    @Published var text = ""
    @Published var submitted: [String] = []
  }

  private struct Names: View {
    @ObservedObject var model: Model
    private let names = ["Apple", "Pear", "Plum"]
    var body: some View {
      NavigationStack {
        Results(names: names.filter { model.text.isEmpty || $0.contains(model.text) })
          .searchable(
            text: $model.text, placement: .navigationBarDrawer(displayMode: .always), prompt: "Fruit"
          )
          .onSubmit(of: .search) { model.submitted.append(model.text) }
          .navigationTitle("Fruit")
      }
    }
  }

  private struct Results: View {
    let names: [String]
    @Environment(\.isSearching) private var isSearching
    var body: some View {
      List {
        Text(isSearching ? "searching" : "resting")
        ForEach(names, id: \.self) { Text($0) }
      }
    }
  }

  private func bar(_ app: TestApp) throws -> UISearchBar {
    try XCTUnwrap(app.elements(of: UISearchBar.self).first)
  }

  func testW11TheFieldIsASearchControllersAndFilters() throws {
    let app = TestApp()
    let model = Model()
    app.show(UIHostingController(rootView: Names(model: model)))
    XCTAssertTrue(app.sees("Plum"))
    XCTAssertTrue(app.sees("resting"))
    let bar = try bar(app)
    XCTAssertEqual(bar.placeholder, "Fruit")
    app.tap(at: bar.convert(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), to: nil))
    app.settle()
    XCTAssertTrue(app.sees("searching"))
    app.type("Pe")
    app.settle()
    XCTAssertEqual(model.text, "Pe")
    XCTAssertTrue(app.sees("Pear"))
    XCTAssertFalse(app.sees("Plum"))
    model.text = "Pl"
    app.settle()
    XCTAssertEqual(bar.text, "Pl")
    XCTAssertTrue(app.sees("Plum"))
    app.tap("Cancel")
    app.settle()
    XCTAssertEqual(model.text, "")
    XCTAssertTrue(app.sees("resting"))
  }

  func testASearchIsPresentedWithItsScreen() {
    struct Screen: View {
      @State private var text = "a"
      @State private var isPresented = true
      @State private var scope = 0
      var body: some View {
        NavigationStack {
          VStack {
            Text(isPresented ? "presented" : "gone")
            List(0..<3, id: \.self) { Text("Row \($0)") }
          }
          .searchable(text: $text, isPresented: $isPresented)
          .searchScopes($scope) {
            Text("All").tag(0)
            Text("Mine").tag(1)
          }
        }
      }
    }
    let app = TestApp()
    app.show(UIHostingController(rootView: Screen()))
    app.settle()
    XCTAssertTrue(app.sees("Mine"))
    app.tap("Cancel")
    app.settle()
    XCTAssertTrue(app.sees("gone"))
    XCTAssertFalse(app.sees("Mine"))
  }
}
