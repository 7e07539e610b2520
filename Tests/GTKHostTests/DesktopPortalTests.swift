import Foundation
import XCTest

/// Appearance, accent, contrast and size of text follow the desktop's settings portal while the application runs, and the
/// scale is the display's. A stand-in for the portal changes them under another process.
final class DesktopPortalTests: XCTestCase {
  func testAppearanceAccentContrastAndTextFollowTheDesktop() throws {
    let lines = try ProgramUnderTest.run(
      script: "desktop-portal.py", arguments: ["settings"], environment: ["GDK_SCALE": "1"])
    // Until the portal has answered the window looks as GTK's own settings say.
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
