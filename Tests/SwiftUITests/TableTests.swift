import PortolanTesting
import SwiftUI
import XCTest

/// Tests of tables: columns, selection, sorting, and a single column in compact width (W12).
@MainActor
final class TableTests: XCTestCase {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let town: String
    let age: Int
  }

  private final class Model: ObservableObject {
    @Published var people = [
      Person(id: 1, name: "Bora", town: "Seoul", age: 30), Person(id: 2, name: "Ara", town: "Busan", age: 40),
      Person(id: 3, name: "Chul", town: "Daegu", age: 20),
    ]
    @Published var chosen: Int?
    @Published var order = [KeyPathComparator(\Person.name)]
    var sorted: [Person] { people.sorted(using: order) }
  }

  private struct People: View {
    @ObservedObject var model: Model
    var body: some View {
      Table(model.sorted, selection: $model.chosen, sortOrder: $model.order) {
        TableColumn("Name", value: \.name)
        TableColumn("Town", value: \.town)
        TableColumn("Age", value: \.age) { Text("\($0.age) years") }.width(100)
      }
    }
  }

  private func order(_ app: TestApp) -> [String] {
    ["Ara", "Bora", "Chul"].compactMap { app.element($0) }.sorted { $0.center.y < $1.center.y }.compactMap(
      \.label)
  }

  func testAPadShowsAllColumnsWithTheirTitles() throws {
    let app = TestApp(device: .iPad)
    app.show(UIHostingController(rootView: People(model: Model())))
    app.settle()
    for label in ["Name", "Town", "Age", "Ara", "Busan", "40 years"] { XCTAssertTrue(app.sees(label), label) }
    let (name, town) = (try XCTUnwrap(app.element("Ara")), try XCTUnwrap(app.element("Busan")))
    XCTAssertEqual(name.center.y, town.center.y, accuracy: 1)
    XCTAssertGreaterThan(town.frame.minX, name.frame.maxX)
    XCTAssertEqual(try XCTUnwrap(app.element("Town")).frame.minX, town.frame.minX, accuracy: 2)
  }

  func testTitlesStandAboveTheCellsOfInsetRows() throws {
    let app = TestApp(device: .iPad)
    app.show(UIHostingController(rootView: People(model: Model()).tableStyle(.inset)))
    app.settle()
    for (title, cell) in [("Name", "Ara"), ("Town", "Busan"), ("Age", "40 years")] {
      XCTAssertEqual(
        try XCTUnwrap(app.element(title)).frame.minX, try XCTUnwrap(app.element(cell)).frame.minX, accuracy: 1
      )
    }
  }

  /// Columns that consist of others, and columns of a library that wraps others.
  private struct Names: TableColumnContent {
    @TableColumnBuilder<Person, Never> var tableColumnBody: some TableColumnContent<Person, Never> {
      TableColumn("Name") { (person: Person) in Text(person.name) }
      TableColumn("Place") { (person: Person) in Text(person.town) }
    }
  }

  private struct Wrapped<Content: TableColumnContent>: TableColumnContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableColumnSortComparator = Content.TableColumnSortComparator
    typealias TableColumnBody = Never
    nonisolated let content: Content
    nonisolated var tableColumnBody: Never { fatalError() }
    nonisolated static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs)
      -> _TableColumnOutputs
    {
      Content._makeContent(content: content[\.content], inputs: inputs)
    }
  }

  private struct Years: TableRowContent {
    let people: [Person]
    var tableRowBody: some TableRowContent<Person> { ForEach(people) { TableRow($0) } }
  }

  func testOwnColumnsAndRows() {
    let app = TestApp(device: .iPad)
    let people = Model().people
    app.show(
      UIHostingController(
        rootView: Table(of: Person.self) {
          Wrapped(content: Names())
        } rows: {
          Years(people: people)
        }))
    app.settle()
    for label in ["Name", "Place", "Ara", "Busan", "Chul"] { XCTAssertTrue(app.sees(label), label) }
  }

  func testAPhoneShowsTheFirstColumnAlone() {
    let app = TestApp()
    app.show(UIHostingController(rootView: People(model: Model())))
    app.settle()
    XCTAssertTrue(app.sees("Ara"))
    XCTAssertFalse(app.sees("Busan"))
    XCTAssertFalse(app.sees("Town"))
  }

  func testATitleSortsAndThenTheOtherWayRound() {
    let app = TestApp(device: .iPad)
    let model = Model()
    app.show(UIHostingController(rootView: People(model: model)))
    app.settle()
    XCTAssertEqual(order(app), ["Ara", "Bora", "Chul"])
    app.tap("Name")
    app.settle()
    XCTAssertEqual(order(app), ["Chul", "Bora", "Ara"])
    app.tap("Age")
    app.settle()
    XCTAssertEqual(order(app), ["Chul", "Bora", "Ara"])
    XCTAssertEqual(model.order.count, 2)
    XCTAssertEqual(model.order.first?.order, .forward)
  }

  func testARowIsChosen() {
    let app = TestApp(device: .iPad)
    let model = Model()
    app.show(UIHostingController(rootView: People(model: model)))
    app.settle()
    app.tap("Busan")
    app.settle()
    XCTAssertEqual(model.chosen, 2)
  }

  private struct Rows: View {
    let extra: Bool
    var body: some View {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(Person(id: 1, name: "First", town: "", age: 0))
        if extra { TableRow(Person(id: 2, name: "Second", town: "", age: 0)) }
        ForEach([Person(id: 3, name: "Third", town: "", age: 0)]) { TableRow($0) }
      }
      .tableColumnHeaders(.hidden)
    }
  }

  func testRowsAreBuiltOneByOne() {
    let app = TestApp(device: .iPad)
    app.show(UIHostingController(rootView: Rows(extra: true)))
    app.settle()
    for label in ["First", "Second", "Third"] { XCTAssertTrue(app.sees(label), label) }
    XCTAssertFalse(app.sees("Name"))
  }

  func testRowsAreInSections() {
    let people = [
      Person(id: 1, name: "Bora", town: "Seoul", age: 30), Person(id: 2, name: "Ara", town: "Busan", age: 40),
    ]
    let app = TestApp(device: .iPad)
    app.show(
      UIHostingController(
        rootView: Table(of: Person.self) {
          TableColumn("Name", value: \.name)
          TableColumn("Town", value: \.town)
        } rows: {
          Section { ForEach(people) { TableRow($0) } }
          Section("Others") { TableRow(Person(id: 3, name: "Chul", town: "Daegu", age: 20)) }
        }))
    app.settle()
    for text in ["Bora", "Busan", "Chul"] { XCTAssertTrue(app.sees(text), text) }
  }
}
