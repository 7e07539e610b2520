import UIKit
import XCTest

@MainActor
final class UIDocumentTests: XCTestCase {
  private final class Note: UIDocument {
    var text = ""
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
  }

  private nonisolated let url = FileManager.default.temporaryDirectory.appendingPathComponent(
    "\(UUID().uuidString).json")

  override func tearDown() { try? FileManager.default.removeItem(at: url) }

  func testADocumentIsCreatedChangedAndOpenedAgain() async {
    let note = Note(fileURL: url)
    XCTAssertEqual(note.documentState, .closed)
    XCTAssertEqual(note.fileType, "public.json")
    note.text = "one"
    let created = await note.save(to: url, for: .forCreating)
    XCTAssertTrue(created)
    XCTAssertEqual(note.documentState, .normal)
    note.text = "two"
    note.updateChangeCount(.done)
    XCTAssertTrue(note.hasUnsavedChanges)
    let closed = await note.close()
    XCTAssertTrue(closed)
    XCTAssertEqual(note.documentState, .closed)

    let again = Note(fileURL: url)
    let opened = await again.open()
    XCTAssertTrue(opened)
    XCTAssertEqual(again.text, "two")
    XCTAssertFalse(again.hasUnsavedChanges)
  }

  func testAMissingFileIsAnErrorAndTheDocumentStaysClosed() async {
    final class Careful: UIDocument {
      var errors = 0
      override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors += 1 }
    }
    let document = Careful(fileURL: url)
    let opened = await document.open()
    XCTAssertFalse(opened)
    XCTAssertEqual(document.errors, 1)
    XCTAssertEqual(document.documentState, .closed)
  }

  func testUndoCountsAsAChange() {
    let note = Note(fileURL: url)
    let undo = UndoManager()
    undo.groupsByEvent = false
    note.undoManager = undo
    undo.beginUndoGrouping()
    undo.registerUndo(withTarget: note) { $0.text = "" }
    undo.endUndoGrouping()
    XCTAssertTrue(note.hasUnsavedChanges)
    undo.undo()
    XCTAssertFalse(note.hasUnsavedChanges)
  }
}
