import BenchmarkSupport
import PortolanTesting
import SwiftUI

/// Appending a value to a bound path and removing it, at several depths, and restoring a deep path.
@MainActor
struct PathBenchmark {
  private final class Model: ObservableObject {
    @Published var path: [Int] = []
    @Published var stored = NavigationPath()
  }

  private struct Screen: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        Text("Root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("Screen \($0)").navigationTitle("\($0)") }
      }
    }
  }

  private struct Restored: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack(path: $model.stored) {
        Text("Root").navigationDestination(for: Int.self) { Text("Screen \($0)").navigationTitle("\($0)") }
      }
    }
  }

  private func change(_ body: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, body)
    CATransaction.flush()
  }

  func run() {
    var shallow = 0.0
    for depth in [1, 10, 100, 1_000, 10_000, 100_000] {
      let app = TestApp()
      let model = Model()
      app.show(UIHostingController(rootView: Screen(model: model)))
      change { model.path = Array(0..<depth) }
      app.settle()
      let time = Measure.median(rounds: 5, count: depth > 1_000 ? 5 : 40) {
        change { model.path.append(depth) }
        change { model.path.removeLast() }
      }
      Measure.report("append and pop at depth \(depth)", time * 1e3, "ms", goal: "measured")
      if depth == 1 { shallow = time }
      if depth >= 1_000 {
        Measure.report(
          "append and pop at depth \(depth), beside depth 1", time / shallow, "times", goal: "at most 1.3")
      }
      app.end()
    }
    restore()
  }

  private func restore() {
    var path = NavigationPath()
    for value in 0..<100 { path.append(value) }
    guard let codable = path.codable, let data = try? JSONEncoder().encode(codable) else {
      preconditionFailure("the path cannot be stored")
    }
    let time = Measure.median(rounds: 5, count: 10) {
      let app = TestApp()
      let model = Model()
      let stored = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
      model.stored = NavigationPath(stored!)
      app.show(UIHostingController(rootView: Restored(model: model)))
      CATransaction.flush()
      precondition(app.sees("Screen 99"), "the path did not come back")
      app.end()
    }
    Measure.report("a path of 100 restored, to the first frame", time * 1e3, "ms", goal: "under 10")
  }
}
