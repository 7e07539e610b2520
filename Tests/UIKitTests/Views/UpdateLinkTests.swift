import PortolanTesting
import UIKit
import XCTest

/// Updates of the interface (https://developer.apple.com/documentation/uikit/uiupdatelink).
@available(iOS 18, *)
@MainActor
final class UpdateLinkTests: XCTestCase {
  func testALinkIsCalledWhileItsViewIsInAWindow() {
    let app = TestApp()
    let screen = UIViewController()
    app.show(screen)
    let view = UIView()
    var times: [TimeInterval] = []
    let link = UIUpdateLink(view: view) { _, info in times.append(info.modelTime) }
    link.requiresContinuousUpdates = true
    app.advance(by: 0.1)
    XCTAssertEqual(times, [], "not enabled")
    link.isEnabled = true
    app.advance(by: 0.1)
    XCTAssertEqual(times, [], "not in a window")
    screen.view.addSubview(view)
    app.advance(by: 0.5)
    XCTAssertEqual(Double(times.count), 30, accuracy: 2)
    XCTAssertEqual(times, times.sorted())
    link.isEnabled = false
    times = []
    app.advance(by: 0.1)
    XCTAssertEqual(times, [])
  }

  func testALinkTakesPartInUpdatesOfOthers() {
    let app = TestApp()
    let screen = UIViewController()
    app.show(screen)
    var order: [String] = []
    let link = UIUpdateLink(view: screen.view)
    link.addAction(to: .beforeCATransactionCommit) { _, _ in order.append("commit") }
    link.addAction(to: .beforeEventDispatch) { _, _ in order.append("events") }
    func frames() -> Int {
      let before = FrameClock.shared.frameCount
      app.advance(by: 1)
      return FrameClock.shared.frameCount - before
    }
    app.settle()
    let others = frames()
    link.isEnabled = true
    app.settle()
    XCTAssertEqual(frames(), others, "the link produces no frames of its own")
    order = []
    UIView.animate(withDuration: 0.2) { screen.view.alpha = 0.5 }
    app.settle()
    XCTAssertEqual(Array(order.prefix(2)), ["events", "commit"])
    XCTAssertGreaterThan(order.count, 10)
  }
}
