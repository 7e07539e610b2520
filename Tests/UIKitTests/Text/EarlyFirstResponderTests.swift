import PortolanTesting
import UIKit
import XCTest

/// A view asked to become first responder before it is in a window becomes it when it enters one.
@MainActor
final class EarlyFirstResponderTests: XCTestCase {
  private final class Form: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
    var asks = true

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      field.becomeFirstResponder()
      if !asks { field.resignFirstResponder() }
    }
  }

  private func push(_ form: Form) -> TestApp {
    let app = TestApp()
    let navigation = UINavigationController(rootViewController: UIViewController())
    app.show(navigation)
    navigation.pushViewController(form, animated: true)
    app.settle()
    return app
  }

  func testFieldOfAppearingScreenGetsKeyboard() {
    let form = Form()
    let app = push(form)
    XCTAssertTrue(form.field.isFirstResponder)
    app.type("Lagos")
    XCTAssertEqual(form.field.text, "Lagos")
    app.end()
  }

  func testWithdrawnFirstResponderRequestIsDiscarded() {
    let form = Form()
    form.asks = false
    let app = push(form)
    XCTAssertFalse(form.field.isFirstResponder)
    app.end()
  }

  func testDisabledFieldDoesNotRequestFocus() {
    let form = Form()
    form.field.isEnabled = false
    let app = push(form)
    form.field.isEnabled = true
    XCTAssertFalse(form.field.isFirstResponder)
    app.end()
  }
}
