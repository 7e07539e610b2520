import BenchmarkSupport
import PortolanTesting
import UIKit

/// Pushing and popping screens with all callbacks and layout; other toolkits do the same in GtkStack and
/// StackView.
@MainActor
final class NavigationBenchmark {
  private static let size = CGSize(width: 390, height: 844)

  func run() {
    FrameClock.shared.setMode(.virtual)
    runMemory()
    runEmptyScreens()
    runFullScreens()
    runDepths()
  }

  private func makeNavigation(_ root: UIViewController? = nil) -> (
    UIWindow, UINavigationController
  ) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
    let navigation = UINavigationController(rootViewController: root ?? UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    CATransaction.flush()
    return (window, navigation)
  }

  private func push(_ screen: UIViewController, on navigation: UINavigationController) {
    navigation.pushViewController(screen, animated: false)
    CATransaction.flush()
  }

  private func pop(_ navigation: UINavigationController) {
    navigation.popViewController(animated: false)
    CATransaction.flush()
  }

  private func cycle(_ navigation: UINavigationController, count: Int = 2000) -> Double {
    Measure.median(count: count) {
      push(UIViewController(), on: navigation)
      pop(navigation)
    }
  }

  private func runEmptyScreens() {
    let (window, navigation) = makeNavigation()
    navigation.setNavigationBarHidden(true, animated: false)
    CATransaction.flush()
    Measure.report(
      "push and pop of an empty screen, no bar", cycle(navigation) * 1e6, "µs",
      goal: "under 10 µs; StackView 15, GtkStack 17.5")
    navigation.setNavigationBarHidden(false, animated: false)
    Measure.report("push and pop of an empty screen under a bar", cycle(navigation) * 1e6, "µs", goal: "none")
    window.isHidden = true
  }

  private func runFullScreens() {
    let (window, navigation) = makeNavigation(FullScreen())
    let (pushing, popping) = times(navigation) {}
    Measure.report(
      "push of a screen of 40 labels, without paint", pushing * 1e6, "µs", goal: "half of GtkStack's")
    Measure.report("pop of a screen of 40 labels, without paint", popping * 1e6, "µs", goal: "at most 150 µs")
    let canvas = FrameCanvas(root: window.layer, size: Self.size, scale: 2)
    canvas.drawWhole()
    let painted = times(navigation) { canvas.drawDamage() }
    Measure.report("push of a screen of 40 labels, painted", painted.push * 1e3, "ms", goal: "at most 4 ms")
    Measure.report("pop of a screen of 40 labels, painted", painted.pop * 1e3, "ms", goal: "none")
    window.isHidden = true
  }

  /// The median times of a push and a pop, in seconds.
  private func times(_ navigation: UINavigationController, then paint: () -> Void) -> (
    push: Double, pop: Double
  ) {
    var pushes: [Double] = []
    var pops: [Double] = []
    for _ in 0..<15 {
      let count = 20
      let start = Measure.processorSeconds
      for _ in 0..<count {
        push(FullScreen(), on: navigation)
        paint()
      }
      let middle = Measure.processorSeconds
      for _ in 0..<count {
        pop(navigation)
        paint()
      }
      pushes.append((middle - start) / Double(count))
      pops.append((Measure.processorSeconds - middle) / Double(count))
    }
    return (pushes.sorted()[7], pops.sorted()[7])
  }

  private func runDepths() {
    for depth in [10, 1_000, 100_000] {
      let (window, navigation) = makeNavigation()
      navigation.setViewControllers((0..<depth).map { _ in UIViewController() }, animated: false)
      CATransaction.flush()
      Measure.report(
        "push and pop at depth \(depth)", cycle(navigation, count: 200) * 1e6, "µs", goal: "no growth")
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  private func runMemory() {
    let (window, navigation) = makeNavigation()
    for _ in 0..<20 { push(FullScreen(), on: navigation) }
    let before = Measure.residentKiB
    for _ in 0..<300 { push(FullScreen(), on: navigation) }
    Measure.report(
      "memory of a covered screen of 40 labels", Double(Measure.residentKiB - before) / 300, "KiB",
      goal: "at most 200 KiB")
    window.isHidden = true
  }

  /// A column of forty self-sizing labels.
  private final class FullScreen: UIViewController {
    private var labels: [UILabel] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Forty"
      view.backgroundColor = .systemBackground
      labels = (0..<40).map { index in
        let label = UILabel()
        label.text = "Row number \(index) of this screen"
        view.addSubview(label)
        return label
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      var y = view.safeAreaInsets.top
      for label in labels {
        let height = label.sizeThatFits(CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude))
          .height
        label.frame = CGRect(x: 16, y: y, width: view.bounds.width - 32, height: height)
        y += height
      }
    }
  }
}
