import BenchmarkSupport
import PortolanTesting
import SwiftUI

/// The cost of view tests: building a screen, tapping and asserting.
@MainActor
struct ViewTestBenchmark {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("Count \(count)")
        Button("Add") { count += 1 }
      }
    }
  }

  func run() {
    let test = Measure.median(rounds: 5, count: 100) {
      let app = TestApp()
      app.show(UIHostingController(rootView: Counter()))
      app.tap("Add")
      precondition(app.sees("Count 1"), "the tap did not arrive")
    }
    Measure.report("view-level tests a second", 1 / test, "", goal: "at least 1,000")
  }
}
