import BenchmarkSupport
import PortolanTesting
import SwiftUI

// Median CPU times for SwiftUI's navigation, lists and tests. Arguments select benchmarks by name.

MainActor.assumeIsolated {
  let wanted = Set(CommandLine.arguments.dropFirst())
  func run(_ name: String, _ benchmark: () -> Void) {
    if wanted.isEmpty || wanted.contains(name) { benchmark() }
  }
  run("path") { PathBenchmark().run() }
  run("list") { ListBenchmark().run() }
  run("testing") { ViewTestBenchmark().run() }
}
