import PortolanTesting
import SwiftUI
import XCTest

/// The values of `@State` in the next process of an app, as `portolan watch` starts it.
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
  fileprivate struct Watched: App {
    var body: some Scene { WindowGroup { Screen() } }
  }

  /// Views that keep selection and path themselves.
  fileprivate struct Unbound: App {
    var body: some Scene {
      WindowGroup {
        TabView {
          Text("Home").tabItem { Text("First") }
          NavigationStack {
            NavigationLink("Open 1", value: 1)
              .navigationDestination(for: Int.self) { number in
                VStack {
                  Text("Number \(number)")
                  NavigationLink("Open \(number + 1)", value: number + 1)
                }
              }
          }
          .tabItem { Text("Second") }
          NavigationStack {
            NavigationLink("Show") { Text("Shown") }
          }
          .tabItem { Text("Third") }
        }
      }
    }
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

  func testTabsAndPathsWithoutBindingsReturn() {
    var app = launch(Unbound.self)
    app.tap("Second")
    app.settle()
    app.tap("Open 1")
    app.settle()
    app.tap("Open 2")
    app.settle()
    XCTAssertTrue(app.sees("Number 2"))
    save()
    app = launch(Unbound.self)
    XCTAssertTrue(app.sees("Number 2"))
    app.tap("Back")
    app.settle()
    XCTAssertTrue(app.sees("Number 1"))
    app.tap("Third")
    app.settle()
    app.tap("Show")
    app.settle()
    save()
    app = launch(Unbound.self)
    XCTAssertTrue(app.sees("Shown"))
    app.tap("Second")
    app.settle()
    XCTAssertTrue(app.sees("Number 1"))
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
