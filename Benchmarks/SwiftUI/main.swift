import BenchmarkSupport
import PortolanTesting
import SwiftUI

// Medians of processor time for SwiftUI's navigation, lists and tests. With the names of benchmarks as arguments, only
// those run.

MainActor.assumeIsolated {
  let wanted = Set(CommandLine.arguments.dropFirst())
  func run(_ name: String, _ benchmark: () -> Void) {
    if wanted.isEmpty || wanted.contains(name) { benchmark() }
  }
  run("path") { PathBenchmark().run() }
  run("list") { ListBenchmark().run() }
  run("testing") { ViewTestBenchmark().run() }
}
