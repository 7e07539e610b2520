import XCTest

extension XCTestCase {
  /// Measures the time of a block. On Linux, XCTest's method has a label for it.
  @_disfavoredOverload
  public func measure(_ block: () -> Void) { measure(block: block) }
}
