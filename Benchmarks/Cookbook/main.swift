// Measures state restoration, and a book of a hundred thousand recipes, in CPU time.

import CookbookTesting
import BenchmarkSupport
import CookbookApp
import Foundation
import PortolanTesting
import StateStore
import SwiftUI

@MainActor
struct CookbookBenchmark {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "CookbookBenchmark-\(UUID().uuidString)")

  func run() {
    defer { try? FileManager.default.removeItem(at: folder) }
    CookbookCommand.useBook(in: folder.appendingPathComponent("Book"))
    commits()
    restoring()
    thickBook()
  }

  private func commits() {
    let store = StateStore(folder: folder.appendingPathComponent("Commits")) { print($0) }
    var number: UInt8 = 0
    let time = Measure.median(count: 200) {
      number &+= 1
      store.write([.put(scope: "session/1", name: "navigation", value: Data(repeating: number, count: 400))])
    }
    Measure.report("Committing a state", time * 1e6, "µs", goal: "under 200 µs")
  }

  private func restoring() {
    let slugs = (0..<100).map { ["bibimbap", "kimbap", "omurice", "naan"][$0 % 4] }
    let state = folder.appendingPathComponent("Deep")
    let first = TestApp.launch(CookbookApp.self, state: state)
    first.open("cookbook://recipe/" + slugs.joined(separator: "/"))
    first.settle()
    precondition(first.trail.count == 101)
    first.end()
    let deep = launchTime(state, depth: 101)
    let empty = launchTime(folder.appendingPathComponent("Empty"), depth: 1)
    Measure.report(
      "Restoring a path of 100 recipes, beyond a plain launch", (deep - empty) * 1e3, "ms",
      goal: "under 10 ms")
    Measure.report("A launch with 100 recipes on the stack", deep * 1e3, "ms", goal: "none")
  }

  private func launchTime(_ state: URL, depth: Int) -> Double {
    var times: [Double] = []
    for _ in 0..<9 {
      let start = Measure.processorSeconds
      let app = TestApp.launch(CookbookApp.self, state: state)
      times.append(Measure.processorSeconds - start)
      precondition(app.trail.count == depth)
      app.end()
    }
    return times.sorted()[4]
  }

  private func thickBook() {
    let thin = launchTime(folder.appendingPathComponent("Thin"), depth: 1)
    let start = Measure.processorSeconds
    _ = CookbookCommand.run(["Cookbook", "--import", "100000"])
    Measure.report("Importing 100,000 recipes", Measure.processorSeconds - start, "s", goal: "under 10 s")
    let thick = launchTime(folder.appendingPathComponent("Thick"), depth: 1)
    Measure.report(
      "Opening the list of 100,066 recipes, beyond one of 66", (thick - thin) * 1e3, "ms", goal: "none")
    for text in ["pumpkin", "호박찌개", "p", "grandmother pumpkin stew"] {
      let time = Measure.median(count: 5) { _ = CookbookCommand.count(finding: text) }
      Measure.report("Searching for “\(text)” in 100,066 recipes", time * 1e3, "ms", goal: "under 16 ms")
    }
  }
}

MainActor.assumeIsolated { CookbookBenchmark().run() }
