import PortolanTesting
import SwiftUI
import XCTest

/// Tests of several windows, each with its own state, phase and links, and of their restoration (W9, W11).
@MainActor
final class SceneTests: StoredAppTestCase {
  fileprivate static var log: [String] = []

  fileprivate struct Desk: App {
    @State private var count = 0
    var body: some Scene {
      WindowGroup(id: "main") {
        // Read only in the closure.
        Content(shared: count) { count += 1 }
      }
      WindowGroup(id: "note", for: Int.self) { $number in Note(number: $number) }
      Window("Only one", id: "single") { Text("Single") }
      Settings { Text("Preferences") }
        .commands {
          CommandMenu("Desk") {
            Button("Count") { count += 1 }
            Button("Never") {}.disabled(true)
          }
          CommandGroup(after: .newItem) { Button("After New") { SceneTests.log.append("after new") } }
        }
    }
  }

  fileprivate struct Content: View {
    let shared: Int
    let add: () -> Void
    @SceneStorage("own") private var own = 0
    @State private var path: [Int] = []
    @Environment(\.openWindow) private var openWindow
    @Environment(\.supportsMultipleWindows) private var supportsSeveral
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("Shared \(shared)")
          Button("Own \(own)") { own += 1 }
          Button("Add") { add() }
          Button("Another") { openWindow(id: "main") }
          Button("Single") { openWindow(id: "single") }
          Button("Nowhere") { openWindow(id: "nowhere") }
          Text(supportsSeveral ? "several" : "one")
        }
        .navigationTitle("Main")
        .navigationDestination(for: Int.self) { Text("Opened \($0)") }
      }
      .onOpenURL { url in if let number = Int(url.lastPathComponent) { path = [1, number] } }
      .onContinueUserActivity("desk.open") { activity in
        path = [activity.userInfo?["number"] as? Int ?? 0]
      }
    }
  }

  fileprivate struct Note: View {
    @Binding var number: Int?
    @Environment(\.scenePhase) private var phase
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      VStack {
        Text("Note \(number ?? 0) \(phase)")
        Button("Next") { number = (number ?? 0) + 1 }
        Button("Close") { dismissWindow() }
      }
    }
  }

  override func setUp() async throws {
    try await super.setUp()
    SceneTests.log = []
  }

  private func launch() -> TestApp { launch(Desk.self, device: .iPad) }

  private func labels(_ scene: UIScene) -> [String] {
    func texts(_ view: UIView) -> [String] {
      ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }
    return (scene as? UIWindowScene)?.windows.flatMap(texts) ?? []
  }
  private var scenes: [UIScene] { UIApplication.shared.connected }

  /// W9
  func testEachWindowHasAStoreOfItsOwnAndTheAppsStateIsShared() throws {
    let app = launch()
    app.tap("Another")
    app.settle()
    XCTAssertEqual(scenes.count, 2)
    let (first, second) = (scenes[0], scenes[1])
    app.tap("Own 0")
    app.tap("Add")
    app.settle()
    XCTAssertTrue(labels(first).contains("Shared 1"))
    XCTAssertTrue(labels(second).contains("Shared 1"), "the state of the app is everybody's")
    XCTAssertEqual(
      Set([labels(first), labels(second)].map { $0.contains("Own 1") }), [true, false],
      "the scene's is its own")
  }

  /// W11
  func testTheSecondWindowOfOneIsTheFirst() {
    let app = launch()
    app.tap("Single")
    app.settle()
    XCTAssertEqual(scenes.count, 2)
    AppHost.shared.openWindow(id: "single", value: nil)
    app.settle()
    XCTAssertEqual(scenes.count, 2)
  }

  /// W11
  func testAWindowThatIsNotDescribedIsReported() {
    let recorder = FaultRecorder()
    let app = launch()
    app.tap("Nowhere")
    app.settle()
    XCTAssertEqual(scenes.count, 1)
    XCTAssertTrue(recorder.warnings.contains { $0.contains("“nowhere”") })
  }

  /// W11: a link leads to a complete path in a cold app and in a running one.
  func testALinkLeadsToAPathColdAndWarm() throws {
    var app = launch()
    app.end()
    endApp()
    app = TestApp()
    for scene in UIApplication.shared.connectedScenes { scene.disconnect() }
    AppHost.shared.start(Desk.self)
    ApplicationLauncher().launch(delegateClass: nil, urls: [try XCTUnwrap(URL(string: "desk://open/7"))])
    app.settle()
    XCTAssertTrue(labels(try XCTUnwrap(scenes.first)).contains("Opened 7"))
    UIApplication.shared.receive([try XCTUnwrap(URL(string: "desk://open/9"))])
    app.settle()
    XCTAssertTrue(labels(try XCTUnwrap(scenes.first)).contains("Opened 9"))
    XCTAssertFalse(labels(try XCTUnwrap(scenes.first)).contains("Opened 7"))
  }

  /// W11
  func testAnActivityLeadsToItsScreen() throws {
    let app = launch()
    let activity = NSUserActivity(activityType: "desk.open")
    activity.userInfo = ["number": 4]
    UIApplication.shared.receive(activity)
    app.settle()
    XCTAssertTrue(app.sees("Opened 4"))
  }

  /// W9: windows with values are restored with the last value set by their views.
  func testWindowWithValueIsRestored() throws {
    var app = launch()
    AppHost.shared.openWindow(id: "note", value: 5)
    app.settle()
    let note = try XCTUnwrap(scenes.first { labels($0).contains { $0.hasPrefix("Note") } })
    XCTAssertTrue(labels(note).contains { $0.hasPrefix("Note 5") })
    app.kill()
    app = launch()
    XCTAssertEqual(scenes.count, 2)
    XCTAssertTrue(scenes.contains { labels($0).contains { $0.hasPrefix("Note 5") } })
  }

  /// W11
  func testEachWindowReceivesItsScenePhase() throws {
    let app = launch()
    AppHost.shared.openWindow(id: "note", value: 5)
    app.settle()
    let note = try XCTUnwrap(scenes.first { labels($0).contains { $0.hasPrefix("Note") } })
    XCTAssertTrue(labels(note).contains("Note 5 active"), "\(labels(note))")
    note.move(to: .background)
    app.settle()
    XCTAssertTrue(labels(note).contains("Note 5 background"), "\(labels(note))")
    note.move(to: .foregroundActive)
    app.settle()
    XCTAssertTrue(labels(note).contains("Note 5 active"))
  }

  private func commands(_ menu: UIMenu) -> [UIMenuElement] {
    menu.children.flatMap { ($0 as? UIMenu).map { commands($0) } ?? [$0] }
  }

  /// W11
  func testCommandsActAndAreDisabled() throws {
    let app = launch()
    let all = commands(UIMenuSystem.main.root)
    let count = try XCTUnwrap(all.first { $0.title == "Count" } as? UIAction)
    count.performWithSender(nil, target: nil)
    app.settle()
    XCTAssertTrue(app.sees("Shared 1"))
    let never = try XCTUnwrap(all.first { $0.title == "Never" } as? UIAction)
    XCTAssertTrue(never.attributes.contains(.disabled))
    XCTAssertNotNil(all.first { $0.title == "After New" })
  }
}
