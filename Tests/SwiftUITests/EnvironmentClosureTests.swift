import PortolanTesting
import PortolanXCTest
import SwiftUI

/// Tests closures in the environment, which differ whenever the body around them is evaluated.
@MainActor
final class EnvironmentClosureTests: XCTestCase {
  private final class Log {
    var measurements = 0
    var calls: [Int] = []
  }

  private struct CountingLayout: Layout {
    let log: Log

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      log.measurements += 1
      return CGSize(width: 100, height: 40)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  private struct Caller: View {
    @Environment(\.action) private var action
    var body: some View { Button("Call") { action() } }
  }

  private struct Screen: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      VStack {
        CountingLayout(log: log) { Color.red }
        List {
          Button("Count") { count += 1 }
          Caller()
        }
      }
      .environment(\.action, { log.calls.append(count) })
    }
  }

  func testOnlyReadersOfAClosureChangeWithIt() {
    let log = Log()
    let app = TestApp()
    app.show(UIHostingController(rootView: Screen(log: log)))
    app.tap("Call")
    app.settle()
    let measurements = log.measurements
    app.tap("Count")
    app.settle()
    XCTAssertEqual(log.measurements, measurements, "The layout does not depend on the closure.")
    app.tap("Call")
    app.settle()
    XCTAssertEqual(log.calls, [0, 1])
  }

  /// A modifier of the app, a property inside of another one, and a platform view read the closure.
  private struct Action: DynamicProperty {
    @Environment(\.action) var perform
  }

  private struct ActionButton: View {
    let title: String
    private let action = Action()
    init(_ title: String) { self.title = title }
    var body: some View { Button(title) { action.perform() } }
  }

  private struct TapModifier: ViewModifier {
    @Environment(\.action) private var action
    func body(content: Content) -> some View { content.onTapGesture { action() } }
  }

  private struct PlatformButton: UIViewRepresentable {
    final class Coordinator { var action: () -> Void = {} }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIButton {
      let coordinator = context.coordinator
      return UIButton(type: .system, primaryAction: UIAction(title: "Platform") { _ in coordinator.action() })
    }
    func updateUIView(_ view: UIButton, context: Context) {
      context.coordinator.action = context.environment.action
    }
  }

  private struct Counting<Content: View>: View {
    let log: Log
    let content: Content
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Count") { count += 1 }
        content
      }
      .environment(\.action, { log.calls.append(count) })
    }
  }

  /// Calls the closure through an element before and after it has changed.
  private func calls<Content: View>(of element: String, _ content: Content) -> [Int] {
    let log = Log()
    let app = TestApp()
    app.show(UIHostingController(rootView: Counting(log: log, content: content)))
    app.tap(element)
    app.settle()
    for _ in 0..<2 {
      app.tap("Count")
      app.settle()
      app.tap(element)
      app.settle()
    }
    return log.calls
  }

  func testEachKindOfReaderHasTheLatestClosure() {
    XCTAssertEqual(calls(of: "Property", ActionButton("Property")), [0, 1, 2])
    XCTAssertEqual(calls(of: "Modifier", Text("Modifier").modifier(TapModifier())), [0, 1, 2])
    XCTAssertEqual(calls(of: "Platform", PlatformButton()), [0, 1, 2])
  }

  func testACloserValueHidesTheClosure() {
    let log = Log()
    let content = Caller().environment(\.action, { log.calls.append(-1) })
    XCTAssertEqual(calls(of: "Call", content), [])
    XCTAssertEqual(log.calls, [-1, -1, -1])
  }

  private struct Toggling: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        Button("Show") { isShown.toggle() }
        if isShown { Caller() }
      }
    }
  }

  func testAReaderThatAppearsLaterHasTheLatestClosure() {
    let log = Log()
    let app = TestApp()
    app.show(UIHostingController(rootView: Counting(log: log, content: Toggling())))
    for title in ["Count", "Show", "Call", "Count", "Call", "Show", "Count", "Show", "Call"] {
      app.tap(title)
      app.settle()
    }
    XCTAssertEqual(log.calls, [1, 2, 3])
  }

  func testAPresentedReaderHasTheLatestClosure() {
    struct Presenting: View {
      @State private var isPresented = false
      var body: some View {
        Button("Present") { isPresented = true }.sheet(isPresented: $isPresented) { Sheet() }
      }
    }
    struct Sheet: View {
      @Environment(\.action) private var action
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        VStack {
          Button("Call") { action() }
          Button("Close") { dismiss() }
        }
      }
    }
    let log = Log()
    let app = TestApp()
    app.show(UIHostingController(rootView: Counting(log: log, content: Presenting())))
    for title in ["Present", "Call", "Close", "Count", "Present", "Call"] {
      app.tap(title)
      app.settle()
    }
    XCTAssertEqual(log.calls, [0, 1])
  }
}
