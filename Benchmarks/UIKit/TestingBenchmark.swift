import BenchmarkSupport
import PortolanTesting
import UIKit

/// The cost of tests: building a screen, tapping and asserting; taking a screenshot.
@MainActor
struct TestingBenchmark {
  private final class Counter: UIViewController {
    let button = UIButton(type: .system)
    let label = UILabel()
    var count = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      button.setTitle("Add", for: .normal)
      button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
      button.addAction(UIAction { [weak self] _ in self?.add() }, for: .touchUpInside)
      label.frame = CGRect(x: 100, y: 300, width: 200, height: 30)
      view.addSubview(button)
      view.addSubview(label)
    }

    private func add() {
      count += 1
      label.text = "\(count)"
    }
  }

  func run() {
    let test = Measure.median(rounds: 5, count: 100) {
      let app = TestApp()
      let screen = Counter()
      app.show(screen)
      app.tap("Add")
      precondition(screen.label.text == "1", "the tap did not arrive")
    }
    Measure.report("view-level tests a second", 1 / test, "", goal: "at least 1,000")
    let app = TestApp(device: .iPhone15)
    let shot = Measure.median(rounds: 5, count: 20) {
      app.show(UINavigationController(rootViewController: Counter()))
      precondition(app.snapshot(scale: 2) != nil, "there was nothing to photograph")
    }
    Measure.report("snapshots of new screens a second, 393x852@2x", 1 / shot, "", goal: "at least 100")
  }
}
