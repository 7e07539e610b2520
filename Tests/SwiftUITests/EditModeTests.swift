import PortolanTesting
import SwiftUI
import XCTest

/// Tests of rows in edit mode: the controls before and after them.
@MainActor
final class EditModeTests: XCTestCase {
  private struct Movable: View {
    @State private var rows = ["one", "two", "three"]
    @State private var chosen: Set<String> = []
    let deletes: Bool
    let selects: Bool
    var body: some View {
      NavigationStack {
        list.navigationTitle("Rows").toolbar { EditButton() }
      }
    }
    private var content: some DynamicViewContent {
      ForEach(rows, id: \.self) { Text($0) }
        .onDelete(perform: deletes ? { rows.remove(atOffsets: $0) } : nil)
        .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
    }
    @ViewBuilder private var list: some View {
      if selects { List(selection: $chosen) { content } } else { List { content } }
    }
  }

  private func open(deletes: Bool = false, selects: Bool = false) -> TestApp {
    let app = TestApp()
    app.show(UIHostingController(rootView: Movable(deletes: deletes, selects: selects)))
    app.tap("Edit")
    app.settle()
    save(app, "edit-\(deletes)-\(selects)")
    return app
  }
  private func save(_ app: TestApp, _ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["STALE"] else { return }
    try? app.snapshot(scale: 2)?.pngData()?.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
  }

  private func order(_ app: TestApp) -> [String] {
    ["one", "two", "three"].compactMap { app.element($0) }.sorted { $0.center.y < $1.center.y }
      .compactMap(\.label)
  }

  func testHandlesMoveRows() throws {
    for (deletes, selects) in [(false, false), (true, false), (false, true), (true, true)] {
      let app = open(deletes: deletes, selects: selects)
      let row = try XCTUnwrap(app.element("one"))
      let handles = app.elements.filter { $0.label?.hasPrefix("Reorder") == true }
      XCTAssertEqual(handles.count, 3, "deletes \(deletes), selects \(selects)")
      let last = try XCTUnwrap(app.element("three"))
      let x = try XCTUnwrap(handles.first).center.x
      let (start, end) = (CGPoint(x: x, y: row.center.y), CGPoint(x: x, y: last.center.y + 12))
      app.beginDrag(at: start)
      app.advance(by: 0.2)
      app.moveFinger(from: start, to: end, duration: 0.4)
      app.advance(by: 0.3)
      save(app, "move-\(deletes)-\(selects)")
      app.endDrag(at: end)
      app.settle()
      XCTAssertEqual(order(app), ["two", "three", "one"], "deletes \(deletes), selects \(selects)")
      app.tap("Done")
      app.settle()
      XCTAssertTrue(app.elements.filter { $0.label?.hasPrefix("Reorder") == true }.isEmpty)
      app.end()
    }
  }
}
