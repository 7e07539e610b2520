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

  /// A document that is a folder has a file wrapper as its contents.
  func testADocumentOfSeveralFiles() async throws {
    final class Album: UIDocument {
      var pages: [String: String] = [:]
      override func contents(forType typeName: String) throws -> Any {
        FileWrapper(
          directoryWithFileWrappers: pages.mapValues { FileWrapper(regularFileWithContents: Data($0.utf8)) })
      }
      override func load(fromContents contents: Any, ofType typeName: String?) throws {
        let files = (contents as? FileWrapper)?.fileWrappers ?? [:]
        pages = files.mapValues { String(decoding: $0.regularFileContents ?? Data(), as: UTF8.self) }
      }
    }
    let folder = url.deletingPathExtension().appendingPathExtension("album")
    defer { try? FileManager.default.removeItem(at: folder) }
    let album = Album(fileURL: folder)
    album.pages = ["one": "1", "two": "2"]
    let created = await album.save(to: folder, for: .forCreating)
    XCTAssertTrue(created)
    album.pages["two"] = nil
    album.updateChangeCount(.done)
    let closed = await album.close()
    XCTAssertTrue(closed)
    let again = Album(fileURL: folder)
    let opened = await again.open()
    XCTAssertTrue(opened)
    XCTAssertEqual(again.pages, ["one": "1"], "what was removed is gone from the folder")
    again.pages = [:]
    let reverted = await again.revert(toContentsOf: folder)
    XCTAssertTrue(reverted)
    XCTAssertEqual(again.pages, ["one": "1"])
  }

  /// A subclass with its own reading and writing.
  func testReadingAndWritingCanBeOverridden() async throws {
    final class Raw: UIDocument, @unchecked Sendable {
      nonisolated(unsafe) var text = ""
      override func contents(forType typeName: String) throws -> Any { text }
      override nonisolated func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
      ) throws {
        try (contents as? String ?? "").uppercased().write(to: url, atomically: true, encoding: .utf8)
      }
      override nonisolated func read(from url: URL) throws {
        text = try String(contentsOf: url, encoding: .utf8)
      }
    }
    let document = Raw(fileURL: url)
    document.text = "tide"
    let created = await document.save(to: url, for: .forCreating)
    XCTAssertTrue(created)
    XCTAssertFalse(document.documentState.contains(.progressAvailable))
    let again = Raw(fileURL: url)
    let opened = await again.open()
    XCTAssertTrue(opened)
    XCTAssertEqual(again.text, "TIDE")
  }

  func testWrappersKeepNamesApart() throws {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    let first = folder.addRegularFile(withContents: Data("a".utf8), preferredFilename: "a.txt")
    let second = folder.addRegularFile(withContents: Data("b".utf8), preferredFilename: "a.txt")
    XCTAssertEqual(first, "a.txt")
    XCTAssertNotEqual(second, first)
    let place = url.deletingPathExtension()
    defer { try? FileManager.default.removeItem(at: place) }
    try folder.write(to: place, options: .atomic)
    XCTAssertTrue(folder.matchesContents(of: place))
    let read = try FileWrapper(url: place)
    XCTAssertEqual(read.fileWrappers?.count, 2)
    folder.removeFileWrapper(try XCTUnwrap(folder.fileWrappers?[first]))
    XCTAssertFalse(folder.matchesContents(of: place))
  }
}
