import PortolanTesting
import SwiftUI
import XCTest

/// Tests that the color scheme that a visible screen prefers is the one of its whole presentation.
@MainActor
final class PreferredColorSchemeTests: XCTestCase {
  private struct Screen: View {
    @State private var isShown = false
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      TabView {
        NavigationStack {
          VStack {
            Text(scheme == .dark ? "outer dark" : "outer light")
            NavigationLink("Push") { Text("Night").navigationTitle("Dark").preferredColorScheme(.dark) }
            Button("Present") { isShown = true }
          }
          .navigationTitle("Light")
          .sheet(isPresented: $isShown) {
            NavigationStack { Text("Sheet").navigationTitle("Sheet").preferredColorScheme(.dark) }
          }
        }
        .tabItem { Text("One") }
        Text("Second").preferredColorScheme(.dark).tabItem { Text("Two") }
      }
    }
  }

  func testItReachesBarsAndLeavesWithItsScreen() throws {
    let app = TestApp()
    let controller = UIHostingController(rootView: Screen())
    app.show(controller)
    app.settle()
    XCTAssertTrue(app.sees("outer light"))
    app.tap("Push")
    app.settle()
    let bar = try XCTUnwrap(app.elements(of: UINavigationBar.self).first)
    XCTAssertEqual(bar.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .dark)
    app.tap("Light")
    app.settle()
    XCTAssertTrue(app.sees("outer light"))
    app.tap("Two")
    app.settle()
    XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .dark)
    app.tap("One")
    app.settle()
    XCTAssertTrue(app.sees("outer light"))
  }

  func testASheetHasItsOwn() throws {
    let app = TestApp()
    let controller = UIHostingController(rootView: Screen())
    app.show(controller)
    app.settle()
    app.tap("Present")
    app.settle()
    XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .light)
    XCTAssertEqual(controller.presentedViewController?.traitCollection.userInterfaceStyle, .dark)
  }

  private struct Night: View {
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Deeper") { Text("Below").navigationTitle("Below") }
          NavigationLink("Day") { Text("Noon").preferredColorScheme(.light) }
        }
        .navigationTitle("Night")
        .preferredColorScheme(.dark)
      }
    }
  }

  func testAPushedScreenWithoutAPreferenceHasThatOfTheScreenBelow() {
    let app = TestApp()
    let controller = UIHostingController(rootView: Night())
    app.show(controller)
    app.settle()
    XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .dark)
    app.tap("Deeper")
    app.settle()
    XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .dark)
    app.tap("Night")
    app.settle()
    app.tap("Day")
    app.settle()
    XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .light)
    app.tap("Night")
    app.settle()
    XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .dark)
  }
}
