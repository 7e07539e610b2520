import PortolanTesting
import UIKit
import XCTest

/// The text that is edited when an app is reloaded.
@MainActor
final class EditingRestorationTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("Editing-\(UUID().uuidString)")

  override func tearDown() async throws {
    StateRestorationCoordinator.shared.close()
    try? FileManager.default.removeItem(at: folder)
    UIApplication.shared.sessions = []
    UIApplication.instance = nil
  }

  private func launch() throws -> (TestApp, Form) {
    let app = TestApp(launching: FormDelegate.self, state: folder)
    return (app, try XCTUnwrap(app.window.rootViewController as? Form))
  }

  private func save() {
    EditingRestoration.save()
    StateRestorationCoordinator.shared.close()
  }

  func testTheSameTextIsEditedWithItsSelection() throws {
    var (app, form) = try launch()
    XCTAssertTrue(form.note.becomeFirstResponder())
    form.note.selectedRange = NSRange(location: 2, length: 3)
    save()
    app.kill()
    (app, form) = try launch()
    XCTAssertFalse(form.note.isFirstResponder)
    EditingRestoration.restore()
    XCTAssertTrue(form.note.isFirstResponder)
    XCTAssertEqual(form.note.selectedRange, NSRange(location: 2, length: 3))
    XCTAssertTrue(form.note.resignFirstResponder())
    EditingRestoration.restore()
    XCTAssertFalse(form.note.isFirstResponder, "restored once")
    app.end()
  }

  func testAFieldThatIsGoneAndNoFieldAreNotEdited() throws {
    var (app, form) = try launch()
    XCTAssertTrue(form.note.becomeFirstResponder())
    save()
    app.kill()
    (app, form) = try launch()
    form.note.removeFromSuperview()
    EditingRestoration.restore()
    XCTAssertFalse(form.field.isFirstResponder)
    save()
    app.kill()
    (app, form) = try launch()
    EditingRestoration.restore()
    XCTAssertFalse(form.field.isFirstResponder || form.note.isFirstResponder)
    app.end()
  }
}

private final class Form: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
  let note = UITextView(frame: CGRect(x: 20, y: 160, width: 300, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    note.text = "Pine nuts"
    view.addSubview(field)
    view.addSubview(note)
  }
}

private final class FormDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = Form()
    window?.makeKeyAndVisible()
    return true
  }
}
