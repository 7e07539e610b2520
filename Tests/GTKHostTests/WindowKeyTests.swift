import Foundation
import XCTest

/// Keys of a window with a simulated device, which `Documentation/Tool.md` lists. The window belongs to another process.
final class WindowKeyTests: XCTestCase {
  /// Returns the last line that the window prints after each key, and initially.
  private func states(after keys: [String]) throws -> [String] {
    let lines = try ProgramUnderTest.run(
      script: "press-keys.py", arguments: ["keys", "--device", "iPhone 15", "--"] + keys,
      environment: ["GDK_SCALE": "1"])
    return lines.split { $0.hasPrefix("key ") }.compactMap(\.last)
  }

  func testKeysTurnDarkenAndEnlargeTheDevice() throws {
    XCTAssertEqual(
      try states(after: [
        "ctrl+Right", "ctrl+Left", "ctrl+shift+a", "ctrl+alt+equal", "ctrl+shift+a", "ctrl+alt+minus",
      ]),
      [
        "393x852 light L", "852x393 light L", "393x852 light L", "393x852 dark L", "393x852 dark XL",
        "393x852 light XL", "393x852 light L",
      ])
  }

  func testControlAndCommaShowTheSettings() throws {
    XCTAssertEqual(try states(after: ["ctrl+comma"]), ["393x852 light L", "settings"])
  }
}
