import Lowering
import XCTest

/// Sources as they are written for iOS, compiled and run on Linux.
final class FixtureTests: XCTestCase {
  func testFixturesCompileWithoutErrorsAndWarnings() {
    let messages = FixtureBuild.result.diagnostics.split(separator: "\n").filter {
      $0.contains(": error:") || $0.contains(": warning:")
    }
    XCTAssertEqual(messages, [])
  }

  func testFixturesPrintWhatTheySay() {
    for fixture in FixtureBuild.fixtures where !fixture.expected.isEmpty {
      XCTAssertEqual(FixtureBuild.result.output[fixture.name] ?? [], fixture.expected, fixture.name)
    }
  }
}
