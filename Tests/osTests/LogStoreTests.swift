import Foundation
import OSLog
import XCTest

final class LogStoreTests: XCTestCase {
  func testAStoreHasTheMessagesOfTheProcess() throws {
    // `Date()`: messages have the time of the process.
    let start = Date()
    let log = Logger(subsystem: "com.example.store", category: "tests")
    log.notice("first \(1)")
    log.error("second")
    Logger(subsystem: "com.example.other", category: "tests").notice("third")

    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let entries = try store.getEntries(at: store.position(date: start)).compactMap { $0 as? OSLogEntryLog }
      .filter { $0.subsystem == "com.example.store" }
    XCTAssertEqual(entries.map(\.composedMessage), ["first 1", "second"])
    XCTAssertEqual(entries.map(\.level), [.notice, .error])
    XCTAssertEqual(entries.map(\.category), ["tests", "tests"])
    XCTAssertEqual(entries.first?.processIdentifier, ProcessInfo.processInfo.processIdentifier)
    let newest = try store.getEntries(with: .reverse).first { _ in true }
    XCTAssertEqual(newest?.composedMessage, "third")
    XCTAssertTrue(try store.getEntries(at: store.position(date: .distantFuture)).allSatisfy { _ in false })
  }

  func testTheOldestMessagesAreForgotten() throws {
    let log = Logger(subsystem: "com.example.ring", category: "tests")
    for index in 0..<5000 { log.notice("\(index)") }
    let entries = try OSLogStore(scope: .currentProcessIdentifier).getEntries().map(\.composedMessage)
    XCTAssertEqual(entries.count, 4096)
    XCTAssertEqual(entries.last, "4999")
    XCTAssertEqual(entries.first, "904")
  }
}
