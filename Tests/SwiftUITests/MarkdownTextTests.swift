import PortolanTesting
import SwiftUI
import UIKit
import XCTest

@MainActor
final class MarkdownTextTests: XCTestCase {
  private final class Log {
    var addresses: [String] = []
  }

  /// Shows a text and taps its middle.
  private func opened(_ text: Text, _ label: String) throws -> [String] {
    let log = Log()
    let app = TestApp()
    app.show(
      UIHostingController(
        rootView: text.environment(
          \.openURL,
          OpenURLAction {
            log.addresses.append($0.absoluteString)
            return .handled
          })))
    let frame = try XCTUnwrap(app.element(label)).frame
    app.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    app.settle()
    return log.addresses
  }

  func testAddressesAreLinks() throws {
    XCTAssertEqual(
      try opened(Text("https://example.org/a"), "https://example.org/a"), ["https://example.org/a"])
    XCTAssertEqual(try opened(Text("www.example.org"), "www.example.org"), ["http://www.example.org"])
    XCTAssertEqual(try opened(Text("me@example.org"), "me@example.org"), ["mailto:me@example.org"])
    XCTAssertEqual(try opened(Text(verbatim: "me@example.org"), "me@example.org"), [])
    let text = "me@example.org"
    XCTAssertEqual(try opened(Text(text), text), [], "not localized")
  }

  func testGrammarIsAttributedText() {
    let app = TestApp()
    app.show(UIHostingController(rootView: Text("^[\(3) birds](inflect: true) & more")))
    XCTAssertEqual(app.element("3 birds & more")?.label, "3 birds & more")
  }
}
