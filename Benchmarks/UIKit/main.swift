import Foundation
import PortolanTesting
import UIKit

// Medians of processor time for what an app and its tests do most. `Benchmarks/run.sh` prints them beside their
// peers and goals. With the names of benchmarks as arguments, only those run.

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
