import PortolanTesting
import SwiftUI
import UniformTypeIdentifiers
import XCTest

/// Tests scenes of documents.
@MainActor
final class DocumentGroupTests: XCTestCase {
  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = "new"
    init() {}
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }
  private final class Sheet: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    @Published var text = "new"
    init() {}
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func snapshot(contentType: UTType) throws -> String { text }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
  }
  private struct Notes: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { file in
        VStack {
          Text("Text \(file.document.text)")
          Button("Append") { file.document.text += "!" }
        }
      }
    }
  }
  private struct Sheets: App {
    var body: some Scene {
      DocumentGroup(newDocument: { Sheet() }) { file in
        VStack {
          Text("Text \(file.document.text)")
          Button("Append") { file.document.text += "!" }
        }
      }
    }
  }
  private struct Viewer: App {
    var body: some Scene {
      DocumentGroup(viewing: Note.self) { file in
        Text("\(file.fileURL?.lastPathComponent ?? "") \(file.document.text) \(file.isEditable ? "w" : "r")")
      }
    }
  }

  private func content(_ name: String) -> String? {
    try? String(contentsOf: URL.documentsDirectory.appendingPathComponent(name), encoding: .utf8)
  }
  private func removeDocuments() {
    let files = try? FileManager.default.contentsOfDirectory(
      at: URL.documentsDirectory, includingPropertiesForKeys: nil)
    for file in files ?? [] where file.pathExtension == "txt" {
      try? FileManager.default.removeItem(at: file)
    }
  }
  override func setUp() async throws { removeDocuments() }
  override func tearDown() async throws { removeDocuments() }

  private func check<A: App>(_ type: A.Type) {
    let app = TestApp(launching: type)
    app.settle()
    app.tap("Add")
    app.settle()
    XCTAssertTrue(app.sees("Text new"), app.accessibilityText)
    XCTAssertEqual(content("Untitled.txt"), "new")
    app.tap("Append")
    app.settle()
    app.advance(by: 2)
    XCTAssertEqual(content("Untitled.txt"), "new!")
    app.tap("Append")
    app.tap("Recents")
    app.settle()
    XCTAssertEqual(content("Untitled.txt"), "new!!", "closing saves")
    app.tap("Add")
    app.settle()
    app.tap("Recents")
    app.settle()
    XCTAssertTrue(app.sees("Untitled 2"), app.accessibilityText)
    app.tap("Untitled")
    app.settle()
    XCTAssertTrue(app.sees("Text new!!"), app.accessibilityText)
    app.end()
  }

  func testValuesAreCreatedSavedAndOpened() { check(Notes.self) }
  func testObjectsAreCreatedSavedAndOpened() { check(Sheets.self) }

  func testAViewerDoesNotWrite() throws {
    try FileManager.default.createDirectory(at: URL.documentsDirectory, withIntermediateDirectories: true)
    try Data("old".utf8).write(to: URL.documentsDirectory.appendingPathComponent("a.txt"))
    let app = TestApp(launching: Viewer.self)
    app.settle()
    XCTAssertFalse(app.sees("Add"))
    app.tap("a")
    app.settle()
    XCTAssertTrue(app.sees("a.txt old r"), app.accessibilityText)
  }
}
