import XCTest

extension XCTestCase {
  /// Creates a test case that runs no test, as `NSObject`'s `init()` does on iOS.
  public convenience init(_withoutTest: Void = ()) {
    self.init(name: "", testClosure: { _ in })
  }
}
