import XCTest

@testable import Quay
@testable import QuayKit

class ShipTests: XCTestCase {
  func testAShipIsFoundByTheNameOfItsProperty() {
    XCTAssertEqual(Ship(name: "Nina").value(forKey: #keyPath(Ship.name)) as? String, "Nina")
  }

  func testTheAppsTextsAreThere() throws {
    let bundle = Bundle(for: AppDelegate.self)
    let german = try XCTUnwrap(bundle.path(forResource: "de", ofType: "lproj").flatMap(Bundle.init(path:)))
    XCTAssertEqual(german.localizedString(forKey: "Ships", value: nil, table: nil), "Schiffe")
    XCTAssertEqual(Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String, "3.2")
  }

  func testTargetsHaveTheirOwnResources() throws {
    let bundle = Bundle(for: type(of: self))
    let expected = try XCTUnwrap(bundle.url(forResource: "expected", withExtension: "txt"))
    XCTAssertTrue(try Ship.names().contains(String(contentsOf: expected, encoding: .utf8)))
    XCTAssertNil(bundle.url(forResource: "names", withExtension: "txt"))
    XCTAssertEqual(Bundle(for: Ship.self), Ship.bundle)
    XCTAssertTrue(Bundle(for: AppDelegate.self) === Bundle.main)
  }
}
