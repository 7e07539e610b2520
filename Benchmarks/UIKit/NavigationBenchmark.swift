import BenchmarkSupport
import PortolanTesting
import UIKit

/// A screen pushed and popped with every callback, without drawing.
@MainActor
struct NavigationBenchmark {
  func run() {
    FrameClock.shared.setMode(.virtual)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.setNavigationBarHidden(true, animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    CATransaction.flush()
    let cycle = Measure.median(count: 2000) { pushAndPop(UIViewController(), on: navigation) }
    Measure.report(
      "push and pop of an empty screen, no bar", cycle * 1e6, "µs",
      goal: "under 10 µs; StackView 15, GtkStack 17.5")
    navigation.setNavigationBarHidden(false, animated: false)
    let withBar = Measure.median(count: 500) { pushAndPop(UIViewController(), on: navigation) }
    Measure.report("push and pop of an empty screen under a bar", withBar * 1e6, "µs", goal: "none")
  }

  private func pushAndPop(_ screen: UIViewController, on navigation: UINavigationController) {
    navigation.pushViewController(screen, animated: false)
    CATransaction.flush()
    navigation.popViewController(animated: false)
    CATransaction.flush()
  }
}
