import BenchmarkSupport
import PortolanTesting
import SwiftUI

/// One changed row of a thousand, and opening a long list.
@MainActor
struct ListBenchmark {
  @Observable
  final class Item: Identifiable {
    let id: Int
    var title: String
    init(_ id: Int) {
      self.id = id
      title = "Row \(id)"
    }
  }

  private struct Row: View {
    let item: Item
    var body: some View { Text(item.title) }
  }

  private struct Rows: View {
    let items: [Item]
    var body: some View { List(items) { Row(item: $0) } }
  }

  private struct Value: Identifiable {
    let id: Int
    var title: String
  }
  private final class Model: ObservableObject {
    @Published var values: [Value]
    init(_ count: Int) { values = (0..<count).map { Value(id: $0, title: "Row \($0)") } }
  }
  private struct ValueRow: View {
    let title: String
    var body: some View { Text(title) }
  }
  private struct ValueRows: View {
    @ObservedObject var model: Model
    var body: some View { List(model.values) { ValueRow(title: $0.title) } }
  }

  private struct Long: View {
    let count: Int
    var body: some View { List(0..<count, id: \.self) { Text("Row \($0)") } }
  }

  func run() {
    changeOne()
    let short = changeValue(of: 1_000)
    let long = changeValue(of: 100_000)
    let copy = copyValues(of: 100_000)
    Measure.report("the copy of that array alone, in plain Swift", copy * 1e3, "ms", goal: "the limit")
    Measure.report(
      "one value of 100,000 changed, beside one of 1,000", long / short, "times", goal: "at most 1.5")
    Measure.report(
      "the same without the copy of the array", (long - copy) / short, "times", goal: "at most 1.5")
    for count in [1_000, 100_000] {
      let time = Measure.median(rounds: 5, count: 10) {
        let app = TestApp()
        app.show(UIHostingController(rootView: Long(count: count)))
        CATransaction.flush()
        precondition(app.sees("Row 0"), "there are no rows")
        app.end()
      }
      Measure.report("a list of \(count) opened, to the first frame", time * 1e3, "ms", goal: "under 10")
    }
  }

  private func changeOne() {
    let app = TestApp()
    let items = (0..<1_000).map { Item($0) }
    app.show(UIHostingController(rootView: Rows(items: items)))
    app.settle()
    var round = 0
    let before = BodyCounter.count
    items[3].title = "Once"
    CATransaction.flush()
    let bodies = BodyCounter.count - before
    let time = Measure.median(rounds: 7, count: 200) {
      round += 1
      items[3].title = "Row \(round)"
      CATransaction.flush()
    }
    Measure.report("one row of 1,000 changed: bodies evaluated", Double(bodies), "", goal: "one")
    Measure.report("one row of 1,000 changed", time * 1e3, "ms", goal: "under 0.2")
    app.end()
  }

  /// The time in seconds of a change of an array that is also held elsewhere, as the list holds its data.
  private func copyValues(of count: Int) -> Double {
    var values = Model(count).values
    var shown = values
    var round = 0
    let time = Measure.median(rounds: 7, count: 200) {
      round += 1
      values[3].title = "Row \(round)"
      shown = values
    }
    precondition(shown.count == count)
    return time
  }

  private func changeValue(of count: Int) -> Double {
    let app = TestApp()
    let model = Model(count)
    app.show(UIHostingController(rootView: ValueRows(model: model)))
    app.settle()
    var round = 0
    let time = Measure.median(rounds: 7, count: 200) {
      round += 1
      model.values[3].title = "Row \(round)"
      CATransaction.flush()
    }
    Measure.report("one value of an array of \(count) changed", time * 1e3, "ms", goal: "measured")
    app.end()
    return time
  }
}
