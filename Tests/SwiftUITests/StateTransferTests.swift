import Combine
import Observation
import PortolanTesting
import SwiftUI
import XCTest

/// The values of `@State` and of observed objects in the next process of an app, as `portolan watch` starts it.
@MainActor
final class StateTransferTests: XCTestCase {
  fileprivate enum Section { case first, second, third }
  fileprivate enum Unit: String, Codable { case meters, miles }
  /// A structure that is not `Codable`.
  fileprivate struct Draft {
    var title = ""
    var tags: [String] = []
    var section = Section.first
    var note: String?
  }

  fileprivate struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  fileprivate struct Screen: View {
    @State private var text = ""
    @State private var path: [Int] = []
    @State private var section = Section.first
    @State private var unit: Unit?
    @State private var draft = Draft()
    @State private var shows = false

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          TextField("Text", text: $text)
          Counter(name: "A")
          Counter(name: "B")
          Text(
            "\(String(describing: section)) \(unit?.rawValue ?? "none") \(draft.title) \(draft.tags.count)")
          Text("\(String(describing: draft.section)) \(draft.note ?? "none")")
          Button("Change") {
            section = .third
            unit = .miles
            draft = Draft(title: "Soup", tags: ["a", "b"], section: .second, note: nil)
          }
          Button("Push") { path.append(7) }
          Button("Present") { shows = true }
        }
        .navigationDestination(for: Int.self) { Text("Number \($0)") }
        .sheet(isPresented: $shows) {
          VStack {
            Counter(name: "Sheet")
            Button("Done") { shows = false }
          }
        }
      }
    }
  }
  fileprivate enum Route: Hashable {
    case home
    case detail(Int, name: String)
    case list(Set<Section>)

    var text: String {
      switch self {
      case .home: "home"
      case .detail(let number, let name): "\(name) \(number)"
      case .list(let sections): "sections \(sections.contains(.third)) \(sections.count)"
      }
    }
  }

  fileprivate final class Settings: ObservableObject {
    @Published var volume = 1
    init() {}
  }

  fileprivate final class Model: ObservableObject {
    /// Made anew by each process.
    let identity = UUID()
    @Published var text = ""
    @Published var sheet: Route?
    @Published var counts: [Section: Int] = [:]
    @Published var settings = Settings()
    var page = 0
    /// Not coded: the subscriptions of the new object stay.
    var subscriptions: [AnyCancellable] = []
    @Published var length = 0

    init() { $text.sink { [weak self] in self?.length = $0.count }.store(in: &subscriptions) }
  }

  @Observable
  fileprivate final class Store {
    var names: [String] = []
    @ObservationIgnored var writes = 0
    let limit = 12
  }

  fileprivate final class Shared: ObservableObject {
    @Published var count = 0
    init() {}
  }

  fileprivate final class Row: ObservableObject {
    @Published var count = 0
    init() {}
  }

  fileprivate struct RowView: View {
    @ObservedObject var row: Row
    var body: some View { Button("Row \(row.count)") { row.count += 1 } }
  }

  fileprivate struct ObjectScreen: View {
    @StateObject private var model = Model()
    @State private var store = Store()
    @EnvironmentObject private var shared: Shared
    @Environment(Store.self) private var other
    @State private var rows = [Row(), Row()]
    @State private var route = Route.home
    @State private var path = NavigationPath()

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          TextField("Text", text: $model.text)
          Text("\(model.text) \(model.length) \(model.sheet?.text ?? "none") \(model.page)")
          Text("first \(model.counts[.second] ?? 0) volume \(model.settings.volume)")
          Text("names \(store.names.joined(separator: "+")) \(store.writes)")
          Text("shared \(shared.count) others \(other.names.count)")
          Text(route.text)
          ForEach(rows.indices, id: \.self) { RowView(row: rows[$0]) }
          Button("Change") {
            model.text = "Soup"
            model.sheet = .detail(3, name: "Leek")
            model.counts[.second] = 4
            model.settings.volume = 9
            model.page = 5
            store.names = ["a", "b"]
            store.writes = 6
            other.names = ["x"]
            shared.count = 7
            route = .list([.third])
            rows[0].count = 8
          }
          Button("Push") { path.append(Route.detail(1, name: "Pea")) }
        }
        .navigationDestination(for: Route.self) { Text("Route \($0.text)") }
      }
    }
  }

  fileprivate struct WatchedObjects: App {
    @StateObject private var shared = Shared()
    private let store = Store()
    var body: some Scene { WindowGroup { ObjectScreen().environmentObject(shared).environment(store) } }
  }

  fileprivate struct Watched: App {
    var body: some Scene { WindowGroup { Screen() } }
  }

  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("state-\(UUID()).json")

  override func tearDown() async throws {
    StateTransfer.restart(file: nil)
    AppHost.shared.stop()
    for scene in UIApplication.shared.connectedScenes { scene.disconnect() }
    FrameClock.shared.setMode(.real)
    try? FileManager.default.removeItem(at: file)
  }

  private func launch<A: App>(_ type: A.Type = Watched.self) -> TestApp {
    for scene in UIApplication.shared.connectedScenes { scene.disconnect() }
    AppHost.shared.stop()
    StateTransfer.restart(file: file.path)
    AppHost.shared.start(type)
    let app = TestApp(launching: nil)
    app.settle()
    return app
  }

  private func save() { NotificationCenter.default.post(name: StateTransfer.save, object: nil) }

  func testValuesReturn() {
    var app = launch()
    app.tap("B 0")
    app.tap("B 1")
    app.tap("Change")
    app.settle()
    XCTAssertTrue(app.sees("third miles Soup 2"))
    save()
    app = launch()
    XCTAssertTrue(app.sees("A 0"))
    XCTAssertTrue(app.sees("B 2"))
    XCTAssertTrue(app.sees("third miles Soup 2"))
    XCTAssertTrue(app.sees("second none"))
  }

  func testPathsReturn() {
    var app = launch()
    app.tap("Push")
    app.settle()
    XCTAssertTrue(app.sees("Number 7"))
    save()
    app = launch()
    XCTAssertTrue(app.sees("Number 7"))
  }

  func testSheetsReturnWithTheirValues() {
    var app = launch()
    app.tap("Present")
    app.settle()
    app.tap("Sheet 0")
    app.settle()
    XCTAssertTrue(app.sees("Sheet 1"))
    save()
    app = launch()
    XCTAssertTrue(app.sees("Sheet 1"))
  }

  func testVariablesOfObjectsReturn() {
    var app = launch(WatchedObjects.self)
    app.tap("Change")
    app.settle()
    XCTAssertTrue(app.sees("Row 8"))
    save()
    app = launch(WatchedObjects.self)
    // Published properties of an object that a view owns, with the object's own subscriptions, and of the one that it refers to.
    XCTAssertTrue(app.sees("Soup 4 Leek 3 5"))
    XCTAssertTrue(app.sees("first 4 volume 9"))
    XCTAssertTrue(app.sees("names a+b 6"))
    // An object of the app, and one in the environment that no view owns.
    XCTAssertTrue(app.sees("shared 7 others 1"))
    // An enumeration with associated values, and a set.
    XCTAssertTrue(app.sees("sections true 1"))
    // Of several observed objects of a type none is carried over: it could be another one.
    XCTAssertFalse(app.sees("Row 8"))
  }

  func testPathsOfValuesThatAreNotCodableReturn() {
    var app = launch(WatchedObjects.self)
    app.tap("Push")
    app.settle()
    XCTAssertTrue(app.sees("Route Pea 1"))
    save()
    app = launch(WatchedObjects.self)
    XCTAssertTrue(app.sees("Route Pea 1"))
  }

  /// Properties whose type has changed begin with their own values; the others return.
  func testChangedPropertiesBeginAnew() throws {
    var app = launch(WatchedObjects.self)
    app.tap("Change")
    app.settle()
    save()
    // The entries of objects are JSON in JSON.
    var entries = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]])
    let index = try XCTUnwrap(entries.firstIndex { ($0["property"] as? String) == "_model" })
    let data = try XCTUnwrap((entries[index]["value"] as? String).flatMap { Data(base64Encoded: $0) })
    var values = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: [String: Any]])
    XCTAssertNil(values["identity"], "constants are not carried over")
    XCTAssertNil(values["subscriptions"])
    values["page"]?["type"] = "Swift.String"
    entries[index]["value"] = try JSONSerialization.data(withJSONObject: values).base64EncodedString()
    try JSONSerialization.data(withJSONObject: entries).write(to: file)
    app = launch(WatchedObjects.self)
    XCTAssertTrue(app.sees("Soup 4 Leek 3 0"))
  }

  /// A sheet that is presented after the restoration begins with its own values.
  func testTheRestorationEnds() {
    var app = launch()
    app.tap("Present")
    app.settle()
    app.tap("Sheet 0")
    app.settle()
    save()
    app = launch()
    XCTAssertTrue(app.sees("Sheet 1"))
    NotificationCenter.default.post(name: StateTransfer.restored, object: nil)
    app.tap("Done")
    app.settle()
    app.tap("Present")
    app.settle()
    XCTAssertTrue(app.sees("Sheet 0"))
  }

  /// The addresses differ from process to process.
  func testNamesOfPrivateTypesHaveNoAddresses() {
    XCTAssertEqual(
      StateTransfer.typeName("Swift.Array<App.(unknown context at $55c2b92d018c).Row>"),
      "Swift.Array<App.Row>")
    XCTAssertEqual(StateTransfer.typeName("App.ContentView"), "App.ContentView")
  }

  func testNothingIsKeptWithoutWatching() {
    var app = launch()
    app.tap("A 0")
    app.settle()
    save()
    StateTransfer.restart(file: nil)
    AppHost.shared.stop()
    for scene in UIApplication.shared.connectedScenes { scene.disconnect() }
    AppHost.shared.start(Watched.self)
    app = TestApp(launching: nil)
    app.settle()
    XCTAssertTrue(app.sees("A 0"))
  }
}
