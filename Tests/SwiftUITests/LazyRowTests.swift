import PortolanTesting
import SeededRandom
import SwiftUI
import XCTest

/// Tests of lazily created rows with zero, one or several elements (Specification.md W6, Conformance.md S12).
@MainActor
final class LazyRowTests: XCTestCase {
  private final class Counter { var made = 0 }

  private struct Row: View {
    let number: Int
    let counter: Counter
    init(_ number: Int, _ counter: Counter) {
      self.number = number
      self.counter = counter
      counter.made += 1
    }
    var body: some View { Text("Row \(number)") }
  }

  private final class Model: ObservableObject {
    @Published var hidden: Set<Int> = []
    @Published var chosen: Int?
    @Published var numbers = Array(0..<100_000)
  }

  private struct Odd: View {
    @ObservedObject var model: Model
    let counter: Counter
    var body: some View {
      List {
        ForEach(model.numbers, id: \.self) { number in
          if number % 2 == 1, !model.hidden.contains(number) { Row(number, counter) }
        }
      }
    }
  }

  func testRowsWithoutElseAreMadeWhenTheyComeNear() {
    let app = TestApp()
    let counter = Counter()
    app.show(UIHostingController(rootView: Odd(model: Model(), counter: counter)))
    app.settle()
    XCTAssertTrue(app.sees("Row 1"))
    XCTAssertTrue(app.sees("Row 3"))
    XCTAssertFalse(app.sees("Row 2"))
    XCTAssertLessThan(counter.made, 200)
  }

  func testAWindowThatGrowsDownShowsFurtherRows() {
    let app = TestApp(device: .iPad)
    app.host.windowSize = CGSize(width: 600, height: 300)
    app.show(
      UIHostingController(
        rootView: ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text("Line \($0)").frame(height: 60) } }
        }))
    app.settle()
    XCTAssertTrue(app.sees("Line 3"))
    XCTAssertFalse(app.sees("Line 9"))
    app.host.windowSize = CGSize(width: 600, height: 1000)
    app.settle()
    XCTAssertTrue(app.sees("Line 9"))
    XCTAssertTrue(app.sees("Line 14"))
  }

  private struct Cards: View {
    @State private var names = ["a", "b", "c", "a"]
    var body: some View {
      NavigationStack {
        ScrollView {
          LazyVStack {
            ForEach(Array(names.enumerated()), id: \.element) { place, name in
              VStack {
                Text("\(place) \(name)")
                Spacer()
              }
              .frame(height: 60)
            }
          }
        }
        .toolbar { Button("Swap") { names = ["c", "a", "a", "b"] } }
      }
    }
  }

  /// Elements with the identity of another one have rows of their own, and the layout comes to an end.
  func testElementsWithTheSameIdentityAreShown() throws {
    let app = TestApp()
    app.show(view: Cards())
    XCTAssertEqual(["0 a", "1 b", "2 c", "3 a"].filter { app.sees($0) }.count, 4)
    app.tap("Swap")
    app.settle()
    let shown = ["0 c", "1 a", "2 a", "3 b"]
    XCTAssertEqual(shown.filter { app.sees($0) }, shown)
    let places = try shown.map { try XCTUnwrap(app.element($0)).frame.minY }
    XCTAssertEqual(places, places.sorted())
  }

  private struct Marked: UIViewRepresentable {
    let number: Int
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { view.tag = 700 + number }
  }

  private struct MarkedRows: View {
    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach([0, 1, 2, 3], id: \.isOuter) { Marked(number: $0).frame(height: 60) }
        }
      }
    }
  }

  private struct MarkedCards: View {
    @State private var space: CGFloat = 0
    var body: some View {
      VStack {
        Button("Space") { space += 10 }
        MarkedRows().padding(.top, space)
      }
    }
  }

  /// A layout does not exchange the views of elements with the same identity, since each exchange needs the next layout.
  func testElementsWithTheSameIdentityKeepTheirViews() throws {
    let app = TestApp()
    app.show(view: MarkedCards())
    app.settle()
    let marked = try (0..<4).map { try XCTUnwrap(app.window.viewWithTag(700 + $0)) }
    let before = marked.map { sequence(first: $0, next: \.superview).map(ObjectIdentifier.init) }
    app.tap("Space")
    app.settle()
    XCTAssertEqual(
      marked.map { sequence(first: $0, next: \.superview).map(ObjectIdentifier.init) }, before)
    XCTAssertEqual(marked.map(\.tag), [700, 701, 702, 703])
  }

  func testAbsentRowsTakeNoSpace() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Odd(model: Model(), counter: Counter())))
    app.settle()
    let (first, second) = (try XCTUnwrap(app.element("Row 1")), try XCTUnwrap(app.element("Row 3")))
    XCTAssertEqual(second.center.y - first.center.y, 44, accuracy: 0.5)
  }

  func testScrollingFindsOutAboutMoreRows() throws {
    let app = TestApp()
    let counter = Counter()
    app.show(UIHostingController(rootView: Odd(model: Model(), counter: counter)))
    app.settle()
    let list = try XCTUnwrap(app.elements(of: UICollectionView.self).first)
    for _ in 0..<8 {
      list.contentOffset.y += 700
      app.settle()
    }
    let cells = list.visibleCells.filter { $0.frame.intersects(list.bounds) }
    XCTAssertGreaterThan(cells.count, 10)
    XCTAssertTrue(cells.allSatisfy { $0.bounds.height == 44 }, "rows without content are left over")
    XCTAssertLessThan(counter.made, 2_000)
  }

  func testDeletedRowKeepsOthersInPlace() {
    let app = TestApp()
    let model = Model()
    app.show(UIHostingController(rootView: Odd(model: model, counter: Counter())))
    app.settle()
    model.hidden = [3]
    app.settle()
    XCTAssertFalse(app.sees("Row 3"))
    XCTAssertTrue(app.sees("Row 5"))
    model.hidden = []
    app.settle()
    XCTAssertTrue(app.sees("Row 3"))
  }

  private struct Chosen: View {
    @ObservedObject var model: Model
    var body: some View {
      List(selection: $model.chosen) {
        ForEach(model.numbers, id: \.self) { number in if number >= 0 { Text("Row \(number)") } }
      }
    }
  }

  func testRowsMayGoWhileAnotherIsChosen() {
    let app = TestApp()
    let model = Model()
    model.numbers = Array(0..<20)
    app.show(UIHostingController(rootView: Chosen(model: model)))
    app.settle()
    model.chosen = 1
    model.numbers = [1, 2]
    app.settle()
    XCTAssertTrue(app.sees("Row 2"))
    XCTAssertFalse(app.sees("Row 5"))
  }

  private struct Pairs: View {
    @State var numbers = Array(0..<1_000)
    var body: some View {
      List {
        ForEach(numbers, id: \.self) { number in
          Text("Name \(number)")
          Text("Value \(number)")
        }
        .onDelete { numbers.remove(atOffsets: $0) }
      }
    }
  }

  func testElementsOfTwoRowsAreTwoRowsEach() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Pairs()))
    app.settle()
    let name = try XCTUnwrap(app.element("Name 1"))
    let value = try XCTUnwrap(app.element("Value 1"))
    XCTAssertEqual(value.center.y - name.center.y, 44, accuracy: 0.5)
    app.drag(from: CGPoint(x: 350, y: value.center.y), to: CGPoint(x: 20, y: value.center.y))
    app.settle()
    XCTAssertFalse(app.sees("Name 1"))
    XCTAssertFalse(app.sees("Value 1"))
    XCTAssertTrue(app.sees("Name 2"))
  }

  private struct Grouped: View {
    var body: some View {
      List {
        ForEach(0..<3) { number in
          Text("Loose \(number)")
          Section("Group \(number)") { Text("Inside \(number)") }
        }
      }
    }
  }

  func testSectionsAmongTheRowsOfElementsStaySections() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Grouped()))
    app.settle()
    let list = try XCTUnwrap(app.elements(of: UICollectionView.self).first)
    XCTAssertEqual(list.numberOfSections, 6)
    XCTAssertTrue(app.sees("Inside 0"))
  }

  private struct Erased: View {
    var body: some View {
      List(0..<50, id: \.self) { number in
        number == 1 ? AnyView(EmptyView()) : AnyView(Text("Row \(number)"))
      }
    }
  }

  func testAnErasedEmptyViewIsNoRow() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Erased()))
    app.settle()
    let (zero, two) = (try XCTUnwrap(app.element("Row 0")), try XCTUnwrap(app.element("Row 2")))
    XCTAssertEqual(two.center.y - zero.center.y, 44, accuracy: 0.5)
  }

  private struct LazyOdd: View {
    let counter: Counter
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100_000) { number in
            if number % 2 == 1 { Row(number, counter).frame(height: 40) }
          }
        }
      }
    }
  }

  func testLazyStacksMakeThemOneByOneAsWell() throws {
    let app = TestApp()
    let counter = Counter()
    app.show(UIHostingController(rootView: LazyOdd(counter: counter)))
    app.settle()
    let (first, second) = (try XCTUnwrap(app.element("Row 1")), try XCTUnwrap(app.element("Row 3")))
    XCTAssertEqual(second.center.y - first.center.y, 40, accuracy: 0.5)
    XCTAssertLessThan(counter.made, 400)
  }

  private struct Separators: View {
    var body: some View {
      List {
        Text("Row").listRowSeparator(.hidden, edges: .top).listRowSeparator(.visible, edges: .bottom)
          .listRowSeparatorTint(.red, edges: .bottom)
        Text("Last")
      }
      .listStyle(.plain)
    }
  }

  func testSeparatorsOfBothEdgesAddUp() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Separators()))
    app.settle()
    let row = try XCTUnwrap(app.elements(of: UICollectionViewListCell.self).last)
    let lines = row.subviews.filter { !$0.isHidden && $0.frame.height < 1 && $0.backgroundColor != nil }
    XCTAssertEqual(lines.count, 1)
    XCTAssertEqual(lines.first?.backgroundColor, .systemRed)
    XCTAssertGreaterThan(lines.first?.frame.minY ?? 0, 20)
  }
}

/// Tests of the length of lazy containers whose lines differ.
@MainActor
final class LazyLengthTests: XCTestCase {
  private struct Rows: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<60, id: \.self) { row in
            Text("Row \(row)").frame(maxWidth: .infinity, minHeight: row < 20 ? 40 : row < 50 ? 120 : 300)
          }
        }
      }
    }
  }

  /// The first lines are shorter than the others, so that the length is too short until those were measured.
  func testTheEndOfLongerLinesIsReached() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Rows()))
    let scroll = try XCTUnwrap(app.elements(of: UIScrollView.self).first)
    for _ in 0..<40 {
      let end = scroll.contentSize.height + scroll.adjustedContentInset.bottom - scroll.bounds.height
      scroll.setContentOffset(CGPoint(x: 0, y: min(scroll.contentOffset.y + 400, end)), animated: false)
      app.settle()
    }
    XCTAssertEqual(scroll.contentSize.height, 7400, accuracy: 1)
    XCTAssertTrue(app.sees("Row 59"))
  }

  private struct Measured: View {
    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 140), spacing: 12)], spacing: 12) {
          ForEach(0..<6, id: \.self) { row in
            Color.gray.frame(height: row == 5 ? 93 : 80)
          }
        }
      }
    }
  }

  /// After other widths the known lines are not measured anew.
  func testGridsAreAsLongAsTheirLinesInEachWidth() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Measured()))
    let scroll = try XCTUnwrap(app.elements(of: UIScrollView.self).first)
    for width in [320, 744, 240, 700, 240] as [CGFloat] {
      app.host.windowSize = CGSize(width: width, height: 1100)
      app.settle()
      let columns = max(1, Int((width + 12) / 152))
      let lines = (6 + columns - 1) / columns
      XCTAssertEqual(scroll.contentSize.height, CGFloat(lines * 92 - 12 + 13), accuracy: 1, "\(width)")
    }
  }

  private func length(_ sizes: [CGSize]) throws -> CGFloat {
    let app = TestApp(device: .iPad)
    app.host.windowSize = sizes[0]
    app.show(UIHostingController(rootView: Rows()))
    let scroll = try XCTUnwrap(app.elements(of: UIScrollView.self).first)
    for size in sizes {
      app.host.windowSize = size
      app.settle()
    }
    return scroll.contentSize.height
  }

  /// Rows that were visible in a taller window are estimated again, so that the length is that of a new window.
  func testTheLengthDoesNotDependOnEarlierSizes() throws {
    let (tall, short) = (CGSize(width: 700, height: 1100), CGSize(width: 700, height: 500))
    XCTAssertEqual(try length([tall, short]), try length([short]), accuracy: 0.5)
    XCTAssertEqual(try length([short, tall, short]), try length([short]), accuracy: 0.5)
    XCTAssertEqual(try length([short, tall]), try length([tall]), accuracy: 0.5)
  }
}

final class RowCountTests: XCTestCase {
  func testUnknownElementsCountAsOne() {
    let counts = RowCounts(elements: 1_000)
    XCTAssertEqual(counts.total, 1_000)
    XCTAssertEqual(counts.find(row: 700).element, 700)
  }

  func testKnownElementsMoveThoseBehindThem() {
    var counts = RowCounts(elements: 1_000)
    counts.set(0, 0)
    counts.set(5, 3)
    counts.set(600, 0)
    XCTAssertEqual(counts.total, 1_000)
    XCTAssertEqual(counts.find(row: 0).element, 1)
    XCTAssertTrue(counts.find(row: 6) == (5, 2))
    XCTAssertEqual(counts.firstRow(of: 6), 7)
    for row in 0..<counts.total {
      let (element, offset) = counts.find(row: row)
      XCTAssertEqual(counts.firstRow(of: element) + offset, row)
    }
  }

  func testChangesLeadFromOneCountToTheOther() {
    var generator = SeededNumbers(seed: 1)
    for _ in 0..<50 {
      var (old, new) = (RowCounts(elements: 600), RowCounts(elements: 600))
      for _ in 0..<40 {
        let element = Int.random(in: 0..<600, using: &generator)
        old.set(element, Int.random(in: 0...3, using: &generator))
        new.set(Int.random(in: 0..<600, using: &generator), Int.random(in: 0...3, using: &generator))
      }
      let changes = old.changes(to: new)
      XCTAssertEqual(old.total - changes.deletions.count + changes.insertions.count, new.total)
      var rows = (0..<old.total).map { old.find(row: $0).element }
      for row in changes.deletions.reversed() { rows.remove(at: row) }
      for row in changes.insertions { rows.insert(new.find(row: row).element, at: row) }
      XCTAssertEqual(rows, (0..<new.total).map { new.find(row: $0).element })
    }
  }
}

extension Int {
  /// Whether a number is the first or last one of a row of four.
  fileprivate var isOuter: Bool { self == 0 || self == 3 }
}
