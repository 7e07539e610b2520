import CoreData
import PortolanTesting
import SwiftUI
import XCTest
import _CoreData_SwiftUI

/// Changes that fetched results controllers report, and tables that follow them.
@MainActor
final class FetchedResultsTests: XCTestCase {
  /// Writes the changes as text.
  private final class Log: NSFetchedResultsControllerDelegate {
    var lines: [String] = []
    var titles: [[String]] = []

    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      func text(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.item)" } ?? "-" }
      let title = (anObject as? Book)?.title ?? ""
      lines.append("\(type) \(title) \(text(indexPath)) \(text(newIndexPath))")
    }

    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) { lines.append("\(type) section \(sectionInfo.name) \(sectionIndex)") }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
      titles.append(controller.fetchedObjects?.map { ($0 as? Book)?.title ?? "" } ?? [])
    }
  }

  private func add(_ title: String, _ pages: Int32, to context: NSManagedObjectContext) -> Book {
    let book = Book(context: context)
    book.title = title
    book.pages = pages
    return book
  }

  private func controller(_ context: NSManagedObjectContext, sections: String? = nil)
    -> NSFetchedResultsController<Book>
  {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = NSPredicate(format: "pages < 100")
    request.sortDescriptors = [
      NSSortDescriptor(key: "pages", ascending: true), NSSortDescriptor(key: "title", ascending: true),
    ]
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
  }

  func testInsertionsMovesUpdatesAndDeletions() throws {
    let context = try Library.container().viewContext
    let (a, b, c) = (add("a", 1, to: context), add("b", 2, to: context), add("c", 3, to: context))
    try context.save()
    let controller = controller(context)
    let log = Log()
    controller.delegate = log
    try controller.performFetch()
    XCTAssertEqual(controller.fetchedObjects?.map(\.title), ["a", "b", "c"])
    XCTAssertEqual(controller.indexPath(forObject: c), IndexPath(row: 2, section: 0))
    XCTAssertEqual(controller.object(at: IndexPath(row: 1, section: 0)), b)
    a.pages = 50
    b.price = 2
    context.delete(c)
    _ = add("d", 1, to: context)
    _ = add("too long", 1000, to: context)
    context.processPendingChanges()
    XCTAssertEqual(
      Set(log.lines), ["move a 0.0 0.2", "delete c 0.2 -", "insert d - 0.0", "update b 0.1 0.1"])
    XCTAssertEqual(log.titles, [["d", "b", "a"]])
    log.lines = []
    b.pages = 100
    context.processPendingChanges()
    XCTAssertEqual(log.lines, ["delete b 0.1 -"])
    try context.save()
    XCTAssertEqual(log.lines, ["delete b 0.1 -"])
  }

  func testSectionsComeAndGo() throws {
    let context = try Library.container().viewContext
    let (a, b) = (add("a", 1, to: context), add("b", 2, to: context))
    try context.save()
    let controller = controller(context, sections: "pages")
    let log = Log()
    controller.delegate = log
    try controller.performFetch()
    XCTAssertEqual(controller.sections?.map(\.name), ["1", "2"])
    b.pages = 1
    context.processPendingChanges()
    XCTAssertEqual(Set(log.lines), ["delete section 2 1", "move b 1.0 0.1"])
    log.lines = []
    a.pages = 3
    context.processPendingChanges()
    XCTAssertEqual(Set(log.lines), ["insert section 3 1", "move a 0.0 1.0"])
  }

  /// Any sequence of changes leaves the results as a new fetch returns them.
  func testResultsAreThoseOfANewFetch() throws {
    let context = try Library.container().viewContext
    let controller = controller(context)
    try controller.performFetch()
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var books: [Book] = []
    for round in 0..<60 {
      for _ in 0..<5 {
        switch next(4) {
        case 0, 1: books.append(add("t\(next(50))-\(books.count)", Int32(next(120)), to: context))
        case 2 where !books.isEmpty: books[next(books.count)].pages = Int32(next(120))
        default: if !books.isEmpty { context.delete(books.remove(at: next(books.count))) }
        }
      }
      if round % 3 == 0 { try context.save() }
      context.processPendingChanges()
      let expected = try context.fetch(controller.fetchRequest)
      XCTAssertEqual(controller.fetchedObjects?.map(\.title), expected.map(\.title))
    }
  }

  // MARK: SwiftUI

  private struct Shelf: View {
    @Environment(\.managedObjectContext) private var context
    @SwiftUI.State private var onlyLong = false
    @FetchRequest(sortDescriptors: [NSSortDescriptor(key: "title", ascending: true)]) private var books:
      FetchedResults<Book>

    var body: some View {
      VStack {
        SwiftUI.Text("\(books.count) books")
        ForEach(books, id: \.objectID) { book in SwiftUI.Text(book.title ?? "") }
        Button("Add") {
          let book = Book(context: context)
          book.title = "New"
          try? context.save()
        }
        Button("Long") { books.nsPredicate = NSPredicate(format: "pages > 100") }
      }
    }
  }

  func testFetchRequestsOfViewsFollowTheContext() throws {
    let context = try Library.container().viewContext
    let book = add("Long story", 500, to: context)
    try context.save()
    let app = TestApp()
    app.show(UIHostingController(rootView: Shelf().environment(\.managedObjectContext, context)))
    XCTAssertTrue(app.sees("1 books"))
    app.tap("Add")
    XCTAssertTrue(app.sees("2 books"))
    XCTAssertTrue(app.sees("New"))
    app.tap("Long")
    XCTAssertTrue(app.sees("1 books"))
    book.title = "Renamed"
    context.processPendingChanges()
    app.settle()
    XCTAssertTrue(app.sees("Renamed"))
  }

  /// Tests of delegates create controllers without a request.
  func testAControllerWithoutARequestHasNoObjects() {
    let controller = NSFetchedResultsController<NSFetchRequestResult>()
    XCTAssertNil(controller.fetchedObjects)
    XCTAssertNil(controller.sections)
  }
}
