import Foundation
import PortolanTesting
import UIKit

// Median CPU times of the most frequent operations of apps and tests. `Benchmarks/run.sh` prints them with
// goals and the results of other toolkits. Arguments select benchmarks by name.

MainActor.assumeIsolated {
  let wanted = Set(CommandLine.arguments.dropFirst())
  func run(_ name: String, _ benchmark: () -> Void) {
    if wanted.isEmpty || wanted.contains(name) { benchmark() }
  }
  run("frames") { FrameBenchmark().run() }
  run("navigation") { NavigationBenchmark().run() }
  run("presentation") { PresentationBenchmark().run() }
  run("storyboards") { StoryboardBenchmark().run() }
  run("testing") { TestingBenchmark().run() }
}
