import BenchmarkSupport
import PortolanTesting
import UIKit

/// Frames of a screen with forty views at 390x844@2x: drawn completely, and after changing one label.
@MainActor
struct FrameBenchmark {
  func run() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let screen = UIViewController()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let labels = Self.fill(screen.view)
    CATransaction.flush()
    let canvas = FrameCanvas(root: window.layer, size: window.bounds.size, scale: 2)
    canvas.drawWhole()
    let whole = Measure.median(count: 50) { canvas.drawWhole() }
    var count = 0
    let changed = Measure.median(count: 200) {
      count += 1
      labels[count % labels.count].text = "Changed \(count % 100)"
      CATransaction.flush()
      canvas.drawDamage()
    }
    Measure.report("full frame, 40 views, 390x844@2x", whole * 1000, "ms", goal: "none")
    Measure.report("frame after one label changed", changed * 1000, "ms", goal: "at most 1 ms")
  }

  /// Twenty cards with a label each.
  @discardableResult
  static func fill(_ view: UIView) -> [UILabel] {
    view.backgroundColor = .systemBackground
    return (0..<20).map { row in
      let card = UIView(frame: CGRect(x: 16, y: 50 + CGFloat(row) * 39, width: 358, height: 35))
      card.backgroundColor = .secondarySystemBackground
      card.layer.cornerRadius = 8
      let label = UILabel(frame: CGRect(x: 12, y: 6, width: 330, height: 22))
      label.text = "Row number \(row)"
      card.addSubview(label)
      view.addSubview(card)
      return label
    }
  }
}
