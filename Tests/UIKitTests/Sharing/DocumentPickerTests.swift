import PortolanTesting
import UIKit
import UniformTypeIdentifiers
import XCTest

/// Tests that the picker shows the computer's files and reports the picked ones to its delegate.
@MainActor
final class DocumentPickerTests: XCTestCase {
  private final class Screen: UIViewController, UIDocumentPickerDelegate {
    var picked: [URL]?
    var isCancelled = false
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      picked = urls
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { isCancelled = true }
  }

  private var folder: URL!
  private var app: TestApp!

  override func setUp() async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
    let inner = folder.appendingPathComponent("Charts")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data("a".utf8).write(to: folder.appendingPathComponent("Log.txt"))
    try Data("b".utf8).write(to: folder.appendingPathComponent("Picture.png"))
    try Data("c".utf8).write(to: inner.appendingPathComponent("North.txt"))
    app = TestApp(device: .iPhone15)
  }

  override func tearDown() async throws {
    app.end()
    try FileManager.default.removeItem(at: folder)
  }

  private func present(_ picker: UIDocumentPickerViewController) -> Screen {
    let screen = Screen()
    app.show(screen)
    picker.directoryURL = folder
    picker.delegate = screen
    screen.present(picker, animated: true)
    app.settle()
    return screen
  }

  func testAFileInAFolderIsPicked() {
    let screen = present(UIDocumentPickerViewController(forOpeningContentTypes: [.plainText]))
    app.tap("Picture.png")
    app.settle()
    XCTAssertNil(screen.picked, "it is of another type")
    app.tap("Charts")
    app.settle()
    app.tap("North.txt")
    app.settle()
    XCTAssertEqual(screen.picked?.map(\.lastPathComponent), ["North.txt"])
    XCTAssertEqual(screen.picked?.first?.deletingLastPathComponent().lastPathComponent, "Charts")
    XCTAssertNil(screen.presentedViewController)
  }

  func testAPickerDoesNotLeaveItsRoot() throws {
    let root = folder.appendingPathComponent("Charts")
    let outside = folder.appendingPathComponent("Log.txt")
    try FileManager.default.createSymbolicLink(
      at: root.appendingPathComponent("Link.txt"), withDestinationURL: outside)
    PickerFiles.root = root
    defer { PickerFiles.root = nil }
    // The initial folder is outside.
    let screen = present(UIDocumentPickerViewController(forOpeningContentTypes: [.plainText]))
    XCTAssertTrue(app.sees("North.txt"))
    XCTAssertFalse(app.sees("Link.txt"))
    app.tap("Enclosing Folder")
    app.settle()
    XCTAssertTrue(app.sees("North.txt"), "the button is disabled")
    PickerFiles.choose([root.appendingPathComponent("North.txt")])
    app.settle()
    XCTAssertEqual(screen.picked?.map(\.lastPathComponent), ["North.txt"])
  }

  func testACopyIsElsewhere() throws {
    let screen = present(UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true))
    app.tap("Log.txt")
    app.settle()
    let copy = try XCTUnwrap(screen.picked?.first)
    XCTAssertNotEqual(copy.deletingLastPathComponent().standardizedFileURL, folder.standardizedFileURL)
    XCTAssertEqual(try Data(contentsOf: copy), Data("a".utf8))
  }

  func testSeveralFilesArePickedTogether() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
    picker.allowsMultipleSelection = true
    let screen = present(picker)
    app.tap("Log.txt")
    app.tap("Picture.png")
    app.settle()
    app.tap("Open")
    app.settle()
    XCTAssertEqual(screen.picked?.map(\.lastPathComponent).sorted(), ["Log.txt", "Picture.png"])
  }

  func testFilesAreExportedToAFolder() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Export-\(UUID().uuidString).txt")
    try Data("d".utf8).write(to: file)
    let screen = present(UIDocumentPickerViewController(forExporting: [file], asCopy: false))
    app.tap("Save")
    app.settle()
    let target = folder.appendingPathComponent(file.lastPathComponent)
    XCTAssertEqual(screen.picked?.first?.standardizedFileURL, target.standardizedFileURL)
    XCTAssertEqual(try Data(contentsOf: target), Data("d".utf8))
    XCTAssertFalse(FileManager.default.fileExists(atPath: file.path), "it was moved")
  }

  @available(*, deprecated)
  func testCancelling() {
    let screen = present(UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import))
    app.tap("Cancel")
    app.settle()
    XCTAssertTrue(screen.isCancelled)
    XCTAssertNil(screen.presentedViewController)
  }
}
