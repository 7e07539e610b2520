import UIKit
import XCTest

/// Tests without any reference to Portolan, like those of an iOS project. Real time, no display, no setup.
final class PlainXCTests: XCTestCase {
  final class Recorder: UIViewController {
    var log: ((String) -> Void)?
    override func viewDidLoad() {
      super.viewDidLoad()
      log?("\(title ?? "").viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log?("\(title ?? "").viewWillAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log?("\(title ?? "").viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log?("\(title ?? "").viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log?("\(title ?? "").viewDidDisappear")
    }
  }

  private func makeWindow(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  /// Conformance.md L1, with an expectation.
  func testAnAnimatedPushFulfilsAnExpectation() {
    var events: [String] = []
    let (a, b) = (Recorder(), Recorder())
    (a.title, b.title) = ("A", "B")
    let navigation = UINavigationController(rootViewController: a)
    let window = makeWindow(navigation)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    let appeared = expectation(description: "B has appeared")
    for screen in [a, b] {
      screen.log = { event in
        events.append(event)
        if event == "B.viewDidAppear" { appeared.fulfill() }
      }
    }
    navigation.pushViewController(b, animated: true)
    XCTAssertEqual(events, [])
    wait(for: [appeared], timeout: 30)
    XCTAssertEqual(
      events,
      ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear"])
    XCTAssertNotNil(b.view.window)
    window.isHidden = true
  }

  /// Conformance.md L26, by running the main run loop.
  func testAPushWithoutAnimationIsCompleteAfterOneTurnOfTheRunLoop() {
    var events: [String] = []
    let (a, b) = (Recorder(), Recorder())
    (a.title, b.title) = ("A", "B")
    let navigation = UINavigationController(rootViewController: a)
    let window = makeWindow(navigation)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
    b.log = { events.append($0) }
    navigation.pushViewController(b, animated: false)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
    XCTAssertEqual(events, ["B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear"])
    window.isHidden = true
  }

  func testAnimationsCompleteInRealTime() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let controller = UIViewController()
    let window = makeWindow(controller)
    controller.view.addSubview(view)
    let done = expectation(description: "the animation has ended")
    UIView.animate(withDuration: 0.1) {
      view.alpha = 0
    } completion: { finished in
      XCTAssertTrue(finished)
      done.fulfill()
    }
    wait(for: [done], timeout: 30)
    XCTAssertEqual(view.alpha, 0)
    window.isHidden = true
  }
}
