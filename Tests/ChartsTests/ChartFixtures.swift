import Charts
import PortolanTesting

/// A chart on a device, with the proxy of its last layout.
@MainActor
final class ShownChart {
  let app = TestApp()
  private(set) var proxy: ChartProxy?

  init<V: View>(_ chart: V, size: CGSize = CGSize(width: 300, height: 200)) {
    app.show(
      UIHostingController(
        rootView: chart.chartOverlay { [weak self] proxy in
          let _ = self?.proxy = proxy
          Color.clear.allowsHitTesting(false)
        }
        .frame(width: size.width, height: size.height)))
    app.settle()
  }

  /// The labels and values of the chart's marks.
  var spoken: [String] {
    app.window.allSubviews.compactMap { $0.accessibilityElements as? [UIAccessibilityElement] }.joined()
      .map { "\($0.accessibilityLabel ?? ""): \($0.accessibilityValue ?? "")" }
  }

  /// The frames of the chart's marks in the plot area.
  var frames: [CGRect] {
    app.window.allSubviews.compactMap { $0.accessibilityElements as? [UIAccessibilityElement] }.joined()
      .map(\.accessibilityFrameInContainerSpace)
  }
}

extension UIView {
  fileprivate var allSubviews: [UIView] { subviews + subviews.flatMap(\.allSubviews) }
}

struct Sale: Identifiable {
  let id: Int
  let city: String
  let kind: String
  let amount: Double
}

let sales = [
  Sale(id: 0, city: "Oslo", kind: "Tea", amount: 20), Sale(id: 1, city: "Oslo", kind: "Coffee", amount: 30),
  Sale(id: 2, city: "Rome", kind: "Tea", amount: 10), Sale(id: 3, city: "Rome", kind: "Coffee", amount: 70),
]
