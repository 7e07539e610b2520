import PortolanTesting
import SwiftUI
import XCTest

/// Tests variadic views, with which libraries read the subviews of a view.
@MainActor
final class VariadicViewTests: XCTestCase {
  private struct Note: _ViewTraitKey { static let defaultValue = "none" }
  private struct Joined: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      VStack {
        Text("\(children.count) views")
        ForEach(children) { child in
          child
          Text("Note \(child[Note.self])")
          if child.id != children.last?.id { Divider() }
        }
      }
    }
  }
  private struct Separated<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { _VariadicView.Tree(Joined()) { content } }
  }

  func testTheRootReceivesTheViewsOfGroupsAndCollections() {
    let app = TestApp()
    app.show(
      view: Separated {
        Text("One")._trait(Note.self, "first")
        Group {
          Text("Two")
          ForEach(3..<5, id: \.self) { Text("Item \($0)") }
        }
      })
    XCTAssertTrue(app.sees("4 views"), app.accessibilityText)
    for text in ["One", "Two", "Item 3", "Item 4", "Note first"] { XCTAssertTrue(app.sees(text), text) }
    XCTAssertEqual(app.elements.filter { $0.label == "Note none" }.count, 3)
  }

  private struct Numbered: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { child in
        Text("id \(child.id(as: String.self) ?? "none")")
        child
      }
    }
  }
  func testIdentifiersOfViewsAndElementsAreRead() {
    let app = TestApp()
    app.show(
      view: List {
        _VariadicView.Tree(Numbered()) {
          Text("A").id("seven")
          ForEach(["five"], id: \.self) { _ in Text("B") }
          Text("C")
        }
      })
    for text in ["id seven", "A", "id five", "B", "id none", "C"] { XCTAssertTrue(app.sees(text), text) }
    XCTAssertEqual(app.elements(of: UICollectionView.self)[0].numberOfItems(inSection: 0), 6)
  }

  private struct Growing: View {
    @State private var count = 1
    var body: some View {
      VStack {
        Button("More") { count += 1 }
        Separated { ForEach(0..<count, id: \.self) { Counter(name: "\($0)") } }
      }
    }
  }
  private struct Counter: View {
    let name: String
    @State private var taps = 0
    var body: some View { Button("Counter \(name): \(taps)") { taps += 1 } }
  }
  func testSubviewsKeepTheirStateWhenOthersCome() {
    let app = TestApp()
    app.show(view: Growing())
    app.tap("Counter 0: 0")
    app.settle()
    app.tap("More")
    app.settle()
    XCTAssertTrue(app.sees("Counter 0: 1"), app.accessibilityText)
    XCTAssertTrue(app.sees("Counter 1: 0"))
  }

  // MARK: Container values

  private struct Reading: Layout {
    let log: Log
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      log.values = subviews.map { [$0.containerValues.shelf, $0.containerValues.hasTag(3) ? 1 : 0] }
      return CGSize(width: 10, height: 10)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }
  private final class Log { var values: [[Int]] = [] }

  func testALayoutReadsContainerValues() {
    let log = Log()
    let app = TestApp()
    app.show(
      view: Reading(log: log) {
        Text("A").containerValue(\.shelf, 1).containerValue(\.other, 5)
        Text("B").containerValue(\.other, 5).containerValue(\.shelf, 2).tag(3)
        Text("C")
      })
    XCTAssertEqual(log.values, [[1, 0], [2, 1], [0, 0]])
  }
}

private struct ShelfKey: ContainerValueKey { static let defaultValue = 0 }
private struct OtherKey: ContainerValueKey { static let defaultValue = 0 }
extension ContainerValues {
  fileprivate var shelf: Int {
    get { self[ShelfKey.self] }
    set { self[ShelfKey.self] = newValue }
  }
  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}
