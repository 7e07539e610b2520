import BenchmarkSupport
import Foundation
import PortolanTesting
import UIKit

/// With a number as argument, only checks that many random updates, with and without animation and from
/// several seeds.
MainActor.assumeIsolated {
  HostRegistry.install(HeadlessHost())
  FrameClock.shared.setMode(.virtual)
  if CommandLine.arguments.count > 1, let count = Int(CommandLine.arguments[1]) {
    exit(UpdatesBenchmark().run(count) ? 0 : 1)
  }
  GridBenchmark().run()
  LayoutBenchmark().run()
  SnapshotBenchmark().run()
  SizingBenchmark().run()
}
