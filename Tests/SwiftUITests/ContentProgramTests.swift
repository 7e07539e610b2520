import Observation
import PortolanTesting
import SwiftUI
import XCTest

/// Tests small programs in the form of typical apps: lists, layouts, animations, gestures and tasks.
@MainActor
final class ContentProgramTests: XCTestCase {
  // MARK: Search with scopes

  private struct Library: View {
    enum Scope: Hashable { case all, read }
    struct Book: Identifiable {
      let id: String
      let isRead: Bool
    }
    private let books = [
      Book(id: "Emma", isRead: true), Book(id: "Dune", isRead: false), Book(id: "Hamlet", isRead: true),
    ]
    @State private var text = ""
    @State private var scope = Scope.all
    private var found: [Book] {
      books.filter {
        (scope == .all || $0.isRead) && (text.isEmpty || $0.id.localizedCaseInsensitiveContains(text))
      }
    }
    var body: some View {
      NavigationStack {
        List(found) { Text($0.id) }
          .overlay { if found.isEmpty { ContentUnavailableView.search(text: text) } }
          .navigationTitle("Library")
          .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
          .searchScopes($scope) {
            Text("All").tag(Scope.all)
            Text("Read").tag(Scope.read)
          }
      }
    }
  }

  func testASearchIsNarrowedByItsScope() {
    let app = TestApp()
    app.show(view: Library())
    app.type("m", into: "Search")
    app.settle()
    XCTAssertTrue(app.sees("Emma") && app.sees("Hamlet") && !app.sees("Dune"))
    app.tap("Read")
    app.settle()
    app.deleteBackward()
    app.type("dune")
    app.settle()
    XCTAssertFalse(app.sees("Dune"))
    Pictures.save(app, "search with scopes")
  }

  // MARK: List editing

  private struct Tasks: View {
    @State private var tasks = ["Buy", "Cook", "Eat", "Wash"]
    @State private var chosen: Set<String> = []
    var body: some View {
      NavigationStack {
        List(selection: $chosen) {
          ForEach(tasks, id: \.self) { Text($0) }
            .onDelete { tasks.remove(atOffsets: $0) }
            .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
        }
        .navigationTitle("\(chosen.count) chosen")
        .toolbar {
          EditButton()
          Button("Remove") {
            tasks.removeAll { chosen.contains($0) }
            chosen = []
          }
        }
      }
    }
  }

  func testRowsAreChosenByTheirCirclesWhileAListIsEdited() throws {
    let app = TestApp()
    app.show(view: Tasks())
    app.tap("Edit")
    app.settle()
    let list = try XCTUnwrap(app.elements(of: UICollectionView.self).first)
    let cell = try XCTUnwrap(
      list.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell)
    XCTAssertTrue(
      cell.accessories.contains { "\($0)".lowercased().contains("multiselect") }, "\(cell.accessories)")
    app.tap("Cook")
    app.tap("Wash")
    app.settle()
    XCTAssertTrue(app.sees("2 chosen"))
    Pictures.save(app, "list in edit mode")
    app.tap("Remove")
    app.settle()
    XCTAssertFalse(app.sees("Cook") || app.sees("Wash"))
    XCTAssertTrue(app.sees("Buy") && app.sees("Eat"))
  }

  // MARK: Observable models

  @Observable
  fileprivate final class Basket {
    var items: [String] = []
    var note = ""
    var total: Int { items.count * 3 }
  }
  private struct Shop: View {
    @State private var basket = Basket()
    var body: some View {
      VStack {
        Adder(basket: basket)
        Total().environment(basket)
      }
    }
    struct Adder: View {
      @Bindable var basket: Basket
      var body: some View {
        TextField("Note", text: $basket.note)
        Button("Add") { basket.items.append("Apple") }
      }
    }
    struct Total: View {
      @Environment(Basket.self) private var basket
      var body: some View { Text("Total \(basket.total), \(basket.note)") }
    }
  }

  func testAnObservableModelIsSharedByBindingAndEnvironment() {
    let app = TestApp()
    app.show(view: Shop())
    app.tap("Add")
    app.tap("Add")
    app.type("soon", into: "Note")
    app.settle()
    XCTAssertTrue(app.sees("Total 6, soon"), app.accessibilityText)
    Pictures.save(app, "observable model")
  }

  // MARK: Custom layouts

  private struct Flow: Layout {
    var spacing: CGFloat = 8
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let rows = rows(proposal.width ?? .infinity, subviews)
      return CGSize(width: rows.map(\.width).max() ?? 0, height: rows.last.map { $0.y + $0.height } ?? 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for row in rows(bounds.width, subviews) {
        for (index, x) in row.items {
          subviews[index].place(
            at: CGPoint(x: bounds.minX + x, y: bounds.minY + row.y), proposal: .unspecified)
        }
      }
    }
    private func rows(
      _ width: CGFloat, _ subviews: Subviews
    ) -> [(items: [(Int, CGFloat)], y: CGFloat, width: CGFloat, height: CGFloat)] {
      var rows: [(items: [(Int, CGFloat)], y: CGFloat, width: CGFloat, height: CGFloat)] = [([], 0, 0, 0)]
      for (index, subview) in subviews.enumerated() {
        let size = subview.sizeThatFits(.unspecified)
        var row = rows[rows.count - 1]
        if !row.items.isEmpty, row.width + spacing + size.width > width {
          rows.append(([], row.y + row.height + spacing, 0, 0))
          row = rows[rows.count - 1]
        }
        let x = row.items.isEmpty ? 0 : row.width + spacing
        row.items.append((index, x))
        row.width = x + size.width
        row.height = max(row.height, size.height)
        rows[rows.count - 1] = row
      }
      return rows
    }
  }

  func testALayoutOfItsOwnBreaksLines() throws {
    let app = TestApp()
    app.show(
      view: Flow {
        ForEach(["Swift", "Concurrency", "Layout", "Preferences", "Gestures"], id: \.self) {
          Text($0).padding(8).background(.quaternary, in: Capsule())
        }
      }
      .padding())
    let (first, last) = (try XCTUnwrap(app.element("Swift")), try XCTUnwrap(app.element("Gestures")))
    XCTAssertGreaterThan(last.frame.minY, first.frame.maxY)
    for element in app.elements(of: UILabel.self) {
      XCTAssertTrue(app.window.bounds.contains(element.convert(element.bounds, to: nil)))
    }
    Pictures.save(app, "flow layout")
  }

  // MARK: Matched geometry

  private struct Hero: View {
    @Namespace private var space
    @State private var isLarge = false
    var body: some View {
      VStack {
        if isLarge {
          Spacer()
          Color.red.matchedGeometryEffect(id: "hero", in: space).frame(width: 300, height: 300)
            .accessibilityIdentifier("large")
        } else {
          Color.blue.matchedGeometryEffect(id: "hero", in: space).frame(width: 50, height: 50)
            .accessibilityIdentifier("small")
          Spacer()
        }
        Button("Toggle") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
      }
    }
  }

  func testTheLeavingViewMovesAlongWithTheOneThatComes() throws {
    let app = TestApp()
    app.show(view: Hero())
    let small = try XCTUnwrap(app.elements.first { $0.identifier == "small" }).view
    let blue = try XCTUnwrap(find(.systemBlue, in: small))
    let start = place(of: blue)
    app.tap("Toggle")
    app.advance(by: 0.5)
    Pictures.save(app, "matched geometry half way")
    let half = place(of: blue)
    XCTAssertGreaterThan(half.midY, start.midY + 100, "it moves towards the other's place")
    XCTAssertGreaterThan(half.width, start.width + 60, "and towards its size")
    app.settle()
    XCTAssertNil(blue.window)
  }

  private func find(_ color: UIColor, in view: UIView) -> UIView? {
    if view.backgroundColor == color { return view }
    for child in view.subviews { if let found = find(color, in: child) { return found } }
    return nil
  }
  private func place(of view: UIView) -> CGRect {
    let layer = view.layer.presentation() ?? view.layer
    return layer.convert(layer.bounds, to: nil)
  }

  // MARK: Task cancellation

  private struct Loader: View {
    final class Log { var lines: [String] = [] }
    let log: Log
    @State private var id = 1
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown {
          Text("Loading \(id)")
            .task(id: id) { [id] in
              log.lines.append("start \(id)")
              await withTaskCancellationHandler {
                while !Task.isCancelled { await Task.yield() }
              } onCancel: {
              }
              log.lines.append("end \(id)")
            }
        }
        Button("Next") { id += 1 }
        Button("Hide") { isShown = false }
      }
    }
  }

  func testTasksAreCancelledWhenTheirIdentityOrTheirViewGoes() {
    let log = Loader.Log()
    let app = TestApp()
    app.show(view: Loader(log: log))
    app.tap("Next")
    app.settle()
    Pictures.save(app, "second task")
    app.tap("Hide")
    app.settle()
    app.wait { log.lines.contains("end 2") }
    XCTAssertEqual(log.lines.filter { $0.hasPrefix("start") }, ["start 1", "start 2"])
    XCTAssertEqual(Set(log.lines.filter { $0.hasPrefix("end") }), ["end 1", "end 2"])
  }

  // MARK: Scroll positions

  private struct Reader: View {
    @State private var place: Int?
    var body: some View {
      VStack {
        Text("At \(place.map(String.init) ?? "start")")
        Button("Jump") { withAnimation { place = 40 } }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { Text("Line \($0)").frame(height: 50) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $place)
      }
    }
  }

  func testAScrollPositionIsSetAndReported() {
    let app = TestApp()
    app.show(view: Reader())
    app.tap("Jump")
    app.settle()
    XCTAssertTrue(app.sees("Line 40"))
    app.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
    app.settle()
    XCTAssertFalse(app.sees("At 40"), "the value follows the finger")
    XCTAssertTrue(app.sees("Line 45"))
    Pictures.save(app, "scroll position")
  }

  // MARK: Composed gestures

  private struct Card: View {
    @GestureState private var drag = CGSize.zero
    @State private var place = CGSize.zero
    @State private var log: [String] = []
    var body: some View {
      VStack {
        Text(log.joined(separator: " "))
        Text("Card").frame(width: 200, height: 120).background(.yellow)
          .offset(x: place.width + drag.width, y: place.height + drag.height)
          .gesture(
            LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
              .updating($drag) { value, state, _ in
                if case .second(true, let drag?) = value { state = drag.translation }
              }
              .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                place.width += drag.translation.width
                place.height += drag.translation.height
                log.append("moved")
              }
              .exclusively(before: TapGesture().onEnded { log.append("tapped") })
          )
      }
    }
  }

  func testACardIsTappedOrLiftedAndMoved() throws {
    let app = TestApp()
    app.show(view: Card())
    let start = try XCTUnwrap(app.element("Card")).center
    app.tap(at: start)
    app.settle()
    XCTAssertTrue(app.sees("tapped"), app.accessibilityText)
    app.beginDrag(at: start)
    app.advance(by: 0.5)
    app.moveFinger(from: start, to: CGPoint(x: start.x + 60, y: start.y + 90), duration: 0.3)
    Pictures.save(app, "lifted card")
    app.endDrag(at: CGPoint(x: start.x + 60, y: start.y + 90))
    app.settle()
    XCTAssertTrue(app.sees("tapped moved"), app.accessibilityText)
    XCTAssertEqual(try XCTUnwrap(app.element("Card")).center.y, start.y + 90, accuracy: 12)
  }
}
