import Foundation
import PortolanTesting
import WebKit
import XCTest

final class PageElementTests: PageTestCase {
  func testTheElementsOfAPage() throws {
    show(
      """
      <meta name='viewport' content='width=device-width'><style>body { margin: 0 }</style>
      <h1>Ports</h1><p>Nine <a href='#x'>berths</a> free</p><button id='sail'>Sail</button>
      <label>Name <input value='Lagos'></label><input type='checkbox' aria-label='Open' checked>
      <img alt='Map' width='20' height='20'><p hidden>Hidden</p>
      """)
    let text = app.accessibilityText
    for line in ["heading “Ports”", "“Nine”", "link “berths”", "“free”", "button “Sail”", "“Open”", "“Map”"] {
      XCTAssertTrue(text.contains(line), "\(line) is missing in \(text)")
    }
    XCTAssertFalse(text.contains("Hidden"))
    let elements = webView.scrollView.subviews.flatMap { $0.accessibilityElements ?? [] }
      .compactMap { $0 as? UIAccessibilityElement }
    let button = try XCTUnwrap(elements.first { $0.accessibilityIdentifier == "sail" })
    try evaluate("document.getElementById('sail').onclick = () => { document.title = 'Sailed' }; 0")
    app.tap(at: CGPoint(x: button.accessibilityFrame.midX, y: button.accessibilityFrame.midY))
    app.settle()
    XCTAssertEqual(webView.title, "Sailed")
  }

  /// Texts of arbitrary characters pass through scripts unchanged.
  func testTextsPassThroughScripts() throws {
    show("<p></p>")
    var state: UInt64 = 42
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let samples = Array("\0\"\\'`$</\n\r\u{2028}가⚓️".unicodeScalars)
    let texts = (0..<300).map { _ in
      var text = ""
      for _ in 0..<next(12) {
        let scalar = next(2) == 0 ? samples[next(samples.count)] : Unicode.Scalar(UInt32(next(0x11_0000)))
        scalar.map { text.unicodeScalars.append($0) }
      }
      return text
    }
    var result: Result<Any, any Error>?
    webView.callAsyncJavaScript("return texts", arguments: ["texts": texts], in: nil, in: .page) {
      result = $0
    }
    app.settle()
    XCTAssertEqual(try result?.get() as? [String], texts)
  }

  /// Any content of a viewport element leads to a page that can be shown.
  func testViewportElementsOfAnyContent() throws {
    show()
    var state: UInt64 = 7
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let parts = [
      "width", "initial-scale", "=", ",", ";", "0", "-1", "1e999", "nan", "inf", "device-width", " ", "320",
      "x",
    ]
    for _ in 0..<12 {
      let content = (0..<next(10)).map { _ in parts[next(parts.count)] }.joined()
      load("<meta name='viewport' content='\(content)'><title>\(content.count)</title><p>Text</p>")
      XCTAssertEqual(webView.title, "\(content.count)")
      XCTAssertGreaterThan(webView.scrollView.contentSize.width, 0)
      XCTAssertLessThan(webView.scrollView.contentSize.width, 100_000)
    }
  }
}
