import PortolanTesting
import SwiftUI
import XCTest

/// A popover has the size of its content, also when it changes while presented.
@MainActor
final class PopoverSizeTests: XCTestCase {
  private struct Screen: View {
    var body: some View {
      Text("Anchor").popover(isPresented: .constant(true)) { Text("What the popover says").padding() }
    }
  }

  func testAPopoverGrowsWithTheTextSize() throws {
    let app = TestApp(device: .iPad)
    app.show(view: Screen())
    app.settle()
    let popover = try XCTUnwrap(app.window.rootViewController?.presentedViewController)
    let usual = popover.view.bounds.size
    app.host.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    app.settle()
    XCTAssertGreaterThan(popover.view.bounds.height, usual.height * 1.5)
    app.host.contentSizeCategory = .large
    app.settle()
    XCTAssertEqual(popover.view.bounds.size, usual)
    app.end()
  }
}
