import PortolanTesting
import SwiftUI
import XCTest

/// Tests of apps, scenes, links, activities and commands (W11).
@MainActor
final class AppTests: XCTestCase {
  fileprivate static var log: [String] = []

  fileprivate final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      AppTests.log.append("did finish launching")
      return true
    }
  }

  fileprivate struct Recipes: App {
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
      WindowGroup {
        Content().onOpenURL { AppTests.log.append("open \($0.absoluteString)") }
          .onContinueUserActivity("cook") { AppTests.log.append("continue \($0.title ?? "")") }
      }
      .onChange(of: phase) { _, phase in AppTests.log.append("app \(phase)") }
      .commands {
        CommandMenu("Kitchen") {
          Button("Cook") { AppTests.log.append("cook") }.keyboardShortcut("k")
        }
        CommandGroup(replacing: .newItem) { Button("New Recipe") { AppTests.log.append("new") } }
      }
      WindowGroup(id: "note", for: Int.self) { $number in Text("Note \(number ?? 0)") }
      WindowGroup("Draft", id: "draft", for: String.self) { $name in
        Text("Draft \(name)")
      } defaultValue: {
        "new"
      }
      Settings { Text("Preferences") }
    }
  }

  fileprivate struct Content: View {
    @Environment(\.scenePhase) private var phase
    @EnvironmentObject private var delegate: Delegate
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openSettings) private var openSettings
    @SceneStorage("tab") private var tab = 0
    @State private var isCooking = false
    var body: some View {
      VStack {
        Text("Phase \(phase)")
        Text("Delegate \(type(of: delegate))")
        Button("Open note") { openWindow(id: "note", value: 7) }
        Button("Open settings") { openSettings() }
        Button("Tab \(tab)") { tab += 1 }
        Button("Start") { isCooking = true }
      }
      .userActivity("cook", isActive: isCooking) { $0.title = "Pie" }
    }
  }

  override func setUp() async throws { AppTests.log = [] }

  override func tearDown() async throws {
    AppHost.shared.stop()
    for scene in UIApplication.shared.connectedScenes { scene.disconnect() }
    FrameClock.shared.setMode(.real)
  }

  private func launch(urls: [URL] = []) -> TestApp {
    for scene in UIApplication.shared.connectedScenes { scene.disconnect() }
    let app = TestApp()
    for scene in UIApplication.shared.connectedScenes { scene.disconnect() }
    AppHost.shared.start(Recipes.self)
    ApplicationLauncher().launch(delegateClass: nil, urls: urls)
    app.settle()
    return app
  }

  /// Returns the visible texts in the windows of a scene.
  private func texts(_ scene: UIScene) -> [String] {
    func labels(_ view: UIView) -> [String] {
      ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }
    return (scene as? UIWindowScene)?.windows.flatMap(labels) ?? []
  }

  private var scenes: [UIScene] { UIApplication.shared.connected }

  func testFirstWindowGroupIsShownWithDelegateCalls() throws {
    let app = launch()
    let scene = try XCTUnwrap(scenes.first)
    XCTAssertEqual(scenes.count, 1)
    XCTAssertTrue(texts(scene).contains("Phase active"))
    XCTAssertTrue(texts(scene).contains("Delegate Delegate"))
    XCTAssertEqual(AppTests.log.first, "did finish launching")
    XCTAssertTrue(AppTests.log.contains("app active"))
    XCTAssertTrue(app.settle())
  }

  func testALinkOpensWhenTheAppStartsAndWhileItRuns() throws {
    let app = launch(urls: [try XCTUnwrap(URL(string: "cookbook://recipe/1"))])
    XCTAssertTrue(AppTests.log.contains("open cookbook://recipe/1"))
    UIApplication.shared.receive([try XCTUnwrap(URL(string: "cookbook://recipe/2"))])
    app.settle()
    XCTAssertEqual(AppTests.log.filter { $0.hasPrefix("open") }.count, 2)
    XCTAssertEqual(AppTests.log.last, "open cookbook://recipe/2")
  }

  func testAnActivityIsContinuedInTheScene() {
    let app = launch()
    let activity = NSUserActivity(activityType: "cook")
    activity.title = "Soup"
    UIApplication.shared.receive(activity)
    app.settle()
    XCTAssertEqual(AppTests.log.last, "continue Soup")
  }

  func testAWindowOpensForAValueOnceAndIsClosed() throws {
    let app = launch()
    AppHost.shared.openWindow(id: "note", value: 7)
    app.settle()
    XCTAssertEqual(scenes.count, 2)
    XCTAssertTrue(texts(try XCTUnwrap(scenes.last)).contains("Note 7"))
    AppHost.shared.openWindow(id: "note", value: 7)
    app.settle()
    XCTAssertEqual(scenes.count, 2, "the window of the same value comes to the front")
    AppHost.shared.openWindow(id: "note", value: 8)
    app.settle()
    XCTAssertEqual(scenes.count, 3)
    AppHost.shared.dismissWindow(id: nil, value: 8, current: SceneStore(session: nil))
    app.settle()
    XCTAssertEqual(scenes.count, 2)
  }

  func testAWindowWithoutAValueHasTheDefaultOne() throws {
    let app = launch()
    AppHost.shared.openWindow(id: "draft", value: nil)
    app.settle()
    XCTAssertTrue(texts(try XCTUnwrap(scenes.last)).contains("Draft new"))
    AppHost.shared.openWindow(id: "draft", value: "old")
    app.settle()
    XCTAssertTrue(texts(try XCTUnwrap(scenes.last)).contains("Draft old"))
  }

  func testTheSettingsOpenOnce() throws {
    let app = launch()
    AppHost.shared.openSettings()
    app.settle()
    XCTAssertTrue(texts(try XCTUnwrap(scenes.last)).contains("Preferences"))
    AppHost.shared.openSettings()
    app.settle()
    XCTAssertEqual(scenes.count, 2)
  }

  func testCommandsAreInMenus() throws {
    _ = launch()
    let root = UIMenuSystem.main.root
    func titles(_ menu: UIMenu) -> [String] {
      menu.children.flatMap { child -> [String] in
        (child as? UIMenu).map { [$0.title] + titles($0) } ?? [child.title]
      }
    }
    let all = titles(root)
    XCTAssertTrue(all.contains("Kitchen"))
    XCTAssertTrue(all.contains("Cook"))
    XCTAssertTrue(all.contains("New Recipe"))
    XCTAssertTrue(all.contains("Settings…"))
  }

  func testPhasesFollowTheScene() throws {
    let app = launch()
    let scene = try XCTUnwrap(scenes.first)
    scene.move(to: .background)
    app.settle()
    XCTAssertEqual(AppTests.log.last, "app background")
    scene.move(to: .foregroundActive)
    app.settle()
    XCTAssertEqual(AppTests.log.last, "app active")
  }
}
