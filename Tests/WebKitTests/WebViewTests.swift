import PortolanTesting
import SwiftUI
import _WebKit_SwiftUI
import XCTest

/// Tests of pages in SwiftUI, without the rendering engine.
@MainActor
final class WebViewTests: XCTestCase {
  override func setUp() async throws { PageRendering.isEnabled = false }
  override func tearDown() async throws { PageRendering.isEnabled = true }

  private struct Reader: View {
    let page: WebPage
    var body: some View {
      VStack {
        Text("Title: \(page.title)")
        WebView(page)
      }
    }
  }

  func testAPageIsObservedAndShown() {
    let app = TestApp()
    let page = WebPage()
    app.show(UIHostingController(rootView: Reader(page: page)))
    XCTAssertTrue(app.sees("Title: "))
    page.load(html: "<html><head><title>Soup</title></head><body>Leeks</body></html>")
    app.settle()
    XCTAssertTrue(app.sees("Title: Soup"))
    XCTAssertEqual(app.elements(of: WKWebView.self).count, 1)
  }

  private struct Addresses: View {
    @State private var url: URL?
    var body: some View {
      VStack {
        Button("Open") { url = URL(string: "about:blank") }
        WebView(url: url)
      }
    }
  }

  func testAViewLoadsAnAddressThatChanges() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Addresses()))
    let view = try XCTUnwrap(app.elements(of: WKWebView.self).first)
    XCTAssertNil(view.url)
    app.tap("Open")
    app.settle()
    XCTAssertEqual(view.url, URL(string: "about:blank"))
    XCTAssertTrue(app.elements(of: WKWebView.self).first === view)
  }
}
