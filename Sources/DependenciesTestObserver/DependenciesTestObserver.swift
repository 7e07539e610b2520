import Foundation
import XCTest

/// Calls a function before each test of XCTest.
///
/// The package swift-dependencies opens a library of this name, which it builds only where it is the root package, and looks
/// up this function to forget the dependencies of the test before.
///
/// - `resetCache`: The function to call.
public func registerTestObserver(_ resetCache: @escaping @convention(c) () -> Void) {
  XCTestObservationCenter.shared.addTestObserver(TestObserver(resetCache))
}

private final class TestObserver: NSObject, XCTestObservation {
  private let resetCache: @convention(c) () -> Void

  init(_ resetCache: @escaping @convention(c) () -> Void) { self.resetCache = resetCache }

  func testCaseWillStart(_ testCase: XCTestCase) { resetCache() }
}
