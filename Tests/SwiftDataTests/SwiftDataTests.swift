import CoreData
import PortolanTesting
import SwiftData
import SwiftUI
import XCTest

@MainActor
final class SwiftDataTests: XCTestCase {
  private func makeContainer() throws -> ModelContainer {
    try ModelContainer(
      for: Author.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  private func fill(_ context: ModelContext) throws {
    for (name, titles) in [("Woolf", ["Orlando", "The Waves"]), ("Borges", ["Ficciones"])] {
      let author = Author(name: name)
      context.insert(author)
      for (index, title) in titles.enumerated() {
        author.books.append(Book(title: title, pages: 100 * (index + 1)))
      }
    }
    try context.save()
  }

  func testObjectsKeepTheirValues() throws {
    let context = ModelContext(try makeContainer())
    let book = Book(title: "Emma", pages: 400)
    book.tags = ["novel"]
    XCTAssertNil(book.modelContext)
    context.insert(book)
    book.cover = .cloth
    book.isRead = true
    try context.save()
    let other = ModelContext(context.container)
    let found = try XCTUnwrap(other.fetch(FetchDescriptor<Book>()).first)
    XCTAssertFalse(found === book)
    XCTAssertEqual(found.title, "Emma")
    XCTAssertEqual(found.pages, 400)
    XCTAssertEqual(found.tags, ["novel"])
    XCTAssertEqual(found.cover, .cloth)
    XCTAssertTrue(found.isRead)
    XCTAssertNil(found.author)
    XCTAssertEqual(found.persistentModelID, book.persistentModelID)
  }

  func testTextIsSortedAsByTheFinder() throws {
    let context = ModelContext(try makeContainer())
    for title in ["10 Ice", "9 Oak", "9 elm"] { context.insert(Book(title: title, pages: 1)) }
    try context.save()
    func titles(_ order: SortDescriptor<Book>) throws -> [String] {
      try context.fetch(FetchDescriptor<Book>(sortBy: [order])).map(\.title)
    }
    XCTAssertEqual(try titles(SortDescriptor(\.title)), ["9 elm", "9 Oak", "10 Ice"])
    XCTAssertEqual(
      try titles(SortDescriptor(\.title, comparator: .localizedStandard, order: .reverse)),
      ["10 Ice", "9 Oak", "9 elm"])
  }

  func testPredicatesCompareIdentifiers() throws {
    let context = ModelContext(try makeContainer())
    try fill(context)
    let woolf = try XCTUnwrap(
      context.fetch(FetchDescriptor<Author>(predicate: #Predicate { $0.name == "Woolf" })).first)
    let id = woolf.persistentModelID
    let found = try context.fetch(
      FetchDescriptor<Book>(
        predicate: #Predicate { $0.author?.persistentModelID == id && !$0.isRead },
        sortBy: [SortDescriptor(\.title)]))
    XCTAssertEqual(found.map(\.title), ["Orlando", "The Waves"])
  }

  func testIdentifiersAreCoded() throws {
    let context = ModelContext(try makeContainer())
    try fill(context)
    let book = try XCTUnwrap(context.fetch(FetchDescriptor<Book>()).first)
    let coded = try JSONEncoder().encode(book.persistentModelID)
    let decoded = try JSONDecoder().decode(PersistentIdentifier.self, from: coded)
    XCTAssertEqual(decoded, book.persistentModelID)
    XCTAssertIdentical(context.model(for: decoded), book)

    let elsewhere = String(decoding: coded, as: UTF8.self).replacingOccurrences(
      of: decoded.storeIdentifier ?? "", with: UUID().uuidString)
    let unknown = try JSONDecoder().decode(PersistentIdentifier.self, from: Data(elsewhere.utf8))
    XCTAssertNotEqual(unknown, decoded)
    XCTAssertEqual(unknown.entityName, "Book")
    XCTAssertNil(context.registeredModel(for: unknown) as Book?)
    let new = Book(title: "New", pages: 1).persistentModelID
    XCTAssertEqual(try JSONDecoder().decode(PersistentIdentifier.self, from: JSONEncoder().encode(new)), new)
    XCTAssertThrowsError(
      try JSONDecoder().decode(
        PersistentIdentifier.self, from: Data(#"{"implementation":{"entityName":"Book"}}"#.utf8)))
  }

  func testAModelActorHasItsOwnContext() async throws {
    let container = try makeContainer()
    let store = BookStore(modelContainer: container)
    let id = try await store.add("Emma")
    let found = await store.title(of: id)
    XCTAssertEqual(found, "Emma")
    let main = container.mainContext
    XCTAssertEqual(try main.fetch(FetchDescriptor<Book>()).map(\.title), ["Emma"])
    let own = await store.modelContext
    XCTAssertFalse(own === main)
  }

  func testRelationshipsHaveInversesAndCascade() throws {
    let context = ModelContext(try makeContainer())
    try fill(context)
    let books = try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)]))
    XCTAssertEqual(books.map(\.title), ["Ficciones", "Orlando", "The Waves"])
    XCTAssertEqual(books.map { $0.author?.name }, ["Borges", "Woolf", "Woolf"])
    let woolf = try XCTUnwrap(books[1].author)
    XCTAssertTrue(woolf === books[2].author, "one instance for each row")
    XCTAssertEqual(woolf.books.map(\.title), ["Orlando", "The Waves"])
    context.delete(woolf)
    try context.save()
    XCTAssertEqual(try context.fetch(FetchDescriptor<Book>()).map(\.title), ["Ficciones"])
  }

  func testPredicatesAndLimits() throws {
    let context = ModelContext(try makeContainer())
    try fill(context)
    func titles(_ predicate: Predicate<Book>) throws -> [String] {
      try context.fetch(FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.title)])).map(\.title)
    }
    let search = "or"
    let least = 150
    XCTAssertEqual(try titles(#Predicate { $0.title.localizedStandardContains(search) }), ["Orlando"])
    XCTAssertEqual(try titles(#Predicate { $0.pages > least }), ["The Waves"])
    XCTAssertEqual(
      try titles(#Predicate { $0.author?.name == "Woolf" && !$0.isRead }), ["Orlando", "The Waves"])
    XCTAssertEqual(try titles(#Predicate { $0.title.starts(with: "The") }), ["The Waves"])
    XCTAssertEqual(try titles(#Predicate { $0.tags.contains("novel") }), [], "evaluated in memory")
    XCTAssertEqual(try titles(#Predicate { $0.title.count == 9 }), ["Ficciones", "The Waves"])
    var descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages, order: .reverse)])
    descriptor.fetchLimit = 1
    XCTAssertEqual(try context.fetch(descriptor).map(\.title), ["The Waves"])
    XCTAssertEqual(
      try context.fetchCount(FetchDescriptor<Book>(predicate: #Predicate { $0.pages == 100 })), 2)
    XCTAssertEqual(
      try context.fetchCount(FetchDescriptor<Author>(predicate: #Predicate { $0.books.isEmpty })), 0)
  }

  func testUniqueValuesReplaceAndRollbackRestores() throws {
    let context = ModelContext(try makeContainer())
    try fill(context)
    context.insert(Author(name: "Woolf", born: Date(timeIntervalSinceReferenceDate: 0)))
    try context.save()
    let woolf = try context.fetch(FetchDescriptor<Author>(predicate: #Predicate { $0.name == "Woolf" }))
    XCTAssertEqual(woolf.count, 1)
    XCTAssertNotNil(woolf.first?.born)
    woolf.first?.name = "Virginia"
    XCTAssertTrue(context.hasChanges)
    context.rollback()
    XCTAssertEqual(woolf.first?.name, "Woolf")
    XCTAssertFalse(context.hasChanges)
  }

  /// Source: Apple's Backyard Birds previews a view with a query without a container.
  func testQueriesWithoutAContainerHaveNoResults() {
    struct Shelf: View {
      @Query(filter: #Predicate<Book> { $0.title == "Emma" }) private var books: [Book]
      var body: some View { Text("Count \(books.count)") }
    }
    let app = TestApp()
    app.show(UIHostingController(rootView: Shelf()))
    app.settle()
    XCTAssertTrue(app.sees("Count 0"))
  }

  func testQueriesFollowTheContext() throws {
    struct Shelf: View {
      @Query(sort: \Book.title) private var books: [Book]
      @Environment(\.modelContext) private var context
      var body: some View {
        VStack {
          ForEach(books) { book in
            Button(book.title) { book.title += "!" }
          }
          Button("Add") { context.insert(Book(title: "Nine", pages: 9)) }
          Button("Remove") { books.forEach(context.delete) }
          Text("Count \(books.count)")
        }
      }
    }
    let container = try makeContainer()
    let app = TestApp()
    app.show(UIHostingController(rootView: Shelf().modelContainer(container)))
    app.settle()
    XCTAssertTrue(app.sees("Count 0"))
    app.tap("Add")
    app.settle()
    XCTAssertTrue(app.sees("Count 1"))
    app.tap("Nine")
    app.settle()
    XCTAssertTrue(app.sees("Nine!"))
    app.tap("Remove")
    app.settle()
    XCTAssertTrue(app.sees("Count 0"))
  }

  func testCoreDataUsesTheModelOfClasses() throws {
    let model = try XCTUnwrap(NSManagedObjectModel.makeManagedObjectModel(for: [Author.self]))
    XCTAssertEqual(Set(model.entitiesByName.keys), ["Author", "Book"])
    let other = NSEntityDescription()
    other.name = "Shelf"
    let second = NSManagedObjectModel()
    second.entities = [other]
    let merged = NSManagedObjectModel.makeManagedObjectModel(for: [Author.self], mergedWith: [second])
    XCTAssertEqual(merged.map { Set($0.entitiesByName.keys) }, ["Author", "Book", "Shelf"])
  }
}
