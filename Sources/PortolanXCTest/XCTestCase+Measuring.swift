import XCTest

extension XCTestCase {
  /// Measures the time of a block. On Linux, XCTest's method has a label for it.
  ///
  /// The second parameter lets test cases declare `measure(_:)`, which is an override on iOS.
  @_disfavoredOverload
  public func measure(_ block: () -> Void, _ file: StaticString = #filePath) { measure(block: block) }
}
