import Foundation
import JavaScriptCore
import PortolanTesting
import WebKit
import XCTest

/// Tests of pages and contexts of scripts in one process, in which there are two copies of the script engine.
final class SharedEngineTests: PageTestCase {
  func testPagesAndContextsOfScripts() throws {
    show("<title>Here</title>")
    guard let context = JSContext() else {
      throw XCTSkip("JavaScriptCore is not installed (Debian package libjavascriptcoregtk-6.0-1)")
    }
    for round in 0..<5 {
      // Enough garbage for several collections.
      let sum = context.evaluateScript(
        "var all = []; for (let i = 0; i < 200000; i++) all.push({ i, text: 'n' + i }); all.length")
      XCTAssertEqual(sum?.toInt32(), 200_000)
      let count = try evaluate(
        "let a\(round) = []; for (let i = 0; i < 100000; i++) a\(round).push({ i }); a\(round).length")
      XCTAssertEqual(count as? Int, 100_000)
    }
    load("<title>Again</title>")
    XCTAssertEqual(webView.title, "Again")
  }
}
