import PortolanTesting
import UIKit
import XCTest

/// Tests of the alerts of iOS before 8, which apps still use.
@MainActor
final class AlertViewTests: XCTestCase {
  @available(*, deprecated)
  private final class Receiver: UIAlertViewDelegate {
    var log: [String] = []
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      log.append("clicked \(alertView.buttonTitle(at: buttonIndex) ?? "")")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      log.append("dismissed \(buttonIndex)")
    }
  }

  @available(*, deprecated)
  func testAButtonDismissesTheAlertAndReachesTheDelegate() {
    let app = TestApp()
    app.show(UIViewController())
    let receiver = Receiver()
    let alert = UIAlertView(
      title: "Delete?", message: "For ever", delegate: receiver, cancelButtonTitle: "No",
      otherButtonTitles: "Yes", "Maybe")
    XCTAssertEqual(alert.numberOfButtons, 3)
    XCTAssertEqual(alert.cancelButtonIndex, 0)
    XCTAssertEqual(alert.firstOtherButtonIndex, 1)
    alert.show()
    app.settle()
    XCTAssertTrue(alert.isVisible)
    XCTAssertTrue(app.sees("For ever"))
    app.tap("Maybe")
    app.settle()
    XCTAssertEqual(receiver.log, ["clicked Maybe", "dismissed 2"])
    XCTAssertFalse(alert.isVisible)
    XCTAssertFalse(app.sees("For ever"))
  }

  @available(*, deprecated)
  func testFieldsExistBeforeTheAlertIsShown() {
    let app = TestApp()
    app.show(UIViewController())
    let alert = UIAlertView(title: "Name", message: nil, delegate: nil, cancelButtonTitle: "OK")
    alert.alertViewStyle = .plainTextInput
    alert.textField(at: 0)?.text = "Ada"
    XCTAssertNil(alert.textField(at: 1))
    alert.show()
    app.settle()
    app.tap("OK")
    app.settle()
    XCTAssertFalse(alert.isVisible)
  }
}
