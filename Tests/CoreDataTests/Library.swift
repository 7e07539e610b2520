import CoreData

/// A sample model: authors with books, and tags of books.
enum Library {
  static func model() -> NSManagedObjectModel {
    let author = entity("Author")
    let book = entity("Book")
    let tag = entity("Tag")
    let novel = entity("Novel")
    author.properties = [
      attribute("name", .stringAttributeType, optional: false), attribute("born", .dateAttributeType),
    ]
    book.properties = [
      attribute("title", .stringAttributeType), attribute("pages", .integer32AttributeType, default: 0),
      attribute("price", .doubleAttributeType, default: 0),
      attribute("isRead", .booleanAttributeType, default: false),
      attribute("code", .UUIDAttributeType), attribute("data", .binaryDataAttributeType),
    ]
    tag.properties = [attribute("label", .stringAttributeType)]
    novel.properties = [attribute("genre", .stringAttributeType)]
    book.subentities = [novel]
    tag.uniquenessConstraints = [["label"]]
    let books = relationship("books", book, toMany: true, .cascadeDeleteRule)
    let owner = relationship("author", author, toMany: false, .nullifyDeleteRule)
    let tags = relationship("tags", tag, toMany: true, .nullifyDeleteRule)
    let tagged = relationship("books", book, toMany: true, .nullifyDeleteRule)
    let chapters = entity("Chapter")
    chapters.properties = [attribute("heading", .stringAttributeType)]
    let content = relationship("chapters", chapters, toMany: true, .cascadeDeleteRule)
    content.isOrdered = true
    let part = relationship("book", book, toMany: false, .nullifyDeleteRule)
    pair(books, owner)
    pair(tags, tagged)
    pair(content, part)
    author.properties += [books]
    book.properties += [owner, tags, content]
    tag.properties += [tagged]
    chapters.properties += [part]
    let model = NSManagedObjectModel()
    model.entities = [author, book, novel, tag, chapters]
    return model
  }

  static func pair(_ a: NSRelationshipDescription, _ b: NSRelationshipDescription) {
    a.inverseRelationship = b
    b.inverseRelationship = a
  }

  static func entity(_ name: String) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = "CoreDataTests.\(name)"
    return entity
  }

  static func attribute(
    _ name: String, _ type: NSAttributeType, optional: Bool = true, default value: Any? = nil
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.isOptional = optional
    attribute.defaultValue = value
    return attribute
  }

  static func relationship(
    _ name: String, _ destination: NSEntityDescription, toMany: Bool, _ rule: NSDeleteRule
  ) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = name
    relationship.destinationEntity = destination
    relationship.maxCount = toMany ? 0 : 1
    relationship.deleteRule = rule
    return relationship
  }

  /// A container with a store in a file, or in memory.
  static func container(_ file: URL? = nil, model: NSManagedObjectModel = model()) throws
    -> NSPersistentContainer
  {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    let description = NSPersistentStoreDescription()
    description.url = file ?? URL(fileURLWithPath: "/dev/null")
    if file == nil { description.type = NSInMemoryStoreType }
    container.persistentStoreDescriptions = [description]
    var failure: Error?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }
}

// The accessors are those that lowering makes of `@NSManaged`.

class Author: NSManagedObject {
  var name: String? {
    get { _ObjCManaged.value(self, "name") }
    set { _ObjCManaged.set(self, "name", newValue) }
  }
  var books: NSSet? {
    get { _ObjCManaged.value(self, "books") }
    set { _ObjCManaged.set(self, "books", newValue) }
  }
}

class Book: NSManagedObject {
  var title: String? {
    get { _ObjCManaged.value(self, "title") }
    set { _ObjCManaged.set(self, "title", newValue) }
  }
  var pages: Int32 {
    get { _ObjCManaged.value(self, "pages") }
    set { _ObjCManaged.set(self, "pages", newValue) }
  }
  var isRead: Bool {
    get { _ObjCManaged.value(self, "isRead") }
    set { _ObjCManaged.set(self, "isRead", newValue) }
  }
  var price: Double {
    get { _ObjCManaged.value(self, "price") }
    set { _ObjCManaged.set(self, "price", newValue) }
  }
  var code: UUID? {
    get { _ObjCManaged.value(self, "code") }
    set { _ObjCManaged.set(self, "code", newValue) }
  }
  var author: Author? {
    get { _ObjCManaged.value(self, "author") }
    set { _ObjCManaged.set(self, "author", newValue) }
  }
  var tags: Set<Tag> {
    get { _ObjCManaged.value(self, "tags") }
    set { _ObjCManaged.set(self, "tags", newValue) }
  }
  var chapters: NSOrderedSet? {
    get { _ObjCManaged.value(self, "chapters") }
    set { _ObjCManaged.set(self, "chapters", newValue) }
  }
}

class Novel: Book {
  var genre: String? {
    get { _ObjCManaged.value(self, "genre") }
    set { _ObjCManaged.set(self, "genre", newValue) }
  }
}

class Tag: NSManagedObject {
  var label: String? {
    get { _ObjCManaged.value(self, "label") }
    set { _ObjCManaged.set(self, "label", newValue) }
  }
}

class Chapter: NSManagedObject {
  var heading: String? {
    get { _ObjCManaged.value(self, "heading") }
    set { _ObjCManaged.set(self, "heading", newValue) }
  }
  var book: Book? {
    get { _ObjCManaged.value(self, "book") }
    set { _ObjCManaged.set(self, "book", newValue) }
  }
}
