// Measures frames of the Catalog's screens while they scroll: layout, commit, display list and drawing of
// changes, at 393x852@2x, in CPU time.

import BenchmarkSupport
import CatalogApp
import CoreGraphics
import PortolanTesting
import UIKit

@MainActor
struct ScrollBenchmark {
  private let builder = DisplayListBuilder()
  private let renderer = CairoRenderer()

  /// Returns the median frame time and that of the slowest tenth, in milliseconds; `nil` if nothing scrolls.
  func run(_ screen: CatalogScreen) -> (median: Double, slow: Double)? {
    let app = TestApp(device: .iPhone15)
    let controller = screen.make()
    app.show(UINavigationController(rootViewController: controller))
    guard let scroll = largestScrollView(controller.view), let root = app.window.windowScene?.rootLayer,
      let surface = makeImageSurface(width: 786, height: 1704)
    else { return nil }
    let low = -scroll.adjustedContentInset.top
    let high = max(low, scroll.contentSize.height + scroll.adjustedContentInset.bottom - scroll.bounds.height)
    guard high > low + 100 else { return nil }
    var shown = builder.build(root)
    renderer.render(shown, on: surface, scale: 2)
    var times: [Double] = []
    var offset = low
    var step: CGFloat = 17
    for _ in 0..<240 {
      offset += step
      if offset > high || offset < low {
        step = -step
        offset = min(max(offset, low), high)
      }
      let start = Measure.processorSeconds
      scroll.contentOffset.y = offset
      CATransaction.flush()
      let list = builder.build(root)
      renderer.render(list, on: surface, scale: 2, damage: list.damage(since: shown))
      shown = list
      times.append((Measure.processorSeconds - start) * 1000)
    }
    times.sort()
    return (times[times.count / 2], times[times.count * 9 / 10])
  }

  private func largestScrollView(_ view: UIView) -> UIScrollView? {
    if let scroll = view as? UIScrollView { return scroll }
    return view.subviews.compactMap(largestScrollView).max { $0.bounds.height < $1.bounds.height }
  }
}

MainActor.assumeIsolated {
  let benchmark = ScrollBenchmark()
  let results = CatalogScreen.all.compactMap { screen in benchmark.run(screen).map { (screen.title, $0) } }
  for (title, result) in results.sorted(by: { $0.1.median > $1.1.median }).prefix(5) {
    Measure.report("\(title), a frame while it scrolls, median", result.median, "ms", goal: "under 4 ms")
    Measure.report("\(title), the slowest tenth", result.slow, "ms", goal: "none")
  }
}
