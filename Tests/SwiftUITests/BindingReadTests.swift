import Observation
import PortolanTesting
import SwiftUI
import XCTest

/// Reading through a binding makes a view depend on the value, wherever the binding comes from.
@MainActor
final class BindingReadTests: XCTestCase {
  private func check<V: View>(_ view: V, file: StaticString = #filePath, line: UInt = #line) {
    let app = TestApp()
    app.show(UIHostingController(rootView: view))
    XCTAssertTrue(app.sees("one"), file: file, line: line)
    app.tap("Add")
    app.settle()
    XCTAssertTrue(app.sees("new 1"), "appended", file: file, line: line)
    app.tap("Add")
    app.settle()
    XCTAssertTrue(app.sees("new 2"), "appended again", file: file, line: line)
    app.tap("Change")
    app.settle()
    XCTAssertTrue(app.sees("uno"), "changed", file: file, line: line)
    XCTAssertFalse(app.sees("one"), file: file, line: line)
    app.tap("Remove")
    app.settle()
    XCTAssertFalse(app.sees("uno"), "removed", file: file, line: line)
    XCTAssertTrue(app.sees("new 2"), file: file, line: line)
    app.end()
  }

  struct Row: Identifiable, Hashable, Codable {
    var id: Int
    var name: String
    var parts: [Row] = []
    static let start = [Row(id: 0, name: "one")]
  }

  /// Changes the rows, in a view that does not read them otherwise.
  private struct Buttons: View {
    @Binding var rows: [Row]
    var body: some View {
      Button("Add") { rows.append(Row(id: rows.count, name: "new \(rows.count)")) }
      Button("Change") { rows[0].name = "uno" }
      Button("Remove") { rows.removeFirst() }
    }
  }

  private struct Field: View {
    @Binding var row: Row
    var body: some View { Text(row.name) }
  }

  private struct Rows: View {
    @Binding var rows: [Row]
    var body: some View { ForEach($rows) { $row in Field(row: $row) } }
  }

  private struct Deep: View {
    @Binding var rows: [Row]
    var body: some View { Group { Section { Rows(rows: $rows) } } }
  }

  private struct OfState: View {
    @State private var rows = Row.start
    var body: some View {
      VStack {
        ForEach($rows) { $row in Text(row.name) }
        Buttons(rows: $rows)
      }
    }
  }
  func testState() { check(OfState()) }

  private struct InForm: View {
    @State private var rows = Row.start
    var body: some View {
      NavigationStack {
        Form {
          Section("Rows") {
            ForEach($rows) { $row in Field(row: $row) }
          }
          Buttons(rows: $rows)
        }
      }
    }
  }
  func testStateInAForm() { check(InForm()) }

  private struct Passed: View {
    @State private var rows = Row.start
    var body: some View {
      List {
        Deep(rows: $rows)
        Buttons(rows: $rows)
      }
    }
  }
  func testABindingPassedDown() { check(Passed()) }

  final class Model: ObservableObject {
    @Published var rows = Row.start
    @Published var settings = Settings()
    struct Settings { var rows = Row.start }
  }
  private struct OfObject: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        Rows(rows: $model.rows)
        Buttons(rows: $model.rows)
      }
    }
  }
  private struct OfOwnObject: View {
    @StateObject private var model = Model()
    var body: some View {
      List {
        ForEach($model.settings.rows) { $row in Field(row: $row) }
        Buttons(rows: $model.settings.rows)
      }
    }
  }
  private struct OfEnvironment: View {
    @EnvironmentObject private var model: Model
    var body: some View {
      VStack {
        Deep(rows: $model.rows)
        Buttons(rows: $model.rows)
      }
    }
  }
  func testObservedObject() { check(OfObject(model: Model())) }
  func testStateObject() { check(OfOwnObject()) }
  func testEnvironmentObject() { check(OfEnvironment().environmentObject(Model())) }

  private struct Editor: View {
    @Binding var row: Row
    var body: some View {
      Button("Rename") { row.name = "uno" }
      Text(row.name)
    }
  }
  private struct OfElement: View {
    @ObservedObject var model: Model
    var body: some View { VStack { Editor(row: $model.rows[0]) } }
  }
  func testAChangeThroughABindingToAnElement() {
    let app = TestApp()
    app.show(UIHostingController(rootView: OfElement(model: Model())))
    app.tap("Rename")
    app.settle()
    XCTAssertTrue(app.sees("uno"))
  }

  @Observable final class Watched { var rows = Row.start }
  private struct OfObservable: View {
    @Bindable var model: Watched
    var body: some View {
      VStack {
        ForEach($model.rows) { $row in Text(row.name) }
        Buttons(rows: $model.rows)
      }
    }
  }
  private struct OfOwnObservable: View {
    @State private var model = Watched()
    var body: some View {
      List {
        Deep(rows: $model.rows)
        Buttons(rows: $model.rows)
      }
    }
  }
  func testBindable() { check(OfObservable(model: Watched())) }
  func testObservableState() { check(OfOwnObservable()) }

  private struct Stored: View {
    @SceneStorage("rows") private var text = "one"
    private var rows: Binding<[Row]> {
      Binding(
        get: { text.split(separator: ",").enumerated().map { Row(id: $0.offset, name: String($0.element)) } },
        set: { text = $0.map(\.name).joined(separator: ",") })
    }
    var body: some View {
      VStack {
        Rows(rows: rows)
        Buttons(rows: rows)
      }
    }
  }
  func testSceneStorageBehindFunctions() { check(Stored()) }

  private struct Preferred: View {
    @AppStorage("binding-read-rows") private var text = "one"
    var body: some View {
      VStack {
        Words(text: $text)
        Button("Add") { text += ",new \(text.split(separator: ",").count)" }
        Button("Change") { text = text.replacingOccurrences(of: "one", with: "uno") }
        Button("Remove") { text = String(text.dropFirst(4)) }
      }
    }
    struct Words: View {
      @Binding var text: String
      var body: some View {
        ForEach(text.split(separator: ",").map(String.init), id: \.self) { Text($0) }
      }
    }
  }
  private enum Theme: String { case light, dark }
  private enum Level: Int { case low = 1, high }
  private struct Choices: View {
    @AppStorage("binding-read-theme") private var theme: Theme?
    @AppStorage("binding-read-level") private var level: Level?
    var body: some View {
      Text("\(theme?.rawValue ?? "none") \(level?.rawValue ?? 0)")
      Button("Choose") { (theme, level) = (.dark, .high) }
      Button("Reset") { (theme, level) = (nil, nil) }
    }
  }

  func testAppStorageOfOptionalRawValues() throws {
    let name = "binding-read-\(UUID().uuidString)"
    let store = try XCTUnwrap(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let app = TestApp()
    app.show(view: VStack { Choices() }.defaultAppStorage(store))
    XCTAssertTrue(app.sees("none 0"))
    app.tap("Choose")
    XCTAssertTrue(app.sees("dark 2"))
    XCTAssertEqual(store.string(forKey: "binding-read-theme"), "dark")
    app.tap("Reset")
    XCTAssertTrue(app.sees("none 0"))
    XCTAssertNil(store.object(forKey: "binding-read-level"))
  }

  func testAppStorage() {
    UserDefaults.standard.removeObject(forKey: "binding-read-rows")
    defer { UserDefaults.standard.removeObject(forKey: "binding-read-rows") }
    check(Preferred())
  }

  private struct Nested: View {
    @State private var rows = [Row(id: 0, name: "outer", parts: Row.start)]
    var body: some View {
      List {
        ForEach($rows) { $row in
          Section(row.name) { ForEach($row.parts) { $part in Field(row: $part) } }
        }
        Buttons(rows: $rows[0].parts)
      }
    }
  }
  func testNestedArrays() { check(Nested()) }

  /// Iterates over the collection of a binding without creating another one.
  private struct OfTheBinding: View {
    @State private var rows = Row.start
    var body: some View {
      VStack {
        ForEach($rows, id: \.wrappedValue.id) { row in Text(row.wrappedValue.name) }
        Buttons(rows: $rows)
      }
    }
  }
  private struct Backwards: View {
    @State private var rows = Row.start
    var body: some View {
      List {
        ForEach($rows.reversed()) { row in Field(row: row) }
        Buttons(rows: $rows)
      }
    }
  }
  func testABindingAsACollection() { check(OfTheBinding()) }
  func testABindingBackwards() { check(Backwards()) }

  private struct Optional: View {
    @State private var rows: [Row]? = Row.start
    var body: some View {
      VStack {
        if let rows = Binding($rows) {
          Rows(rows: rows)
          Buttons(rows: rows)
        }
      }
    }
  }
  func testABindingToAnOptional() { check(Optional()) }

  private struct Editable: View {
    @State private var rows = Row.start
    var body: some View {
      VStack {
        List($rows, editActions: .all) { $row in Text(row.name) }
        HStack { Buttons(rows: $rows) }
      }
    }
  }
  func testAListOfABinding() { check(Editable()) }

  private struct Pages: View {
    @State private var model = Watched()
    @State private var page = 0
    var body: some View {
      VStack {
        TabView(selection: $page) { ForEach(model.rows) { Text($0.name) } }.tabViewStyle(.page)
        Button("Last") { page = model.rows.count - 1 }
        Buttons(rows: $model.rows)
      }
    }
  }
  func testPagesFollowACollectionThatOnlyTheyRead() {
    let app = TestApp()
    app.show(UIHostingController(rootView: Pages()))
    XCTAssertTrue(app.sees("one"))
    app.tap("Add")
    app.settle()
    app.tap("Last")
    app.settle()
    XCTAssertTrue(app.sees("new 1"))
    app.tap("Remove")
    app.settle()
    XCTAssertTrue(app.sees("new 1"))
  }

  // MARK: Controls

  private struct Controls: View {
    @State private var isOn = false
    @State private var number = 0.0
    @State private var count = 0
    @State private var text = "before"
    @State private var chosen = 1
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var isExpanded = false
    var body: some View {
      ScrollView {
        VStack {
          Button("Set") {
            isOn = true
            number = 1
            count = 7
            text = "after"
            chosen = 2
            isExpanded = true
          }
          Toggle("Toggle", isOn: $isOn)
          Slider(value: $number) { Text("Slider") }
          Stepper("Stepper", value: $count)
          TextField("Field", text: $text)
          Picker("Segments", selection: $chosen) {
            Text("first").tag(1)
            Text("second").tag(2)
          }
          .pickerStyle(.segmented)
          Picker("Menu", selection: $chosen) {
            Text("one").tag(1)
            Text("two").tag(2)
          }
          DisclosureGroup("Group", isExpanded: $isExpanded) { Text("inside") }
        }
      }
    }
  }
  func testControlsShowValuesSetThroughTheState() {
    let app = TestApp()
    app.show(UIHostingController(rootView: Controls()))
    app.tap("Set")
    app.settle()
    XCTAssertTrue(app.elements(of: UISwitch.self).allSatisfy(\.isOn))
    XCTAssertEqual(app.elements(of: UISlider.self).map(\.value), [1])
    XCTAssertEqual(app.elements(of: UISegmentedControl.self).map(\.selectedSegmentIndex), [1])
    XCTAssertEqual(app.elements(of: UITextField.self).map(\.text), ["after"])
    XCTAssertTrue(app.sees("two"))
    XCTAssertTrue(app.sees("inside"))
  }

  // MARK: Cost

  private final class Log { var bodies: [Int] = [] }
  private struct Logged: View {
    @Binding var row: Row
    let log: Log
    var body: some View {
      log.bodies.append(row.id)
      return Text(row.name)
    }
  }
  private struct Thousand: View {
    @State private var rows = (0..<1_000).map { Row(id: $0, name: "row \($0)") }
    let log: Log
    var body: some View {
      VStack {
        Button("Change") { rows[500].name = "other" }
        Button("Add") { rows.append(Row(id: 1_000, name: "last")) }
        ScrollView { VStack { ForEach($rows) { $row in Logged(row: $row, log: log) } } }
      }
    }
  }
  func testOneElementOfAThousandEvaluatesOneBody() {
    let app = TestApp()
    let log = Log()
    app.show(UIHostingController(rootView: Thousand(log: log)))
    log.bodies = []
    app.tap("Change")
    app.settle()
    XCTAssertEqual(log.bodies, [500])
    log.bodies = []
    app.tap("Add")
    app.settle()
    XCTAssertEqual(log.bodies, [1_000])
  }

  func testABindingOfFunctionsReadsItsValueWhenItIsMade() {
    var (reads, value) = (0, 1)
    let binding = Binding(
      get: {
        reads += 1
        return value
      }, set: { value = $0 })
    XCTAssertEqual(reads, 1)
    binding.wrappedValue = 5
    XCTAssertEqual(value, 5)
    XCTAssertEqual(binding.wrappedValue, 5)
    XCTAssertEqual(reads, 2)
  }
}
