import Foundation
import PortolanTesting
import WebKit
import XCTest

final class PageScriptTests: PageTestCase {
  func testValuesOfScripts() throws {
    show("<p id='text'>Nine berths</p>")
    XCTAssertEqual(try evaluate("6 * 7") as? Int, 42)
    XCTAssertEqual(try evaluate("0.5") as? Double, 0.5)
    XCTAssertEqual(try evaluate("document.getElementById('text').innerText") as? String, "Nine berths")
    XCTAssertEqual(try evaluate("1 < 2") as? Bool, true)
    XCTAssertTrue(try evaluate("null") is NSNull)
    XCTAssertNil(try evaluate("undefined"))
    XCTAssertEqual(try evaluate("[1, 'two', [3]]") as? NSArray, [1, "two", [3]])
    XCTAssertEqual(
      try evaluate("({ name: 'Lagos', berths: 9, open: true })") as? NSDictionary,
      ["name": "Lagos", "berths": 9, "open": true])
    XCTAssertEqual(try evaluate("new Date(5000)") as? Date, Date(timeIntervalSince1970: 5))
    XCTAssertEqual(try evaluate("'항구 \\u0000 ⚓️'") as? String, "항구 \0 ⚓️")
  }

  func testErrorsOfScripts() {
    show("<p></p>")
    XCTAssertThrowsError(try evaluate("missing.name")) { error in
      XCTAssertEqual((error as? WKError)?.code, .javaScriptExceptionOccurred)
      let details = (error as NSError).userInfo
      XCTAssertEqual(
        details["WKJavaScriptExceptionMessage"] as? String, "ReferenceError: Can't find variable: missing")
      XCTAssertEqual(details["WKJavaScriptExceptionLineNumber"] as? Int, 1)
    }
    XCTAssertThrowsError(try evaluate("document.body")) { error in
      XCTAssertEqual((error as? WKError)?.code, .javaScriptResultTypeIsUnsupported)
    }
  }

  func testAsynchronousFunctions() throws {
    show("<p></p>")
    var results: [Result<Any, any Error>] = []
    webView.callAsyncJavaScript(
      "return await new Promise(done => setTimeout(() => done(names.join(separator)), 20))",
      arguments: ["names": ["Lagos", "항\"구"], "separator": ", "], in: nil, in: .page
    ) { results.append($0) }
    app.settle()
    XCTAssertEqual(try results.last?.get() as? String, "Lagos, 항\"구")
    webView.callAsyncJavaScript("throw new Error('closed')", in: nil, in: .page) { results.append($0) }
    app.settle()
    XCTAssertThrowsError(try results.last?.get()) { error in
      XCTAssertEqual((error as? WKError)?.code, .javaScriptExceptionOccurred)
    }
  }

  func testScriptsOfTheApp() throws {
    show { configuration in
      let controller = configuration.userContentController
      controller.addUserScript(
        WKUserScript(
          source: "window.early = document.body === null; window.name2 = 'Lagos'",
          injectionTime: .atDocumentStart, forMainFrameOnly: true))
      controller.addUserScript(
        WKUserScript(
          source: "document.title = document.body.innerText + ' ' + window.name2",
          injectionTime: .atDocumentEnd, forMainFrameOnly: true))
    }
    load("<p>Port of</p>")
    XCTAssertEqual(webView.title, "Port of Lagos")
    XCTAssertEqual(try evaluate("window.early") as? Bool, true)
    webView.configuration.userContentController.removeAllUserScripts()
    load("<title>Plain</title>")
    XCTAssertEqual(webView.title, "Plain")
  }

  private final class Receiver: NSObject, WKScriptMessageHandler {
    var bodies: [Any] = []
    var names: [String] = []

    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
      bodies.append(message.body)
      names.append(message.name)
      XCTAssertNotNil(message.webView)
      XCTAssertTrue(message.frameInfo.isMainFrame)
    }
  }

  func testMessagesOfScripts() throws {
    let receiver = Receiver()
    show { $0.userContentController.add(receiver, name: "harbor") }
    load(
      """
      <script>webkit.messageHandlers.harbor.postMessage({ ship: 'Dove', berth: 4, cargo: [null, true] })</script>
      """)
    XCTAssertEqual(receiver.names, ["harbor"])
    XCTAssertEqual(
      receiver.bodies.first as? NSDictionary,
      ["ship": "Dove", "berth": 4, "cargo": [NSNull(), true] as NSArray])
    try evaluate("webkit.messageHandlers.harbor.postMessage('text'); 0")
    XCTAssertEqual(receiver.bodies.last as? String, "text")
    webView.configuration.userContentController.removeScriptMessageHandler(forName: "harbor")
    XCTAssertEqual(try evaluate("window.webkit?.messageHandlers.harbor === undefined") as? Bool, true)
  }

  func testWorldsDoNotShareVariables() throws {
    show("<p id='a'>shared</p>")
    var results: [Any] = []
    let world = WKContentWorld.world(name: "tools")
    XCTAssertTrue(world === WKContentWorld.world(name: "tools"))
    webView.evaluateJavaScript("window.secret = 1; document.title = 'seen'", in: nil, in: world) { _ in }
    webView.evaluateJavaScript("window.secret", in: nil, in: world) {
      results.append((try? $0.get()) ?? "none")
    }
    app.settle()
    XCTAssertEqual(results.first as? Int, 1)
    XCTAssertNil(try evaluate("window.secret"))
    XCTAssertEqual(webView.title, "seen")
  }
}
