import CGTK
import Foundation
import XCTest

@testable import GTKHost
@testable import UIKit

/// Tests of settings and clipboard.
@MainActor
final class DesktopTests: WindowTestCase {
  func testDarkModeFollowsTheDesktop() async throws {
    XCTAssertFalse(host.environment.isDark)
    setPreferDark(true)
    XCTAssertTrue(host.environment.isDark)
    XCTAssertEqual(client.environmentChanges, 1)
    setPreferDark(false)
    XCTAssertFalse(host.environment.isDark)
    XCTAssertEqual(client.environmentChanges, 2)
  }

  func testClipboardKeepsOwnText() {
    let before = host.pasteboard.changeCount
    host.pasteboard.text = "Grüße, 세계"
    XCTAssertEqual(host.pasteboard.text, "Grüße, 세계")
    XCTAssertGreaterThan(host.pasteboard.changeCount, before)
    host.pasteboard.text = nil
    XCTAssertNil(host.pasteboard.text)
  }

  func testClipboardReadsAnotherApplicationsText() async throws {
    let other = try XCTUnwrap(gdk_display_open(nil))
    defer { gdk_display_close(other) }
    let before = host.pasteboard.changeCount
    gdk_clipboard_set_text(gdk_display_get_clipboard(other), "from elsewhere: 港")
    await until { self.host.pasteboard.changeCount > before }
    XCTAssertTrue(host.pasteboard.types.contains("text/plain;charset=utf-8"))
    XCTAssertEqual(host.pasteboard.text, "from elsewhere: 港")
    XCTAssertNil(host.pasteboard.data(for: "image/png"))
  }

  func testAnotherApplicationReadsOurText() async throws {
    host.pasteboard.text = "from here"
    let other = try XCTUnwrap(gdk_display_open(nil))
    defer { gdk_display_close(other) }
    let theirs = DesktopPasteboard(display: other) {}
    await until { theirs.types.contains("text/plain;charset=utf-8") }
    XCTAssertEqual(theirs.text, "from here")
  }

  func testTextScaleBecomesTheNearestContentSize() {
    XCTAssertEqual(HostEnvironment.contentSizeCategory(textScale: 1), "UICTContentSizeCategoryL")
    XCTAssertEqual(HostEnvironment.contentSizeCategory(textScale: 0.8), "UICTContentSizeCategoryXS")
    XCTAssertEqual(HostEnvironment.contentSizeCategory(textScale: 1.25), "UICTContentSizeCategoryXXL")
    XCTAssertEqual(
      HostEnvironment.contentSizeCategory(textScale: 3), "UICTContentSizeCategoryAccessibilityXXXL")
  }

  private func setPreferDark(_ isDark: Bool) {
    var value = GValue()
    g_value_init(&value, GType(5 << 2))  // G_TYPE_BOOLEAN
    g_value_set_boolean(&value, isDark ? 1 : 0)
    g_object_set_property(
      UnsafeMutableRawPointer(gtk_settings_get_default()!).assumingMemoryBound(to: GObject.self),
      "gtk-application-prefer-dark-theme", &value)
    g_value_unset(&value)
  }
}
