import FoundationExtensions
import XCTest

/// A protocol for queues, as apps declare it to replace queues in tests.
private protocol WorkQueue {
  func async(execute work: @escaping () -> Void)
  func async(flags: DispatchWorkItemFlags, execute work: @escaping () -> Void)
  func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void)
}

nonisolated(unsafe) private var calls: [String] = []

extension DispatchQueue: WorkQueue {
  fileprivate func async(execute work: @escaping () -> Void) {
    calls.append("async")
    nonisolated(unsafe) let work = work
    async(group: nil, qos: .default, flags: [], execute: { work() })
  }

  fileprivate func async(flags: DispatchWorkItemFlags, execute work: @escaping () -> Void) {
    calls.append("flags")
    nonisolated(unsafe) let work = work
    async(group: nil, qos: .default, flags: flags, execute: { work() })
  }

  fileprivate func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    calls.append("after")
    nonisolated(unsafe) let work = work
    asyncAfter(deadline: deadline, qos: .default, flags: [], execute: { work() })
  }
}

final class DispatchQueueTests: XCTestCase {
  /// The methods of the same names in Dispatch and in `FoundationExtensions` come second.
  func testAnAppsOwnMethodsArePreferred() {
    calls = []
    let queue = DispatchQueue(label: "work")
    let ran = expectation(description: "all closures ran")
    ran.expectedFulfillmentCount = 3
    queue.async { ran.fulfill() }
    queue.async(flags: .barrier) { ran.fulfill() }
    queue.asyncAfter(deadline: .now()) { ran.fulfill() }
    wait(for: [ran], timeout: 60)
    XCTAssertEqual(calls, ["async", "flags", "after"])
  }
}
