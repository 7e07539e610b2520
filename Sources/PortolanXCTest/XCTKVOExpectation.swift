import Foundation
import ObjCRuntime
import XCTest

/// An expectation that a property of an object changes.
///
/// Unchecked because the property may change on any thread; a lock guards the end of the observation.
public final class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
  /// Returns whether a change fulfills the expectation.
  public typealias Handler = (_ observedObject: Any?, _ change: [AnyHashable: Any]) -> Bool

  public let keyPath: String
  public let observedObject: Any
  /// The awaited value; `nil` if any change counts.
  public let expectedValue: Any?
  public let options: NSKeyValueObservingOptions
  /// Replaces the comparison with the awaited value.
  public var handler: Handler?

  private let lock = NSLock()
  private var stop: (() -> Void)?

  /// Creates an expectation of a value, which the property may already have.
  public init(
    keyPath: String, object: Any, expectedValue: Any?, options: NSKeyValueObservingOptions = [.initial, .new]
  ) {
    self.keyPath = keyPath
    observedObject = object
    self.expectedValue = expectedValue
    self.options = options
    super.init(description: "Expect value of '\(keyPath)' of \(object) to be '\(expectedValue ?? "nil")'")
    start()
  }

  /// Creates an expectation of any change.
  public init(keyPath: String, object: Any) {
    self.keyPath = keyPath
    observedObject = object
    expectedValue = nil
    options = []
    super.init(description: "Expect value of '\(keyPath)' of \(object) to change")
    start()
  }

  /// Creates an expectation of a change that a closure accepts.
  fileprivate init(keyPath: String, object: Any, handler: Handler?) {
    self.keyPath = keyPath
    observedObject = object
    expectedValue = nil
    options = handler == nil ? [] : [.new, .old]
    self.handler = handler
    super.init(description: "Expect a change of '\(keyPath)' of \(object)")
    start()
  }

  deinit { stop?() }

  private func start() {
    guard let object = observedObject as? NSObject else {
      preconditionFailure("\(observedObject) has no properties that can be observed")
    }
    let path = keyPath.split(separator: ".").map(String.init)
    let stop = object.observeValues(at: path, options: options) { [weak self] old, new in
      self?.check(old, new)
    }
    lock.withLock { self.stop = stop }
  }

  private func check(_ old: Any?, _ new: Any?) {
    var change: [AnyHashable: Any] = [NSKeyValueChangeKey.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new) { change[NSKeyValueChangeKey.newKey] = new ?? NSNull() }
    if options.contains(.old) { change[NSKeyValueChangeKey.oldKey] = old ?? NSNull() }
    let isFulfilled =
      handler.map { $0(observedObject, change) }
      ?? (options.isEmpty
        || Self.areEqual((observedObject as? NSObject)?.value(forKeyPath: keyPath), expectedValue))
    guard isFulfilled, !wasFulfilled() else { return }
    fulfill()
    forward?.fulfill()
    retained = nil
  }

  /// An expectation of a test case that is fulfilled with this one.
  fileprivate var forward: XCTestExpectation?
  /// Keeps the observation until it ends.
  fileprivate var retained: XCTKVOExpectation?

  private var isDone = false

  /// Marks the expectation as fulfilled. Returns whether it already was.
  fileprivate func wasFulfilled(marking: Bool = true) -> Bool {
    lock.withLock {
      defer { if marking { isDone = true } }
      return isDone
    }
  }

  private static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return ((a as AnyObject) as? NSObject)?.isEqual(b) ?? false
  }
}

extension XCTestCase {
  /// Creates an expectation that a property has a value.
  @discardableResult
  public func keyValueObservingExpectation(for objectToObserve: Any, keyPath: String, expectedValue: Any?)
    -> XCTestExpectation
  {
    adopt(XCTKVOExpectation(keyPath: keyPath, object: objectToObserve, expectedValue: expectedValue))
  }

  /// Creates an expectation that a property changes.
  /// - Parameter handler: Returns whether a change counts; `nil` accepts each.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, handler: XCTKVOExpectation.Handler? = nil
  ) -> XCTestExpectation {
    adopt(XCTKVOExpectation(keyPath: keyPath, object: objectToObserve, handler: handler))
  }

  /// Makes `waitForExpectations(timeout:)` wait for an expectation, which only expectations of the test case do.
  private func adopt(_ expectation: XCTKVOExpectation) -> XCTestExpectation {
    let own = self.expectation(description: expectation.expectationDescription)
    if expectation.wasFulfilled(marking: false) {
      own.fulfill()
    } else {
      expectation.forward = own
      expectation.retained = expectation
    }
    return own
  }
}
