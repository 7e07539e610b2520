import Foundation
import XCTest

/// Messages that no page sends harm neither the app nor another page of it.
///
/// `Tests/WebHostTests/fuzz.py` sends any number of them; it prints the growth of the app's memory, too.
final class HostileMessageTests: XCTestCase {
  func testChangedMessagesHarmNoOtherPage() throws {
    let folder = try PageScript.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try PageScript.run("fuzz.py", [PageScript.program("Cookbook"), "600", "24"], in: folder)
    XCTAssertEqual(
      result.lines, ["pages True True", "the other page works True and received 0", "ended 0"], result.errors)
  }
}
