import Foundation
import PortolanTesting
import UIKit

// Medians of processor time for what an app and its tests do most. `Benchmarks/run.sh` prints them beside their
// peers and goals.

MainActor.assumeIsolated {
  FrameBenchmark().run()
  NavigationBenchmark().run()
  PresentationBenchmark().run()
  TestingBenchmark().run()
}
