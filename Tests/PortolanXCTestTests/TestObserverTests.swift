import DependenciesTestObserver
import Foundation
import PortolanXCTest
import XCTest

final class TestObserverTests: XCTestCase {
  private final class Inner: XCTestCase {
    func testNothing() {}
  }

  // Tests of a process run one after another.
  nonisolated(unsafe) private static var starts = 0

  func testAFunctionIsCalledBeforeEachTest() {
    registerTestObserver { TestObserverTests.starts += 1 }
    let before = Self.starts
    Inner(name: "testNothing") { _ in }.run()
    XCTAssertEqual(Self.starts, before + 1)
  }
}
