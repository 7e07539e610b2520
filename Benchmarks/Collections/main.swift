import BenchmarkSupport
import PortolanTesting
import UIKit

MainActor.assumeIsolated {
  HostRegistry.install(HeadlessHost())
  FrameClock.shared.setMode(.virtual)
  GridBenchmark().run()
  LayoutBenchmark().run()
  SnapshotBenchmark().run()
}
