import PortolanTesting
import UIKit
import XCTest

@MainActor
final class StandardEditActionTests: XCTestCase {
  private static let actions = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "makeTextWritingDirectionLeftToRight:",
    "makeTextWritingDirectionRightToLeft:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:",
    "increaseSize:",
    "decreaseSize:",
  ].map { Selector($0) }

  func testOnlyOverriddenActionsCanBePerformed() {
    let plain = UIView()
    let all = Editor()
    for action in Self.actions {
      XCTAssertFalse(plain.canPerformAction(action, withSender: nil), "\(action)")
      XCTAssertTrue(all.canPerformAction(action, withSender: nil), "\(action)")
    }
    XCTAssertFalse(Copier().canPerformAction(Selector("paste:"), withSender: nil))
  }

  func testAnActionFindsTheResponderThatOverridesIt() {
    let stage = Stage(controller: Editor())
    let view = stage.add(Copier(), CGRect(x: 0, y: 0, width: 10, height: 10))
    view.becomeFirstResponder()
    UIApplication.shared.sendAction(Selector("copy:"), to: nil, from: nil, for: nil)
    UIApplication.shared.sendAction(Selector("toggleUnderline:"), to: nil, from: nil, for: nil)
    XCTAssertEqual(view.copies, 1)
    XCTAssertEqual((stage.controller as! Editor).calls, ["toggleUnderline"])
    stage.strike()
  }

  func testAControllersOwnKeyCommands() {
    let controller = Editor()
    let stage = Stage(controller: controller)
    let command = UIKeyCommand(input: "b", modifierFlags: .command, action: Selector("toggleBoldface:"))
    controller.addKeyCommand(command)
    stage.fingers.press(.keyboardB, "b", .command)
    XCTAssertEqual(controller.calls, ["toggleBoldface"])
    controller.removeKeyCommand(command)
    stage.fingers.press(.keyboardB, "b", .command)
    XCTAssertEqual(controller.calls, ["toggleBoldface"])
    stage.strike()
  }

  func testTheUndoManagerIsTheWindows() {
    let stage = Stage()
    let view = stage.add(UIView(), .zero)
    XCTAssertNotNil(view.undoManager)
    XCTAssertTrue(view.undoManager === stage.window.undoManager)
    XCTAssertNil(UIView().undoManager)
    stage.strike()
  }
}

private final class Copier: UIView {
  var copies = 0
  override var canBecomeFirstResponder: Bool { true }
  override func copy(_ sender: Any?) { copies += 1 }
}

private final class Editor: UIViewController {
  var calls: [String] = []
  override func cut(_ sender: Any?) { calls.append("cut") }
  override func copy(_ sender: Any?) { calls.append("copy") }
  override func paste(_ sender: Any?) { calls.append("paste") }
  override func select(_ sender: Any?) { calls.append("select") }
  override func selectAll(_ sender: Any?) { calls.append("selectAll") }
  override func delete(_ sender: Any?) { calls.append("delete") }
  override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { calls.append("leftToRight") }
  override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { calls.append("rightToLeft") }
  override func toggleBoldface(_ sender: Any?) { calls.append("toggleBoldface") }
  override func toggleItalics(_ sender: Any?) { calls.append("toggleItalics") }
  override func toggleUnderline(_ sender: Any?) { calls.append("toggleUnderline") }
  override func increaseSize(_ sender: Any?) { calls.append("increaseSize") }
  override func decreaseSize(_ sender: Any?) { calls.append("decreaseSize") }
}
