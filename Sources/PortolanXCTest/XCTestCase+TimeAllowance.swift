import XCTest

extension XCTestCase {
  /// The maximum duration of the test in seconds, rounded up to minutes. The default is 10 minutes.
  ///
  /// `portolan test` ends a test that takes longer, if its test plan enables time limits. Other runs have no limit.
  public var executionTimeAllowance: TimeInterval {
    get { TimeAllowance.seconds(of: self) }
    set {
      TimeAllowance.set(newValue, of: self)
      // The process that runs the tests reads this line.
      print("Test Case '\(name)' allows \(Int(executionTimeAllowance)) seconds")
      fflush(stdout)
    }
  }
}

/// The time allowance of the latest test that set one.
private enum TimeAllowance {
  /// Source: Apple's documentation of `executionTimeAllowance`.
  private static let usual = 600.0

  private struct State {
    weak var test: XCTestCase?
    var seconds: TimeInterval
  }

  // XCTest runs tests on the main thread, one after another.
  nonisolated(unsafe) private static var latest = State(seconds: usual)

  static func seconds(of test: XCTestCase) -> TimeInterval {
    latest.test === test ? latest.seconds : usual
  }

  static func set(_ seconds: TimeInterval, of test: XCTestCase) {
    latest = State(test: test, seconds: max(1, (seconds / 60).rounded(.up)) * 60)
  }
}
