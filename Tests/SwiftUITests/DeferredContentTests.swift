import Observation
import PortolanTesting
import SwiftUI
import XCTest

/// Closures called after the body that contains them are tracked like the body (issue point "State").
@MainActor
final class DeferredContentTests: XCTestCase {
  @Observable final class Item: Identifiable {
    let id: Int
    var title: String
    init(_ id: Int) {
      self.id = id
      title = "Item \(id)"
    }
  }

  /// The body does not read the content of the rows.
  private struct Rows: View {
    let items: [Item]
    let kind: Int
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        switch kind {
        case 0: List(items) { Text("\($0.title) \(count)") }
        case 1:
          ScrollView { LazyVStack { ForEach(items) { Text("\($0.title) \(count)") } } }
        default: VStack { ForEach(items) { Text("\($0.title) \(count)") } }
        }
      }
    }
  }

  func testRowsFollowPropertiesThatOnlyTheyRead() {
    for kind in 0..<3 {
      let items = (0..<6).map(Item.init)
      let app = TestApp()
      app.show(view: Rows(items: items, kind: kind))
      XCTAssertTrue(app.sees("Item 2 0"), "\(kind)")
      items[2].title = "Changed"
      app.settle()
      XCTAssertTrue(app.sees("Changed 0"), "\(kind)")
      XCTAssertTrue(app.sees("Item 3 0"), "\(kind)")
      app.tap("Add")
      app.settle()
      XCTAssertTrue(app.sees("Changed 1"), "\(kind)")
      items[2].title = "Again"
      app.settle()
      XCTAssertTrue(app.sees("Again 1"), "\(kind)")
    }
  }

  private struct Grown: View {
    @State private var items = [Item(0), Item(1)]
    let spare = Item(2)
    var body: some View {
      VStack {
        Button("Insert") { items.insert(spare, at: 0) }
        List(items) { Text($0.title) }
      }
    }
  }

  func testRowsThatMovedFollowToo() {
    let view = Grown()
    let app = TestApp()
    app.show(view: view)
    app.tap("Insert")
    app.settle()
    view.spare.title = "New"
    app.settle()
    XCTAssertTrue(app.sees("New"))
    XCTAssertTrue(app.sees("Item 1"))
  }

  private struct Screens: View {
    @State private var count = 0
    @State private var shows = false
    @State private var pops = false
    @State private var item: Item?
    let known = Item(9)
    var body: some View {
      NavigationStack {
        VStack {
          Button("Sheet") { shows = true }
          Button("Item") { item = known }
          NavigationLink("Value", value: 1)
          Button("Flag") { pops = true }
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { _ in Button("Value \(count)") { count += 1 } }
        .navigationDestination(isPresented: $pops) { Button("Flag \(count)") { count += 1 } }
        .sheet(isPresented: $shows) { Button("Sheet \(count)") { count += 1 } }
        .sheet(item: $item) { item in
          Text(item.title)
          Button("Close") { self.item = nil }
        }
      }
    }
  }

  private func labels(_ view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }

  func testDestinationsAndSheetsFollowPropertiesThatOnlyTheyRead() {
    let view = Screens()
    let app = TestApp()
    app.show(view: view)
    app.tap("Value")
    app.settle()
    app.tap("Value 0")
    app.settle()
    XCTAssertTrue(app.sees("Value 1"))
    app.swipeBack()
    app.tap("Flag")
    app.settle()
    app.tap("Flag 1")
    app.settle()
    XCTAssertTrue(app.sees("Flag 2"))
    app.swipeBack()
    app.tap("Sheet")
    app.settle()
    app.tap("Sheet 2")
    app.settle()
    XCTAssertTrue(app.sees("Sheet 3"))
    app.drag(from: CGPoint(x: 196, y: 100), to: CGPoint(x: 196, y: 800))
    app.settle()
    app.tap("Item")
    app.settle()
    XCTAssertTrue(app.sees("Item 9"))
    view.known.title = "Nine"
    app.settle()
    XCTAssertTrue(app.sees("Nine"))
    app.tap("Close")
    app.advance(by: 0.1)
    XCTAssertTrue(labels(app.window).contains("Nine"), "what leaves stays as it is")
    app.settle()
    XCTAssertTrue(app.sees("Root"))
  }
}
