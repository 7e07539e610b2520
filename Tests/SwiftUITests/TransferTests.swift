import PortolanTesting
import SwiftUI
import UniformTypeIdentifiers
import XCTest

/// Tests of values that are dragged, pasted, read and written (issue point "Transferable").
@MainActor
final class TransferTests: XCTestCase {
  private struct Board: View {
    @State private var dropped = "nothing"
    @State private var isOver = false
    var body: some View {
      VStack(spacing: 100) {
        Text("Apple").frame(width: 200, height: 80).background(.yellow).draggable("apple")
        Text("got \(dropped)").frame(width: 200, height: 80).background(isOver ? .red : .green)
          .dropDestination(for: String.self) { items, _ in
            dropped = items.joined()
            return true
          } isTargeted: {
            isOver = $0
          }
      }
    }
  }
  func testAValueIsDraggedFromOneViewToAnother() throws {
    let app = TestApp()
    app.show(view: Board())
    let from = try XCTUnwrap(app.element("Apple")).center
    let to = try XCTUnwrap(app.element("got nothing")).center
    app.beginDrag(at: from)
    app.advance(by: 0.8)
    app.moveFinger(from: from, to: to, duration: 0.5)
    app.endDrag(at: to)
    app.settle()
    XCTAssertTrue(app.sees("got apple"), app.accessibilityText)
  }

  private struct Note: Codable, Equatable, Transferable {
    var title: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.title)
    }
  }
  func testValueRoundTripsThroughData() async throws {
    let conversions = Note._ownConversions
    XCTAssertEqual(conversions.map(\.type), [.json, .utf8PlainText])
    let provider = Note.provider { Note(title: "hello") }
    let text = await String.load(provider)
    XCTAssertEqual(text, "hello")
    let note = await Note.load(provider)
    XCTAssertEqual(note, Note(title: "hello"))
  }

  private struct Pasting: View {
    @State private var pasted = "nothing"
    var body: some View {
      VStack {
        Text("pasted \(pasted)")
        PasteButton(payloadType: String.self) { pasted = $0.joined() }
      }
    }
  }
  func testAPasteButtonHandsOverThePasteboard() async {
    let app = TestApp()
    UIPasteboard.general.string = "words"
    app.show(view: Pasting())
    app.tap("Paste")
    // Item providers load on a queue of their own, which has no virtual time.
    let isPasted = await app.wait { app.sees("pasted words") }
    XCTAssertTrue(isPasted)
  }

  private struct TextDocument: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String
    init(text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }
  private struct Files: View {
    let folder: URL
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var result = "nothing"
    var body: some View {
      VStack {
        Text("result \(result)")
        Button("Import") { isImporting = true }
        Button("Export") { isExporting = true }
      }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) {
        result = (try? String(contentsOf: $0.get(), encoding: .utf8)) ?? "failed"
      }
      .fileExporter(
        isPresented: $isExporting, document: TextDocument(text: "written"), contentType: .plainText,
        defaultFilename: "out.txt"
      ) { result = (try? $0.get().lastPathComponent) ?? "failed" }
      .fileDialogDefaultDirectory(folder)
    }
  }
  func testFilesAreReadAndWritten() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("content".utf8).write(to: folder.appendingPathComponent("in.txt"))
    try Data([0]).write(to: folder.appendingPathComponent("picture.png"))
    let app = TestApp()
    app.show(view: Files(folder: folder))
    app.tap("Import")
    app.settle()
    app.tap("picture.png")
    app.settle()
    XCTAssertTrue(app.sees("in.txt"), "a picture cannot be chosen")
    app.tap("in.txt")
    app.settle()
    XCTAssertTrue(app.sees("result content"), app.accessibilityText)
    app.tap("Export")
    app.settle()
    app.tap("Save")
    app.settle()
    XCTAssertTrue(app.sees("result out.txt"))
    XCTAssertEqual(
      try String(contentsOf: folder.appendingPathComponent("out.txt"), encoding: .utf8), "written")
  }

  private struct Mover: View {
    let file: URL
    let folder: URL
    @State private var isMoving = false
    @State private var result = "nothing"
    var body: some View {
      VStack {
        Text("result \(result)")
        Button("Start") { isMoving = true }
      }
      .fileMover(isPresented: $isMoving, file: file) { result = (try? $0.get().path) ?? "failed" }
      .fileDialogDefaultDirectory(folder)
    }
  }
  func testAFileIsMovedToTheChosenFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let target = folder.appendingPathComponent("Inner")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("moved.txt")
    try Data("content".utf8).write(to: file)
    let app = TestApp()
    app.show(view: Mover(file: file, folder: folder))
    app.tap("Start")
    app.settle()
    app.tap("Cancel")
    app.settle()
    XCTAssertTrue(app.sees("result nothing"))
    app.tap("Start")
    app.settle()
    app.tap("Inner")
    app.settle()
    app.tap("Move")
    app.settle()
    let moved = target.appendingPathComponent("moved.txt")
    XCTAssertTrue(FileManager.default.fileExists(atPath: moved.path))
    XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
    XCTAssertFalse(app.sees("result nothing"))
    XCTAssertFalse(app.sees("result failed"))
  }

  func testTypesKnowTheirSupertypes() {
    XCTAssertTrue(UTType.png.conforms(to: .image))
    XCTAssertFalse(UTType.png.conforms(to: .text))
    XCTAssertEqual(UTType(filenameExtension: "json"), .json)
    XCTAssertEqual(UTType.jpeg.preferredMIMEType, "image/jpeg")
    let own = UTType(exportedAs: "com.example.recipe", conformingTo: .json)
    XCTAssertTrue(own.conforms(to: .text))
  }

  func testTypesOfFiles() {
    XCTAssertEqual(UTType.jpeg.preferredFilenameExtension, "jpeg")
    XCTAssertEqual(UTType(filenameExtension: "jpg"), .jpeg)
    XCTAssertEqual(UTType(filenameExtension: "mov"), .quickTimeMovie)
    XCTAssertEqual(UTType(filenameExtension: "mp4"), .mpeg4Movie)
    XCTAssertEqual(UTType(filenameExtension: "txt"), .utf8PlainText)
    XCTAssertEqual(UTType(mimeType: "image/bmp"), .bmp)
    XCTAssertEqual(UTType(mimeType: "text/plain"), .utf8PlainText)
    XCTAssertEqual(UTType.webP.preferredMIMEType, "image/webp")
    XCTAssertTrue(UTType.quickTimeMovie.conforms(to: .audiovisualContent))
    XCTAssertTrue(UTType.ico.conforms(to: .image))
    XCTAssertFalse(UTType.heic.conforms(to: .movie))
    XCTAssertTrue(UTType.zip.conforms(to: .archive))
  }
}
