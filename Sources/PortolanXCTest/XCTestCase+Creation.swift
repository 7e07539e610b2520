import XCTest

extension XCTestCase {
  /// A test case that runs nothing, as the `init()` of `NSObject` makes on iOS: code calls it without arguments.
  public convenience init(_withoutTest: Void = ()) {
    self.init(name: "", testClosure: { _ in })
  }
}
