import CoreData
import UIKit
import XCTest

/// Documents of managed objects (https://developer.apple.com/documentation/uikit/uimanageddocument).
@MainActor
final class ManagedDocumentTests: XCTestCase {
  private final class Notes: UIManagedDocument {
    static let model: NSManagedObjectModel = {
      let title = NSAttributeDescription()
      title.name = "title"
      title.attributeType = .stringAttributeType
      let note = NSEntityDescription()
      note.name = "Note"
      note.properties = [title]
      let model = NSManagedObjectModel()
      model.entities = [note]
      return model
    }()

    override var managedObjectModel: NSManagedObjectModel { Self.model }
  }

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  override func tearDown() async throws { try? FileManager.default.removeItem(at: folder) }

  private func titles(_ document: UIManagedDocument) throws -> [String] {
    try document.managedObjectContext.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note"))
      .compactMap { $0.value(forKey: "title") as? String }
  }

  func testObjectsAreSavedAndReadAgain() async throws {
    let document = Notes(fileURL: folder)
    let created = await document.save(to: folder, for: .forCreating)
    XCTAssertTrue(created)
    XCTAssertEqual(document.documentState, .normal)
    XCTAssertFalse(document.hasUnsavedChanges)
    let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: document.managedObjectContext)
    note.setValue("Venice", forKey: "title")
    XCTAssertTrue(document.hasUnsavedChanges)
    let closed = await document.close()
    XCTAssertTrue(closed)
    XCTAssertTrue(
      FileManager.default.fileExists(
        atPath: folder.appendingPathComponent("StoreContent/persistentStore").path))

    let again = Notes(fileURL: folder)
    let opened = await again.open()
    XCTAssertTrue(opened)
    XCTAssertEqual(try titles(again), ["Venice"])
  }

  func testAMissingDocumentDoesNotOpen() async {
    let document = Notes(fileURL: folder)
    let opened = await document.open()
    XCTAssertFalse(opened)
    XCTAssertTrue(document.documentState.contains(.closed))
  }
}
