import CoreData
import SQLite3
import XCTest

/// Saving, fetching, relationships and conflicts.
final class StoreTests: XCTestCase {
  private var folder: URL!

  override func setUp() {
    super.setUp()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("CoreData-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() {
    try? FileManager.default.removeItem(at: folder)
    super.tearDown()
  }

  private var file: URL { folder.appendingPathComponent("Library.sqlite") }

  private func books(_ context: NSManagedObjectContext, _ format: String? = nil, _ arguments: [Any] = [])
    throws
    -> [String]
  {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    return try context.fetch(request).map { $0.title ?? "nil" }
  }

  func testValuesAreReadByAnotherContainer() throws {
    let code = UUID()
    do {
      let context = try Library.container(file).viewContext
      let book = Book(context: context)
      book.title = "Émile"
      book.pages = 312
      book.price = 4.5
      book.isRead = true
      book.code = code
      XCTAssertTrue(book.objectID.isTemporaryID)
      try context.save()
      XCTAssertFalse(book.objectID.isTemporaryID)
      XCTAssertFalse(context.hasChanges)
    }
    let context = try Library.container(file).viewContext
    let found = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
    XCTAssertEqual(found.count, 1)
    XCTAssertEqual(found[0].title, "Émile")
    XCTAssertEqual(found[0].pages, 312)
    XCTAssertEqual(found[0].price, 4.5)
    XCTAssertTrue(found[0].isRead)
    XCTAssertEqual(found[0].code, code)
    XCTAssertEqual(found[0].value(forKey: "pages") as? Int, 312)
    XCTAssertNil(found[0].author)
    let uri = found[0].objectID.uriRepresentation()
    let id = context.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: uri)
    XCTAssertTrue(id === found[0].objectID)
  }

  func testRelationshipsHaveInverses() throws {
    let container = try Library.container(file)
    let context = container.viewContext
    let author = Author(context: context)
    author.name = "Ann"
    let other = Author(context: context)
    other.name = "Bob"
    let book = Book(context: context)
    book.title = "A"
    book.author = author
    XCTAssertEqual(author.books, NSSet(array: [book]))
    author.mutableSetValue(forKey: "books").remove(book)
    XCTAssertNil(book.author)
    other.books = NSSet(array: [book])
    XCTAssertTrue(book.author === other)
    book.author = author
    XCTAssertEqual(other.books?.count, 0)
    let tag = Tag(context: context)
    tag.label = "new"
    book.tags = [tag]
    XCTAssertEqual(tag.value(forKey: "books") as? NSSet, NSSet(array: [book]))
    for name in ["One", "Two", "Three"] {
      let chapter = Chapter(context: context)
      chapter.heading = name
      chapter.book = book
    }
    try context.save()
    let background = container.newBackgroundContext()
    background.performAndWait {
      let copy = try! background.fetch(NSFetchRequest<Book>(entityName: "Book"))[0]
      XCTAssertEqual(copy.author?.name, "Ann")
      XCTAssertEqual(copy.tags.first?.label, "new")
      XCTAssertEqual(copy.chapters?.array.map { ($0 as! Chapter).heading }, ["One", "Two", "Three"])
      let chapters = copy.mutableOrderedSetValue(forKey: "chapters")
      let last = chapters.object(at: 2)
      chapters.removeObject(at: 2)
      chapters.insert(last, at: 0)
      copy.tags = []
      try! background.save()
    }
    context.refreshAllObjects()
    XCTAssertEqual(book.chapters?.array.map { ($0 as! Chapter).heading }, ["Three", "One", "Two"])
    XCTAssertEqual(book.tags, [])
  }

  func testDeleteRules() throws {
    let context = try Library.container(file).viewContext
    let author = Author(context: context)
    author.name = "Ann"
    let book = Book(context: context)
    book.author = author
    let tag = Tag(context: context)
    tag.label = "x"
    book.tags = [tag]
    try context.save()
    context.delete(author)
    XCTAssertTrue(author.isDeleted)
    XCTAssertTrue(book.isDeleted)
    XCTAssertFalse(tag.isDeleted)
    try context.save()
    XCTAssertEqual(try books(context), [])
    XCTAssertEqual((tag.value(forKey: "books") as? NSSet)?.count, 0)
  }

  func testDenyRuleFailsTheSave() throws {
    let model = Library.model()
    model.entitiesByName["Author"]!.relationshipsByName["books"]!.deleteRule = .denyDeleteRule
    let context = try Library.container(model: model).viewContext
    let author = Author(context: context)
    author.name = "Ann"
    let book = Book(context: context)
    book.author = author
    try context.save()
    context.delete(author)
    XCTAssertThrowsError(try context.save()) { XCTAssertEqual(($0 as NSError).code, 1600) }
    context.rollback()
    XCTAssertFalse(context.hasChanges)
    XCTAssertTrue(book.author === author)
  }

  func testValidationNamesTheProperty() throws {
    let context = try Library.container().viewContext
    let author = Author(context: context)
    XCTAssertThrowsError(try context.save()) { error in
      XCTAssertEqual((error as NSError).code, NSValidationMissingMandatoryPropertyError)
      XCTAssertEqual((error as NSError).userInfo[NSValidationKeyErrorKey] as? String, "name")
    }
    author.name = "Ann"
    XCTAssertNoThrow(try context.save())
  }

  func testPredicatesAreTheSameInTheStoreAndInMemory() throws {
    let container = try Library.container(file)
    let context = container.viewContext
    let ann = Author(context: context)
    ann.name = "Ann"
    let bob = Author(context: context)
    bob.name = "Bób"
    let tag = Tag(context: context)
    tag.label = "sea"
    for (index, title) in ["Alpha", "beta", "Gamma", "delta_x", "Épsilon"].enumerated() {
      let book = index == 4 ? Novel(context: context) : Book(context: context)
      book.title = title
      book.pages = Int32(index * 100)
      book.isRead = index % 2 == 0
      book.author = index < 3 ? ann : index == 3 ? bob : nil
      if index == 1 { book.tags = [tag] }
    }
    let nameless = Book(context: context)
    nameless.pages = 50
    let cases: [(String, [Any])] = [
      ("pages > %d", [100]), ("pages >= 100 AND pages < 300", []), ("title == 'beta'", []),
      ("title ==[c] 'ALPHA'", []), ("title ==[cd] 'epsilon'", []), ("title != 'beta'", []),
      ("title CONTAINS 'a'", []), ("title CONTAINS[c] 'A'", []), ("NOT title BEGINSWITH 'G'", []),
      ("title ENDSWITH 'a'", []), ("title LIKE '*a'", []), ("title MATCHES '[A-Z].*'", []),
      ("author.name == %@", ["Ann"]), ("author == nil", []), ("author == %@", [ann]), ("author != nil", []),
      ("isRead == YES", []), ("isRead == %@", [NSNumber(value: false)]),
      ("title IN %@", [["beta", "Gamma"]]),
      ("pages BETWEEN {50, 200}", []), ("ANY tags.label == 'sea'", []), ("NONE tags.label == 'sea'", []),
      ("tags.@count == 0", []), ("SUBQUERY(tags, $t, $t.label BEGINSWITH 's').@count > 0", []),
      ("tags CONTAINS %@", [tag]), ("title == nil", []), ("pages + 50 == 150", []),
      ("author.name CONTAINS[cd] 'bob'", []), ("SELF == %@", [nameless]), ("TRUEPREDICATE", []),
      ("author.books.@count > 1", []), ("title > 'b' AND pages < 400", []), ("%K == %@", ["title", "beta"]),
    ]
    let unsaved = try cases.map { try books(context, $0.0, $0.1) }
    try context.save()
    for (index, item) in cases.enumerated() {
      let saved = try books(context, item.0, item.1)
      XCTAssertEqual(saved, unsaved[index], item.0)
      let request = NSFetchRequest<Book>(entityName: "Book")
      request.predicate = NSPredicate(format: item.0, argumentArray: item.1)
      XCTAssertEqual(try context.count(for: request), saved.count, item.0)
    }
    XCTAssertEqual(unsaved[0], ["Gamma", "delta_x", "Épsilon"])
    XCTAssertEqual(unsaved[5].count, 5)
    XCTAssertEqual(unsaved[20], ["beta"])
    XCTAssertEqual(unsaved[23], ["beta"])
    XCTAssertEqual(unsaved[30], ["Alpha", "Gamma", "beta"])
  }

  func testLimitsAndUnsavedChanges() throws {
    let context = try Library.container().viewContext
    for index in 0..<10 {
      let book = Book(context: context)
      book.title = "t\(index)"
    }
    try context.save()
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: false)]
    request.fetchLimit = 3
    request.fetchOffset = 1
    XCTAssertEqual(try context.fetch(request).map(\.title), ["t8", "t7", "t6"])
    let all = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
    context.delete(try XCTUnwrap(all.first { $0.title == "t8" }))
    try XCTUnwrap(all.first { $0.title == "t0" }).title = "t95"
    XCTAssertEqual(try context.fetch(request).map(\.title), ["t9", "t7", "t6"])
  }

  func testSubentitiesAndDictionaries() throws {
    let context = try Library.container().viewContext
    let novel = Novel(context: context)
    novel.title = "N"
    novel.genre = "sea"
    novel.pages = 10
    let book = Book(context: context)
    book.title = "B"
    book.pages = 30
    try context.save()
    XCTAssertEqual(try books(context), ["B", "N"])
    XCTAssertEqual(try context.fetch(NSFetchRequest<Novel>(entityName: "Novel")).map(\.genre), ["sea"])
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    let sum = NSExpressionDescription()
    sum.name = "sum"
    sum.expression = PTExpression(forFunction: "sum:", arguments: [PTExpression(forKeyPath: "pages")])
    request.propertiesToFetch = [sum]
    XCTAssertEqual(try context.fetch(request).first?["sum"] as? Int, 40)
  }

  func testConflictsFollowThePolicy() throws {
    let container = try Library.container(file)
    let first = container.viewContext
    let book = Book(context: first)
    book.title = "a"
    book.pages = 1
    try first.save()
    let second = container.newBackgroundContext()
    func changeElsewhere(_ title: String) {
      second.performAndWait {
        let copy = second.object(with: book.objectID) as! Book
        second.refresh(copy, mergeChanges: false)
        copy.title = title
        try! second.save()
      }
    }
    changeElsewhere("b")
    book.pages = 2
    XCTAssertThrowsError(try first.save()) { XCTAssertEqual(($0 as NSError).code, NSManagedObjectMergeError) }
    first.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try first.save()
    XCTAssertEqual([book.title, "\(book.pages)"], ["b", "2"])
    changeElsewhere("c")
    first.mergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
    book.title = "d"
    try first.save()
    XCTAssertEqual(book.title, "c")
  }

  func testUniquenessConstraints() throws {
    let container = try Library.container(file)
    let context = container.viewContext
    let tag = Tag(context: context)
    tag.label = "x"
    try context.save()
    let other = Tag(context: context)
    other.label = "x"
    XCTAssertThrowsError(try context.save()) {
      XCTAssertEqual(($0 as NSError).code, NSManagedObjectConstraintMergeError)
    }
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    XCTAssertEqual(try context.count(for: NSFetchRequest<Tag>(entityName: "Tag")), 1)
  }

  func testBatchRequests() throws {
    let context = try Library.container(file).viewContext
    let insertion = NSBatchInsertRequest(
      entityName: "Book", objects: (0..<20).map { ["title": "b\($0)", "pages": $0] })
    insertion.resultType = .count
    XCTAssertEqual((try context.execute(insertion) as? NSBatchInsertResult)?.result as? Int, 20)
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.predicate = NSPredicate(format: "pages < 5")
    update.propertiesToUpdate = ["isRead": true]
    try context.execute(update)
    XCTAssertEqual(try books(context, "isRead == YES").count, 5)
    let fetch = NSFetchRequest<NSFetchRequestResult>(entityName: "Book")
    fetch.predicate = NSPredicate(format: "isRead == NO")
    let deletion = NSBatchDeleteRequest(fetchRequest: fetch)
    deletion.resultType = .resultTypeObjectIDs
    let result = try context.execute(deletion) as? NSBatchDeleteResult
    XCTAssertEqual((result?.result as? [NSManagedObjectID])?.count, 15)
    XCTAssertEqual(try books(context).count, 5)
  }

  func testParentContexts() throws {
    let container = try Library.container(file)
    let parent = container.viewContext
    let author = Author(context: parent)
    author.name = "Ann"
    try parent.save()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = parent
    let copy = child.object(with: author.objectID) as! Author
    XCTAssertEqual(copy.name, "Ann")
    copy.name = "Eve"
    let book = Book(context: child)
    book.title = "new"
    book.author = copy
    XCTAssertEqual(author.name, "Ann")
    try child.save()
    XCTAssertEqual(author.name, "Eve")
    XCTAssertEqual((author.books?.anyObject() as? Book)?.title, "new")
    XCTAssertTrue(parent.hasChanges)
    try parent.save()
    let again = try Library.container(file).viewContext
    XCTAssertEqual(try books(again, "author.name == 'Eve'"), ["new"])
  }

  func testAddedAndRenamedPropertiesAreMigrated() throws {
    do {
      let context = try Library.container(file).viewContext
      let book = Book(context: context)
      book.title = "old"
      try context.save()
    }
    let model = Library.model()
    let entity = model.entitiesByName["Book"]!
    entity.attributesByName["title"]!.renamingIdentifier = "title"
    entity.attributesByName["title"]!.name = "heading"
    entity.properties += [Library.attribute("rating", .integer16AttributeType, default: 3)]
    let first = Library.entity("Aardvark")
    first.managedObjectClassName = "NSManagedObject"
    model.entities.append(first)
    let context = try Library.container(file, model: model).viewContext
    let found = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book"))
    XCTAssertEqual(found.map { $0.value(forKey: "heading") as? String }, ["old"])
    XCTAssertEqual(found.map { $0.value(forKey: "rating") as? Int }, [3])
  }

  /// The files of a process that is killed are those that it wrote until then.
  func testFilesOfATerminatedProcessHoldTheLastSave() throws {
    let context = try Library.container(file).viewContext
    for index in 0..<20 {
      let book = Book(context: context)
      book.title = "\(index)"
      try context.save()
      let unsaved = Book(context: context)
      unsaved.title = "unsaved"
      let copy = folder.appendingPathComponent("\(index).sqlite")
      for suffix in ["", "-wal"] {
        try FileManager.default.copyItem(atPath: file.path + suffix, toPath: copy.path + suffix)
      }
      let other = try Library.container(copy).viewContext
      XCTAssertEqual(try books(other).count, index + 1)
      context.delete(unsaved)
    }
  }

  func testUndo() throws {
    let context = try Library.container().viewContext
    let book = Book(context: context)
    book.title = "a"
    try context.save()
    context.undoManager = UndoManager()
    context.undoManager?.groupsByEvent = false
    context.undoManager?.beginUndoGrouping()
    book.title = "b"
    context.undoManager?.endUndoGrouping()
    context.undo()
    XCTAssertEqual(book.title, "a")
  }

  /// As Apple's, the methods rethrow: a function that rethrows may call them.
  func testWorkOnAContextRethrows() async throws {
    func perform<T>(_ context: NSManagedObjectContext, _ action: @escaping () throws -> T) async rethrows -> T
    {
      try await context.perform(action)
    }
    let container = try Library.container(file)
    let titles = await perform(container.viewContext) { ["a", "b"] }
    XCTAssertEqual(titles, ["a", "b"])
    let count = await container.performBackgroundTask { context in context.registeredObjects.count }
    XCTAssertEqual(count, 0)
    do {
      try await perform(container.newBackgroundContext()) { throw CancellationError() }
      XCTFail("The error is thrown")
    } catch { XCTAssertTrue(error is CancellationError) }
  }

  func testAnObjectWithoutAContext() throws {
    let container = try Library.container(file)
    withExtendedLifetime(container) {
      let book = Book()
      book.title = "a"
      XCTAssertEqual(book.title, "a")
      XCTAssertNil(book.managedObjectContext)
      XCTAssertEqual(book.entity.name, "Book")
    }
  }

  func testChangesOfOtherContextsAreMerged() async throws {
    let container = try Library.container(file)
    let context = container.viewContext
    context.automaticallyMergesChangesFromParent = true
    let book = Book(context: context)
    book.title = "a"
    try context.save()
    let merged = expectation(forNotification: .NSManagedObjectContextObjectsDidChange, object: context)
    let id = book.objectID
    try await container.performBackgroundTask { context in
      (context.object(with: id) as! Book).title = "b"
      try context.save()
    }
    await fulfillment(of: [merged], timeout: 60)
    XCTAssertEqual(book.title, "b")
  }

  func testUniquePropertiesHaveIndexes() throws {
    func indexes() throws -> [String] {
      var database: OpaquePointer?
      XCTAssertEqual(sqlite3_open(file.path, &database), SQLITE_OK)
      defer { sqlite3_close(database) }
      var statement: OpaquePointer?
      sqlite3_prepare_v2(database, "SELECT name FROM pragma_index_list('ZTAG')", -1, &statement, nil)
      defer { sqlite3_finalize(statement) }
      var names: [String] = []
      while sqlite3_step(statement) == SQLITE_ROW {
        names.append(String(cString: sqlite3_column_text(statement, 0)))
      }
      return names
    }
    _ = try Library.container(file)
    XCTAssertEqual(try indexes(), ["Z_Tag_UNIQUE_ZLABEL"])
    // A store without the index gets it when it is opened.
    var database: OpaquePointer?
    sqlite3_open(file.path, &database)
    sqlite3_exec(database, "DROP INDEX Z_Tag_UNIQUE_ZLABEL", nil, nil, nil)
    sqlite3_close(database)
    XCTAssertEqual(try indexes(), [])
    _ = try Library.container(file)
    XCTAssertEqual(try indexes(), ["Z_Tag_UNIQUE_ZLABEL"])
  }
}
