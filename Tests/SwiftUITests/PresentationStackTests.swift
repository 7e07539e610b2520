import PortolanTesting
import SwiftUI
import XCTest

/// Tests of sheets, stacks and paths together (W4, W11).
@MainActor
final class PresentationStackTests: XCTestCase {
  private final class Model: ObservableObject {
    @Published var path: [Int] = []
    @Published var inner: [Int] = []
    @Published var shows = false
    @Published var asks = false
    @Published var item: Item?
    @Published var nested = false
    var events: [String] = []
  }
  private struct Item: Identifiable {
    let id: Int
  }

  private struct Screens: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        VStack {
          Text("Root content")
          NavigationLink("Go", value: 1)
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("Screen \(number)")
            Button("Show") { model.shows = true }
            Button("Ask") { model.asks = true }
          }
          .navigationTitle("\(number)")
        }
        .sheet(isPresented: $model.shows, onDismiss: { model.events.append("dismissed") }) {
          Inside(model: model)
        }
        .sheet(item: $model.item, onDismiss: { model.events.append("item dismissed") }) { item in
          Text("Sheet of \(item.id)").onDisappear { model.events.append("\(item.id) disappear") }
        }
        .alert("Sure?", isPresented: $model.asks) { Button("Yes") { model.events.append("yes") } }
      }
    }
  }
  private struct Inside: View {
    @ObservedObject var model: Model
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      NavigationStack(path: $model.inner) {
        VStack {
          Text("Inside")
          NavigationLink("Deeper", value: 1)
          Button("Nest") { model.nested = true }
          Button("Close") { dismiss() }
        }
        .navigationTitle("Sheet")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("Inner \(number)")
            Leave()
          }
        }
        .sheet(isPresented: $model.nested) { Text("Nested") }
      }
    }
  }
  private struct Leave: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Leave") { dismiss() } }
  }

  private func start(_ path: [Int] = []) -> (TestApp, Model) {
    let app = TestApp()
    let model = Model()
    model.path = path
    app.show(view: Screens(model: model))
    return (app, model)
  }

  /// W11: a sheet declared by the root is presented over the topmost screen.
  func testASheetOfTheRootComesOverAPushedScreen() {
    let (app, model) = start([1])
    app.tap("Show")
    app.settle()
    XCTAssertTrue(app.sees("Inside"), app.accessibilityText)
    app.tap("Close")
    app.settle()
    XCTAssertTrue(app.sees("Screen 1"))
    XCTAssertFalse(model.shows)
    XCTAssertEqual(model.events, ["dismissed"])
  }

  /// W11
  func testAnAlertOfTheRootComesOverAPushedScreen() {
    let (app, model) = start([1])
    app.tap("Ask")
    app.settle()
    app.tap("Yes")
    app.settle()
    XCTAssertEqual(model.events, ["yes"])
    XCTAssertFalse(model.asks)
  }

  /// W4, W11: the path changes below a sheet, and its screens are there after the dismissal.
  func testAPathIsEditedBelowASheet() {
    let (app, model) = start()
    model.shows = true
    app.settle()
    model.path = [1, 2]
    app.settle()
    XCTAssertTrue(app.sees("Inside"))
    XCTAssertEqual(app.titles, ["Root", "1", "2"])
    model.shows = false
    app.settle()
    XCTAssertTrue(app.sees("Screen 2"))
    app.swipeBack()
    XCTAssertEqual(model.path, [1])
  }

  /// W4, W11
  func testASheetLeavesAndThePathMovesInOneGo() {
    let (app, model) = start()
    model.shows = true
    app.settle()
    model.shows = false
    model.path = [3]
    app.settle()
    XCTAssertTrue(app.sees("Screen 3"))
    XCTAssertFalse(app.sees("Inside"))
    XCTAssertEqual(model.events, ["dismissed"])
  }

  /// W4, W11: stacks in sheets have separate paths; dismissing there pops first.
  func testAStackInASheetHasItsOwnPath() {
    let (app, model) = start([1])
    app.tap("Show")
    app.settle()
    app.tap("Deeper")
    app.settle()
    XCTAssertEqual(model.inner, [1])
    XCTAssertEqual(model.path, [1])
    app.tap("Leave")
    app.settle()
    XCTAssertEqual(model.inner, [])
    XCTAssertTrue(app.sees("Inside"))
    model.inner = [4, 5]
    app.settle()
    XCTAssertTrue(app.sees("Inner 5"))
    model.shows = false
    app.settle()
    XCTAssertTrue(app.sees("Screen 1"))
    XCTAssertEqual(model.inner, [4, 5])
    model.shows = true
    app.settle()
    XCTAssertTrue(app.sees("Inner 5"), "the path is the model's")
  }

  /// W11
  func testStackedSheetsAreDismissedTogether() {
    let (app, model) = start()
    model.shows = true
    app.settle()
    app.tap("Nest")
    app.settle()
    XCTAssertTrue(app.sees("Nested"))
    model.shows = false
    app.settle()
    XCTAssertTrue(app.sees("Root content"))
    XCTAssertFalse(app.sees("Nested"))
    XCTAssertEqual(model.events, ["dismissed"])
    XCTAssertFalse(app.sees("Inside"))
  }

  /// W11
  func testAnotherItemIsAnotherSheet() {
    let (app, model) = start()
    model.item = Item(id: 1)
    app.settle()
    XCTAssertTrue(app.sees("Sheet of 1"))
    model.item = Item(id: 2)
    app.settle()
    XCTAssertTrue(app.sees("Sheet of 2"))
    XCTAssertFalse(app.sees("Sheet of 1"))
    XCTAssertTrue(model.events.contains("1 disappear"))
    app.drag(from: CGPoint(x: 196, y: 100), to: CGPoint(x: 196, y: 800))
    app.settle()
    XCTAssertNil(model.item)
    XCTAssertEqual(model.events.last, "item dismissed")
  }

  /// W11: a flag that is set and reset immediately has no effect and blocks nothing.
  func testFlagResetImmediatelyHasNoEffect() {
    let (app, model) = start()
    model.shows = true
    app.advance(by: 0.1)
    model.shows = false
    app.settle()
    XCTAssertTrue(app.sees("Root content"))
    model.shows = true
    app.settle()
    XCTAssertTrue(app.sees("Inside"))
    model.shows = false
    app.advance(by: 0.1)
    model.shows = true
    app.settle()
    XCTAssertTrue(app.sees("Inside"))
  }

  private struct AtLaunch: View {
    @State private var shows = true
    @State private var path = [1]
    var body: some View {
      NavigationStack(path: $path) {
        Text("Root content").navigationDestination(for: Int.self) { Text("Screen \($0)") }
      }
      .sheet(isPresented: $shows) { Button("Close") { shows = false } }
    }
  }

  /// W11
  func testASheetAndAPathThatAreThereAtFirst() {
    let app = TestApp()
    app.show(view: AtLaunch())
    XCTAssertTrue(app.sees("Close"))
    app.tap("Close")
    app.settle()
    XCTAssertTrue(app.sees("Screen 1"))
  }

  private struct Popovers: View {
    @State private var shows = false
    var body: some View {
      VStack {
        Spacer()
        Button("Info") { shows = true }.frame(width: 120, height: 44)
          .popover(isPresented: $shows) { Text("Popped").padding().frame(width: 200, height: 100) }
        Spacer()
      }
    }
  }

  /// W11: the popover is beside its view and does not cover it.
  func testPopoverDoesNotCoverItsView() throws {
    let app = TestApp(device: .iPad, orientation: .landscapeLeft)
    app.show(view: Popovers())
    let button = try XCTUnwrap(app.element("Info")).frame
    app.tap("Info")
    app.settle()
    let popped = try XCTUnwrap(app.element("Popped")).frame
    XCTAssertFalse(popped.intersects(button), "\(popped) \(button)")
    app.tap(at: CGPoint(x: 20, y: 700))
    app.settle()
    XCTAssertFalse(app.sees("Popped"))
    app.tap("Info")
    app.settle()
    XCTAssertTrue(app.sees("Popped"), "its flag was cleared")
  }
}
