import PortolanTesting
import SwiftUI
import XCTest

/// Tests of tabs declared with `Tab` (W11).
@MainActor
final class TabContentTests: XCTestCase {
  private enum Place: Hashable { case home, mail, search }
  private struct Tabs: View {
    @State private var place = Place.home
    @State private var showsMail = true
    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: Place.home) {
          VStack {
            Text("At home")
            Button("To mail") { place = .mail }
            Button("No mail") { showsMail = false }
          }
        }
        if showsMail {
          Tab("Mail", systemImage: "envelope", value: Place.mail) { Text("At mail") }.badge(3)
        }
        Tab(value: Place.search, role: .search) { Text("At search") }
      }
    }
  }
  private struct Tag: View {
    let name: String
    @State private var symbol = "house"
    @Environment(\.layoutDirection) private var direction
    var body: some View {
      VStack {
        Image(systemName: direction == .leftToRight ? symbol : "globe")
        Text(name)
      }
    }
  }

  func testLabelsInStacksAndInViewsOfTheAppAreFound() throws {
    let app = TestApp()
    app.show(
      UIHostingController(
        rootView: TabView {
          Text("1").tabItem {
            VStack {
              Image(systemName: "star")
              Text("Stars")
            }
          }
          Text("2").tabItem { Tag(name: "Home") }
          Text("3").tabItem { HStack { Label("Both", systemImage: "bell") } }
          Text("4").tabItem {}
        }))
    let bar = try XCTUnwrap(app.elements(of: UITabBar.self).first)
    let items = try XCTUnwrap(bar.items)
    XCTAssertEqual(items.map(\.title), ["Stars", "Home", "Both", nil])
    XCTAssertEqual(items.map { $0.image != nil }, [true, true, true, false])
    app.tap("Home")
    app.settle()
    XCTAssertTrue(app.sees("2"))
  }

  /// Apps with a tab bar of their own have tabs without labels (https://developer.apple.com/documentation/swiftui/tab).
  func testATabNeedsNoLabel() {
    struct Screen: View {
      @State private var place = Place.home
      var body: some View {
        TabView(selection: $place) {
          Tab(value: Place.home) { Button("To mail") { place = .mail } }
          Tab(value: Place.mail) { Text("At mail").toolbar(.hidden, for: .tabBar) }
        }
      }
    }
    let app = TestApp()
    app.show(view: Screen())
    app.tap("To mail")
    app.settle()
    XCTAssertTrue(app.sees("At mail"))
    app.show(view: TabView { Tab { Text("Only") } })
    XCTAssertTrue(app.sees("Only"))
  }

  func testAValueChoosesATab() throws {
    let app = TestApp()
    app.show(view: Tabs())
    XCTAssertTrue(app.sees("At home"))
    app.tap("To mail")
    app.settle()
    XCTAssertTrue(app.sees("At mail"))
    let bar = try XCTUnwrap(app.elements(of: UITabBar.self).first)
    XCTAssertEqual(bar.items?.map { $0.title ?? "" }, ["Home", "Mail", "Search"])
    XCTAssertEqual(bar.items?[1].badgeValue, "3")
    app.tap("Search")
    app.settle()
    XCTAssertTrue(app.sees("At search"))
  }
  func testTabIsRemoved() throws {
    let app = TestApp()
    app.show(view: Tabs())
    app.tap("No mail")
    app.settle()
    let bar = try XCTUnwrap(app.elements(of: UITabBar.self).first)
    XCTAssertEqual(bar.items?.count, 2)
  }

  private struct Plain: View {
    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { Text("First") }
        TabSection("Others") {
          Tab("Two", systemImage: "heart") { Text("Second") }
          Tab {
            Text("Third")
          } label: {
            Label("Three", systemImage: "bolt")
          }
        }
      }
    }
  }
  func testTabsOfASectionStandWithTheOthers() {
    let app = TestApp()
    app.show(view: Plain())
    XCTAssertTrue(app.sees("First"))
    app.tap("Three")
    app.settle()
    XCTAssertTrue(app.sees("Third"))
    app.tap("Two")
    app.settle()
    XCTAssertTrue(app.sees("Second"))
  }

  private struct Adaptable: View {
    @State private var place = Place.home
    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: Place.home) { Counter(name: "Home") }
        TabSection("Post") {
          Tab("Mail", systemImage: "envelope", value: Place.mail) {
            VStack {
              Text("At mail")
              Button("Go home") { place = .home }
            }
          }
          .badge(4)
          Tab(value: Place.search, role: .search) { Text("At search") }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
      NavigationStack { Button("\(name) \(count)") { count += 1 }.navigationTitle(name) }
    }
  }

  func testAPadShowsTabsInASidebarBelowTheHeadersOfTheirSections() throws {
    let app = TestApp(device: .iPad, orientation: .landscapeLeft)
    app.show(view: Adaptable())
    XCTAssertTrue(app.sees("Post"))
    XCTAssertTrue(app.sees("Home 0"))
    XCTAssertEqual(app.controller(UITabBarController.self)?.isTabBarHidden, true)
    app.tap("Home 0")
    app.settle()
    app.tap("Mail")
    app.settle()
    XCTAssertTrue(app.sees("At mail"))
    XCTAssertTrue(app.sees("4"))
    app.tap("Go home")
    app.settle()
    XCTAssertTrue(app.sees("Home 1"), "screens keep their state")
  }

  func testAPhoneShowsTheSameTabsInABar() throws {
    let app = TestApp()
    app.show(view: Adaptable())
    XCTAssertFalse(app.sees("Post"))
    let bar = try XCTUnwrap(app.elements(of: UITabBar.self).first)
    XCTAssertEqual(bar.items?.count, 3)
    app.tap("Mail")
    app.settle()
    XCTAssertTrue(app.sees("At mail"))
  }
}
