import Foundation
import PortolanTesting
import WebKit
import XCTest

/// An app with a web view, and the calls of its navigation delegate.
@MainActor
final class PageScreen: UIViewController, WKNavigationDelegate {
  let webView: WKWebView
  var heard: [String] = []
  var errors: [NSError] = []
  var actions: [WKNavigationAction] = []
  var responses: [WKNavigationResponse] = []
  var actionPolicy: (WKNavigationAction) -> WKNavigationActionPolicy = { _ in .allow }
  var responsePolicy: (WKNavigationResponse) -> WKNavigationResponsePolicy = { _ in .allow }

  init(_ configuration: WKWebViewConfiguration) {
    webView = WKWebView(frame: .zero, configuration: configuration)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    webView.navigationDelegate = self
    view = webView
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    actions.append(navigationAction)
    decisionHandler(actionPolicy(navigationAction))
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) {
    responses.append(navigationResponse)
    decisionHandler(responsePolicy(navigationResponse))
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    heard.append("start")
  }

  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) { heard.append("redirect") }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { heard.append("commit") }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    heard.append("finish \(webView.title ?? "")")
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    heard.append("fail provisionally")
    errors.append(error as NSError)
  }

  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    heard.append("fail")
    errors.append(error as NSError)
  }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { heard.append("terminate") }
}

/// A test of rendered pages, skipped where the engine is not installed.
@MainActor
class PageTestCase: XCTestCase {
  /// The app of the test.
  private(set) var app: TestApp!
  private(set) var screen: PageScreen!
  var webView: WKWebView { screen.webView }

  override func setUp() async throws {
    guard PageRendering.isAvailable else {
      throw XCTSkip(
        "WPE WebKit is not installed (Debian packages libwpewebkit-1.1-0, libwpebackend-fdo-1.0-1)")
    }
  }

  override func tearDown() async throws {
    screen = nil
    app?.end()
    app = nil
  }

  /// Shows a web view with an ephemeral data store.
  func show(
    _ html: String? = nil, dark: Bool = false,
    configure: (WKWebViewConfiguration) -> Void = { _ in }
  ) {
    app = TestApp(dark: dark)
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = .nonPersistent()
    configure(configuration)
    screen = PageScreen(configuration)
    app.show(screen)
    if let html { load(html) }
  }

  func load(_ html: String, base: URL? = nil) {
    webView.loadHTMLString(html, baseURL: base)
    app.settle()
  }

  /// The value of a script.
  @discardableResult
  func evaluate(_ script: String) throws -> Any? {
    var value: Any?
    var failure: (any Error)?
    var calls = 0
    webView.evaluateJavaScript(script) {
      value = $0
      failure = $1
      calls += 1
    }
    app.settle()
    XCTAssertEqual(calls, 1)
    if let failure { throw failure }
    return value
  }

  /// The color of a point of the display, as red, green and blue.
  func color(at point: CGPoint) throws -> [Int] {
    try color(of: XCTUnwrap(app.snapshot(scale: 1, includesStatusBar: false)), at: point)
  }

  /// The color of a point of a picture.
  func color(of picture: CGImage, at point: CGPoint) throws -> [Int] {
    let context = try XCTUnwrap(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue))
    let pixel = try XCTUnwrap(
      picture.cropping(to: CGRect(x: Int(point.x), y: Int(point.y), width: 1, height: 1)))
    context.draw(pixel, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    let bytes = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt8.self)
    return (0..<3).map { Int(bytes[$0]) }
  }
}
