import XCTest

extension XCTestCase {
  /// The class of the test case. Declared here because test cases are not `NSObject`s on Linux.
  public var classForCoder: AnyClass { type(of: self) }
}

extension XCTestCase {
  /// Creates a test case that runs no test, as `NSObject`'s `init()` does on iOS.
  public convenience init(_withoutTest: Void = ()) {
    self.init(name: "", testClosure: { _ in })
  }
}

extension XCTestCase: @retroactive CustomStringConvertible {
  /// The test as on iOS: `-[CartTests testTotal]`.
  public var description: String { TestNames.appleName(name) }
}
