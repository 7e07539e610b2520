import PortolanTesting
import SwiftUI
import XCTest

/// Tests of bar settings by screens (W11).
@MainActor
final class BarTests: XCTestCase {
  private struct Tabs: View {
    var body: some View {
      TabView {
        NavigationStack {
          NavigationLink("Open") { Text("Inside").toolbar(.hidden, for: .tabBar) }
            .toolbarBackground(.red, for: .tabBar)
            .toolbarBackground(.visible, for: .tabBar)
        }
        .tabItem { Label("One", systemImage: "star") }
        Text("Second").tabItem { Label("Two", systemImage: "heart") }
      }
    }
  }

  func testW11AScreenHidesTheTabBarWhileItIsOnTop() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Tabs()))
    app.settle()
    let bar = try XCTUnwrap(app.elements(of: UITabBar.self).first)
    XCTAssertLessThan(bar.frame.minY, app.window.bounds.height)
    app.tap("Open")
    app.settle()
    XCTAssertTrue(app.sees("Inside"))
    XCTAssertGreaterThanOrEqual(bar.frame.minY, app.window.bounds.height)
    app.tap("Back")
    app.settle()
    XCTAssertLessThan(bar.frame.minY, app.window.bounds.height)
  }

  func testW11AScreenColorsTheTabBarWhileItIsShown() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Tabs()))
    app.settle()
    let bar = try XCTUnwrap(app.elements(of: UITabBar.self).first)
    XCTAssertNotNil(bar.standardAppearance.backgroundColor)
    XCTAssertNotNil(bar.scrollEdgeAppearance)
    app.tap("Two")
    app.settle()
    XCTAssertTrue(app.sees("Second"))
    XCTAssertNil(bar.scrollEdgeAppearance)
  }

  private struct Keys: View {
    @State private var text = ""
    @State private var log = "no"
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        TextField("Name", text: $text).focused($isFocused)
        Text("tapped \(log)")
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") {
            log = "yes"
            isFocused = false
          }
        }
      }
    }
  }

  func testW11ItemsAreAboveKeyboard() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Keys()))
    app.settle()
    XCTAssertFalse(app.sees("Done"))
    app.tap("Name")
    app.settle()
    let done = try XCTUnwrap(app.element("Done"))
    XCTAssertGreaterThan(done.center.x, 300, "the spacer pushes it to the end")
    app.tap("Done")
    app.settle()
    XCTAssertTrue(app.sees("tapped yes"))
    XCTAssertFalse(app.sees("Done"))
  }

  private struct Labels: View {
    @State private var count = 0
    var body: some View {
      NavigationStack {
        List { Label("Inbox", systemImage: "tray") }
          .toolbar { Button("Add", systemImage: "plus") { count += 1 } }
          .navigationTitle("Count \(count)")
      }
    }
  }

  func testALabelInABarIsItsIconAndStillSpoken() {
    let app = TestApp()
    app.show(UIHostingController(rootView: Labels()))
    XCTAssertFalse(app.elements(of: UILabel.self).contains { $0.text == "Add" })
    app.tap("Add")
    app.settle()
    XCTAssertTrue(app.sees("Count 1"))
  }

  /// Metrics.md 1.3
  func testItemsOfBarsHaveOneSize() throws {
    var sizes: [[CGSize]] = []
    for category in [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraLarge] {
      let app = TestApp(contentSize: category)
      app.show(
        UIHostingController(
          rootView: NavigationStack {
            Text("Page")
              .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Add", systemImage: "plus") {} }
                ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
                ToolbarItem(placement: .bottomBar) { Image(systemName: "star") }
              }
          }))
      app.settle()
      let edit = try XCTUnwrap(app.elements(of: UILabel.self).first { $0.text == "Edit" })
      sizes.append(
        [edit.bounds.size]
          + app.elements(of: UIImageView.self).compactMap { $0.image?.size }.sorted {
            ($0.width, $0.height) < ($1.width, $1.height)
          })
      app.end()
    }
    XCTAssertGreaterThanOrEqual(sizes[1].count, 3)
    XCTAssertEqual(sizes[0], sizes[1])
    XCTAssertEqual(sizes[2], sizes[1])
  }

  private struct Tinted: View {
    @State private var color = Color.red
    var body: some View {
      NavigationStack {
        Button("Green") { color = .green }
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Add", systemImage: "plus") {} }
            ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
            ToolbarItem(placement: .bottomBar) { Menu("Sort") { Button("Name") {} } }
          }
      }
      .tint(color)
    }
  }

  func testItemsFollowALaterTint() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Tinted()))
    app.settle()
    func colors() -> [UIColor?] {
      let labels: [UILabel] = app.elements(of: UILabel.self).filter { ["Edit", "Sort"].contains($0.text) }
      let images: [UIImageView] = app.elements(of: UIImageView.self).filter { $0.image != nil }
      return labels.map(\.textColor) + images.map(\.tintColor)
    }
    let red = colors()
    XCTAssertEqual(red.count, 3)
    for color in red {
      XCTAssertEqual(
        color?.resolvedColor(with: app.window.traitCollection),
        UIColor.systemRed.resolvedColor(with: app.window.traitCollection))
    }
    app.tap("Green")
    app.settle()
    let green = colors()
    XCTAssertEqual(green.count, 3)
    for color in green {
      XCTAssertEqual(
        color?.resolvedColor(with: app.window.traitCollection),
        UIColor.systemGreen.resolvedColor(with: app.window.traitCollection))
    }
  }

  func testSeparatorsStartWhereTheTextDoes() throws {
    let app = TestApp()
    let list = List {
      Label("Inbox", systemImage: "tray")
      Text("Plain")
    }
    app.show(UIHostingController(rootView: list.listStyle(.plain)))
    app.settle()
    let inbox = try XCTUnwrap(app.elements(of: UILabel.self).first { $0.text == "Inbox" })
    let cells = app.elements(of: UICollectionViewListCell.self).sorted { $0.frame.minY < $1.frame.minY }
    let lines = cells.map { cell in
      cell.subviews.filter { $0.frame.height < 1 && !$0.isHidden }.map(\.frame.minX)
    }
    XCTAssertEqual(lines.first, [inbox.convert(inbox.bounds, to: nil).minX])
    XCTAssertEqual(lines.last, [20])
  }

  func testTheStatusIsInTheMiddleOfTheBottomBar() throws {
    struct Screen: View {
      var body: some View {
        NavigationStack {
          Text("Content").toolbar {
            ToolbarItem(placement: .status) { Text("Status") }
            ToolbarItem(placement: .bottomBar) { Button("Left") {} }
            ToolbarItem(placement: .bottomBar) { Button("Last") {} }
          }
        }
      }
    }
    let app = TestApp()
    app.show(UIHostingController(rootView: Screen()))
    app.settle()
    let middle = app.window.bounds.midX
    XCTAssertEqual(try XCTUnwrap(app.element("Status")).center.x, middle, accuracy: 8)
    XCTAssertLessThan(try XCTUnwrap(app.element("Left")).center.x, middle - 100)
    XCTAssertGreaterThan(try XCTUnwrap(app.element("Last")).center.x, middle + 100)
  }
}
