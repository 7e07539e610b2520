import Foundation
import XCTest

/// Appearance, accent color, contrast and text size follow the desktop's settings portal at run time, and the
/// scale that of the display. A mock portal changes them for another process.
final class DesktopPortalTests: XCTestCase {
  func testAppearanceAccentContrastAndTextFollowTheDesktop() throws {
    let lines = try ProgramUnderTest.run(
      script: "desktop-portal.py", arguments: ["settings"], environment: ["GDK_SCALE": "1"])
    // Until the portal has answered, the window follows the settings of GTK.
    XCTAssertTrue(lines.contains("dark 0.2,0.6,0.4 normal XXL 1"), "\(lines)")
    XCTAssertTrue(lines.contains("light 0.8,0.2,0.2 high L 1"), "\(lines)")
    XCTAssertEqual(lines.last, "light 0.0,0.5,1.0 normal L 1")
  }

  func testTheScaleIsTheDisplays() throws {
    let lines = try ProgramUnderTest.run(
      script: "desktop-portal.py", arguments: ["settings"], environment: ["GDK_SCALE": "2"])
    XCTAssertEqual(lines.last?.split(separator: " ").last, "2")
  }
}
