import PortolanTesting
import SwiftUI
import XCTest

/// Tests that costs do not depend on unchanged parts, by counting bodies, nodes and visited elements.
@MainActor
final class FlatCostTests: XCTestCase {
  private struct Cost: Equatable, CustomStringConvertible {
    var bodies: Int
    var nodes: Int
    var screens: Int
    var description: String { "\(bodies) bodies, \(nodes) nodes, \(screens) screens" }
  }
  private func cost(of change: () -> Void) -> Cost {
    let (bodies, nodes, screens) = (BodyCounter.count, NodeCounter.made, NodeCounter.askedForColorScheme)
    change()
    CATransaction.flush()
    return Cost(
      bodies: BodyCounter.count - bodies, nodes: NodeCounter.made - nodes,
      screens: NodeCounter.askedForColorScheme - screens)
  }
  private func withoutAnimation(_ change: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, change)
  }

  // MARK: Paths

  private final class PathModel: ObservableObject {
    @Published var numbers: [Int] = []
    @Published var path = NavigationPath()
  }
  private struct NumberStack: View {
    @ObservedObject var model: PathModel
    var body: some View {
      NavigationStack(path: $model.numbers) {
        Text("Root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("Screen \($0)").navigationTitle("\($0)") }
      }
    }
  }
  private struct PathStack: View {
    @ObservedObject var model: PathModel
    var body: some View {
      NavigationStack(path: $model.path) {
        Text("Root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("Screen \($0)").navigationTitle("\($0)") }
      }
    }
  }

  private func numberCosts(at depth: Int) -> [Cost] {
    let app = TestApp()
    let model = PathModel()
    app.show(view: NumberStack(model: model))
    withoutAnimation { model.numbers = Array(0..<depth) }
    app.settle()
    // The screens that a person returns to are created the first time.
    withoutAnimation { model.numbers.append(depth) }
    app.settle()
    withoutAnimation { model.numbers.removeLast() }
    app.settle()
    let costs = [
      cost { withoutAnimation { model.numbers.append(depth) } },
      cost { withoutAnimation { model.numbers.removeLast() } },
    ]
    app.settle()
    // Numbers in the keys of texts are formatted for the language.
    XCTAssertTrue(app.sees("Screen \((depth - 1).formatted())"))
    XCTAssertEqual(app.controller(UINavigationController.self)?.viewControllers.count, depth + 1)
    app.end()
    return costs
  }

  func testAppendingAndPoppingCostTheSameAtEveryDepth() {
    let shallow = numberCosts(at: 2)
    XCTAssertEqual(numberCosts(at: 200), shallow)
    XCTAssertEqual(numberCosts(at: 5_000), shallow)
  }

  func testAPathSharesItsElements() {
    var path = NavigationPath()
    for value in 0..<100_000 { path.append(value) }
    var longer = path
    longer.append("top")
    let difference = NavigationPath.difference(from: path, to: longer)
    XCTAssertEqual(difference.prefix, 100_000)
    XCTAssertEqual(difference.inserted.count, 1)
    longer.removeLast()
    XCTAssertEqual(longer, path)
    var other = path
    other.removeLast(2)
    other.append(7)
    XCTAssertEqual(NavigationPath.difference(from: path, to: other).prefix, 99_998)
    XCTAssertEqual(
      NavigationPath.difference(from: NavigationPath([1, 2, 3]), to: NavigationPath([1, 9, 3])).suffix, 1)
  }

  func testAReplacedPathKeepsTheScreensOfEqualValues() {
    let app = TestApp()
    let model = PathModel()
    app.show(view: PathStack(model: model))
    withoutAnimation { model.path = NavigationPath([1, 2, 3]) }
    app.settle()
    let before = app.controller(UINavigationController.self)!.viewControllers
    withoutAnimation { model.path = NavigationPath([1, 2, 3, 4]) }
    app.settle()
    let after = app.controller(UINavigationController.self)!.viewControllers
    XCTAssertEqual(after.count, 5)
    XCTAssertTrue(zip(before, after).allSatisfy { $0 === $1 })
    withoutAnimation { model.path = NavigationPath([1, 4]) }
    app.settle()
    XCTAssertEqual(app.titles, ["Root", "1", "4"])
    XCTAssertTrue(app.sees("Screen 4"))
  }

  private struct Counting: View {
    @State private var path: [Int] = []
    @State private var tint = 0
    var body: some View {
      NavigationStack(path: $path) {
        Button("Push") { path = [1, 2, 3] }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("Screen \(number), tint \(tint)")
              Button("Change") { tint += 1 }
            }
            .navigationTitle("\(number)")
          }
      }
    }
  }

  func testScreensBelowFollowTheirDestinationWhenTheyComeIntoSight() {
    let app = TestApp()
    app.show(view: Counting())
    app.tap("Push")
    app.settle()
    app.tap("Change")
    app.settle()
    app.tap("Change")
    app.settle()
    XCTAssertTrue(app.sees("Screen 3, tint 2"))
    app.tap("2")
    app.settle()
    XCTAssertTrue(app.sees("Screen 2, tint 2"), app.accessibilityText)
    app.tap("1")
    app.settle()
    XCTAssertTrue(app.sees("Screen 1, tint 2"), app.accessibilityText)
  }

  func testTheBackMenuNamesTheScreensBelowARestoredPath() throws {
    let app = TestApp()
    let model = PathModel()
    model.path = NavigationPath([1, 2, 3])
    app.show(view: TitledStack(model: model))
    app.longPress(at: try XCTUnwrap(app.element("Title 2")).center)
    app.settle()
    for title in ["Title 1", "Title 2"] { XCTAssertTrue(app.sees(title), app.accessibilityText) }
  }
  private struct TitledStack: View {
    @ObservedObject var model: PathModel
    var body: some View {
      NavigationStack(path: $model.path) {
        Text("Root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("Screen \($0)").navigationTitle("Title \($0)") }
      }
    }
  }

  func testOnlyVisibleScreensOfARestoredPathAreCreated() {
    let app = TestApp()
    let model = PathModel()
    app.show(view: PathStack(model: model))
    let cost = cost { withoutAnimation { model.path = NavigationPath(0..<100) } }
    app.settle()
    XCTAssertTrue(app.sees("Screen 99"))
    XCTAssertLessThan(cost.nodes, 40, "the screen on top, and the one that its back button names")
  }

  // MARK: Rows

  private struct Item: Identifiable {
    let id: Int
    var title: String
  }
  /// Counts the visited elements.
  private struct CountedItems: RandomAccessCollection {
    nonisolated(unsafe) static var accesses = 0
    var items: [Item]
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    subscript(index: Int) -> Item {
      Self.accesses += 1
      return items[index]
    }
  }
  private final class RowModel: ObservableObject {
    @Published var items: CountedItems
    init(_ count: Int) {
      items = CountedItems(items: (0..<count).map { Item(id: $0, title: "Row \($0)") })
    }
  }
  private struct RowText: View {
    static var bodies = 0
    let title: String
    var body: some View {
      Self.bodies += 1
      return Text(title)
    }
  }
  private struct Rows: View {
    @ObservedObject var model: RowModel
    var body: some View { List(model.items) { RowText(title: $0.title) } }
  }
  private struct LazyRows: View {
    @ObservedObject var model: RowModel
    var body: some View {
      ScrollView { LazyVStack { ForEach(model.items) { RowText(title: $0.title) } } }
    }
  }

  private func rowCost<V: View>(_ count: Int, _ view: (RowModel) -> V) -> (rows: Int, accesses: Int) {
    let app = TestApp()
    let model = RowModel(count)
    app.show(view: view(model))
    model.items.items[3].title = "Once"
    CATransaction.flush()
    let (bodies, accesses) = (RowText.bodies, CountedItems.accesses)
    model.items.items[3].title = "Changed"
    CATransaction.flush()
    let result = (RowText.bodies - bodies, CountedItems.accesses - accesses)
    XCTAssertTrue(app.sees("Changed"))
    app.end()
    return result
  }

  func testOneChangedValueCostsOneBodyHoweverLongTheListIs() {
    let short = rowCost(1_000) { Rows(model: $0) }
    let long = rowCost(100_000) { Rows(model: $0) }
    XCTAssertEqual(short.rows, 1)
    XCTAssertEqual(long.rows, 1)
    XCTAssertEqual(long.accesses, short.accesses)
    let lazyShort = rowCost(1_000) { LazyRows(model: $0) }
    let lazyLong = rowCost(100_000) { LazyRows(model: $0) }
    XCTAssertEqual(lazyLong.rows, 1)
    XCTAssertEqual(lazyLong.accesses, lazyShort.accesses)
  }

  func testRowsReadTheirElementsWhenTheyAreCreated() {
    let app = TestApp()
    let model = RowModel(200)
    app.show(view: Rows(model: model))
    model.items.items[150] = Item(id: 1_150, title: "Swapped")
    app.settle()
    let list = app.elements(of: UICollectionView.self)[0]
    list.scrollToItem(at: IndexPath(item: 150, section: 0), at: .top, animated: false)
    app.settle()
    XCTAssertTrue(app.sees("Swapped"))
    model.items.items.remove(at: 0)
    app.settle()
    XCTAssertEqual(list.numberOfItems(inSection: 0), 199)
  }

  // MARK: Preferences

  private struct TopKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
  private struct Column: View {
    let rows: Int
    @State private var number = 1
    @State private var sum = 0
    @State private var isShown = true
    var body: some View {
      VStack(spacing: 0) {
        if isShown { Text("Writer").preference(key: TopKey.self, value: number) }
        Text("Sum \(sum)")
        Button("More") { number += 1 }
        Button("Hide") { isShown = false }
        ForEach(0..<rows, id: \.self) { Text("\($0)").frame(height: 1) }
      }
      .onPreferenceChange(TopKey.self) { sum = $0 }
      .navigationTitle("Number \(number)")
    }
  }

  func testPreferencesAreLookedForOnlyWhereTheyAreWritten() {
    func visits(_ rows: Int) -> Int {
      let app = TestApp()
      app.show(view: NavigationStack { Column(rows: rows) })
      let before = NodeCounter.askedForPreferences
      app.tap("More")
      app.settle()
      let visits = NodeCounter.askedForPreferences - before
      XCTAssertTrue(app.sees("Sum 2"))
      app.tap("Hide")
      app.settle()
      XCTAssertTrue(app.sees("Sum 0"), "a writer that has gone hands nothing up")
      app.end()
      return visits
    }
    XCTAssertEqual(visits(5), visits(200))
  }
}
