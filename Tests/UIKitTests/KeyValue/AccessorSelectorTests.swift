import PortolanTesting
import UIKit
import XCTest

/// Tests selectors of properties that Swift names otherwise than Objective-C.
@MainActor
final class AccessorSelectorTests: XCTestCase {
  /// `#selector(setter: isHidden)` is lowered to `setIsHidden:`; the property is `hidden`.
  func testASelectorOfABooleanPropertyReachesIt() {
    let button = UIButton(type: .system)
    XCTAssertTrue(button.responds(to: Selector("setIsHidden:")))
    button.perform(Selector("setIsHidden:"), with: true)
    XCTAssertTrue(button.isHidden)
    XCTAssertEqual(button.perform(Selector("isHidden"))?.takeUnretainedValue() as? Bool, true)
    button.perform(Selector("setHidden:"), with: false)
    XCTAssertFalse(button.isHidden)
    XCTAssertFalse(button.responds(to: Selector("setIsolated:")))
  }

  func testADelayedSetterRunsInVirtualTime() {
    let app = TestApp()
    let screen = UIViewController()
    let label = UILabel()
    screen.view.addSubview(label)
    app.show(screen)
    label.perform(Selector("setText:"), with: "Game 4", afterDelay: 2)
    label.perform(Selector("setIsHidden:"), with: true, afterDelay: 2)
    app.advance(by: 1)
    XCTAssertNil(label.text)
    app.advance(by: 1.5)
    XCTAssertEqual(label.text, "Game 4")
    XCTAssertTrue(label.isHidden)
  }
}
