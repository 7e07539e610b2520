import PortolanTesting
import SwiftUI
import XCTest

/// Nothing keeps the controllers and views of a removed screen.
@MainActor
final class ReleasedScreenTests: XCTestCase {
  /// The controllers and views below a controller, without keeping them.
  @MainActor
  private struct Responders {
    private struct Entry { weak var responder: UIResponder? }
    private var entries: [Entry] = []

    mutating func add(_ controller: UIViewController) {
      entries.append(Entry(responder: controller))
      if let view = controller.viewIfLoaded { add(view) }
      for child in controller.children { add(child) }
    }

    private mutating func add(_ view: UIView) {
      entries.append(Entry(responder: view))
      for child in view.subviews { add(child) }
    }

    var remaining: [String] { entries.compactMap { $0.responder.map { "\(type(of: $0))" } } }
  }

  private func checkEnd<V: View>(_ view: V, file: StaticString = #filePath, line: UInt = #line) {
    var responders = Responders()
    autoreleasepool {
      let app = TestApp()
      let root = UIHostingController(rootView: view)
      app.show(root)
      app.settle()
      responders.add(root)
      app.end()
    }
    // Views are kept until the end of the next transaction.
    autoreleasepool {
      let app = TestApp()
      app.show(UIHostingController(rootView: Text("Next")))
      app.settle()
      app.end()
    }
    XCTAssertEqual(responders.remaining, [], "\(V.self)", file: file, line: line)
  }

  func testAnAppThatHasEnded() {
    checkEnd(Text("Text"))
    checkEnd(List { Text("Row") })
    checkEnd(List([1, 2, 3], id: \.self) { Text("\($0)") })
    checkEnd(List { Section("Section") { Button("Row") {} } })
    checkEnd(Form { Toggle("Row", isOn: .constant(true)) })
    checkEnd(NavigationStack { List { Text("Row") }.navigationTitle("Title") })
    checkEnd(NavigationStack { Text("Screen").toolbar { Button("Done") {} } })
    checkEnd(NavigationStack { List { Text("Row") }.searchable(text: .constant("")) })
    checkEnd(
      NavigationSplitView {
        List { Text("Row") }
      } detail: {
        Text("Detail")
      })
    checkEnd(TabView { List { Text("Row") }.tabItem { Text("Tab") } })
    checkEnd(ScrollView { LazyVStack { ForEach(0..<3, id: \.self) { Text("\($0)") } } })
    checkEnd(Text("Screen").safeAreaInset(edge: .bottom) { Text("End") })
  }

  private struct Screens: View {
    @State private var path: [Int] = []
    @State private var isOpen = false
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Push") { path = [1] }
          Button("Present") { isOpen = true }
        }
        .navigationDestination(for: Int.self) { number in
          List {
            Text("Pushed")
            Button("Pop") { path = [] }
          }
        }
      }
      .sheet(isPresented: $isOpen) {
        NavigationStack { List { Button("Dismiss") { isOpen = false } }.navigationTitle("Sheet") }
      }
    }
  }

  func testAScreenThatWasPopped() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Screens()))
    app.tap("Push")
    app.settle()
    var responders = Responders()
    let stack = try XCTUnwrap(app.window.rootViewController?.children.first as? UINavigationController)
    responders.add(try XCTUnwrap(stack.topViewController))
    app.tap("Pop")
    app.settle()
    app.tap("Push")
    app.settle()
    app.tap("Pop")
    app.settle()
    XCTAssertEqual(responders.remaining, [])
  }

  func testASheetThatWasDismissed() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Screens()))
    app.tap("Present")
    app.settle()
    var responders = Responders()
    responders.add(try XCTUnwrap(app.window.rootViewController?.presentedViewController))
    app.tap("Dismiss")
    app.settle()
    app.tap("Present")
    app.settle()
    app.tap("Dismiss")
    app.settle()
    XCTAssertEqual(responders.remaining, [])
  }
}
