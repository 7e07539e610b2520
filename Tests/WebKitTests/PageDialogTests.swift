import Foundation
import FoundationNetworking
import PortolanTesting
import WebKit
import XCTest

final class PageDialogTests: PageTestCase {
  private final class Panels: NSObject, WKUIDelegate {
    var log: [String] = []
    var opened: [WKWebView] = []
    weak var presenter: UIViewController?

    func webView(
      _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
      initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
    ) {
      log.append("alert \(message)")
      let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Close", style: .default) { _ in completionHandler() })
      presenter?.present(alert, animated: true)
    }

    func webView(
      _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
      initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
    ) {
      log.append("confirm \(message)")
      completionHandler(true)
    }

    func webView(
      _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
      initiatedByFrame frame: WKFrameInfo
    ) async -> String? {
      log.append("prompt \(prompt) \(defaultText ?? "")")
      return "Faro"
    }

    func webView(
      _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
      for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
      log.append("window \(navigationAction.request.url?.absoluteString ?? "")")
      XCTAssertNil(navigationAction.targetFrame)
      let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), configuration: configuration)
      view.uiDelegate = self
      opened.append(view)
      return view
    }

    func webViewDidClose(_ webView: WKWebView) { log.append("close") }
  }

  func testPanels() throws {
    let panels = Panels()
    show("<p></p>")
    panels.presenter = screen
    webView.uiDelegate = panels
    XCTAssertEqual(
      try evaluate("[confirm('Sail?'), prompt('Where?', 'Lagos')]") as? NSArray, [true, "Faro"])
    XCTAssertEqual(panels.log, ["confirm Sail?", "prompt Where? Lagos"])
    try evaluate("setTimeout(() => { alert('Storm'); document.title = 'closed' }, 0); 0")
    app.settle()
    XCTAssertTrue(app.sees("Storm"))
    XCTAssertNotEqual(webView.title, "closed")
    app.tap("Close")
    app.settle()
    try evaluate("0")
    XCTAssertEqual(webView.title, "closed")
  }

  func testPanelsWithoutADelegateAreClosed() throws {
    show("<p></p>")
    XCTAssertEqual(try evaluate("[confirm('Sail?'), prompt('Where?')]") as? NSArray, [false, NSNull()])
  }

  func testNewWindows() throws {
    let panels = Panels()
    show { $0.preferences.javaScriptCanOpenWindowsAutomatically = true }
    webView.uiDelegate = panels
    load("<p></p>", base: URL(string: "https://ports.example/"))
    try evaluate("window.other = window.open('about:blank#other'); other.document.title = 'Other'; 0")
    app.settle()
    XCTAssertEqual(panels.log, ["window about:blank#other"])
    let other = try XCTUnwrap(panels.opened.first)
    XCTAssertEqual(other.title, "Other")
    try evaluate("other.close(); 0")
    app.settle()
    XCTAssertEqual(panels.log.last, "close")
  }

  func testWithoutADelegateNoWindowOpens() throws {
    show { $0.preferences.javaScriptCanOpenWindowsAutomatically = true }
    load("<p></p>", base: URL(string: "https://ports.example/"))
    XCTAssertEqual(try evaluate("window.open('about:blank') === null") as? Bool, true)
  }

  private final class Answers: NSObject, WKScriptMessageHandlerWithReply {
    var bodies: [Any] = []

    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
      replyHandler: @escaping (Any?, String?) -> Void
    ) {
      bodies.append(message.body)
      if message.body as? String == "fail" {
        replyHandler(nil, "closed")
      } else {
        replyHandler(["port": "Lagos", "berths": 9] as [String: Any], nil)
      }
    }
  }

  func testRepliesToMessages() throws {
    let answers = Answers()
    show {
      $0.userContentController.addScriptMessageHandler(answers, contentWorld: .page, name: "ask")
    }
    load("<p></p>")
    var results: [Result<Any, any Error>] = []
    webView.callAsyncJavaScript(
      "const reply = await webkit.messageHandlers.ask.postMessage({ id: 1 }); return reply.port + reply.berths",
      in: nil, in: .page
    ) { results.append($0) }
    app.settle()
    XCTAssertEqual(try results.last?.get() as? String, "Lagos9")
    XCTAssertEqual(answers.bodies.first as? NSDictionary, ["id": 1])
    webView.callAsyncJavaScript(
      "try { await webkit.messageHandlers.ask.postMessage('fail') } catch (error) { return error.message }",
      in: nil, in: .page
    ) { results.append($0) }
    app.settle()
    XCTAssertEqual(try results.last?.get() as? String, "closed")
  }
}
