import BenchmarkSupport
import PortolanTesting
import UIKit

/// Sheets: presenting and dismissing without drawing, and dragging over a full screen with drawing.
@MainActor
struct PresentationBenchmark {
  func run() {
    presentAndDismiss()
    drag()
  }

  private func presentAndDismiss() {
    let app = TestApp()
    let root = UIViewController()
    app.show(root)
    let cycle = Measure.median(count: 500) {
      root.present(UIViewController(), animated: false)
      // A sheet's last callbacks are one frame later, even without animation.
      FrameClock.shared.settle()
      root.dismiss(animated: false)
      FrameClock.shared.settle()
    }
    Measure.report("present and dismiss of an empty sheet", cycle * 1e6, "µs", goal: "20 µs")
    app.end()
  }

  /// Every frame of a slow drag with all work of a host: input, layout, recording, damage, rasterization.
  private func drag() {
    let app = TestApp(device: .iPhone15)
    let screen = UIViewController()
    FrameBenchmark.fill(screen.view)
    app.show(screen)
    let sheet = UIViewController()
    sheet.view.backgroundColor = .systemBackground
    app.window.rootViewController?.present(sheet, animated: false)
    app.settle()
    let canvas = FrameCanvas(root: app.window.layer, size: app.window.bounds.size, scale: 2)
    canvas.drawWhole()
    var frames: [Double] = []
    let fingers = TouchSynthesizer(window: app.window)
    fingers.down(at: CGPoint(x: 196, y: 120))
    for step in 0..<240 {
      let y = 120 + 300 * (0.5 - 0.5 * cos(Double(step) / 40 * .pi))
      let start = Measure.processorSeconds
      fingers.move(to: CGPoint(x: 196, y: y))
      app.advance(by: 1.0 / 120)
      canvas.drawDamage()
      frames.append(Measure.processorSeconds - start)
    }
    fingers.up()
    app.settle()
    frames.sort()
    Measure.report(
      "sheet dragged over 40 views, one frame, p50", frames[frames.count / 2] * 1e3, "ms", goal: "8.3 ms")
    Measure.report(
      "sheet dragged over 40 views, one frame, p99", frames[frames.count * 99 / 100] * 1e3, "ms",
      goal: "8.3 ms")
    app.end()
  }
}
