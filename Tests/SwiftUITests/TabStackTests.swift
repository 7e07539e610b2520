import PortolanTesting
import SwiftUI
import XCTest

/// Tests of tabs with a stack each, in one scene storage (W4, W9, W11).
@MainActor
final class TabStackTests: StoredAppTestCase {
  private final class Model: ObservableObject {
    @Published var tab = "home"
    @Published var home: [Int] = []
    @Published var more = NavigationPath()
  }

  private struct Tabs: View {
    @ObservedObject var model: Model
    var body: some View {
      TabView(selection: $model.tab) {
        NavigationStack(path: $model.home) {
          NavigationLink("Home link", value: 1).navigationTitle("Home")
            .navigationDestination(for: Int.self) { number in
              VStack {
                Text("Home \(number)")
                NavigationLink("Deeper", value: number + 1)
                Button("Elsewhere") {
                  model.tab = "more"
                  model.more.append("given")
                }
              }
              .navigationTitle("\(number)")
            }
        }
        .tabItem { Label("Home", systemImage: "house") }.tag("home")
        NavigationStack(path: $model.more) {
          Text("More root").navigationTitle("More")
            .navigationDestination(for: String.self) { Text("More \($0)").toolbar(.hidden, for: .tabBar) }
        }
        .tabItem { Label("More", systemImage: "ellipsis") }.tag("more")
        .badge(3)
      }
    }
  }

  private func start() -> (TestApp, Model, UITabBarController) {
    let app = TestApp()
    let model = Model()
    app.show(view: Tabs(model: model))
    return (app, model, app.controller(UITabBarController.self)!)
  }

  /// W4, W11
  func testEachTabKeepsItsPath() {
    let (app, model, tabs) = start()
    XCTAssertEqual(tabs.tabBar.items?.last?.badgeValue, "3")
    app.tap("Home link")
    app.settle()
    app.tap("Deeper")
    app.settle()
    tabs.selectedIndex = 1
    model.tab = "more"
    app.settle()
    XCTAssertTrue(app.sees("More root"))
    model.tab = "home"
    app.settle()
    XCTAssertTrue(app.sees("Home 2"))
    XCTAssertEqual(model.home, [1, 2])
  }

  /// W4: an action edits the path of an invisible tab and selects the tab at the same time.
  func testAnActionLeadsToAScreenOfAnotherTab() {
    let (app, model, tabs) = start()
    app.tap("Home link")
    app.settle()
    app.tap("Elsewhere")
    app.settle()
    XCTAssertTrue(app.sees("More given"))
    XCTAssertEqual(tabs.selectedIndex, 1)
    XCTAssertTrue(tabs.isTabBarHidden)
    app.swipeBack()
    XCTAssertTrue(app.sees("More root"))
    XCTAssertTrue(model.more.isEmpty)
    XCTAssertFalse(tabs.isTabBarHidden)
  }

  /// W4
  func testAPathIsEditedInATabThatIsNotSeen() {
    let (app, model, _) = start()
    model.more.append("quietly")
    app.settle()
    XCTAssertTrue(app.sees("Home link"))
    model.tab = "more"
    app.settle()
    XCTAssertTrue(app.sees("More quietly"))
  }

  /// W4: a second tap on a tab pops to its root, and updates the path.
  func testSecondTapOnTabPopsToRoot() {
    let (app, model, tabs) = start()
    model.home = [1, 2, 3]
    app.settle()
    let home = tabs.tabBar.convert(
      CGPoint(x: tabs.tabBar.bounds.width / 4, y: 20), to: nil)
    app.tap(at: home)
    app.settle()
    XCTAssertEqual(model.home, [])
    XCTAssertTrue(app.sees("Home link"))
  }

  /// W4
  func testATabThatDoesNotExistIsNotChosen() {
    let (app, model, tabs) = start()
    model.tab = "nowhere"
    app.settle()
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertTrue(app.sees("Home link"))
  }

  private struct Stored: View {
    @SceneStorage("tab") private var tab = "a"
    var body: some View {
      TabView(selection: $tab) {
        StoredStack(name: "a").tabItem { Text("A") }.tag("a")
        StoredStack(name: "b").tabItem { Text("B") }.tag("b")
      }
    }
  }
  private struct StoredStack: View {
    let name: String
    @State private var path = NavigationPath()
    @SceneStorage private var data: Data?
    init(name: String) {
      self.name = name
      _data = SceneStorage("path \(name)")
    }
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("\(name) down", value: 1).navigationTitle("\(name) root")
          .navigationDestination(for: Int.self) { number in
            NavigationLink("\(name) \(number)", value: number + 1)
          }
      }
      .task {
        if let data,
          let known = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        {
          path = NavigationPath(known)
        }
      }
      .onChange(of: path) { data = path.codable.flatMap { try? JSONEncoder().encode($0) } }
    }
  }
  fileprivate struct StoredApp: App {
    var body: some Scene { WindowGroup { Stored() } }
  }

  /// W9, W11: tabs and their paths are restored after a kill.
  func testTheTabsAndThePathOfEachComeBack() throws {
    var app = launch(StoredApp.self)
    app.tap("a down")
    app.settle()
    app.tap("a 1")
    app.settle()
    app.tap("B")
    app.settle()
    app.tap("b down")
    app.settle()
    app.kill()
    app = launch(StoredApp.self)
    XCTAssertTrue(app.sees("b 1"), app.accessibilityText)
    app.tap("A")
    app.settle()
    XCTAssertTrue(app.sees("a 2"), app.accessibilityText)
    app.end()
  }
}
