import FoundationExtensions
import XCTest

/// Tests of small parts of Foundation and Dispatch that iOS has.
final class EventTests: XCTestCase {
  func testMatchesAreEnumeratedBeforeTheMethodReturns() throws {
    func ranges(_ body: (NSRange) -> Bool) throws {
      let expression = try NSRegularExpression(pattern: "an")
      expression.enumerateResults(in: "banana", range: NSRange(location: 0, length: 6)) { result, _, stop in
        if let result, body(result.range) { stop.pointee = true }
      }
    }
    var found: [Int] = []
    try ranges {
      found.append($0.location); return false
    }
    XCTAssertEqual(found, [1, 3])
    found = []
    try ranges {
      found.append($0.location); return true
    }
    XCTAssertEqual(found, [1])
  }

  func testAProgressWithoutATotal() {
    let progress = Progress()
    XCTAssertEqual(progress.totalUnitCount, 0)
    progress.totalUnitCount = 4
    progress.completedUnitCount = 1
    XCTAssertEqual(progress.fractionCompleted, 0.25)
  }

  func testMemoryWarningsAreEventsOfASource() {
    let queue = DispatchQueue(label: "memory")
    let received = expectation(description: "the source has an event")
    let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: queue)
    source.setEventHandler {
      XCTAssertEqual(source.data, .warning)
      received.fulfill()
    }
    source.activate()
    let name = NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    NotificationCenter.default.post(name: name, object: nil)
    wait(for: [received], timeout: 60)
    source.setEventHandler { XCTFail("the source is cancelled") }
    source.cancel()
    NotificationCenter.default.post(name: name, object: nil)
    queue.sync {}
  }

  func testTheReasonWhyTheNetworkIsUnavailable() {
    XCTAssertNil(URLError(.notConnectedToInternet).networkUnavailableReason)
    let error = URLError(.dataNotAllowed, userInfo: ["_NSURLErrorNWPathKey": 2])
    XCTAssertEqual(error.networkUnavailableReason, .constrained)
  }
}
