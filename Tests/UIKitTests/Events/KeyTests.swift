import PortolanTesting
import UIKit
import XCTest

@MainActor
final class KeyTests: XCTestCase {
  func testPressesGoToTheFirstResponderAndUpTheChain() {
    let controller = KeyController()
    let stage = Stage(controller: controller)
    let field = stage.add(FocusView(), CGRect(x: 0, y: 100, width: 100, height: 100))
    XCTAssertTrue(field.becomeFirstResponder())
    stage.fingers.press(.keyboardA, "a")
    XCTAssertEqual(field.keys, ["began a", "ended a"])
    XCTAssertEqual(controller.log.take(), ["began a", "ended a"])
    stage.strike()
  }

  func testTopControllerReceivesKeysWithoutFirstResponder() {
    let child = KeyController()
    let stage = Stage(controller: UINavigationController(rootViewController: child))
    stage.wait(1)
    stage.fingers.press(.keyboardB, "b")
    XCTAssertEqual(child.log.take(), ["began b", "ended b"])
    stage.strike()
  }

  func testAKeyCommandOfTheChainTakesItsKeys() {
    let controller = KeyController()
    controller.commands = [
      UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("makeNew:")),
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("leave:")),
      UIKeyCommand(input: "+", modifierFlags: .command, action: Selector("enlarge:")),
    ]
    let stage = Stage(controller: controller)
    stage.fingers.press(.keyboardN, "n", .command)
    stage.fingers.press(.keyboardEscape)
    stage.fingers.press(.keyboardEqualSign, "+", [.command, .shift])
    XCTAssertEqual(controller.log.take(), ["makeNew", "leave", "enlarge"])
    stage.fingers.press(.keyboardN, "n")
    stage.fingers.press(.keyboardN, "n", [.command, .option])
    XCTAssertEqual(controller.log.take(), ["began n", "ended n", "began n", "ended n"])
    stage.strike()
  }

  func testTheKeysOfUndoReachTheUndoManagerOfTheChain() throws {
    let stage = Stage(controller: KeyController())
    let manager = try XCTUnwrap(stage.controller.undoManager)
    manager.groupsByEvent = false
    let log = Log()
    func change() {
      manager.beginUndoGrouping()
      manager.registerUndo(withTarget: log) { log in
        log.add("undone")
        manager.registerUndo(withTarget: log) { $0.add("redone") }
      }
      manager.endUndoGrouping()
    }
    change()
    stage.fingers.press(.keyboardZ, "z")
    stage.fingers.press(.keyboardZ, "z", [.command, .option])
    XCTAssertEqual(log.take(), [])
    stage.fingers.press(.keyboardZ, "z", .command)
    XCTAssertEqual(log.take(), ["undone"])
    stage.fingers.press(.keyboardZ, "z", .command)
    XCTAssertEqual(log.take(), [])
    stage.fingers.press(.keyboardZ, "z", [.command, .shift])
    XCTAssertEqual(log.take(), ["redone"])
    stage.strike()
  }

  func testWhileTextIsEditedKeysThatTypeAreTheTexts() {
    let controller = KeyController()
    let plain = UIKeyCommand(input: "j", modifierFlags: [], action: Selector("makeNew:"))
    controller.commands = [plain]
    let stage = Stage(controller: controller)
    let field = stage.add(TypingView(), CGRect(x: 0, y: 100, width: 100, height: 100))
    field.becomeFirstResponder()
    stage.fingers.press(.keyboardJ, "j")
    XCTAssertEqual(controller.log.take(), ["began j", "ended j"])
    plain.wantsPriorityOverSystemBehavior = true
    stage.fingers.press(.keyboardJ, "j")
    XCTAssertEqual(controller.log.take(), ["makeNew"])
    stage.strike()
  }

  func testADisabledCommandSwallowsItsKeys() {
    let controller = KeyController()
    let command = UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("makeNew:"))
    controller.commands = [command]
    controller.disables = true
    let stage = Stage(controller: controller)
    stage.fingers.press(.keyboardN, "n", .command)
    XCTAssertEqual(controller.log.take(), [])
    stage.strike()
  }

  func testTheMenuBarsCommandsAreTheApplications() {
    let controller = KeyController()
    let stage = Stage(controller: controller)
    let delegate = MenuDelegate()
    UIApplication.shared.delegate = delegate
    UIMenuSystem.main.setNeedsRebuild()
    stage.fingers.press(.keyboardE, "e", .command)
    XCTAssertEqual(controller.log.take(), ["enlarge"])
    UIApplication.shared.delegate = nil
    UIMenuSystem.main.setNeedsRebuild()
    stage.strike()
  }

  func testInactiveWindowCancelsPresses() {
    let controller = KeyController()
    let stage = Stage(controller: controller)
    stage.fingers.key(.down, .keyboardA, "a")
    stage.window.windowScene!.receive(.active(false))
    XCTAssertEqual(controller.log.take(), ["began a", "cancelled a"])
    XCTAssertEqual(stage.view.traitCollection.activeAppearance, .inactive)
    stage.window.windowScene!.receive(.active(true))
    XCTAssertEqual(stage.view.traitCollection.activeAppearance, .active)
    stage.strike()
  }

  func testPressesWhoseEndIsNotReportedAreCancelledByLaterOnes() {
    let controller = KeyController()
    let stage = Stage(controller: controller)
    let keys = (0...16).map { UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + $0)! }
    for (index, key) in keys.enumerated() { stage.fingers.key(.down, key, "\(index)") }
    XCTAssertEqual(controller.log.take(), (0...15).map { "began \($0)" } + ["cancelled 0", "began 16"])
    stage.fingers.key(.up, keys[0], "0")
    stage.fingers.key(.up, keys[16], "16")
    XCTAssertEqual(controller.log.take(), ["ended 16"])
    stage.strike()
  }

  func testAPressDoesNotKeepItsResponder() {
    let stage = Stage()
    weak var lost: FocusView?
    do {
      let field = stage.add(FocusView(), CGRect(x: 0, y: 100, width: 100, height: 100))
      lost = field
      field.becomeFirstResponder()
      stage.fingers.key(.down, .keyboardA, "a")
      field.removeFromSuperview()
    }
    XCTAssertNil(lost)
    stage.fingers.key(.up, .keyboardA, "a")
    stage.strike()
  }

  func testTextGoesToTheFirstResponder() {
    let stage = Stage()
    let field = stage.add(TypingView(), CGRect(x: 0, y: 100, width: 100, height: 100))
    field.becomeFirstResponder()
    stage.window.windowScene!.receive(.text(.commit("né")))
    XCTAssertEqual(field.text, "né")
    stage.strike()
  }

  func testEndEditing() {
    let stage = Stage()
    let field = stage.add(FocusView(), CGRect(x: 0, y: 100, width: 100, height: 100))
    XCTAssertTrue(stage.view.endEditing(false))
    field.becomeFirstResponder()
    let other = stage.add(UIView(), .zero)
    XCTAssertFalse(other.endEditing(true))
    XCTAssertTrue(field.isFirstResponder)
    field.mayResign = false
    XCTAssertFalse(stage.view.endEditing(false))
    XCTAssertTrue(stage.view.endEditing(true))
    XCTAssertTrue(field.isFirstResponder)
    field.mayResign = true
    XCTAssertTrue(stage.window.endEditing(false))
    XCTAssertFalse(field.isFirstResponder)
    stage.strike()
  }
}

private final class KeyController: UIViewController {
  let log = Log()
  var commands: [UIKeyCommand] = []
  var disables = false

  override var keyCommands: [UIKeyCommand]? { commands }
  override func validate(_ command: UICommand) { if disables { command.attributes.insert(.disabled) } }
  func makeNew(_ sender: Any?) { log.add("makeNew") }
  func leave(_ sender: Any?) { log.add("leave") }
  func enlarge(_ sender: Any?) { log.add("enlarge") }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.add("began \(presses.first!.key!.characters)")
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.add("ended \(presses.first!.key!.characters)")
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.add("cancelled \(presses.first!.key!.characters)")
  }
}

private class FocusView: UIView {
  var keys: [String] = []
  var mayResign = true
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { mayResign }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keys.append("began \(presses.first!.key!.characters)")
    super.pressesBegan(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keys.append("ended \(presses.first!.key!.characters)")
    super.pressesEnded(presses, with: event)
  }
}

private final class TypingView: FocusView, HostTextReceiver {
  var text = ""
  var hostTextInput: HostTextInput? { HostTextInput(caret: .zero) }
  func receive(_ event: HostTextEvent) { if case .commit(let string) = event { text += string } }
  func receive(repeated press: UIPress) {}
}

private final class MenuDelegate: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: any UIMenuBuilder) {
    let command = UIKeyCommand(
      title: "Enlarge", action: Selector("enlarge:"), input: "e", modifierFlags: .command)
    builder.insertChild(UIMenu(options: .displayInline, children: [command]), atEndOfMenu: .view)
  }
}

/// The tables that lowering generates for the classes above.
private enum Tables {
  @section(".init_array") @used static let load: @convention(c) () -> Void = {
    _ObjCTables.add {
      _ObjCClasses.at($0!).add(KeyController.self) { table in
        table.action("makeNew:") { o, a in unsafeDowncast(o, to: KeyController.self).makeNew(a[0, Any?.self])
        }
        table.action("leave:") { o, a in unsafeDowncast(o, to: KeyController.self).leave(a[0, Any?.self]) }
        table.action("enlarge:") { o, a in unsafeDowncast(o, to: KeyController.self).enlarge(a[0, Any?.self])
        }
      }
    }
  }
}
