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
}

private struct ActionKey: EnvironmentKey {
  static let defaultValue: () -> Void = {}
}

extension EnvironmentValues {
  fileprivate var action: () -> Void {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
}
