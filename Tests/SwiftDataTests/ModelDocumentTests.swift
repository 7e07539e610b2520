import PortolanTesting
import SwiftData
import SwiftUI
import UniformTypeIdentifiers
import XCTest

/// Documents that are stores of models.
@MainActor
final class ModelDocumentTests: XCTestCase {
  private struct Authors: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Author.name) private var authors: [Author]
    var body: some View {
      List(authors) { Text($0.name) }
        .toolbar { Button("Write") { context.insert(Author(name: "Author \(authors.count)")) } }
    }
  }
  private struct Shelf: App {
    static let type = UTType(filenameExtension: "rtfd") ?? .package
    var body: some Scene {
      DocumentGroup(editing: Author.self, contentType: Self.type) {
        Authors()
      } prepareDocument: {
        $0.insert(Author(name: "First"))
      }
    }
  }

  private func removeDocuments() {
    let files = try? FileManager.default.contentsOfDirectory(
      at: URL.documentsDirectory, includingPropertiesForKeys: nil)
    for file in files ?? [] where file.pathExtension == "rtfd" {
      try? FileManager.default.removeItem(at: file)
    }
  }
  override func setUp() async throws { removeDocuments() }
  override func tearDown() async throws { removeDocuments() }

  func testModelsAreStoredInTheDocument() {
    let app = TestApp(launching: Shelf.self)
    app.settle()
    app.tap("Add")
    app.settle()
    XCTAssertTrue(app.sees("First"), app.accessibilityText)
    app.tap("Write")
    app.settle()
    XCTAssertTrue(app.sees("Author 1"))
    app.tap("Recents")
    app.settle()
    app.tap("Add")
    app.settle()
    XCTAssertTrue(app.sees("First"))
    XCTAssertFalse(app.sees("Author 1"), "another document has models of its own")
    app.tap("Recents")
    app.settle()
    app.tap("Untitled")
    app.settle()
    XCTAssertTrue(app.sees("Author 1"), app.accessibilityText)
    app.end()
  }
}
