import FoundationExtensions
import SeededRandom
import XCTest

final class UndoManagerTests: XCTestCase {
  private final class Document {
    var text = ""
    let manager: UndoManager

    init(_ manager: UndoManager) { self.manager = manager }

    func set(_ new: String) {
      let old = text
      text = new
      manager.registerUndo(withTarget: self) { $0.set(old) }
    }
  }

  private let manager = UndoManager()
  private lazy var document = Document(manager)

  func testUndoAndRedoOfOneTurnAtOnce() {
    document.set("a")
    document.set("b")
    XCTAssertEqual(manager.groupingLevel, 1)
    manager.undo()
    XCTAssertEqual(document.text, "")
    XCTAssertFalse(manager.canUndo)
    XCTAssertTrue(manager.canRedo)
    manager.redo()
    XCTAssertEqual(document.text, "b")
    manager.undo()
    XCTAssertEqual(document.text, "")
  }

  func testTheTurnOfTheRunLoopClosesTheGroup() {
    document.set("a")
    RunLoop.main.run(until: .distantPast)
    XCTAssertEqual(manager.groupingLevel, 0)
    document.set("b")
    manager.undo()
    XCTAssertEqual(document.text, "a")
    manager.undo()
    XCTAssertEqual(document.text, "")
  }

  func testGroupsByHand() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    document.set("a")
    manager.beginUndoGrouping()
    document.set("b")
    document.set("c")
    manager.endUndoGrouping()
    manager.undoNestedGroup()
    XCTAssertEqual(document.text, "a")
    manager.endUndoGrouping()
    manager.undo()
    XCTAssertEqual(document.text, "")
  }

  func testAnEmptyGroupIsNotKept() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    XCTAssertFalse(manager.canUndo)
  }

  func testNewChangesClearRedo() {
    document.set("a")
    manager.undo()
    document.set("b")
    XCTAssertFalse(manager.canRedo)
  }

  func testNamesGoWithTheGroup() {
    document.set("a")
    manager.setActionName("Typing")
    XCTAssertEqual(manager.undoMenuItemTitle, "Undo Typing")
    manager.undo()
    XCTAssertEqual(manager.redoMenuItemTitle, "Redo Typing")
    XCTAssertEqual(manager.undoMenuItemTitle, "Undo")
    manager.redo()
    XCTAssertEqual(manager.undoActionName, "Typing")
  }

  func testLevels() {
    manager.groupsByEvent = false
    manager.levelsOfUndo = 2
    for text in ["a", "b", "c"] {
      manager.beginUndoGrouping()
      document.set(text)
      manager.endUndoGrouping()
    }
    while manager.canUndo { manager.undo() }
    XCTAssertEqual(document.text, "a")
  }

  func testDisabledRegistrationIsIgnored() {
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    document.set("a")
    XCTAssertFalse(manager.canUndo)
    manager.enableUndoRegistration()
    document.set("b")
    XCTAssertTrue(manager.canUndo)
  }

  func testTargetsAreNotKeptAlive() {
    var other: Document? = Document(manager)
    weak let released = other
    other?.set("a")
    other = nil
    XCTAssertNil(released)
    manager.undo()
  }

  func testRemovingATarget() {
    let other = Document(manager)
    document.set("a")
    other.set("x")
    manager.removeAllActions(withTarget: document)
    manager.undo()
    XCTAssertEqual(document.text, "a")
    XCTAssertEqual(other.text, "")
  }

  func testRandomEditsAgreeWithAHistory() {
    manager.groupsByEvent = false
    var random = SeededNumbers(seed: 7)
    var history = [""]
    var position = 0
    for step in 0..<5_000 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        manager.beginUndoGrouping()
        for part in 0...Int.random(in: 0...2, using: &random) { document.set("\(step).\(part)") }
        manager.endUndoGrouping()
        history.removeSubrange((position + 1)...)
        history.append(document.text)
        position += 1
      case 2:
        XCTAssertEqual(manager.canUndo, position > 0)
        if position > 0 {
          manager.undo()
          position -= 1
        }
      default:
        XCTAssertEqual(manager.canRedo, position + 1 < history.count)
        if position + 1 < history.count {
          manager.redo()
          position += 1
        }
      }
      XCTAssertEqual(document.text, history[position])
    }
  }

  /// Observers of checkpoints ask what can be redone (https://github.com/guoyingtao/Mantis, `TransformStack`).
  func testAnObserverOfCheckpointsMayAskForRedo() {
    let manager = UndoManager()
    let counted = expectation(description: "checkpoints")
    counted.expectedFulfillmentCount = 2
    let token = NotificationCenter.default.addObserver(
      forName: .NSUndoManagerCheckpoint, object: manager, queue: nil
    ) { [manager] _ in
      counted.fulfill()
      _ = manager.canRedo
    }
    XCTAssertFalse(manager.canRedo)
    XCTAssertFalse(manager.canRedo)
    wait(for: [counted], timeout: 0)
    NotificationCenter.default.removeObserver(token)
  }
}
