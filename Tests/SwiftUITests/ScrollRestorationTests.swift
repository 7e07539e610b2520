import PortolanTesting
import SwiftUI
import XCTest

/// Tests that lists and scroll views on the screens of a restored path return to their positions.
@MainActor
final class ScrollRestorationTests: StoredAppTestCase {
  fileprivate struct Screen: View {
    @SceneStorage("level") private var level = 0

    var body: some View {
      NavigationStack(
        path: Binding(get: { level > 0 ? Array(1...level) : [] }, set: { level = $0.count })
      ) {
        List(0..<60, id: \.self) { Text("Row \($0)\(String(repeating: "\nmore", count: $0 % 3))") }
          .navigationTitle("List")
          .toolbar { Button("Open") { level = 1 } }
          .navigationDestination(for: Int.self) { _ in
            ScrollView {
              LazyVStack { ForEach(0..<60, id: \.self) { Text("Line \($0)").frame(height: 40) } }
            }
            .navigationTitle("Lines")
          }
      }
    }
  }
  fileprivate struct StoredApp: App {
    var body: some Scene { WindowGroup { Screen() } }
  }

  private func scroll(_ app: TestApp) {
    app.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 200))
    app.settle()
  }

  /// The first visible texts below the bar, with their positions.
  private func texts(_ app: TestApp) -> [String: CGFloat] {
    let texts = app.elements.filter {
      $0.label?.hasPrefix("Row") ?? false || $0.label?.hasPrefix("Line") ?? false
    }
    return Dictionary(texts.map { ($0.label ?? "", $0.frame.minY) }) { first, _ in first }
  }

  /// Expects the same texts, each within a point, because offsets are whole pixels and insets need not be.
  private func assertSame(
    _ texts: [String: CGFloat], _ others: [String: CGFloat], _ message: String = "",
    file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(texts.keys.sorted(), others.keys.sorted(), message, file: file, line: line)
    for (text, y) in texts {
      XCTAssertEqual(y, others[text] ?? -1, accuracy: 1, "\(text) \(message)", file: file, line: line)
    }
  }

  func testListsAndScrollViewsComeBackWhereTheyWere() throws {
    var app = launch(StoredApp.self)
    scroll(app)
    let rows = texts(app)
    XCTAssertFalse(app.sees("Row 0"))
    app.kill()
    app = launch(StoredApp.self)
    assertSame(texts(app), rows)

    app.tap("Open")
    app.settle()
    scroll(app)
    let lines = texts(app)
    XCTAssertFalse(app.sees("Line 0"))
    app.kill()
    app = launch(StoredApp.self)
    assertSame(texts(app), lines)
    app.tap("List")
    app.settle()
    XCTAssertFalse(app.sees("Row 0"), "the screen beneath is scrolled, too")
    assertSame(texts(app), rows, "and as far as before")
    app.end()
  }
}
