import CoreData
import XCTest

/// Histories of stores, and notifications of writes.
final class HistoryTests: XCTestCase {
  private var folder: URL!

  override func setUp() {
    super.setUp()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("History-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() {
    try? FileManager.default.removeItem(at: folder)
    super.tearDown()
  }

  private func container(
    history: Bool = true, notifies: Bool = false, model: NSManagedObjectModel = Library.model()
  ) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    let description = NSPersistentStoreDescription(url: folder.appendingPathComponent("Library.sqlite"))
    description.setOption(history as NSNumber, forKey: NSPersistentHistoryTrackingKey)
    description.setOption(
      notifies as NSNumber, forKey: NSPersistentStoreRemoteChangeNotificationPostOptionKey)
    container.persistentStoreDescriptions = [description]
    var failure: Error?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }

  private func transactions(
    _ context: NSManagedObjectContext, after token: NSPersistentHistoryToken? = nil
  ) throws -> [NSPersistentHistoryTransaction] {
    let request = NSPersistentHistoryChangeRequest.fetchHistory(after: token)
    let result = try context.execute(request) as? NSPersistentHistoryResult
    return try XCTUnwrap(result?.result as? [NSPersistentHistoryTransaction])
  }

  func testSavesAreTransactions() throws {
    let context = try container().viewContext
    context.name = "view"
    context.transactionAuthor = "app"
    let book = Book(context: context)
    book.title = "A"
    try context.save()
    book.title = "B"
    book.pages = 3
    try context.save()
    context.delete(book)
    try context.save()
    let found = try transactions(context)
    XCTAssertEqual(found.map { $0.changes?.map(\.changeType) }, [[.insert], [.update], [.delete]])
    XCTAssertEqual(found.map(\.transactionNumber), [1, 2, 3])
    XCTAssertEqual(found.map(\.author), ["app", "app", "app"])
    XCTAssertEqual(found[0].contextName, "view")
    XCTAssertEqual(found[0].storeID, context.persistentStoreCoordinator?.persistentStores[0].identifier)
    let change = try XCTUnwrap(found[1].changes?.first)
    XCTAssertEqual(change.changedObjectID, book.objectID)
    XCTAssertEqual(Set((change.updatedProperties ?? []).map(\.name)), ["title", "pages"])
    XCTAssertTrue(change.transaction === found[1])
    XCTAssertNil(found[0].changes?.first?.updatedProperties)
  }

  func testTokensContinueAfterTheStoreIsOpenedAgain() throws {
    var archive = Data()
    do {
      let context = try container().viewContext
      XCTAssertEqual(try transactions(context), [])
      _ = Book(context: context)
      try context.save()
      let token = try XCTUnwrap(transactions(context).last?.token)
      XCTAssertEqual(
        context.persistentStoreCoordinator?.currentPersistentHistoryToken(fromStores: nil), token)
      archive = try NSKeyedArchiver.archivedData(withRootObject: token, requiringSecureCoding: true)
      let other = Author(context: context)
      other.name = "Ann"
      try context.save()
    }
    let context = try container().viewContext
    let token = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSPersistentHistoryToken.self, from: archive)
    let found = try transactions(context, after: token)
    XCTAssertEqual(found.map { $0.changes?.map(\.changedObjectID.entity.name) }, [["Author"]])
    XCTAssertEqual(try transactions(context, after: found[0].token), [])
  }

  func testAnotherContextMergesTransactions() throws {
    let container = try container()
    let context = container.viewContext
    let book = Book(context: context)
    book.title = "old"
    try context.save()
    let background = container.newBackgroundContext()
    let id = book.objectID
    try background.performAndWait {
      (background.object(with: id) as? Book)?.title = "new"
      try background.save()
    }
    XCTAssertEqual(book.title, "old")
    for transaction in try transactions(context) {
      context.mergeChanges(fromContextDidSave: transaction.objectIDNotification())
    }
    XCTAssertEqual(book.title, "new")
  }

  func testPredicatesSelectTransactionsAndChanges() throws {
    let context = try container().viewContext
    for author in ["app", "extension", nil] {
      context.transactionAuthor = author
      _ = Book(context: context)
      try context.save()
    }
    let wanted = try XCTUnwrap(NSPersistentHistoryTransaction.fetchRequest)
    wanted.predicate = NSPredicate(format: "author != %@", "app")
    wanted.sortDescriptors = [NSSortDescriptor(key: "transactionNumber", ascending: false)]
    let request = NSPersistentHistoryChangeRequest.fetchHistory(after: nil as NSPersistentHistoryToken?)
    request.fetchRequest = wanted
    let found = (try context.execute(request) as? NSPersistentHistoryResult)?.result
    XCTAssertEqual((found as? [NSPersistentHistoryTransaction])?.map(\.author), [nil, "extension"])

    let changes = try XCTUnwrap(NSPersistentHistoryChange.fetchRequest)
    changes.predicate = NSPredicate(format: "changeType == %d", NSPersistentHistoryChangeType.insert.rawValue)
    let second = NSPersistentHistoryChangeRequest.fetchHistory(withFetch: changes)
    second.resultType = .changesOnly
    let inserted = (try context.execute(second) as? NSPersistentHistoryResult)?.result
    XCTAssertEqual((inserted as? [NSPersistentHistoryChange])?.count, 3)
    XCTAssertEqual((inserted as? [NSPersistentHistoryChange])?.first?.transaction?.author, "app")
  }

  func testDeletedHistoryExpiresTokens() throws {
    let context = try container().viewContext
    for _ in 0..<3 {
      _ = Book(context: context)
      try context.save()
    }
    let all = try transactions(context)
    try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: all[2].token))
    XCTAssertEqual(try transactions(context).map(\.transactionNumber), [3])
    XCTAssertEqual(try transactions(context, after: all[1].token).map(\.transactionNumber), [3])
    XCTAssertThrowsError(try transactions(context, after: all[0].token)) { error in
      XCTAssertEqual((error as NSError).code, NSPersistentHistoryTokenExpiredError)
    }
    let deletion = NSPersistentHistoryChangeRequest.deleteHistory(before: Date.distantFuture)
    deletion.resultType = .count
    XCTAssertEqual((try context.execute(deletion) as? NSPersistentHistoryResult)?.result as? Int, 1)
    _ = Book(context: context)
    try context.save()
    XCTAssertEqual(try transactions(context).map(\.transactionNumber), [4])
  }

  func testDeletedObjectsLeaveTombstones() throws {
    let model = Library.model()
    for name in ["title", "code", "pages"] {
      model.entitiesByName["Book"]?.attributesByName[name]?.preservesValueInHistoryOnDeletion = true
    }
    let context = try container(model: model).viewContext
    let code = UUID()
    let book = Book(context: context)
    book.title = "A"
    book.code = code
    book.price = 2
    try context.save()
    context.delete(book)
    try context.save()
    let tombstone = try XCTUnwrap(transactions(context).last?.changes?.first?.tombstone)
    XCTAssertEqual(tombstone["title"] as? String, "A")
    XCTAssertEqual(tombstone["code"] as? UUID, code)
    XCTAssertEqual(tombstone["pages"] as? Int, 0)
    XCTAssertNil(tombstone["price"])
  }

  func testBatchRequestsAreTransactions() throws {
    let context = try container().viewContext
    context.transactionAuthor = "import"
    try context.execute(
      NSBatchInsertRequest(entityName: "Book", objects: [["title": "A"], ["title": "B"]]))
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.predicate = NSPredicate(format: "title == 'A'")
    update.propertiesToUpdate = ["pages": 5]
    try context.execute(update)
    try context.execute(NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Book")))
    let found = try transactions(context)
    XCTAssertEqual(
      found.map { $0.changes?.map(\.changeType) }, [[.insert, .insert], [.update], [.delete, .delete]])
    XCTAssertEqual(found.map(\.author), ["import", "import", "import"])
    XCTAssertEqual(found[1].changes?.first?.updatedProperties?.map(\.name), ["pages"])
  }

  func testStoresWithoutTheOptionHaveNoHistory() throws {
    do {
      let context = try container(history: false).viewContext
      _ = Book(context: context)
      try context.save()
      XCTAssertEqual(try transactions(context), [])
      XCTAssertNil(context.persistentStoreCoordinator?.currentPersistentHistoryToken(fromStores: nil))
    }
    _ = try container()
    // A history with gaps would mislead its readers.
    let context = try container(history: false).viewContext
    XCTAssertEqual(context.persistentStoreCoordinator?.persistentStores[0].isReadOnly, true)
    _ = Book(context: context)
    XCTAssertThrowsError(try context.save())
  }

  func testCoordinatorsOfTheFileAreNotifiedOfWrites() throws {
    let first = try container(notifies: true)
    let second = try container(notifies: true)
    let book = Book(context: first.viewContext)
    book.title = "A"
    let expectation = expectation(
      forNotification: .NSPersistentStoreRemoteChange, object: second.persistentStoreCoordinator
    ) { notification in
      (notification.userInfo?[NSPersistentHistoryTokenKey] as? NSPersistentHistoryToken) != nil
        && notification.userInfo?[NSPersistentStoreURLKey] is URL
    }
    try first.viewContext.save()
    wait(for: [expectation], timeout: 60)
    XCTAssertEqual(try transactions(second.viewContext).count, 1)
  }
}
