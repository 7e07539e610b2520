import PortolanTesting
import XCTest

@testable import CatalogApp

@MainActor
final class DriveTests: XCTestCase {
  func testTheAppStarts() {
    let app = TestApp(launching: AppDelegate.self)  // With its Info.plist and main storyboard.
    XCTAssertTrue(app.sees("Catalog"))
    app.rotate(to: .landscapeLeft)
    XCTAssertTrue(app.sees("Catalog"))
  }
}
