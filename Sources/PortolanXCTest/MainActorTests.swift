import XCTest

// Lets `@MainActor` test classes run on Linux, where XCTest's generated list of tests casts their methods to
// plain closures and aborts. Tests run on the main thread, so assuming the main actor is right.

/// Takes the place of XCTest's function for test classes isolated to the main actor.
public func testCase<T: XCTestCase>(_ tests: [(String, (T) -> @MainActor () -> Void)]) -> XCTestCaseEntry {
  testCase(
    tests.map { name, method -> (String, (T) -> () throws -> Void) in
      (
        name,
        { test in
          {
            nonisolated(unsafe) let test = test
            nonisolated(unsafe) let method = method
            MainActor.assumeIsolated { method(test)() }
          }
        }
      )
    })
}

/// Takes the place of XCTest's function for test classes isolated to the main actor whose tests may throw.
public func testCase<T: XCTestCase>(
  _ tests: [(String, (T) -> @MainActor () throws -> Void)]
) -> XCTestCaseEntry {
  testCase(
    tests.map { name, method -> (String, (T) -> () throws -> Void) in
      (
        name,
        { test in
          {
            nonisolated(unsafe) let test = test
            nonisolated(unsafe) let method = method
            try MainActor.assumeIsolated { try method(test)() }
          }
        }
      )
    })
}
