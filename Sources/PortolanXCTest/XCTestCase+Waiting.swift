import Foundation
import XCTest

/// The timeout of waits that name none: ten years, which XCTest can add to the current time.
private let unlimited: TimeInterval = 315_360_000

extension XCTestCase {
  /// Waits until all expectations are fulfilled.
  @available(*, noasync, message: "Use await fulfillment(of:enforceOrder:) instead.")
  public func wait(
    for expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #file,
    line: Int = #line
  ) {
    wait(for: expectations, timeout: unlimited, enforceOrder: enforceOrder, file: file, line: line)
  }

  /// Waits until all expectations are fulfilled, without blocking a thread.
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #file,
    line: Int = #line
  ) async {
    await fulfillment(
      of: expectations, timeout: unlimited, enforceOrder: enforceOrder, file: file, line: line)
  }
}

extension XCTWaiter {
  /// Waits until all expectations are fulfilled, and returns the result.
  @available(*, noasync, message: "Use await fulfillment(of:enforceOrder:) instead.")
  @discardableResult
  public func wait(
    for expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #file,
    line: Int = #line
  ) -> Result {
    wait(for: expectations, timeout: unlimited, enforceOrder: enforceOrder, file: file, line: line)
  }

  /// Waits until all expectations are fulfilled, and returns the result, without blocking a thread.
  @discardableResult
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #file,
    line: Int = #line
  ) async -> Result {
    await fulfillment(
      of: expectations, timeout: unlimited, enforceOrder: enforceOrder, file: file, line: line)
  }

  /// Waits until all expectations are fulfilled, and returns the result.
  @available(*, noasync, message: "Use await fulfillment(of:enforceOrder:) instead.")
  @discardableResult
  public static func wait(
    for expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #file,
    line: Int = #line
  ) -> Result {
    wait(for: expectations, timeout: unlimited, enforceOrder: enforceOrder, file: file, line: line)
  }

  /// Waits until all expectations are fulfilled, and returns the result, without blocking a thread.
  @discardableResult
  public static nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #file,
    line: Int = #line
  ) async -> Result {
    await fulfillment(
      of: expectations, timeout: unlimited, enforceOrder: enforceOrder, file: file, line: line)
  }
}
