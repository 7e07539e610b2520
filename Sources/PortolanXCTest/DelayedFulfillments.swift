import Foundation
import ObjCRuntime
import XCTest

// A lock guards the calls.
/// The delayed calls of expectations.
private final class DelayedFulfillments: @unchecked Sendable {
  static let shared = DelayedFulfillments()
  private let lock = NSLock()
  private var calls: [ObjectIdentifier: [DispatchWorkItem]] = [:]

  func add(_ call: DispatchWorkItem, of expectation: XCTestExpectation) {
    lock.withLock { calls[ObjectIdentifier(expectation), default: []].append(call) }
  }

  func cancel(_ expectation: XCTestExpectation) {
    lock.withLock { calls.removeValue(forKey: ObjectIdentifier(expectation)) ?? [] }.forEach { $0.cancel() }
  }
}

/// On iOS, expectations are objects of Objective-C, which tests fulfill with a delay.
extension XCTestExpectation {
  /// Fulfills the expectation after a delay in seconds; other messages have no effect.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    guard aSelector == Selector("fulfill") else { return }
    let call = DispatchWorkItem { self.fulfill() }
    DelayedFulfillments.shared.add(call, of: self)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: call)
  }

  /// Cancels the delayed calls of an expectation.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    if let expectation = aTarget as? XCTestExpectation { DelayedFulfillments.shared.cancel(expectation) }
  }
}
