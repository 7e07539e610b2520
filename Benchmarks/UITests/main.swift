// Measures UI tests of Cookbook: each launches the app, performs ten touches and queries five elements.

import BenchmarkSupport
import Foundation
import XCUIAutomation

@MainActor
enum UITestBenchmark {
  private static let app = XCUIApplication(bundleIdentifier: "Cookbook")

  /// Performs ten interactions and five queries.
  private static func test() {
    app.launch()
    let recipe = app.staticTexts["Seaweed Soup"].firstMatch
    let back = app.navigationBars.buttons["Cookbook"]
    for _ in 0..<4 {
      recipe.tap()
      back.tap()
    }
    app.swipeUp()
    app.swipeDown()
    precondition(app.navigationBars["Cookbook"].exists)
    precondition(app.staticTexts["Seaweed Soup"].firstMatch.exists)
    precondition(!app.buttons["Nowhere"].exists)
    precondition(app.navigationBars.buttons.count > 0)
    precondition(app.searchFields.firstMatch.exists)
  }

  private static func seconds(_ body: () -> Void) -> Double {
    let start = ContinuousClock.now
    body()
    let time = (ContinuousClock.now - start).components
    return Double(time.seconds) + Double(time.attoseconds) / 1e18
  }

  private static func median(_ count: Int, _ body: () -> Void) -> Double {
    body()
    return (0..<count).map { _ in seconds(body) }.sorted()[count / 2]
  }

  /// The proportional memory of the running app, in MiB.
  private static func memoryOfApp() -> Double {
    let own = "\(getpid())"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] where Int(name) != nil {
      guard let stat = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
        let end = stat.lastIndex(of: ")"),
        stat[stat.index(after: end)...].split(separator: " ").dropFirst().first.map(String.init) == own,
        let rollup = try? String(contentsOfFile: "/proc/\(name)/smaps_rollup", encoding: .utf8),
        let line = rollup.split(separator: "\n").first(where: { $0.hasPrefix("Pss:") }),
        let number = line.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
      else { continue }
      return number / 1024
    }
    return 0
  }

  static func run() {
    let arguments = CommandLine.arguments
    if arguments.count == 3, arguments[1] == "--worker", let count = Int(arguments[2]) {
      for _ in 0..<count { test() }
      app.terminate()
      return
    }
    let launch = median(15) { app.launch() }
    let whole = median(15, test)
    Measure.report(
      "A UI test: launch, ten interactions, five queries", whole * 1e3, "ms", goal: "at most 150 ms")
    Measure.report("… of which launching the app", launch * 1e3, "ms", goal: "at most 15 ms")
    Measure.report("Memory of an app under test, proportional", memoryOfApp(), "MiB")
    app.terminate()
    let each = 20
    let both = seconds {
      let workers = (0..<2).map { _ in
        let process = Process()
        process.executableURL = URL(fileURLWithPath: arguments[0])
        process.arguments = ["--worker", "\(each)"]
        try? process.run()
        return process
      }
      for worker in workers { worker.waitUntilExit() }
    }
    Measure.report("UI tests in a second, with two jobs", Double(2 * each) / both, "tests")
  }
}

MainActor.assumeIsolated { UITestBenchmark.run() }
