import PortolanXCTest
import UIKit

@MainActor
final class SelectorUndoTests: XCTestCase {
  private final class Described: UIView {
    nonisolated(unsafe) static var count = 0
    nonisolated override var description: String {
      Self.count += 1
      return "described"
    }
  }

  func testAnUndoSendsTheSelector() {
    let manager = UndoManager()
    let view = Described()
    manager.registerUndo(withTarget: view, selector: Selector("recursiveDescription"), object: nil)
    XCTAssertTrue(manager.canUndo)
    let count = Described.count
    manager.undo()
    XCTAssertEqual(Described.count, count + 1)
    XCTAssertFalse(manager.canUndo)
  }
}
