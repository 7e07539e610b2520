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

  /// Shows a window, and waits until its screen has appeared.
  private func show(_ root: UIViewController, with screen: Recorder) -> UIWindow {
    let appeared = expectation(description: "the screen has appeared")
    screen.log = { if $0.hasSuffix(".viewDidAppear") { appeared.fulfill() } }
    let window = makeWindow(root)
    wait(for: [appeared], timeout: 30)
    screen.log = nil
    return window
  }

  /// Conformance.md L1, with an expectation.
  func testAnAnimatedPushFulfilsAnExpectation() {
    var events: [String] = []
    let (a, b) = (Recorder(), Recorder())
    (a.title, b.title) = ("A", "B")
    let navigation = UINavigationController(rootViewController: a)
    let window = show(navigation, with: a)
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

  /// Conformance.md L26, with an expectation.
  func testAPushWithoutAnimationFulfilsAnExpectation() {
    var events: [String] = []
    let (a, b) = (Recorder(), Recorder())
    (a.title, b.title) = ("A", "B")
    let navigation = UINavigationController(rootViewController: a)
    let window = show(navigation, with: a)
    let appeared = expectation(description: "B has appeared")
    b.log = { event in
      events.append(event)
      if event == "B.viewDidAppear" { appeared.fulfill() }
    }
    navigation.pushViewController(b, animated: false)
    XCTAssertEqual(events, [])
    wait(for: [appeared], timeout: 30)
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
