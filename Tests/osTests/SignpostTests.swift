import XCTest
import os

final class SignpostTests: XCTestCase {
  func testIntervalsAreRecordedWhileEnabled() {
    let signposter = OSSignposter(subsystem: "com.example", category: .pointsOfInterest)
    let before = signposter.beginInterval("unseen")
    signposter.endInterval("unseen", before)
    XCTAssertFalse(signposter.isEnabled)

    SignpostRecorder.start()
    XCTAssertTrue(signposter.isEnabled)
    let outer = signposter.beginInterval("load", id: signposter.makeSignpostID(), "page \(3)")
    signposter.emitEvent("cache", "miss")
    let result = signposter.withIntervalSignpost("parse") { 7 }
    signposter.endInterval("load", outer, "ok")
    let records = SignpostRecorder.stop()

    XCTAssertEqual(result, 7)
    XCTAssertEqual(records.map(\.name), ["cache", "parse", "load"])
    XCTAssertEqual(records.map(\.message), ["miss", "", "page 3 ok"])
    XCTAssertEqual(records[0].duration, 0)
    XCTAssertEqual(records[0].category, "PointsOfInterest")
    XCTAssertLessThanOrEqual(records[2].start, records[1].start)
    XCTAssertGreaterThanOrEqual(records[2].end, records[1].end)
  }

  func testIntervalsWithSameNameAreDistinguishedByIdentifier() {
    let log = OSLog(subsystem: "s", category: "c")
    let first = OSSignpostID(log: log)
    let second = OSSignpostID(log: log)
    XCTAssertNotEqual(first, second)
    SignpostRecorder.start()
    os_signpost(.begin, log: log, name: "row", signpostID: first, "%d", 1)
    os_signpost(.begin, log: log, name: "row", signpostID: second, "%d", 2)
    os_signpost(.end, log: log, name: "row", signpostID: first)
    os_signpost(.end, log: log, name: "row", signpostID: second)
    XCTAssertEqual(SignpostRecorder.stop().map(\.message), ["1", "2"])
  }

  func testSecondEndIsLogged() {
    let signposter = OSSignposter()
    let state = signposter.beginInterval("once")
    let count = OSAllocatedUnfairLock(initialState: 0)
    LogOutput.capturing({ _ in count.withLock { $0 += 1 } }) {
      signposter.endInterval("once", state)
      signposter.endInterval("once", state)
    }
    XCTAssertEqual(count.withLock { $0 }, 1)
  }
}
