import CoreData
import XCTest

/// Casts of requests to other types of results, which Objective-C does not check; the operators are those of lowered code.
final class FetchRequestCastTests: XCTestCase {
  func testTheTypeOfTheResultsIsNotChecked() {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
    let plain = request ¡¡ NSFetchRequest<NSFetchRequestResult>.self
    XCTAssertTrue(plain === request)
    XCTAssertEqual(plain.entityName, "Book")
    XCTAssertTrue((plain as Any) ¡ NSFetchRequest<NSDictionary>.self === request)
  }

  func testObjectsOfOtherClassesAreNotCast() {
    XCTAssertNil("text" ¡ NSFetchRequest<NSFetchRequestResult>.self)
    XCTAssertNil(nil ¡ NSFetchRequest<NSFetchRequestResult>.self)
    let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
    XCTAssertNil(request ¡ NSFetchedResultsController<NSManagedObject>.self)
  }
}
