import XCTest

extension XCTestExpectation {
  /// Fulfills the expectation. Without parameters, so that `fulfill` can be passed as a function, as on iOS.
  public func fulfill() {
    fulfill(#file, line: #line)
  }
}
