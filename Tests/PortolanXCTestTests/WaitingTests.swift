import Foundation
import PortolanXCTest
import XCTest

final class WaitingTests: XCTestCase {
  /// XCTestCase: wait(for:), wait(for:enforceOrder:)
  func testWaitsNeedNoTimeout() {
    let first = expectation(description: "first")
    let second = expectation(description: "second")
    DispatchQueue.global().async {
      first.fulfill()
      second.fulfill()
    }
    wait(for: [first, second], enforceOrder: true)
    let third = XCTestExpectation(description: "third")
    DispatchQueue.main.async { third.fulfill() }
    XCTAssertEqual(XCTWaiter.wait(for: [third]), .completed)
  }

  /// XCTestCase: fulfillment(of:)
  func testFulfillmentsNeedNoTimeout() async {
    let first = expectation(description: "first")
    Task { first.fulfill() }
    await fulfillment(of: [first])
    let second = XCTestExpectation(description: "second")
    Task { second.fulfill() }
    let result = await XCTWaiter.fulfillment(of: [second])
    XCTAssertEqual(result, .completed)
  }
}
