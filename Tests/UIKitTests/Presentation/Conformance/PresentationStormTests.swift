import PortolanTesting
import UIKit
import XCTest

/// A thousand presentations, dismissals, turns and drags, each begun at a moment that nobody chose.
@MainActor
final class PresentationStormTests: XCTestCase {
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var x = state
      x ^= x >> 33
      x = x &* 0xff51_afd7_ed55_8ccd
      return x ^ (x >> 33)
    }
  }

  /// Whether the callbacks of one controller follow each other as they may.
  private func isBalanced(_ calls: [LifecycleTrace.Callback]) -> Bool {
    var last = LifecycleTrace.Callback.viewDidDisappear
    for call in calls {
      let follows: Bool =
        switch (last, call) {
        case (.viewDidDisappear, .viewWillAppear), (.viewWillAppear, .viewDidAppear),
          (.viewWillAppear, .viewWillDisappear), (.viewDidAppear, .viewWillDisappear),
          (.viewWillDisappear, .viewDidDisappear), (.viewWillDisappear, .viewWillAppear):
          true
        default: false
        }
      guard follows else { return false }
      last = call
    }
    return last == .viewDidAppear || last == .viewDidDisappear
  }

  func testStormsEndBalancedWithTheRightScreenOnTop() {
    for device in [Device.iPhone15, .iPad] { storm(device, seed: 7, steps: 500) }
  }

  private func storm(_ device: Device, seed: UInt64, steps: Int) {
    var random = Random(state: seed)
    let app = TestApp(device: device)
    let faults = FaultRecorder()
    let trace = LifecycleTrace([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
    let root = Screen("root")
    app.show(root)
    var made: [Weak] = []
    for step in 0..<steps {
      var chain = [root as UIViewController]
      while let next = chain[chain.count - 1].presentedViewController { chain.append(next) }
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3:
        let screen = Screen("\(step)")
        screen.modalPresentationStyle = PresentationCell.styles.randomElement(using: &random)!
        screen.popoverPresentationController?.sourceView = root.view
        made.append(Weak(screen: screen, name: "\(step)"))
        let presenter =
          Bool.random(using: &random) ? chain[chain.count - 1] : chain.randomElement(using: &random)!
        presenter.present(screen, animated: Bool.random(using: &random))
      case 4...6: chain.randomElement(using: &random)!.dismiss(animated: Bool.random(using: &random))
      case 7:
        app.host.rotate(to: [.portrait, .landscapeLeft, .landscapeRight].randomElement(using: &random)!)
      default:
        let start = CGPoint(x: 200, y: CGFloat.random(in: 50...350, using: &random))
        let length = CGFloat.random(in: -300...600, using: &random)
        app.fling(from: start, to: CGPoint(x: 200, y: start.y + length), duration: 0.2)
      }
      app.advance(by: Double.random(in: 0...0.6, using: &random))
      if step % 10 == 9 { check(app, root, trace, made, "\(device.name), step \(step)") }
    }
    app.settle()
    while root.presentedViewController != nil {
      root.dismiss(animated: false)
      app.settle()
    }
    app.rotate(to: .portrait)
    XCTAssertEqual(root.view.convert(root.view.bounds, to: nil), app.window.bounds)
    XCTAssertEqual(made.filter { $0.screen != nil }.map(\.name), [], "nothing is kept alive")
    XCTAssertEqual(faults.exceptions, [])
    trace.stop()
  }

  private struct Weak {
    weak var screen: UIViewController?
    let name: String
  }

  private func check(
    _ app: TestApp, _ root: UIViewController, _ trace: LifecycleTrace, _ made: [Weak], _ moment: String
  ) {
    XCTAssertTrue(app.settle(), moment)
    var top = root
    while let next = top.presentedViewController { top = next }
    XCTAssertNotNil(top.view.window, moment)
    XCTAssertEqual(trace.callbacks(of: top).last, .viewDidAppear, moment)
    let controllers = [root] + made.compactMap(\.screen)
    for controller in controllers {
      let calls = trace.callbacks(of: controller)
      XCTAssertTrue(isBalanced(calls), "\(moment): \(controller.title ?? "") heard \(calls.map(\.rawValue))")
    }
  }
}
