import XCTest

// Runs `@MainActor` test classes on Linux, where XCTest's generated test list casts their methods to plain
// closures and crashes. Tests run on the main thread, so assuming the main actor is valid.

/// Replaces XCTest's function for test classes isolated to the main actor.
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

/// Replaces XCTest's function for test classes isolated to the main actor with throwing tests.
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
