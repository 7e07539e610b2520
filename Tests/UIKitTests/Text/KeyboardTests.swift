import PortolanTesting
import UIKit
import XCTest

@MainActor
final class KeyboardTests: XCTestCase {
  private let controller = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  private let other = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 34))

  private func makeApp(_ device: Device = .iPhone15, hardware: Bool = false) -> TestApp {
    let app = TestApp(device: device)
    app.host.hasHardwareKeyboard = hardware
    app.show(controller)
    field.placeholder = "Name"
    other.placeholder = "Other"
    controller.view.addSubview(field)
    controller.view.addSubview(other)
    app.settle()
    return app
  }

  /// Returns the notifications posted during `body`, with their end frames.
  private func news(_ body: () -> Void) -> [String] {
    let log = Log()
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
      (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
      (UIResponder.keyboardDidChangeFrameNotification, "didChange"),
    ]
    let tokens = names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let frame = (note.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! NSValue).cgRectValue
        MainActor.assumeIsolated { log.add("\(text) \(Int(frame.minY)) \(Int(frame.height))") }
      }
    }
    body()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    return log.take()
  }

  func testKeyboardFollowsFirstResponder() {
    let app = makeApp()
    let shown = news {
      app.tap("Name")
      app.settle()
    }
    XCTAssertEqual(shown, ["willChange 517 335", "willShow 517 335", "didChange 517 335", "didShow 517 335"])
    let moved = news {
      app.tap("Other")
      app.settle()
    }
    XCTAssertEqual(moved, [])
    let hidden = news {
      other.resignFirstResponder()
      app.settle()
    }
    XCTAssertEqual(
      hidden, ["willChange 852 335", "willHide 852 335", "didChange 852 335", "didHide 852 335"])
  }

  func testNotificationsTellDurationAndCurve() {
    let app = makeApp()
    let found = expectation(forNotification: UIResponder.keyboardWillShowNotification, object: nil) { note in
      let info = note.userInfo!
      return (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue == 0.25
        && (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue == 7
        && (info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue == true
    }
    app.tap("Name")
    wait(for: [found], timeout: 60)
    XCTAssertEqual(UIView.AnimationCurve(rawValue: 7), .easeOut)
  }

  func testHeights() {
    // Metrics.md 1.8
    let app = makeApp(.iPhoneSE)
    app.tap("Name")
    app.settle()
    XCTAssertEqual(keyboard(app)?.frame, CGRect(x: 0, y: 407, width: 375, height: 260))
    app.window.endEditing(true)
    app.settle()
    field.keyboardType = .numberPad
    app.tap("Name")
    app.settle()
    XCTAssertEqual(keyboard(app)?.frame.height, 233)
  }

  private func keyboard(_ app: TestApp) -> UIView? { app.element(identifier: "keyboard")?.view.superview }

  func testItsKeysType() {
    field.autocapitalizationType = .none
    let app = makeApp()
    app.tap("Name")
    app.settle()
    for key in ["h", "i", "space", "123", "1", "delete", "2"] { app.tap(key) }
    XCTAssertEqual(field.text, "hi 2")
  }

  func testASentenceStartsWithACapital() {
    let app = makeApp()
    app.tap("Name")
    app.settle()
    app.tap("A")
    app.tap("b")
    XCTAssertEqual(field.text, "Ab")
  }

  func testAKeyboardOfTheHardwareLeavesOnlyTheAccessory() {
    let app = makeApp(hardware: true)
    app.tap("Name")
    app.settle()
    XCTAssertNil(app.element(identifier: "keyboard"))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    other.inputAccessoryView = bar
    app.tap("Other")
    app.settle()
    XCTAssertEqual(bar.convert(bar.bounds, to: nil as UIView?), CGRect(x: 0, y: 774, width: 393, height: 44))
  }

  func testInputViewReplacesKeyboard() {
    let input = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
    field.inputView = input
    let app = makeApp()
    app.tap("Name")
    app.settle()
    XCTAssertEqual(input.convert(input.bounds, to: nil as UIView?).minY, 852 - 234)
    XCTAssertNil(app.element(identifier: "keyboard"))
  }

  func testTheLayoutGuideFollows() {
    let app = makeApp()
    let button = UIView()
    button.translatesAutoresizingMaskIntoConstraints = false
    let view = controller.view!
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.heightAnchor.constraint(equalToConstant: 40), button.widthAnchor.constraint(equalToConstant: 40),
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    app.settle()
    XCTAssertEqual(button.frame.maxY, 852 - 34)
    app.tap("Name")
    app.settle()
    XCTAssertEqual(button.frame.maxY, 517)
    view.endEditing(true)
    app.settle()
    XCTAssertEqual(button.frame.maxY, 852 - 34)
  }

  func testAlertsAreCenteredAboveKeyboard() {
    let app = makeApp()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    var configured: UITextField?
    alert.addTextField {
      $0.placeholder = "Album"
      configured = $0
    }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert, animated: true)
    app.settle()
    XCTAssertTrue(configured!.isFirstResponder)
    XCTAssertEqual(alert.textFields, [configured!])
    let frame = alert.view.convert(alert.view.bounds, to: nil as UIView?)
    XCTAssertEqual(frame.midY, (59 + 517) / 2, accuracy: 1)
    app.type("Sea")
    app.tap("OK")
    app.settle()
    XCTAssertEqual(configured?.text, "Sea")
    XCTAssertNil(controller.presentedViewController)
  }

  func testControllerScrollViewAdjustsAndShowsField() {
    let screen = ScrollScreen()
    let app = TestApp()
    app.show(screen)
    let low = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 34))
    screen.scrollView.addSubview(low)
    screen.scrollView.contentSize = CGSize(width: 393, height: 900)
    app.settle()
    low.becomeFirstResponder()
    app.settle()
    XCTAssertEqual(screen.scrollView.adjustedContentInset.bottom, 335)
    XCTAssertEqual(screen.scrollView.contentInset, .zero)
    XCTAssertLessThanOrEqual(low.convert(low.bounds, to: nil as UIView?).maxY, 517)
    low.resignFirstResponder()
    app.settle()
    XCTAssertEqual(screen.scrollView.adjustedContentInset.bottom, 34)
  }

  func testBarsGoWithTheKeyboardWhereTheyShould() {
    let app = TestApp()
    let navigation = UINavigationController(rootViewController: controller)
    navigation.hidesBarsWhenKeyboardAppears = true
    app.show(navigation)
    controller.view.addSubview(field)
    field.frame.origin.y = 200
    app.settle()
    field.becomeFirstResponder()
    app.settle()
    XCTAssertTrue(navigation.isNavigationBarHidden)
  }

  func testADragDismissesTheKeyboardWhereItShould() {
    let app = makeApp()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 300))
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    scrollView.keyboardDismissMode = .onDrag
    controller.view.addSubview(scrollView)
    app.tap("Name")
    app.settle()
    app.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300))
    app.settle()
    XCTAssertFalse(field.isEditing)
    scrollView.keyboardDismissMode = .interactive
    app.tap("Name")
    app.settle()
    let host = keyboard(app)!
    app.beginDrag(at: CGPoint(x: 100, y: 400))
    app.moveFinger(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 617), duration: 0.3)
    XCTAssertEqual(host.frame.minY, 617, accuracy: 1)
    app.moveFinger(from: CGPoint(x: 100, y: 617), to: CGPoint(x: 100, y: 700), duration: 0.05)
    app.endDrag(at: CGPoint(x: 100, y: 700))
    app.settle()
    XCTAssertFalse(field.isEditing)
  }

  func testAViewThatTakesKeysIsTypedInto() {
    let app = makeApp()
    let pin = PinView(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
    controller.view.addSubview(pin)
    pin.becomeFirstResponder()
    app.settle()
    XCTAssertNotNil(app.element(identifier: "keyboard"))
    app.tap("1")
    app.type("2")
    app.press(.keyboard3, "3")
    app.deleteBackward()
    XCTAssertEqual(pin.digits, "12")
  }

  // MARK: Edit menu

  func testTheEditMenuCutsCopiesAndPastes() {
    let app = makeApp()
    app.type("hello world", into: "Name")
    app.settle()
    app.advance(by: 1)
    app.doubleTap(at: CGPoint(x: 40, y: 117))
    app.settle()
    XCTAssertTrue(UIMenuController.shared.isMenuVisible)
    app.tap("Cut")
    app.settle()
    XCTAssertEqual(field.text, " world")
    XCTAssertEqual(UIPasteboard.general.string, "hello")
    XCTAssertFalse(UIMenuController.shared.isMenuVisible)
    app.advance(by: 1)
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    app.longPress(at: CGPoint(x: 200, y: 117))
    app.settle()
    app.tap("Paste")
    XCTAssertEqual(field.text, " worldhello")
  }

  func testTouchOutsideEditMenuHidesIt() {
    let app = makeApp()
    app.type("hello", into: "Name")
    app.advance(by: 1)
    app.doubleTap(at: CGPoint(x: 40, y: 117))
    app.settle()
    XCTAssertTrue(app.sees("Copy"))
    app.tap(at: CGPoint(x: 200, y: 400))
    app.settle()
    XCTAssertFalse(app.sees("Copy"))
  }

  func testTheDelegateIsToldOfTheEditMenu() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var events: [String] = []
      func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
      ) {
        events.append("present")
        animator.addCompletion { self.events.append("presented") }
      }
      func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
      ) {
        events.append("dismiss")
        animator.addAnimations { self.events.append("dismissing") }
      }
    }
    let app = makeApp()
    let delegate = Delegate()
    field.delegate = delegate
    app.type("hello", into: "Name")
    app.advance(by: 1)
    app.doubleTap(at: CGPoint(x: 40, y: 117))
    app.settle()
    XCTAssertEqual(delegate.events, ["present", "presented"])
    app.tap(at: CGPoint(x: 200, y: 400))
    app.settle()
    XCTAssertEqual(delegate.events, ["present", "presented", "dismiss", "dismissing"])
  }

  func testAHandleExtendsTheSelection() {
    let app = makeApp()
    app.type("one two three", into: "Name")
    app.advance(by: 1)
    app.doubleTap(at: CGPoint(x: 35, y: 117))
    app.settle()
    XCTAssertEqual(field.core.selection.range, 0..<3)
    let end = field.convert(field.core.caretRect(at: 3), to: nil as UIView?)
    let goal = field.convert(field.core.caretRect(at: 7), to: nil as UIView?)
    app.drag(from: CGPoint(x: end.midX, y: end.midY), to: CGPoint(x: goal.midX, y: goal.midY))
    XCTAssertEqual(field.core.selection.range, 0..<7)
  }

  func testAnInteractionShowsTheDelegatesMenu() {
    let app = makeApp()
    let view = UIView(frame: CGRect(x: 50, y: 300, width: 100, height: 50))
    controller.view.addSubview(view)
    let delegate = MenuDelegate()
    let interaction = UIEditMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    app.settle()
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 0)))
    app.settle()
    app.tap("Mark")
    app.settle()
    XCTAssertEqual(delegate.log.take(), ["will present", "will dismiss", "mark"])
  }
}

private final class ScrollScreen: UIViewController {
  let scrollView = UIScrollView()
  override func loadView() { view = scrollView }
}

private final class PinView: UIView, UIKeyInput {
  var digits = ""
  var keyboardType: UIKeyboardType = .numberPad
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !digits.isEmpty }
  func insertText(_ text: String) { digits += text }
  func deleteBackward() { digits = String(digits.dropLast()) }
}

private final class MenuDelegate: NSObject, UIEditMenuInteractionDelegate {
  let log = Log()

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(children: [UIAction(title: "Mark") { [log] _ in log.add("mark") }])
  }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { log.add("will present") }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { log.add("will dismiss") }
}
