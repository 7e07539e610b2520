import PortolanTesting
import SwiftUI
import XCTest

/// Tests of sheets, covers, alerts, dialogs and tabs (W11).
@MainActor
final class PresentationTests: XCTestCase {
  private final class Log { var events: [String] = [] }

  private struct Presenter: View {
    @State private var showsSheet = false
    @State private var showsCover = false
    @State private var asks = false
    @State private var chooses = false
    @State private var answer = "none"
    let log: Log
    var body: some View {
      VStack {
        Text("Answer \(answer)")
        Text(showsSheet ? "sheet on" : "sheet off")
        Button("Sheet") { showsSheet = true }
        Button("Cover") { showsCover = true }
        Button("Ask") { asks = true }
        Button("Choose") { chooses = true }
      }
      .onAppear { log.events.append("presenter appear") }
      .onDisappear { log.events.append("presenter disappear") }
      .sheet(isPresented: $showsSheet, onDismiss: { log.events.append("dismissed") }) { Inside(log: log) }
      .fullScreenCover(isPresented: $showsCover) { Button("Uncover") { showsCover = false } }
      .alert("Really?", isPresented: $asks) {
        Button("Yes") { answer = "yes" }
        Button("No", role: .cancel) { answer = "no" }
      } message: {
        Text("Think about it")
      }
      .confirmationDialog("Pick", isPresented: $chooses, titleVisibility: .visible) {
        Button("First") { answer = "first" }
        Button("Delete", role: .destructive) { answer = "deleted" }
      }
    }
  }

  private struct Inside: View {
    let log: Log
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("Close") { dismiss() }
        .onAppear { log.events.append("sheet appear") }
        .onDisappear { log.events.append("sheet disappear") }
    }
  }

  private func start() -> (TestApp, Log) {
    let app = TestApp()
    let log = Log()
    app.show(UIHostingController(rootView: Presenter(log: log)))
    return (app, log)
  }

  func testW11SheetFollowsFlagAndResetsItWhenDismissed() {
    let (app, log) = start()
    app.tap("Sheet")
    app.settle()
    XCTAssertTrue(app.sees("Close"))
    app.tap("Close")
    app.settle()
    XCTAssertFalse(app.sees("Close"))
    XCTAssertTrue(app.sees("sheet off"))
    XCTAssertEqual(log.events, ["presenter appear", "sheet appear", "sheet disappear", "dismissed"])
  }

  func testW11ASheetDraggedAwayClearsItsFlag() {
    let (app, log) = start()
    app.tap("Sheet")
    app.settle()
    app.drag(from: CGPoint(x: 196, y: 100), to: CGPoint(x: 196, y: 800))
    app.settle()
    XCTAssertFalse(app.sees("Close"))
    XCTAssertTrue(app.sees("sheet off"))
    XCTAssertEqual(log.events.last, "dismissed")
  }

  func testW11ACoverFillsTheScreen() {
    let (app, _) = start()
    app.tap("Cover")
    app.settle()
    XCTAssertTrue(app.sees("Uncover"))
    XCTAssertFalse(app.sees("Ask"))
    app.tap("Uncover")
    app.settle()
    XCTAssertTrue(app.sees("Ask"))
  }

  func testW11AlertsAndDialogsAnswer() {
    let (app, _) = start()
    app.tap("Ask")
    app.settle()
    XCTAssertTrue(app.sees("Think about it"))
    app.tap("Yes")
    app.settle()
    XCTAssertTrue(app.sees("Answer yes"))
    app.tap("Choose")
    app.settle()
    app.tap("Delete")
    app.settle()
    XCTAssertTrue(app.sees("Answer deleted"))
  }

  private struct TwoSheets: View {
    @State private var first = false
    @State private var second = false
    var body: some View {
      VStack {
        Button("Both") {
          first = true
          second = true
        }
        .sheet(isPresented: $first) { Button("Close first") { first = false } }
      }
      .sheet(isPresented: $second) { Button("Close second") { second = false } }
    }
  }

  func testM39ASecondSheetWaitsForTheFirst() {
    let recorder = FaultRecorder()
    let app = TestApp()
    app.show(UIHostingController(rootView: TwoSheets()))
    app.tap("Both")
    app.settle()
    XCTAssertTrue(recorder.warnings.contains { $0.hasPrefix("Currently, only presenting a single sheet") })
    let isFirst = app.sees("Close first")
    app.tap(isFirst ? "Close first" : "Close second")
    app.settle()
    XCTAssertTrue(app.sees(isFirst ? "Close second" : "Close first"))
  }

  private struct Tabs: View {
    @State private var tab = "a"
    let log: Log
    var body: some View {
      TabView(selection: $tab) {
        Screen(name: "Alpha", log: log).tabItem { Label("A", systemImage: "star") }.tag("a")
        Screen(name: "Beta", log: log).tabItem { Label("B", systemImage: "heart") }.tag("b")
      }
      .onChange(of: tab) { log.events.append("tab \(tab)") }
    }
  }
  private struct Screen: View {
    let name: String
    let log: Log
    @State private var taps = 0
    var body: some View {
      Button("\(name) \(taps)") { taps += 1 }
        .onAppear { log.events.append("\(name) appear") }
        .onDisappear { log.events.append("\(name) disappear") }
    }
  }

  func testS6TabsKeepTheirStateAndAppearWhenSelected() {
    let app = TestApp()
    let log = Log()
    app.show(UIHostingController(rootView: Tabs(log: log)))
    XCTAssertEqual(log.events, ["Alpha appear"])
    app.tap("Alpha 0")
    app.settle()
    app.tap("B")
    app.settle()
    XCTAssertTrue(app.sees("Beta 0"))
    XCTAssertEqual(log.events, ["Alpha appear", "tab b", "Beta appear", "Alpha disappear"])
    app.tap("A")
    app.settle()
    XCTAssertTrue(app.sees("Alpha 1"))
  }

  private struct Lazy: View {
    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(0..<1000, id: \.self) { index in
            Button("Row \(index)") {}.frame(height: 50)
          }
        }
      }
    }
  }

  func testLazyStacksCreateVisibleViews() {
    let app = TestApp()
    BodyCounter.count = 0
    app.show(UIHostingController(rootView: Lazy()))
    XCTAssertTrue(app.sees("Row 3"))
    XCTAssertFalse(app.sees("Row 400"))
    XCTAssertLessThan(BodyCounter.count, 400)
    app.fling(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100))
    app.settle()
    XCTAssertFalse(app.sees("Row 0"))
  }
}
