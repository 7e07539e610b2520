import PortolanTesting
import SwiftUI
import XCTest

/// Tests of lists: swiping, editing, moving, selecting and folding (W6, Conformance.md S12).
@MainActor
final class ListEditingTests: XCTestCase {
  private final class Model: ObservableObject {
    @Published var names = ["Ant", "Bee", "Cat", "Dog"]
    @Published var chosen = Set<String>()
    @Published var mode = EditMode.inactive
    @Published var isExpanded = true
    @Published var log: [String] = []
  }

  private struct Names: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack {
        List {
          ForEach(model.names, id: \.self) { Text($0) }
            .onDelete { model.names.remove(atOffsets: $0) }
            .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
        }
        .navigationTitle("Names")
        .toolbar { EditButton() }
      }
    }
  }

  private func collection(_ app: TestApp) throws -> UICollectionView {
    try XCTUnwrap(app.elements(of: UICollectionView.self).first)
  }

  func testS12AListIsACollectionViewWithTheLayoutOfLists() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Names(model: Model())))
    let collection = try collection(app)
    XCTAssertTrue(collection.collectionViewLayout is UICollectionViewCompositionalLayout)
    XCTAssertEqual(collection.numberOfItems(inSection: 0), 4)
    XCTAssertTrue(collection.visibleCells.allSatisfy { $0 is UICollectionViewListCell })
  }

  func testARowIsDeletedBySwipingAllTheWay() throws {
    let app = TestApp()
    let model = Model()
    app.show(UIHostingController(rootView: Names(model: model)))
    let bee = try XCTUnwrap(app.element("Bee"))
    app.drag(from: CGPoint(x: 350, y: bee.center.y), to: CGPoint(x: 20, y: bee.center.y))
    app.settle()
    XCTAssertEqual(model.names, ["Ant", "Cat", "Dog"])
    XCTAssertFalse(app.sees("Bee"))
  }

  func testAShortSwipeUncoversTheButton() throws {
    let app = TestApp()
    let model = Model()
    app.show(UIHostingController(rootView: Names(model: model)))
    let bee = try XCTUnwrap(app.element("Bee"))
    app.drag(from: CGPoint(x: 350, y: bee.center.y), to: CGPoint(x: 230, y: bee.center.y))
    app.settle()
    XCTAssertEqual(model.names.count, 4)
    app.tap("Delete")
    app.settle()
    XCTAssertEqual(model.names, ["Ant", "Cat", "Dog"])
  }

  func testTheEditButtonShowsTheEditingControls() throws {
    let app = TestApp()
    let model = Model()
    app.show(UIHostingController(rootView: Names(model: model)))
    app.tap("Edit")
    app.settle()
    XCTAssertTrue(try collection(app).isEditing)
    let cell = try XCTUnwrap(
      collection(app).cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    XCTAssertEqual(cell.accessories.map(\.accessoryType), [.delete, .reorder])
    app.tap("Done")
    app.settle()
    XCTAssertFalse(try collection(app).isEditing)
  }

  func testARowIsMovedByItsHandle() throws {
    let app = TestApp()
    let model = Model()
    app.show(UIHostingController(rootView: Names(model: model)))
    app.tap("Edit")
    app.settle()
    let collection = try collection(app)
    let path = IndexPath(item: 0, section: 0)
    XCTAssertTrue(collection.beginInteractiveMovementForItem(at: path))
    let last = try XCTUnwrap(collection.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)))
    collection.updateInteractiveMovementTargetPosition(last.center)
    app.advance(by: 0.5)
    collection.endInteractiveMovement()
    app.settle()
    XCTAssertEqual(model.names, ["Bee", "Cat", "Ant", "Dog"])
    XCTAssertEqual(collection.numberOfItems(inSection: 0), 4)
  }

  private struct Swiped: View {
    @ObservedObject var model: Model
    var body: some View {
      List(model.names, id: \.self) { name in
        Text(name)
          .swipeActions(edge: .leading) {
            Button("Pin", systemImage: "pin") { model.log.append("pin \(name)") }.tint(.orange)
          }
          .swipeActions(allowsFullSwipe: false) {
            Button("Remove", role: .destructive) { model.log.append("remove \(name)") }
          }
      }
    }
  }

  func testSwipeActionsAreAtTheirEdges() throws {
    let app = TestApp()
    let model = Model()
    app.show(UIHostingController(rootView: Swiped(model: model)))
    let cat = try XCTUnwrap(app.element("Cat"))
    app.drag(from: CGPoint(x: 40, y: cat.center.y), to: CGPoint(x: 360, y: cat.center.y))
    app.settle()
    XCTAssertEqual(model.log, ["pin Cat"])
    app.drag(from: CGPoint(x: 360, y: cat.center.y), to: CGPoint(x: 40, y: cat.center.y))
    app.settle()
    XCTAssertEqual(model.log, ["pin Cat"], "without a full swipe the button has to be tapped")
    app.tap("Remove")
    app.settle()
    XCTAssertEqual(model.log, ["pin Cat", "remove Cat"])
  }

  private struct Chosen: View {
    @ObservedObject var model: Model
    var body: some View {
      List(model.names, id: \.self, selection: $model.chosen) { Text($0) }
        .environment(\.editMode, $model.mode)
    }
  }

  func testSeveralRowsAreChosenWhileEditing() throws {
    let app = TestApp()
    let model = Model()
    app.show(UIHostingController(rootView: Chosen(model: model)))
    model.mode = .active
    app.settle()
    app.tap("Ant")
    app.settle()
    app.tap("Cat")
    app.settle()
    XCTAssertEqual(model.chosen, ["Ant", "Cat"])
    let cell = try XCTUnwrap(try collection(app).cellForItem(at: IndexPath(item: 2, section: 0)))
    XCTAssertTrue(cell.isSelected)
    app.tap("Ant")
    app.settle()
    XCTAssertEqual(model.chosen, ["Cat"])
    model.chosen = ["Dog"]
    app.settle()
    XCTAssertFalse(cell.isSelected)
  }

  private struct Folded: View {
    @ObservedObject var model: Model
    var body: some View {
      List {
        Section("Animals", isExpanded: $model.isExpanded) {
          ForEach(model.names, id: \.self) { Text($0) }
        }
      }
      .listStyle(.sidebar)
    }
  }

  func testASectionIsFoldedAtItsHeader() {
    let app = TestApp()
    let model = Model()
    app.show(UIHostingController(rootView: Folded(model: model)))
    XCTAssertTrue(app.sees("Ant"))
    app.tap("Collapse")
    app.settle()
    XCTAssertFalse(app.sees("Ant"))
    XCTAssertFalse(model.isExpanded)
    app.tap("Expand")
    app.settle()
    for name in model.names {
      XCTAssertTrue(app.elements(of: UILabel.self).contains { $0.text == name }, name)
    }
  }

  private struct Bound: View {
    @State var names: [Name]
    struct Name: Identifiable {
      let id: Int
      var text: String
    }
    var body: some View {
      List($names, editActions: .delete) { $name in
        Button(name.text) { name.text += "!" }
      }
    }
  }

  func testABoundListEditsItsCollection() throws {
    let app = TestApp()
    app.show(
      UIHostingController(rootView: Bound(names: [.init(id: 1, text: "One"), .init(id: 2, text: "Two")])))
    app.tap("One")
    app.settle()
    XCTAssertTrue(app.sees("One!"))
    let two = try XCTUnwrap(app.element("Two"))
    app.drag(from: CGPoint(x: 350, y: two.center.y), to: CGPoint(x: 20, y: two.center.y))
    app.settle()
    XCTAssertFalse(app.sees("Two"))
  }

  private struct Tree: Identifiable {
    let id: String
    var children: [Tree]?
  }

  func testAnOutlineUnfolds() {
    let app = TestApp()
    let tree = [Tree(id: "Fruit", children: [Tree(id: "Apple"), Tree(id: "Pear")]), Tree(id: "Bread")]
    app.show(UIHostingController(rootView: List(tree, children: \.children) { Text($0.id) }))
    XCTAssertFalse(app.sees("Apple"))
    app.tap("Fruit")
    app.settle()
    XCTAssertTrue(app.sees("Apple"))
    app.tap("Fruit")
    app.settle()
    XCTAssertFalse(app.sees("Apple"))
  }

  func testRowsTakeTheirInsetsBackgroundsAndSeparators() throws {
    let app = TestApp()
    let list = List {
      Text("Tall").frame(height: 100).listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
        .listRowBackground(Color.red).listRowSeparator(.hidden)
      Text("Short")
    }
    .listStyle(.plain)
    app.show(UIHostingController(rootView: list))
    let collection = try collection(app)
    let tall = try XCTUnwrap(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    let short = try XCTUnwrap(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    XCTAssertEqual(tall.frame.height, 100)
    XCTAssertEqual(short.frame.height, 44)
    let label = try XCTUnwrap(app.elements(of: UILabel.self).first { $0.text == "Tall" })
    XCTAssertEqual(label.convert(label.bounds, to: nil).minX, 40)
    XCTAssertNotNil(tall.backgroundView)
  }

  func testBadgeOfLinkLabelIsAtEndOfRow() throws {
    let app = TestApp()
    let link = NavigationLink {
      Text("Mails")
    } label: {
      Label("Inbox", systemImage: "tray").badge(3)
    }
    app.show(UIHostingController(rootView: NavigationStack { List { link } }))
    let badge = try XCTUnwrap(app.elements(of: UILabel.self).first { $0.text == "3" })
    XCTAssertGreaterThan(badge.convert(badge.bounds, to: nil).minX, 300)
  }

  func testRowsAreMirroredWhereTextRunsFromRightToLeft() throws {
    let app = TestApp(rightToLeft: true)
    app.show(UIHostingController(rootView: List { LabeledContent("Version", value: "1.0") }))
    let labels = app.elements(of: UILabel.self)
    let title = try XCTUnwrap(labels.first { $0.text == "Version" })
    let value = try XCTUnwrap(labels.first { $0.text == "1.0" })
    XCTAssertLessThan(value.convert(value.bounds, to: nil).maxX, title.convert(title.bounds, to: nil).minX)
    XCTAssertEqual(title.convert(title.bounds, to: nil).maxX, 393 - 40, accuracy: 0.5)
  }

  private final class Switch: ObservableObject { @Published var showsList = true }

  private struct Switched: View {
    @ObservedObject var state: Switch
    var body: some View {
      if state.showsList { List { Button("Row") {} } } else { Text("None") }
    }
  }

  /// UIKit may hold the delegate for the duration of a call in which the list ends.
  func testTheDelegateOfAListThatEndedHasNoRows() throws {
    let app = TestApp()
    let state = Switch()
    app.show(UIHostingController(rootView: Switched(state: state)))
    app.settle()
    let list = try XCTUnwrap(app.elements(of: UICollectionView.self).first)
    let (source, delegate) = (try XCTUnwrap(list.dataSource), try XCTUnwrap(list.delegate))
    let path = IndexPath(item: 0, section: 0)
    state.showsList = false
    app.settle()
    XCTAssertEqual(source.numberOfSections(in: list), 0)
    XCTAssertEqual(delegate.collectionView(list, shouldSelectItemAt: path), false)
    delegate.collectionView(list, didSelectItemAt: path)
    delegate.scrollViewDidScroll(list)
  }

  func testAChangedRowIsTheOnlyBodyEvaluated() {
    let app = TestApp()
    let items = (0..<1_000).map { Counted($0) }
    app.show(UIHostingController(rootView: CountedRows(items: items)))
    let before = BodyCounter.count
    items[2].title = "Changed"
    app.settle()
    XCTAssertTrue(app.sees("Changed"))
    XCTAssertEqual(BodyCounter.count - before, 1)
  }

  @Observable
  fileprivate final class Counted: Identifiable {
    let id: Int
    var title: String
    init(_ id: Int) {
      self.id = id
      title = "Row \(id)"
    }
  }
  private struct CountedRow: View {
    let item: Counted
    var body: some View { Text(item.title) }
  }
  private struct CountedRows: View {
    let items: [Counted]
    var body: some View { List(items) { CountedRow(item: $0) } }
  }

  private struct Sections: View {
    @State private var count = 3

    var body: some View {
      List {
        Section { Button("Remove") { withAnimation { count -= 1 } } }
        ForEach(0..<count, id: \.self) { section in
          Section("Head \(section)") { Text("Row \(section)") }
        }
      }
    }
  }

  /// The header of a removed section is laid out while it disappears, after its views have ended.
  func testTheScreenTurnsWhileASectionDisappears() {
    let app = TestApp()
    app.show(view: Sections())
    XCTAssertTrue(app.sees("Row 2"))
    app.tap("Remove")
    app.advance(by: 0.1)
    app.rotate(to: .landscapeLeft)
    app.advance(by: 0.1)
    app.rotate(to: .portrait)
    app.settle()
    XCTAssertFalse(app.sees("Row 2"))
    XCTAssertTrue(app.sees("Row 1"))
  }
}
