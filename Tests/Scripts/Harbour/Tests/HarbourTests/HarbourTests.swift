import PortolanTesting
import SwiftUI
import XCTest

@testable import Harbour

@MainActor
final class HarbourTests: XCTestCase {
  func testARowOpensItsCity() {
    let app = TestApp(device: .iPhone15)
    app.show(UIHostingController(rootView: ContentView()))
    app.tap("Venice")
    app.settle()
    XCTAssertTrue(app.sees("Welcome to Venice"))
  }

  func testCitiesAreOrdered() {
    XCTAssertEqual(ContentView().cities, ["Genoa", "Venice"])
  }
}
