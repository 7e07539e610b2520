import PortolanTesting
import WebKit
import XCTest

/// Tests of web views without the rendering engine.
@MainActor
final class PageTextTests: XCTestCase {
  override func setUp() async throws { PageRendering.isEnabled = false }
  override func tearDown() async throws { PageRendering.isEnabled = true }

  private final class Screen: UIViewController, WKNavigationDelegate {
    let webView = WKWebView()
    var heard: [String] = []
    var allows = true

    override func loadView() {
      webView.navigationDelegate = self
      view = webView
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(allows ? .allow : .cancel) }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      heard.append("start")
    }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) { heard.append("fail") }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      heard.append("finish \(webView.title ?? "")")
    }
  }

  private func show() -> (TestApp, Screen) {
    let app = TestApp()
    let screen = Screen()
    app.show(screen)
    return (app, screen)
  }

  func testThePageIsShownAsText() {
    let (app, screen) = show()
    screen.webView.loadHTMLString(
      "<html><head><title>Ports &amp; piers</title><style>p {}</style></head><body><h1>Lagos</h1><p>Nine\n berths</p></body>",
      baseURL: nil)
    app.settle()
    XCTAssertEqual(screen.heard, ["start", "finish Ports & piers"])
    app.settle()
    XCTAssertEqual((screen.webView.scrollView as? UITextView)?.text, "Lagos\n\nNine berths")
    XCTAssertFalse(screen.webView.isLoading)
    XCTAssertEqual(screen.webView.estimatedProgress, 1)
    app.end()
  }

  func testTheDelegateDecides() {
    let (app, screen) = show()
    screen.allows = false
    screen.webView.loadHTMLString("<p>No</p>", baseURL: nil)
    app.settle()
    XCTAssertEqual(screen.heard, [])
    app.end()
  }

  func testBackAndForward() {
    let (app, screen) = show()
    screen.webView.loadHTMLString("<title>One</title>", baseURL: nil)
    app.settle()
    screen.webView.loadHTMLString("<title>Two</title>", baseURL: nil)
    app.settle()
    XCTAssertTrue(screen.webView.canGoBack)
    screen.webView.goBack()
    app.settle()
    XCTAssertEqual(screen.webView.title, "One")
    XCTAssertTrue(screen.webView.canGoForward)
    screen.webView.goForward()
    app.settle()
    XCTAssertEqual(screen.webView.title, "Two")
    app.end()
  }

  func testObserversOfTheHistory() {
    let (app, screen) = show()
    var seen: [Bool] = []
    let token = screen.webView.observe(\.canGoBack, options: .new) { _, change in
      if let value = change.newValue { seen.append(value) }
    }
    screen.webView.loadHTMLString("<title>One</title>", baseURL: nil)
    app.settle()
    XCTAssertEqual(seen.last, false)
    screen.webView.loadHTMLString("<title>Two</title>", baseURL: nil)
    app.settle()
    XCTAssertEqual(seen.last, true)
    token.invalidate()
    app.end()
  }

  func testFindingTextInThePage() {
    let (app, screen) = show()
    screen.webView.loadHTMLString("<p>Lagos, Faro and lagoons</p>", baseURL: nil)
    app.settle()
    let page = screen.webView.scrollView as! UITextView
    var found: [Bool] = []
    for text in ["lago", "lago", "Porto"] {
      screen.webView.find(text) { found.append($0.matchFound) }
    }
    XCTAssertEqual(found, [true, true, false])
    XCTAssertEqual(page.selectedRange, NSRange(location: 16, length: 4))
    let sensitive = WKFindConfiguration()
    sensitive.caseSensitive = true
    screen.webView.find("Lago", configuration: sensitive) { found.append($0.matchFound) }
    XCTAssertEqual(page.selectedRange.location, 0, "wraps")
    screen.webView.isFindInteractionEnabled = true
    screen.webView.findInteraction?.searchText = "lago"
    screen.webView.findInteraction?.presentFindNavigator(showingReplace: true)
    app.settle()
    XCTAssertEqual(screen.webView.findInteraction?.activeFindSession?.resultCount, 2)
    XCTAssertFalse(app.sees("Replace"))
    app.end()
  }

  func testAFileThatIsNotThereFails() {
    let (app, screen) = show()
    screen.webView.loadFileURL(
      URL(fileURLWithPath: "/nowhere/a.html"), allowingReadAccessTo: URL(fileURLWithPath: "/nowhere"))
    app.settle()
    XCTAssertEqual(screen.heard, ["start", "fail"])
    app.end()
  }

  func testProgressIsObservedByName() {
    let (app, screen) = show()
    var seen: [Double] = []
    let token = screen.webView.observe(\.estimatedProgress, options: .new) { view, _ in
      seen.append(MainActor.assumeIsolated { view.estimatedProgress })
    }
    screen.webView.loadHTMLString("<p>Lagos</p>", baseURL: nil)
    app.settle()
    XCTAssertEqual(seen, [0.1, 1])
    token.invalidate()
    app.end()
  }
}
