import ObjCRuntime
import PortolanTesting
import UIKit
import XCTest

/// Delegates that forward messages to other objects.
@MainActor
final class ForwardedDelegateTests: XCTestCase {
  private final class Refusing: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  private final class Router: ObjCBase, UIGestureRecognizerDelegate {
    // Forwarding is not isolated; the test runs on the main thread.
    nonisolated(unsafe) var target: AnyObject?
    // As above.
    nonisolated(unsafe) var asked: [String] = []

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
      asked.append("\(aSelector!)")
      return target
    }
  }

  func testAGestureAsksTheTarget() {
    let stage = Stage()
    defer { stage.strike() }
    let router = Router()
    let tap = UITapGestureRecognizer()
    var taps = 0
    tap.addHandler { _ in taps += 1 }
    tap.delegate = router
    stage.view.addGestureRecognizer(tap)
    stage.fingers.tap(at: CGPoint(x: 100, y: 200))
    XCTAssertEqual(taps, 1)
    XCTAssertTrue(router.asked.contains("gestureRecognizerShouldBegin:"), "\(router.asked)")
    router.target = Refusing()
    stage.fingers.tap(at: CGPoint(x: 100, y: 200))
    XCTAssertEqual(taps, 1)
  }
}
