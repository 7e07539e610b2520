import PortolanTesting
import SwiftUI
import XCTest

/// Each transaction is an update of its own.
@MainActor
final class TransactionOrderTests: XCTestCase {
  private struct Slide: View {
    @State private var x = 0.0
    var body: some View {
      VStack {
        Color.red.frame(width: 20, height: 20).accessibilityElement().accessibilityLabel("Dot").offset(x: x)
        Button("Go") {
          x = 100
          withAnimation(.linear(duration: 1)) { x = 0 }
        }
      }
    }
  }

  func testAnAnimationBeginsWithTheValueSetBefore() throws {
    let app = TestApp()
    app.show(view: Slide())
    let dot = try XCTUnwrap(app.element("Dot"))
    let rest = dot.center.x
    func shown() -> CGFloat { dot.view.layer.presentation()?.convert(dot.view.bounds, to: nil).midX ?? 0 }
    app.tap("Go")
    app.advance(by: 0.5)
    XCTAssertEqual(shown(), rest + 50, accuracy: 4)
    app.settle()
    XCTAssertEqual(shown(), rest, accuracy: 0.5)
  }

  private final class Log {
    var values: [Int] = []
    var changes: [[Int]] = []
  }
  private struct Steps: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      let _ = log.values.append(value)
      Color.white
        .onAppear {
          value = 1
          value = 2
          withAnimation {
            value = 3
            value = 4
          }
        }
        .onChange(of: value) { log.changes.append([$0, $1]) }
    }
  }

  func testChangesOfATransactionAreOneUpdate() {
    let log = Log()
    let app = TestApp()
    app.show(view: Steps(log: log))
    app.settle()
    XCTAssertEqual(log.values, [0, 2, 4])
    XCTAssertEqual(log.changes, [[0, 2], [2, 4]])
  }
}
