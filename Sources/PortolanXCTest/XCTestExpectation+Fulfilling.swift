import XCTest

extension XCTestExpectation {
  /// Fulfills the expectation. Without arguments, so that `fulfill` can be handed on as a function, as on iOS.
  public func fulfill() {
    fulfill(#file, line: #line)
  }
}
