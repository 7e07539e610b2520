import PortolanTesting
import SwiftUI
import XCTest

/// Views whose values are made outside the main actor.
@MainActor
final class NonisolatedModifierTests: XCTestCase {
  private final class Log: @unchecked Sendable {
    // Written on the main thread only.
    var lines: [String] = []
  }

  private nonisolated static func makeScreen(_ log: Log) -> AnyView {
    AnyView(
      VStack {
        Text("Harbour").bold().padding(4)
        Button("Enter") { log.lines.append("entered") }.buttonStyle(BorderedButtonStyle())
        Label("Ships", systemImage: "sailboat").onTapGesture { log.lines.append("tapped") }
      }
      .toolbar { ToolbarItem { Button("Leave") { log.lines.append("left") } } }
      .onAppear { log.lines.append("appeared") })
  }

  func testAViewThatAnotherThreadMadeIsShownAndResponds() {
    let log = Log()
    nonisolated(unsafe) var made: AnyView?
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      made = Self.makeScreen(log)
      isDone.signal()
    }
    isDone.wait()
    let app = TestApp()
    app.show(UIHostingController(rootView: NavigationStack { made! }))
    XCTAssertTrue(app.sees("Harbour"))
    app.tap("Enter")
    app.tap("Ships")
    app.tap("Leave")
    XCTAssertEqual(log.lines, ["appeared", "entered", "tapped", "left"])
    app.end()
  }

  func testAFieldHasAStyleThatIsNotIsolated() {
    struct Form: View {
      @State var name = ""
      var body: some View {
        TextField("Name", text: $name).textFieldStyle(PaddedFieldStyle())
        Text("Name: \(name)")
      }
    }
    let app = TestApp()
    app.show(UIHostingController(rootView: VStack { Form() }))
    app.tap("Name")
    app.type("Genoa")
    XCTAssertTrue(app.sees("Name: Genoa"))
    app.end()
  }

  func testAnEntryMayHaveADefaultThatIsNotSendable() {
    var values = EnvironmentValues()
    XCTAssertEqual(values.indicator.name, "automatic")
    XCTAssertTrue(values.indicator === EnvironmentValues().indicator, "the default is created once")
    let own = Indicator()
    values.indicator = own
    XCTAssertTrue(values.indicator === own)
  }

  func testAClassOfNoActorScrolls() throws {
    struct Rows: View {
      let scroller: Scroller
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            Color.red.frame(height: 2000).id(Scroller.Place.top)
            Text("End").id(Scroller.Place.bottom)
          }
          .onAppear { scroller.proxy = proxy }
        }
      }
    }
    let scroller = Scroller()
    let app = TestApp()
    app.show(UIHostingController(rootView: Rows(scroller: scroller)))
    app.settle()
    let scrollView = try XCTUnwrap(app.elements(of: UIScrollView.self).first)
    let top = scrollView.contentOffset.y
    scroller.scroll(to: .bottom)
    app.settle()
    XCTAssertGreaterThan(scrollView.contentOffset.y, top + 1000)
    scroller.scroll(to: .top)
    app.settle()
    XCTAssertEqual(scrollView.contentOffset.y, top, accuracy: 0.5)
    app.end()
  }

  func testManyModifiersAreEvaluated() {
    struct Screen: View {
      @State var isOn = false
      @State var text = ""
      @State var value = 0.5
      var body: some View { makeViews($isOn, $text, $value) }
    }
    let app = TestApp()
    app.show(UIHostingController(rootView: Screen()))
    XCTAssertTrue(app.sees("Button"))
    app.end()
    app.show(
      UIHostingController(
        rootView: Text("Plain").laidOut().drawn().styledText().colored().listed().accessible()))
    app.settle()
    app.end()
  }
}
