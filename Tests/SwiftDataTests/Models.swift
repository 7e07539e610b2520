import SwiftData

// Model classes as lowering expands them.

final class Author: SwiftData.PersistentModel {
  @SwiftData._Persisted var name: String
  @SwiftData._Persisted var born: Date?
  @SwiftData._Persisted var books: [Book] = []

  init(name: String, born: Date? = nil) {
    self.name = name
    self.born = born
  }

  private(set) var _record = SwiftData._ModelRecord()
  required init(_record: SwiftData._ModelRecord) {
    _name = .init(_stored: ())
    _born = .init(_stored: ())
    _books = .init(_stored: ())
    self._record = _record
  }
  static var _properties: [SwiftData._ModelProperty] {
    [
      .init("name", \Author.name, SwiftData.Schema.Attribute(.unique)), .init("born", \Author.born),
      .init(
        "books", \Author.books, SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \Book.author)),
    ]
  }
}

enum Cover: String, Codable { case paper, cloth }

final class Book: SwiftData.PersistentModel {
  @SwiftData._Persisted var title: String
  @SwiftData._Persisted var pages: Int = 0
  @SwiftData._Persisted var isRead = false
  @SwiftData._Persisted var tags: [String] = []
  @SwiftData._Persisted var cover: Cover = .paper
  @SwiftData._Persisted var author: Author?

  init(title: String, pages: Int) {
    self.title = title
    self.pages = pages
  }

  private(set) var _record = SwiftData._ModelRecord()
  required init(_record: SwiftData._ModelRecord) {
    _title = .init(_stored: ())
    _pages = .init(_stored: ())
    _isRead = .init(_stored: ())
    _tags = .init(_stored: ())
    _cover = .init(_stored: ())
    _author = .init(_stored: ())
    self._record = _record
  }
  static var _properties: [SwiftData._ModelProperty] {
    [
      .init("title", \Book.title), .init("pages", \Book.pages), .init("isRead", \Book.isRead),
      .init("tags", \Book.tags), .init("cover", \Book.cover), .init("author", \Book.author),
    ]
  }
}

// An actor as lowering expands `@ModelActor`.
actor BookStore: SwiftData.ModelActor {
  func add(_ title: String) throws -> PersistentIdentifier {
    let book = Book(title: title, pages: 1)
    modelContext.insert(book)
    try modelContext.save()
    return book.persistentModelID
  }

  func title(of id: PersistentIdentifier) -> String? { self[id, as: Book.self]?.title }

  nonisolated let modelExecutor: any SwiftData.ModelExecutor
  nonisolated let modelContainer: SwiftData.ModelContainer
  init(modelContainer: SwiftData.ModelContainer) {
    self.modelExecutor = SwiftData.DefaultSerialModelExecutor(
      modelContext: SwiftData.ModelContext(modelContainer))
    self.modelContainer = modelContainer
  }
}
